"""A picture of a page with at most 256 colours: a third of its size, and it looks the same, with its flat washes."""

from __future__ import annotations

import base64
import struct
import zlib

from playwright.sync_api import Browser

_COUNT = """async (picture) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(bitmap, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const bins = new Map(), bin = (at) => ((data[at] >> 2) << 12) | ((data[at + 1] >> 2) << 6) | (data[at + 2] >> 2);
  for (let at = 0; at < data.length; at += 4) {
    const key = bin(at), found = bins.get(key) ?? { many: 0, sum: [0, 0, 0], key };
    found.many++;
    for (const part of [0, 1, 2]) found.sum[part] += data[at + part];
    bins.set(key, found);
  }
  for (const one of bins.values()) one.colour = one.sum.map((part) => part / one.many);
  const far = (one, other) => one.colour.reduce((sum, part, at) => sum + (part - other.colour[at]) ** 2, 0);
  const palette = [[...bins.values()].sort((one, other) => other.many - one.many)[0]];
  for (const one of bins.values()) one.far = far(one, palette[0]);
  while (palette.length < Math.min(256, bins.size)) {  // next the one that would be missed most
    let next = null;
    for (const one of bins.values()) if (!next || one.far * one.many > next.far * next.many) next = one;
    palette.push(next);
    for (const one of bins.values()) one.far = Math.min(one.far, far(one, next));
  }
  const nearer = (one) => (best, other, at) => (far(one, other) < far(one, palette[best]) ? at : best);
  for (const one of bins.values()) one.nearest = palette.reduce(nearer(one), 0);
  let pixels = '';
  for (let at = 0; at < data.length; at += 4) pixels += String.fromCharCode(bins.get(bin(at)).nearest);
  return [width, height, palette.flatMap((one) => one.colour.map(Math.round)), btoa(pixels)];
}"""


def fewer_colours(browser: Browser, picture: bytes) -> bytes:
    """The same picture as a PNG with a palette."""
    page = browser.new_page()
    width, height, palette, pixels = page.evaluate(_COUNT, base64.b64encode(picture).decode())
    page.close()
    rows = base64.b64decode(pixels)
    filtered = b"".join(b"\0" + rows[at : at + width] for at in range(0, width * height, width))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", bytes(palette)), (b"IDAT", zlib.compress(filtered, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in parts)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
