"""Web Push: word that reaches a browser which is closed, through the push service of whoever made it.

A browser that wants to be told gives a subscription: an address at its push service, and two keys. We encrypt
the message so that only that browser can read it (RFC 8291, in the aes128gcm coding of RFC 8188), sign the
request so that the service knows who is sending (VAPID, RFC 8292), and say how long it is worth keeping
(RFC 8030). Here a request is only made; sending it, and forgetting subscriptions that are gone, is done elsewhere.
"""

from __future__ import annotations

import base64
import hashlib
import math
import re
import secrets

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key

from veglia.engine import Misunderstanding

__all__ = ("ENDPOINT_LIMIT", "MESSAGE_LIMIT", "TTL_LIMIT", "Signer", "Subscription", "encrypt", "request")

ENDPOINT_LIMIT = 1000
MESSAGE_LIMIT = 3000
"""In bytes. A push service must take a body of 4,096, of which the coding itself needs 103."""
TTL_LIMIT = 28 * 24 * 3600
"""In seconds. Some services refuse more than four weeks."""

_RECORD_SIZE = 4096
_CURVE = ec.SECP256R1()
_TOKEN_LIFE = 12 * 3600
_TOKEN_USE = _TOKEN_LIFE - 3600
_TOKENS_KEPT = 256
_NEVER_MADE = (-math.inf, "")
_ENDPOINT = re.compile(
    r"(?P<scheme>https?)://(?P<host>[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*)(:(?P<port>[0-9]{1,5}))?(/[!-~]*)?"
)


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser can be reached, and the keys that only it can answer to; base64url, as browsers give them."""

    endpoint: str
    p256dh: str
    auth: str

    def check(self, *, private: bool = False) -> None:
        """Refuse what no browser would have given; plain http leads only to a push service of one's own network."""
        if not _origin(self.endpoint).startswith("https:") and not private:
            raise Misunderstanding("push-subscription", problem="endpoint")
        self.browser_key()
        self.secret()

    def browser_key(self) -> ec.EllipticCurvePublicKey:
        """Give the key that the browser made for us: an uncompressed point of P-256."""
        try:
            point = _decoded(self.p256dh, 65)
            return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)
        except ValueError:
            raise Misunderstanding("push-subscription", problem="p256dh") from None

    def secret(self) -> bytes:
        """Give the secret that the browser shares with us, and its push service does not know."""
        try:
            return _decoded(self.auth, 16)
        except ValueError:
            raise Misunderstanding("push-subscription", problem="auth") from None


