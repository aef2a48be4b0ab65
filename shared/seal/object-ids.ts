import { type Der, fromHex, sameBytes, writeDer } from './der.ts';

/** Tags of values in DER (X.690, 8). */
export const [SEQUENCE, SET, INTEGER, BITS, OCTETS] = [0x30, 0x31, 0x02, 0x03, 0x04] as const;
const OBJECT = 0x06;

// Object identifiers, encoded (X.690, 8.19).
const ids = {
  signedData: '2a864886f70d010702',
  data: '2a864886f70d010701',
  sha1: '2b0e03021a',
  sha256: '608648016503040201',
  sha384: '608648016503040202',
  sha512: '608648016503040203',
  rsa: '2a864886f70d010101',
  sha256WithRsa: '2a864886f70d01010b',
  sha384WithRsa: '2a864886f70d01010c',
  sha512WithRsa: '2a864886f70d01010d',
  ecdsaWithSha256: '2a8648ce3d040302',
  ecdsaWithSha384: '2a8648ce3d040303',
  ecdsaWithSha512: '2a8648ce3d040304',
  p256: '2a8648ce3d030107',
  p384: '2b81040022',
  p521: '2b81040023',
  contentType: '2a864886f70d010903',
  messageDigest: '2a864886f70d010904',
  signingTime: '2a864886f70d010905',
  signingCertificate: '2a864886f70d010910022f',
  /** Its first version, which names a certificate by its SHA-1 (RFC 2634). */
  signingCertificateV1: '2a864886f70d010910020c',
  timestamp: '2a864886f70d010910020e',
  timestampInfo: '2a864886f70d0109100104',
  commonName: '550403',
  organization: '55040a',
  extendedKeyUsage: '551d25',
  timeStamping: '2b06010505070308',
} as const;
export type ObjectName = keyof typeof ids;

/** Writes an object identifier. */
export const oid = (name: ObjectName) => writeDer(OBJECT, fromHex(ids[name]));

/** Tells whether a value is this object identifier. */
export const isOid = (value: Der | undefined, name: ObjectName): boolean =>
  value !== undefined && sameBytes(value.whole, oid(name));

/** Returns which of these a value is. */
export const oidAmong = <Name extends ObjectName>(value: Der | undefined, names: readonly Name[]): Name | undefined =>
  names.find((name) => isOid(value, name));

/** Returns a part that has to be there. */
export function need<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError('A part of the signature is missing.');
  return value;
}
