import { type Der, insideDer, joined, readDer, sameBytes, writeDer } from './der.ts';
import { INTEGER, need, type ObjectName, oid, oidAmong, SEQUENCE } from './object-ids.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The hashes that a signature may be made with. SHA-1 only names certificates in older tokens. */
const hashes = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' } as const;
export type HashName = keyof typeof hashes;
const hashNames = Object.keys(hashes) as HashName[];

/** Hashes bytes. */
export const hashOf = async (bytes: Bytes, hash: HashName | 'sha1'): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest(hash === 'sha1' ? 'SHA-1' : hashes[hash], bytes));

/** Reads which hash an algorithm names. */
export const readHash = (algorithm: Der | undefined): HashName => need(oidAmong(insideDer(need(algorithm))[0], hashNames));

/** Writes which hash it is, without parameters (RFC 5754, 2). */
export const writeHash = (hash: HashName): Bytes => writeDer(SEQUENCE, oid(hash));

/** How something is signed: RSA with PKCS #1 1.5, or ECDSA. */
export type Scheme = { kind: 'rsa' | 'ecdsa'; hash: HashName };

const schemes = {
  sha256WithRsa: { kind: 'rsa', hash: 'sha256' },
  sha384WithRsa: { kind: 'rsa', hash: 'sha384' },
  sha512WithRsa: { kind: 'rsa', hash: 'sha512' },
  ecdsaWithSha256: { kind: 'ecdsa', hash: 'sha256' },
  ecdsaWithSha384: { kind: 'ecdsa', hash: 'sha384' },
  ecdsaWithSha512: { kind: 'ecdsa', hash: 'sha512' },
} as const satisfies Partial<Record<ObjectName, Scheme>>;
const schemeNames = Object.keys(schemes) as (keyof typeof schemes)[];
const NULL = Uint8Array.from([0x05, 0x00]);

/** Reads how something is signed. Some name only RSA, and the hash elsewhere (RFC 3370, 3.2). Throws if it’s none that we know. */
export function readScheme(algorithm: Der, hash?: HashName): Scheme {
  const [id] = insideDer(algorithm);
  if (hash && oidAmong(id, ['rsa'])) return { kind: 'rsa', hash };
  return schemes[need(oidAmong(id, schemeNames))];
}

/** Writes how something is signed, always in the same way. */
export function writeScheme({ kind, hash }: Scheme): Bytes {
  const name = schemeNames.find((each) => schemes[each].kind === kind && schemes[each].hash === hash);
  return writeDer(SEQUENCE, oid(need(name)), kind === 'rsa' ? NULL : new Uint8Array());
}

/** The curves of ECDSA, with how many bytes a number of theirs has. */
const curves = { p256: ['P-256', 32], p384: ['P-384', 48], p521: ['P-521', 66] } as const;

/** Writes a number in DER: without zeros before it, except one where its first bit would be a sign. */
function writeNumber(bytes: Bytes): Bytes {
  const start = bytes.findIndex((byte) => byte !== 0);
  const digits = bytes.subarray(start < 0 ? bytes.length - 1 : start);
  return writeDer(INTEGER, digits[0]! >= 0x80 ? Uint8Array.of(0) : new Uint8Array(), digits);
}

/** Returns the two numbers of a signature one after the other, each with as many bytes as the curve has. Throws if they are written in any other way than one. */
function plainEcdsa(signature: Bytes, size: number): Bytes {
  const numbers = insideDer(readDer(signature)).map(({ content }) => {
    const digits = content.subarray(content.findIndex((byte) => byte !== 0));
    return joined(new Uint8Array(Math.max(0, size - digits.length)), digits);
  });
  const plain = joined(...numbers);
  if (plain.length !== 2 * size || !sameBytes(writeDer(SEQUENCE, ...numbers.map(writeNumber)), signature))
    throw new RangeError('A signature has another form.');
  return plain;
}

/** Tells whether data was signed in this way by a key (SubjectPublicKeyInfo in DER). Throws if the key is of another kind. */
export async function isSigned(scheme: Scheme, publicKey: Bytes, signature: Bytes, data: Bytes): Promise<boolean> {
  const hash = hashes[scheme.hash];
  if (scheme.kind === 'rsa') {
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash };
    const key = await crypto.subtle.importKey('spki', publicKey, algorithm, false, ['verify']);
    return crypto.subtle.verify(algorithm, key, signature, data);
  }
  const curve = oidAmong(insideDer(need(insideDer(readDer(publicKey))[0]))[1], ['p256', 'p384', 'p521']);
  const [namedCurve, size] = curves[need(curve)];
  const key = await crypto.subtle.importKey('spki', publicKey, { name: 'ECDSA', namedCurve }, false, ['verify']);
  return crypto.subtle.verify({ name: 'ECDSA', hash }, key, plainEcdsa(signature, size), data);
}
