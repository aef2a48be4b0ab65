import { createHash, verify, X509Certificate } from 'node:crypto';

/** A value in DER: its tag, its content, and all of its bytes. */
type Value = { tag: number; content: Buffer; whole: Buffer };

function readValue(bytes: Buffer, at = 0): Value {
  const [tag, first] = [bytes[at]!, bytes[at + 1]!];
  const digits = first < 0x80 ? 0 : first & 0x7f;
  const length = digits === 0 ? first : bytes.readUIntBE(at + 2, digits);
  const start = at + 2 + digits;
  if (start + length > bytes.length) throw new Error('A value ends after its file.');
  return { tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(at, start + length) };
}

/** Returns the values inside another. */
function valuesIn({ content }: Value): Value[] {
  const values: Value[] = [];
  for (let at = 0; at < content.length; at += values.at(-1)!.whole.length) values.push(readValue(content, at));
  return values;
}

// Object identifiers, encoded.
const messageDigest = '2a864886f70d010904';
const signingCertificate = '2a864886f70d010910022f';

const attributeOf = (attributes: Value, oid: string): Value | undefined =>
  valuesIn(attributes)
    .map(valuesIn)
    .find(([id]) => id?.content.toString('hex') === oid)?.[1];

/** What a file’s seal says, read without the library that wrote it. */
export type ReadSeal = { coversAll: boolean; isValid: boolean; problem?: string; reason: string; ranges: number[] };

/**
 * Checks the one signature of a file (CMS, RFC 5652; PAdES): that it covers everything but itself, that the digest is the file’s, that the certificate is
 * the one that was signed with, and that its key signed.
 */
export function readSeal(file: Uint8Array): ReadSeal {
  const bytes = Buffer.from(file);
  const text = bytes.toString('latin1');
  const [range, ...others] = [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)];
  if (!range || others.length > 0)
    return { coversAll: false, isValid: false, problem: 'not one signature', reason: '', ranges: [] };
  const ranges = range.slice(1).map(Number);
  const [start, before, after, length] = ranges as [number, number, number, number];
  const coversAll = start === 0 && after + length === bytes.length && text[before] === '<' && text[after - 1] === '>';
  const reason = /\/Reason\s*(?:\(([^)]*)\)|<FEFF((?:[0-9A-F]{4})*)>)/i.exec(text);
  const words =
    reason?.[1] ??
    Buffer.from(reason?.[2] ?? '', 'hex')
      .swap16()
      .toString('utf16le');
  const seal = { coversAll, reason: words, ranges };
  if (!coversAll) return { ...seal, isValid: false, problem: 'something is not covered' };
  const signed = Buffer.concat([bytes.subarray(0, before), bytes.subarray(after)]);
  try {
    return { ...seal, ...checkCms(Buffer.from(text.slice(before + 1, after - 1), 'hex'), signed) };
  } catch (error) {
    return { ...seal, isValid: false, problem: String(error) };
  }
}

function checkCms(cms: Buffer, signed: Buffer): { isValid: boolean; problem?: string } {
  const [, holder] = valuesIn(readValue(cms));
  const parts = valuesIn(valuesIn(holder!)[0]!);
  const certificates = parts.find(({ tag }) => tag === 0xa0);
  const signers = valuesIn(parts.at(-1)!);
  const [signer] = signers;
  if (signers.length !== 1 || !signer || !certificates) return { isValid: false, problem: 'not one signer' };
  const fields = valuesIn(signer);
  const attributes = fields.find(({ tag }) => tag === 0xa0)!;
  const der = valuesIn(certificates)[0]!.whole;
  const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();
  const digest = valuesIn(attributeOf(attributes, messageDigest)!)[0]!.content;
  if (!digest.equals(sha256(signed))) return { isValid: false, problem: 'another digest' };
  if (!attributeOf(attributes, signingCertificate)?.whole.includes(sha256(der)))
    return { isValid: false, problem: 'another certificate' };
  // What is signed is the set of attributes, with the tag of a set (RFC 5652, 5.4).
  const set = Buffer.concat([Buffer.from([0x31]), attributes.whole.subarray(1)]);
  const signature = fields.filter(({ tag }) => tag === 0x04).at(-1)!.content;
  const key = new X509Certificate(der).publicKey;
  return verify('sha256', set, key, signature) ? { isValid: true } : { isValid: false, problem: 'another key' };
}
