import { hexOf } from '../chain/chain-head.ts';
import { type Der, fromHex, insideDer, joined, readDer, sameBytes, writeDer } from './der.ts';

/** What the signature of a seal says, read from its bytes (CMS, RFC 5652). Nothing of it is verified yet. */
export type ReadCms = {
  certificate: Der;
  /** The name that the certificate is for, and its public key in DER. */
  name: string;
  publicKey: Uint8Array<ArrayBuffer>;
  /** What was signed: the set of attributes, with the tag of a set (RFC 5652, 5.4). */
  signedSet: Uint8Array<ArrayBuffer>;
  signature: Uint8Array<ArrayBuffer>;
  messageDigest: Uint8Array<ArrayBuffer>;
  certificateDigest: Uint8Array<ArrayBuffer>;
  claimedOn: Date;
  hasTimestamp: boolean;
};

const [SEQUENCE, SET, OBJECT, INTEGER, OCTETS] = [0x30, 0x31, 0x06, 0x02, 0x04] as const;

// Object identifiers, encoded (X.690, 8.19).
const oids = {
  signedData: '2a864886f70d010702',
  data: '2a864886f70d010701',
  sha256: '608648016503040201',
  sha256WithRsa: '2a864886f70d01010b',
  messageDigest: '2a864886f70d010904',
  signingTime: '2a864886f70d010905',
  signingCertificate: '2a864886f70d010910022f',
  timestamp: '2a864886f70d010910020e',
  commonName: '550403',
} as const;
const oid = (name: keyof typeof oids) => writeDer(OBJECT, fromHex(oids[name]));
const isOid = (value: Der | undefined, name: keyof typeof oids): boolean =>
  value !== undefined && sameBytes(value.whole, oid(name));

function need<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError('A part of the signature is missing.');
  return value;
}

/** Returns the one value of an attribute. */
function attributeOf(attributes: readonly Der[], name: keyof typeof oids): Der {
  const found = attributes.map(insideDer).filter(([id]) => isOid(id, name));
  const values = found.length === 1 ? insideDer(need(found[0]?.[1])) : [];
  if (values.length !== 1) throw new RangeError('An attribute of the signature isn’t there once.');
  return values[0]!;
}

/** Reads a time with two digits of the year or with four (RFC 5280, 4.1.2.5). */
function timeOf({ tag, content }: Der): Date {
  const digits = new TextDecoder().decode(content);
  const [, year, ...rest] = /^(\d{2}|\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(digits) ?? [];
  if (!year || (tag === 0x17) !== (year.length === 2)) throw new RangeError('The time can’t be read.');
  const [month, day, hour, minute, second] = rest;
  return new Date(`${year.length === 2 ? `20${year}` : year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Returns the parts of a certificate that are needed (RFC 5280, 4.1). */
function readCertificate(certificate: Der) {
  const fields = insideDer(need(insideDer(certificate)[0]));
  const [, serial, , issuer, , subject, key] = fields;
  const names = insideDer(need(subject)).flatMap(insideDer).map(insideDer);
  const name = names.find(([id]) => isOid(id, 'commonName'))?.[1];
  return {
    name: name ? new TextDecoder().decode(name.content) : '',
    publicKey: need(key).whole,
    signerId: writeDer(SEQUENCE, need(issuer).whole, need(serial).whole),
  };
}

/**
 * Reads the signature of a seal. It has one shape, and is written again and compared, so that no byte of it can be another one. Throws if it has any other shape.
 */
export function readCms(bytes: Uint8Array<ArrayBuffer>): ReadCms {
  const [, holder] = insideDer(readDer(bytes));
  const parts = insideDer(need(insideDer(need(holder))[0]));
  const [, , , certificates, signers] = parts;
  const certificate = need(insideDer(need(certificates))[0]);
  const fields = insideDer(need(insideDer(need(signers))[0]));
  const [, , , attributes, , signature, unsigned] = fields;
  const { signerId, ...read } = readCertificate(certificate);
  const one = writeDer(INTEGER, Uint8Array.of(1));
  const sha256 = writeDer(SEQUENCE, oid('sha256'));
  const signer = writeDer(
    SEQUENCE,
    one,
    signerId,
    sha256,
    writeDer(0xa0, need(attributes).content),
    writeDer(SEQUENCE, oid('sha256WithRsa')),
    writeDer(OCTETS, need(signature).content),
    ...(unsigned ? [writeDer(0xa1, unsigned.content)] : []),
  );
  const content = writeDer(SEQUENCE, oid('data'));
  const kept = writeDer(0xa0, certificate.whole);
  const data = writeDer(SEQUENCE, one, writeDer(SET, sha256), content, kept, writeDer(SET, signer));
  if (!sameBytes(writeDer(SEQUENCE, oid('signedData'), writeDer(0xa0, data)), bytes))
    throw new RangeError('The signature doesn’t have the form of a seal.');
  const list = insideDer(need(attributes));
  const reference = insideDer(need(insideDer(need(insideDer(attributeOf(list, 'signingCertificate'))[0]))[0]));
  return {
    certificate,
    ...read,
    signedSet: joined(Uint8Array.of(SET), need(attributes).whole.subarray(1)),
    signature: need(signature).content,
    messageDigest: attributeOf(list, 'messageDigest').content,
    certificateDigest: need(reference[0]).content,
    claimedOn: timeOf(attributeOf(list, 'signingTime')),
    hasTimestamp: unsigned !== undefined && isOid(insideDer(attributeOf(insideDer(unsigned), 'timestamp'))[0], 'signedData'),
  };
}

/** Tells whether a signature is one by the key of its certificate, and over a file with this digest. */
export async function isSignedBy(cms: ReadCms, digest: ArrayBuffer): Promise<boolean> {
  const [file, certificate] = [hexOf(digest), hexOf(await crypto.subtle.digest('SHA-256', cms.certificate.whole))];
  const said = [cms.messageDigest, cms.certificateDigest].map((bytes) => hexOf(bytes.slice().buffer));
  if (said[0] !== file || said[1] !== certificate) return false;
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', cms.publicKey, algorithm, false, ['verify']);
  return crypto.subtle.verify(algorithm, key, cms.signature, cms.signedSet);
}