def encrypt(
    subscription: Subscription,
    message: bytes,
    *,
    salt: bytes | None = None,
    key: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Encrypt a message for one browser, in one record. Salt and key are new each time, unless they are dictated."""
    if len(message) > MESSAGE_LIMIT:
        raise ValueError(f"a push message has at most {MESSAGE_LIMIT} bytes, and this one has {len(message)}")
    salt = salt or secrets.token_bytes(16)
    key = key or ec.generate_private_key(_CURVE)
    browser_key = subscription.browser_key()
    ours, theirs = _point(key.public_key()), _point(browser_key)

    agreed = key.exchange(ec.ECDH(), browser_key)
    material = _derived(agreed, subscription.secret(), b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)

    header = salt + _RECORD_SIZE.to_bytes(4, "big") + bytes([len(ours)]) + ours
    last_record = message + b"\x02"
    return header + AESGCM(content_key).encrypt(nonce, last_record, None)


class Signer:
    """Who we are to the push services: a key of this house, and whom to write to when we send too much.

    Browsers bind a subscription to this key, so it is made once and stored: with another, nobody can be told.
    """

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        # RFC 8292 allows these two. With anything else Apple refuses the whole token, and does not say why.
        if not contact.startswith(("mailto:", "https://")):
            raise Misunderstanding("push-contact", contact=contact)
        self._key = key
        self._contact = contact
        self._tokens: dict[str, tuple[float, str]] = {}
        self.application_server_key = _text(_point(key.public_key()))
        """The public half, as a browser wants it when it subscribes."""

    @classmethod
    def new(cls, contact: str) -> Signer:
        """Make a key that nobody has."""
        return cls(ec.generate_private_key(_CURVE), contact)

    @classmethod
    def read(cls, text: str, contact: str) -> Signer:
        """Take up a stored key: what `write` gave, or PEM."""
        try:
            return cls(_private_key(text.strip()), contact)
        except (ValueError, TypeError, UnsupportedAlgorithm):
            raise Misunderstanding("push-key") from None

    def write(self) -> str:
        """Give the private key to be stored, and kept secret: its 32 bytes as base64url."""
        return _text(self._key.private_numbers().private_value.to_bytes(32, "big"))

    def authorization(self, endpoint: str, now: float) -> str:
        """Give the Authorization header for an endpoint; `now` is in seconds since 1970."""
        origin = _origin(endpoint)
        made, token = self._tokens.get(origin, _NEVER_MADE)
        if not made <= now < made + _TOKEN_USE:
            token = self._token(origin, now)
            # The services are few, but whoever subscribes names one: made-up origins must not fill the memory.
            if len(self._tokens) >= _TOKENS_KEPT:
                self._tokens.clear()
            self._tokens[origin] = (now, token)
        return f"vapid t={token},k={self.application_server_key}"

    def _token(self, origin: str, now: float) -> str:
        claims = {"aud": origin, "exp": int(now) + _TOKEN_LIFE, "sub": self._contact}
        parts = [_text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def request(
    subscription: Subscription,
    message: bytes,
    signer: Signer,
    now: float,
    ttl: int,
    topic: str,
    *,
    private: bool = False,
) -> tuple[str, dict[str, str], bytes]:
    """Make the request that tells one browser: where to POST, the headers, the body.

    The service keeps it for `ttl` seconds while the browser is away; there, a later message takes the place of an
    earlier one of the same topic, which can be any text.
    """
    if not 0 <= ttl <= TTL_LIMIT:
        raise ValueError(f"a push message is kept from 0 to {TTL_LIMIT} seconds, not {ttl}")
    subscription.check(private=private)
    headers = {
        "TTL": str(ttl),
        # Anything less waits, on a sleeping phone, until it is next picked up; and people are waiting.
        "Urgency": "high",
        "Topic": _hidden(topic, subscription),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "Authorization": signer.authorization(subscription.endpoint, now),
    }
    return subscription.endpoint, headers, encrypt(subscription, message)


def _hidden(topic: str, subscription: Subscription) -> str:
    """Give a topic that tells the service nothing, not even which browsers share it.

    It has 32 characters, the most allowed; Apple also refuses a length that base64 cannot have.
    """
    return _text(hashlib.blake2b(topic.encode(), key=subscription.secret(), digest_size=24).digest())


def _origin(endpoint: str) -> str:
    if len(endpoint) > ENDPOINT_LIMIT:
        raise Misunderstanding("push-subscription", problem="endpoint-length")
    parts = _ENDPOINT.fullmatch(endpoint)
    usual = 443 if parts and parts["scheme"] == "https" else 80
    port = int(parts["port"] or usual) if parts else 0
    if not parts or not 0 < port < 65536:
        raise Misunderstanding("push-subscription", problem="endpoint")
    return f"{parts['scheme']}://{parts['host'].lower()}" + (f":{port}" if port != usual else "")


def _private_key(text: str) -> ec.EllipticCurvePrivateKey:
    if not text.startswith("-----BEGIN"):
        return ec.derive_private_key(int.from_bytes(_decoded(text, 32), "big"), _CURVE)
    key = load_pem_private_key(text.encode(), password=None)
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != _CURVE.name:
        raise ValueError("not a key of P-256")
    return key


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _decoded(text: str, length: int) -> bytes:
    raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    # Python skips what is not base64; only what comes out the same was all base64url.
    if len(raw) != length or _text(raw) != text:
        raise ValueError("not base64url of this length")
    return raw
