"""Web Push: only the browser can read it, the service knows who sends it, and nothing malformed gets in."""

from __future__ import annotations

import base64
import re
from typing import Any

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    KeySerializationEncryption,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from hypothesis import given
from hypothesis import strategies as st

from veglia.engine import Misunderstanding
from veglia.server.push import ENDPOINT_LIMIT, MESSAGE_LIMIT, TTL_LIMIT, Signer, Subscription, encrypt, request

ENDPOINT = "https://push.example.net/send/abc"
CONTACT = "mailto:keeper@example.org"
NOW = 1_800_000_000
HOUR = 3600


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(given: str) -> bytes:
    return base64.urlsafe_b64decode(given + "=" * (-len(given) % 4))


def private_key(given: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(raw(given), "big"), ec.SECP256R1())


def point(key: ec.EllipticCurvePrivateKey, form: PublicFormat = PublicFormat.UncompressedPoint) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, form)


def hkdf(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


class Browser:
    """One that subscribed: it alone can read what comes."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, secret: bytes = bytes(range(16))) -> None:
        self.key = key or ec.generate_private_key(ec.SECP256R1())
        self.secret = secret
        self.subscription = Subscription(ENDPOINT, text(point(self.key)), text(secret))

    def reads(self, body: bytes) -> bytes:
        """Decrypt by the letter of RFC 8188, section 2, with the keys of RFC 8291, section 3.4."""
        salt, record_size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert 17 <= len(record) <= record_size, "there is one record"
        sender_key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        agreed = self.key.exchange(ec.ECDH(), sender_key)
        material = hkdf(agreed, self.secret, b"WebPush: info\x00" + point(self.key) + sender, 32)
        content_key = hkdf(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = hkdf(material, salt, b"Content-Encoding: nonce\x00", 12)
        padded = AESGCM(content_key).decrypt(nonce, record, None).rstrip(b"\x00")
        assert padded[-1] == 2, "the last record ends in a 2"
        return padded[:-1]


def claims(authorization: str) -> dict[str, Any]:
    """Verify a token with the key beside it, as a push service does; gives what it claims."""
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+),k=([\w-]+)", authorization)
    assert found
    header, body, signature, key = found.groups()
    r, s = raw(signature)[:32], raw(signature)[32:]
    assert len(s) == 32
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(key)).verify(
        encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big")),
        f"{header}.{body}".encode(),
        ec.ECDSA(SHA256()),
    )
    assert msgspec.json.decode(raw(header)) == {"typ": "JWT", "alg": "ES256"}
    return msgspec.json.decode(raw(body), type=dict[str, Any])


def pem(key: Any, encryption: KeySerializationEncryption | None = None) -> str:
    written: bytes = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, encryption or NoEncryption())
    return written.decode()


# Encrypting


def test_the_example_of_rfc_8291_comes_out_to_the_byte() -> None:
    browser = Browser(private_key("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), raw("BTBZMqHH6r4Tts7J_aSIgg"))
    assert browser.subscription.p256dh == (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )

    body = encrypt(
        browser.subscription,
        b"When I grow up, I want to be a watermelon",
        salt=raw("DGv6ra1nlYgDCS1FRnbzlw"),
        key=private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    )

    assert text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.reads(body) == b"When I grow up, I want to be a watermelon"


@given(message=st.binary(max_size=MESSAGE_LIMIT), secret=st.binary(min_size=16, max_size=16))
def test_the_browser_reads_what_was_written(message: bytes, secret: bytes) -> None:
    browser = Browser(secret=secret)

    assert browser.reads(encrypt(browser.subscription, message)) == message


def test_the_same_message_never_looks_the_same() -> None:
    subscription = Browser().subscription
    first, second = encrypt(subscription, b"your turn"), encrypt(subscription, b"your turn")

    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]
    assert first[86:] != second[86:]


def test_the_longest_message_fits_what_every_service_takes_and_a_longer_one_is_not_made() -> None:
    browser = Browser()
    longest = b"a" * MESSAGE_LIMIT

    assert len(encrypt(browser.subscription, longest)) == MESSAGE_LIMIT + 103 <= 4096
    with pytest.raises(ValueError, match="3000 bytes, and this one has 3001"):
        encrypt(browser.subscription, longest + b"a")


# Subscriptions


@pytest.mark.parametrize(
    "endpoint",
    [
        ENDPOINT,
        "https://push.example.net",
        "https://push.example.net:8443/a?b=c%20d",
        "https://push.example.net/" + "a" * (ENDPOINT_LIMIT - 25),
    ],
)
def test_what_browsers_give_is_accepted(endpoint: str) -> None:
    msgspec.structs.replace(Browser().subscription, endpoint=endpoint).check()


@pytest.mark.parametrize(
    ("endpoint", "problem"),
    [
        ("", "endpoint"),
        ("push.example.net/a", "endpoint"),
        ("http://push.example.net/a", "endpoint"),
        ("javascript:https://push.example.net/a", "endpoint"),
        ("https:///a", "endpoint"),
        ("https://.example.net/a", "endpoint"),
        ("https://user:word@push.example.net/a", "endpoint"),
        ("https://push.example.net\\@elsewhere.example/a", "endpoint"),
        ("https://push.example.net:0/a", "endpoint"),
        ("https://push.example.net:65536/a", "endpoint"),
        ("https://push.example.net:٤٤٣/a", "endpoint"),
        ("https://push.example.net/a b", "endpoint"),
        ("https://push.example.net/a\r\nTTL: 0", "endpoint"),
        ("https://push.example.net/a\n", "endpoint"),
        ("https://push.example.net/è", "endpoint"),
        ("https://push.example.net/" + "a" * (ENDPOINT_LIMIT - 24), "endpoint-length"),
    ],
)
def test_an_endpoint_that_is_no_plain_https_address_is_refused(endpoint: str, problem: str) -> None:
    refused(msgspec.structs.replace(Browser().subscription, endpoint=endpoint), problem)


KEY = private_key(text(b"\7" * 32))
POINT = point(KEY)


@pytest.mark.parametrize(
    "p256dh",
    [
        "",
        "è" * 87,
        "\ud800" * 87,
        text(POINT)[:-1],
        text(POINT) + "=",
        text(POINT) + "\n",
        text(POINT)[:40] + "!" + text(POINT)[40:],
        text(POINT[:-1]),
        text(POINT + b"\0"),
        text(bytes(65)),
        text(b"\4" + bytes(64)),
        text(POINT[:-1] + bytes([POINT[-1] ^ 1])),
        text(b"\2" + POINT[1:]),
        text(b"\6" + POINT[1:]),
        text(point(KEY, PublicFormat.CompressedPoint)),
    ],
)
def test_a_key_that_is_no_uncompressed_point_of_the_curve_is_refused(p256dh: str) -> None:
    refused(msgspec.structs.replace(Browser().subscription, p256dh=p256dh), "p256dh")


@pytest.mark.parametrize(
    "auth", ["", "a", text(bytes(15)), text(bytes(17)), text(b"\xff" * 16).replace("_", "/"), text(bytes(16)) + "=="]
)
def test_a_secret_that_is_not_sixteen_bytes_of_base64url_is_refused(auth: str) -> None:
    refused(msgspec.structs.replace(Browser().subscription, auth=auth), "auth")


def refused(subscription: Subscription, problem: str) -> None:
    with pytest.raises(Misunderstanding) as refusal:
        subscription.check()
    assert refusal.value.reason == "push-subscription"
    assert refusal.value.about == {"problem": problem}
    with pytest.raises(Misunderstanding):
        request(subscription, b"your turn", Signer.new(CONTACT), NOW, ttl=60, topic="table")


def test_a_subscription_has_these_fields_and_no_other() -> None:
    sent = msgspec.json.encode(Browser().subscription)
    msgspec.json.decode(sent, type=Subscription).check()

    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(sent.replace(b"{", b'{"more":1,', 1), type=Subscription)


# Signing


def test_a_token_says_for_whom_until_when_and_from_whom() -> None:
    signer = Signer.new(CONTACT)
    authorization = signer.authorization(ENDPOINT, NOW + 0.7)

    assert claims(authorization) == {"aud": "https://push.example.net", "exp": NOW + 12 * HOUR, "sub": CONTACT}
    assert authorization.endswith(f",k={signer.application_server_key}")


def test_a_token_does_not_verify_with_another_key() -> None:
    authorization = Signer.new(CONTACT).authorization(ENDPOINT, NOW)
    token, _ = authorization.split(",k=")

    with pytest.raises(InvalidSignature):
        claims(f"{token},k={Signer.new(CONTACT).application_server_key}")


@pytest.mark.parametrize(
    ("endpoint", "origin"),
    [
        ("https://Push.Example.NET/a/b?c", "https://push.example.net"),
        ("https://push.example.net:443/a", "https://push.example.net"),
        ("https://push.example.net:8443/a", "https://push.example.net:8443"),
    ],
)
def test_the_audience_is_the_origin_as_browsers_write_it(endpoint: str, origin: str) -> None:
    assert claims(Signer.new(CONTACT).authorization(endpoint, NOW))["aud"] == origin


def test_a_token_serves_its_origin_until_an_hour_before_it_expires() -> None:
    signer = Signer.new(CONTACT)
    first = signer.authorization(ENDPOINT, NOW)

    assert signer.authorization("https://push.example.net/send/other", NOW + 11 * HOUR - 1) == first
    assert signer.authorization("https://other.example.net/send/abc", NOW) != first
    renewed = signer.authorization(ENDPOINT, NOW + 11 * HOUR)
    assert claims(renewed)["exp"] == NOW + 23 * HOUR
    assert signer.authorization(ENDPOINT, NOW + 12 * HOUR) == renewed


def test_a_clock_that_is_put_back_does_not_leave_a_token_from_the_future() -> None:
    signer = Signer.new(CONTACT)
    signer.authorization(ENDPOINT, NOW + 48 * HOUR)

    assert claims(signer.authorization(ENDPOINT, NOW))["exp"] == NOW + 12 * HOUR


def test_made_up_origins_do_not_pile_up() -> None:
    signer = Signer.new(CONTACT)
    for number in range(600):
        signer.authorization(f"https://push{number}.example.net/", NOW)

    assert len(signer._tokens) <= 256


def test_a_stored_key_is_the_same_signer_again() -> None:
    signer = Signer.new(CONTACT)
    again = Signer.read(signer.write() + "\n", CONTACT)

    assert len(raw(signer.write())) == 32
    assert again.write() == signer.write()
    assert again.application_server_key == signer.application_server_key
    assert len(raw(signer.application_server_key)) == 65


def test_a_key_is_also_read_from_pem() -> None:
    assert Signer.read(pem(KEY), CONTACT).write() == text(b"\7" * 32)


@pytest.mark.parametrize(
    "stored",
    [
        "",
        "not a key",
        text(bytes(32)),
        text(b"\xff" * 32),
        text(b"\7" * 31),
        "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n",
        pem(ec.generate_private_key(ec.SECP384R1())),
        pem(KEY, BestAvailableEncryption(b"a word")),
        POINT.hex(),
    ],
)
def test_a_stored_key_that_is_none_is_refused_and_not_repeated(stored: str) -> None:
    with pytest.raises(Misunderstanding) as refusal:
        Signer.read(stored, CONTACT)
    assert (refusal.value.reason, refusal.value.about) == ("push-key", {})


@pytest.mark.parametrize("contact", ["", "keeper@example.org", "http://example.org"])
def test_a_contact_is_an_address_that_services_accept(contact: str) -> None:
    Signer.new("https://example.org/contact")
    with pytest.raises(Misunderstanding) as refusal:
        Signer.new(contact)
    assert (refusal.value.reason, refusal.value.about) == ("push-contact", {"contact": contact})


# The request


def test_a_request_has_all_that_a_service_needs() -> None:
    browser, signer = Browser(), Signer.new(CONTACT)
    url, headers, body = request(browser.subscription, b"your turn", signer, NOW, ttl=HOUR, topic="table 4f2c")

    assert url == ENDPOINT
    assert browser.reads(body) == b"your turn"
    assert headers.pop("Authorization") == signer.authorization(ENDPOINT, NOW)
    assert re.fullmatch(r"[A-Za-z0-9_-]{32}", headers.pop("Topic"))
    assert headers == {
        "TTL": "3600",
        "Urgency": "high",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
    }


def test_a_topic_is_known_again_by_one_browser_and_linked_to_no_other() -> None:
    one, other, signer = Browser(), Browser(secret=bytes(16)), Signer.new(CONTACT)

    def topic(browser: Browser, about: str) -> str:
        return request(browser.subscription, b"your turn", signer, NOW, ttl=HOUR, topic=about)[1]["Topic"]

    assert topic(one, "table 4f2c") == topic(one, "table 4f2c")
    assert topic(one, "table 4f2c") != topic(one, "table 4f2d")
    assert topic(one, "table 4f2c") != topic(other, "table 4f2c")


@pytest.mark.parametrize(("ttl", "made"), [(-1, False), (0, True), (TTL_LIMIT, True), (TTL_LIMIT + 1, False)])
def test_a_message_is_kept_for_at_most_four_weeks(ttl: int, made: bool) -> None:
    subscription, signer = Browser().subscription, Signer.new(CONTACT)
    if made:
        assert request(subscription, b"your turn", signer, NOW, ttl, "table")[1]["TTL"] == str(ttl)
    else:
        with pytest.raises(ValueError, match=f"not {ttl}"):
            request(subscription, b"your turn", signer, NOW, ttl, "table")
