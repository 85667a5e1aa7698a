"""Web Push: what is sent to a browser is encrypted for it alone (RFC 8291) and signed by this house (RFC 8292).

The library for it is needed only where somebody has asked to be told, so it is imported there.
"""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

RECORD = 4096
LASTING = 12 * 3600  # seconds that a signature is good for
TIME_TO_LIVE = 24 * 3600  # seconds that a push service keeps a notice for a browser that is off


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> bytes:
    """A private key of this house."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    plain = serialization.NoEncryption()
    key = ec.generate_private_key(ec.SECP256R1())
    made: bytes = key.private_bytes(serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, plain)
    return made


def public_key(private: bytes) -> str:
    """What browsers know this house by."""
    from cryptography.hazmat.primitives import serialization

    return encoded(_point(serialization.load_der_private_key(private, None)))


def _point(key: object) -> bytes:
    from cryptography.hazmat.primitives import serialization

    uncompressed = serialization.PublicFormat.UncompressedPoint
    made: bytes = key.public_key().public_bytes(serialization.Encoding.X962, uncompressed)  # type: ignore[attr-defined]
    return made


def encrypted(text: bytes, p256dh: str, auth: str) -> bytes:
    """A notice that only the browser with these keys can read."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        made: bytes = HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)
        return made

    theirs = decoded(p256dh)
    own = ec.generate_private_key(ec.SECP256R1())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    point, salt = _point(own), os.urandom(16)
    secret = derived(shared, decoded(auth), b"WebPush: info\0" + theirs + point, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed: bytes = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point + sealed


def headers(private: bytes, address: str, contact: str, moment: int) -> dict[str, str]:
    """What a push service wants to know: who sends, until when this is good, how it is encrypted."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    key = serialization.load_der_private_key(private, None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    parts = urlsplit(address)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": moment + LASTING, "sub": contact}
    head = encoded(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
    signed = f"{head}.{encoded(json.dumps(claims).encode())}"
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return {
        "authorization": f"vapid t={signed}.{signature}, k={encoded(_point(key))}",
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(TIME_TO_LIVE),
    }
