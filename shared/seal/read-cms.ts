import { readCertificate, timeOf } from './certificate.ts';
import { hashOf, isSigned } from './check-signature.ts';
import { type Der, insideDer, joined, readDer, sameBytes, writeDer } from './der.ts';
import { INTEGER, isOid, need, type ObjectName, OCTETS, oid, SEQUENCE, SET } from './object-ids.ts';

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
  /** The token of a timestamp authority, if there is one. */
  timestamp: Der | undefined;
};

/** Returns the one value of an attribute. */
export function attributeOf(attributes: readonly Der[], name: ObjectName): Der {
  const found = attributes.map(insideDer).filter(([id]) => isOid(id, name));
  const values = found.length === 1 ? insideDer(need(found[0]?.[1])) : [];
  if (values.length !== 1) throw new RangeError('An attribute of the signature isn’t there once.');
  return values[0]!;
}

/** Writes the attribute that a timestamp is in, the only one that isn’t signed. */
const writeTimestamp = (token: Der) => writeDer(0xa1, writeDer(SEQUENCE, oid('timestamp'), writeDer(SET, token.whole)));

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
  const { signerId, name, publicKey } = readCertificate(certificate);
  const timestamp = unsigned && attributeOf(insideDer(unsigned), 'timestamp');
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
    ...(timestamp ? [writeTimestamp(timestamp)] : []),
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
    name,
    publicKey,
    signedSet: joined(Uint8Array.of(SET), need(attributes).whole.subarray(1)),
    signature: need(signature).content,
    messageDigest: attributeOf(list, 'messageDigest').content,
    certificateDigest: need(reference[0]).content,
    claimedOn: timeOf(attributeOf(list, 'signingTime')),
    timestamp,
  };
}

/** Tells whether a signature is one by the key of its certificate, and over a file with this digest. */
export async function isSignedBy(cms: ReadCms, digest: Uint8Array): Promise<boolean> {
  if (!sameBytes(cms.messageDigest, digest)) return false;
  if (!sameBytes(cms.certificateDigest, await hashOf(cms.certificate.whole, 'sha256'))) return false;
  return isSigned({ kind: 'rsa', hash: 'sha256' }, cms.publicKey, cms.signature, cms.signedSet);
}
