// Writes an X.509 certificate (RFC 5280) in DER. No module of Node makes one, and the key is in a vault that signs but doesn't certify.
import { createHash } from 'node:crypto';

/** Returns a value in DER: its tag, its length, its content (X.690, 8.1). */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const digits = Buffer.from(length.toString(16).padStart(length > 0xffff ? 6 : length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | digits.length]), digits, content]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const octets = (...parts: readonly Uint8Array[]) => der(0x04, ...parts);
/** A whole number that isn't negative: a first byte from 0x80 on would be a sign. */
const integer = (bytes: Uint8Array) => der(0x02, ...(bytes[0]! >= 0x80 ? [Buffer.from([0])] : []), bytes);
const bits = (bytes: Uint8Array, unused = 0) => der(0x03, Buffer.from([unused]), bytes);
const text = (words: string) => der(0x0c, Buffer.from(words));
const TRUE = Buffer.from([0x01, 0x01, 0xff]);

// Object identifiers, encoded (X.690, 8.19).
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const sha256WithRsa = sequence(oid('2a864886f70d01010b'), Buffer.from([0x05, 0x00]));
const commonName = oid('550403');
const subjectKeyIdentifier = oid('551d0e');
const keyUsage = oid('551d0f');
const basicConstraints = oid('551d13');

/** Returns a time with four digits of the year, which is for 2050 and later, or with two, which is for earlier ones (RFC 5280, 4.1.2.5). */
function time(instant: string): Buffer {
  const digits = `${instant.replace(/\D/g, '').slice(0, 14)}Z`;
  return instant < '2050' ? der(0x17, Buffer.from(digits.slice(2))) : der(0x18, Buffer.from(digits));
}

/** The certificate has the same dates each time it's made, so that the same key always has the same certificate. */
const VALID = { from: '2026-01-01T00:00:00Z', until: '2075-12-31T23:59:59Z' };

/**
 * Returns the certificate of a public key (SubjectPublicKeyInfo in DER), signed with its own private key. RSA signatures of version 1.5 contain nothing
 * random, so the same key and name give the same bytes.
 */
export async function selfSigned(
  publicKey: Uint8Array,
  name: string,
  sign: (digest: Uint8Array) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const print = createHash('sha256').update(publicKey).digest();
  const serial = Buffer.from(print.subarray(0, 16));
  // Neither negative nor with a leading zero.
  serial[0] = (serial[0]! & 0x3f) | 0x40;
  const subject = sequence(der(0x31, sequence(commonName, text(name))));
  const extensions = sequence(
    sequence(basicConstraints, TRUE, octets(sequence())),
    // digitalSignature and nonRepudiation: the first two of nine bits.
    sequence(keyUsage, TRUE, octets(bits(Buffer.from([0xc0]), 6))),
    sequence(subjectKeyIdentifier, octets(octets(print.subarray(0, 20)))),
  );
  const content = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(serial),
    sha256WithRsa,
    subject,
    sequence(time(VALID.from), time(VALID.until)),
    subject,
    publicKey,
    der(0xa3, extensions),
  );
  const signature = await sign(createHash('sha256').update(content).digest());
  return new Uint8Array(sequence(content, sha256WithRsa, bits(signature)));
}
