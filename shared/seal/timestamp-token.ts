import { type Certificate, readCertificate } from './certificate.ts';
import { type HashName, hashOf, isSigned, readHash, readScheme, type Scheme, writeHash, writeScheme } from './check-signature.ts';
import { type Der, insideDer, joined, readDer, sameBytes, writeDer } from './der.ts';
import { INTEGER, isOid, need, OCTETS, oid, SEQUENCE, SET } from './object-ids.ts';
import { attributeOf } from './read-cms.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A timestamp (RFC 3161) as it’s read: signed data about when something existed. Nothing of it is verified yet. */
export type TimestampToken = {
  /** What is signed: that something with a hash existed at a time (TSTInfo, in DER). */
  info: Bytes;
  /** The certificate of the authority, and those that lead from it to a self-signed one, if they are all there. */
  certificates: Certificate[];
  hash: HashName;
  /** The attributes that the signature is over, without their tag. */
  attributes: Bytes;
  scheme: Scheme;
  signature: Bytes;
};

/** Returns the certificate that the signed attributes name by its hash (RFC 5035; in older tokens RFC 2634, by its SHA-1). */
async function signerAmong(certificates: readonly Certificate[], attributes: readonly Der[]): Promise<Certificate> {
  const isNewer = attributes.some((each) => isOid(insideDer(each)[0], 'signingCertificate'));
  const attribute = attributeOf(attributes, isNewer ? 'signingCertificate' : 'signingCertificateV1');
  const [named, ...more] = insideDer(need(insideDer(need(insideDer(attribute)[0]))[0])).map(need);
  const other = need(named).tag === SEQUENCE;
  const hash = !isNewer ? 'sha1' : other ? readHash(named) : 'sha256';
  const print = other ? need(more[0]) : named!;
  for (const each of certificates) if (sameBytes(await hashOf(each.whole, hash), print.content)) return each;
  throw new RangeError('The timestamp doesn’t have the certificate that it was signed with.');
}

/** Tells whether a certificate was signed with the key of another one. */
async function isIssuedBy(one: Certificate, other: Certificate): Promise<boolean> {
  const { signed, algorithm, signature, issuer } = one;
  if (!sameBytes(issuer, other.subject)) return false;
  return isSigned(readScheme(algorithm), other.publicKey, signature, signed).catch(() => false);
}

/**
 * Returns a certificate and those that lead from it to one that signed itself. Without that last one, only the first: nothing here could tell whether the others are
 * unchanged, while the token’s signature is over the hash of the first.
 */
async function provableChain(first: Certificate, others: readonly Certificate[]): Promise<Certificate[]> {
  const chain = [first];
  const left = new Set(others);
  for (let last = first; ; last = chain.at(-1)!) {
    if (await isIssuedBy(last, last)) return chain;
    let next: Certificate | undefined;
    for (const each of left) if (await isIssuedBy(last, each)) next = each;
    if (!next) return [first];
    left.delete(next);
    chain.push(next);
  }
}

/** Returns a string of octets that may be in parts (X.690, 8.7.3), as some authorities write it. */
const octetsOf = (value: Der): Bytes => (value.tag === 0x24 ? joined(...insideDer(value).map(octetsOf)) : value.content);

/** Reads a token as authorities write it. What isn’t needed, or can’t be verified without the network, is left out. Throws if it isn’t one. */
export async function readToken(bytes: Bytes): Promise<TimestampToken> {
  const [type, holder] = insideDer(readDer(bytes));
  const parts = insideDer(need(insideDer(need(holder))[0]));
  const [content, signers] = [insideDer(need(parts[2])), insideDer(need(parts.at(-1)))];
  if (!isOid(type, 'signedData') || !isOid(content[0], 'timestampInfo') || signers.length !== 1)
    throw new RangeError('This isn’t a timestamp.');
  const found = insideDer(need(parts.find(({ tag }) => tag === 0xa0))).map(readCertificate);
  const [, , algorithm, attributes, scheme, signature] = insideDer(signers[0]!);
  const hash = readHash(algorithm);
  const first = await signerAmong(found, insideDer(need(attributes)));
  return {
    info: octetsOf(need(insideDer(need(content[1]))[0])),
    certificates: await provableChain(
      first,
      found.filter((each) => each !== first),
    ),
    hash,
    attributes: attributes!.content,
    scheme: readScheme(need(scheme), hash),
    signature: need(signature).content,
  };
}

/** Writes a token in one way. Each of its bytes follows from what is verified: two tokens that say the same are the same bytes. */
export function writeToken({ info, certificates, hash, attributes, scheme, signature }: TimestampToken): Bytes {
  const version = (number: number) => writeDer(INTEGER, Uint8Array.of(number));
  const signer = writeDer(
    SEQUENCE,
    version(1),
    certificates[0]!.signerId,
    writeHash(hash),
    writeDer(0xa0, attributes),
    writeScheme(scheme),
    writeDer(OCTETS, signature),
  );
  const data = writeDer(
    SEQUENCE,
    version(3),
    writeDer(SET, writeHash(hash)),
    writeDer(SEQUENCE, oid('timestampInfo'), writeDer(0xa0, writeDer(OCTETS, info))),
    writeDer(0xa0, ...certificates.map(({ whole }) => whole)),
    writeDer(SET, signer),
  );
  return writeDer(SEQUENCE, oid('signedData'), writeDer(0xa0, data));
}

/** Tells whether a token is signed with its certificate’s key, over what it says. */
export async function isTokenSigned({
  info,
  certificates,
  hash,
  attributes,
  scheme,
  signature,
}: TimestampToken): Promise<boolean> {
  const set = writeDer(SET, attributes);
  const list = insideDer(readDer(set));
  const digest = attributeOf(list, 'messageDigest').content;
  if (!isOid(attributeOf(list, 'contentType'), 'timestampInfo') || !sameBytes(digest, await hashOf(info, hash))) return false;
  return isSigned(scheme, certificates[0]!.publicKey, signature, set).catch(() => false);
}
