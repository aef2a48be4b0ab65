import { sha256 } from '../chain/chain-head.ts';
import { hashOf } from './check-signature.ts';
import { fromHex, joined } from './der.ts';
import { isSignedBy, type ReadCms, readCms } from './read-cms.ts';
import { readStatement, type SealStatement } from './seal-statement.ts';
import { type Timestamp, verifyTimestamp } from './verify-timestamp.ts';

/** Whom the certificate of a seal names. */
export const SEAL_NAME = 'Yarrow document seal';

/** What a signature of this kind says it is. A file with it and without a signature that can be read was sealed once. */
const MARK = '/ETSI.CAdES.detached';

/** Milliseconds by which the time of a timestamp may be before the one that the seal claims, because clocks differ, and after it. */
const [EARLY, LATE] = [300_000, 3_600_000];

/** What was done to a file. Of a timestamp: it was altered, added, or taken out, or its time isn’t near that of the seal. */
export type SealChange =
  | 'added'
  | 'altered'
  | 'cut-off'
  | 'timestamp'
  | 'timestamp-added'
  | 'timestamp-missing'
  | 'timestamp-time';

/** What is known of a file’s seal. `sha256` is that of the whole file. */
export type SealVerdict =
  | { kind: 'unreadable' }
  | { kind: 'not-sealed'; sha256: string; why?: 'cut-off' | 'protected' }
  | { kind: 'changed'; sha256: string; why: SealChange }
  | {
      kind: 'unchanged';
      sha256: string;
      /** The time that the seal claims. */
      sealedOn: Date;
      /** What a timestamp authority says of the seal, if one was asked. */
      timestamp: Timestamp | undefined;
      /** What was sealed with the document. A seal from before has nothing of it. */
      stated: SealStatement | undefined;
      certificateSha256: string;
      /** The certificate that it was sealed with, in DER. */
      certificate: Uint8Array<ArrayBuffer>;
    };

type Bytes = Uint8Array<ArrayBuffer>;

/** Reads bytes as characters, one for each. TextDecoder’s Latin-1 is that of Windows. */
function charactersOf(bytes: Bytes): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join('');
}

/** The bytes that a signature says it’s over (ISO 32000-1, 12.8.1): from the start to `before`, and `length` from `after` on. */
type Range = { before: number; after: number; length: number };

function rangesIn(text: string): Range[] {
  return [...text.matchAll(/\/ByteRange\s*\[\s*0\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g)].map(
    ([, before, after, length]) => ({
      before: Number(before),
      after: Number(after),
      length: Number(length),
    }),
  );
}

/** Reads what lies between the two ranges: hexadecimal digits in capitals and zeros behind them, in angle brackets. */
function signatureIn(text: string, { before, after }: Range): Bytes | undefined {
  const digits = /^<((?:[0-9A-F]{2})+)>$/.exec(text.slice(before, after))?.[1];
  if (!digits) return undefined;
  const bytes = fromHex(digits);
  // The first value says how long it is, in two bytes.
  const length = 4 + (bytes[2] ?? 0) * 256 + (bytes[3] ?? 0);
  return bytes.subarray(length).every((byte) => byte === 0) ? bytes.subarray(0, length) : undefined;
}

function readSignature(text: string, range: Range): ReadCms | undefined {
  try {
    const bytes = signatureIn(text, range);
    return bytes && readCms(bytes);
  } catch {
    return undefined;
  }
}

/** Verifies the timestamp of a signature, which is over its value (RFC 3161, appendix A). */
async function readTimestamp({ timestamp, signature }: ReadCms): Promise<Timestamp | 'fault' | undefined> {
  if (!timestamp) return undefined;
  return verifyTimestamp(timestamp.whole, { imprint: await hashOf(signature, 'sha256') }).catch(() => 'fault' as const);
}

/** Compares a timestamp with what was sealed. No seal covers its own timestamp, so anyone could add one, with any time, or take it out. */
function timestampFault(
  timestamp: Timestamp | undefined,
  stated: SealStatement | undefined,
  claimedOn: Date,
): SealChange | undefined {
  if (stated?.timestamp === 'none' && timestamp) return 'timestamp-added';
  if (stated?.timestamp === 'authority' && !timestamp) return 'timestamp-missing';
  const after = timestamp ? timestamp.on.getTime() - claimedOn.getTime() : 0;
  return after < -EARLY || after > LATE ? 'timestamp-time' : undefined;
}

/** Tells whether the end of a PDF is missing, where its mark is: a download that stopped halfway, for example. */
const isCutOff = (text: string): boolean => !text.slice(-1024).includes('%%EOF');

/** Tells whether a PDF asks for a password, or may ask: what is in it is encrypted, and nothing that is sealed here is. */
const isProtected = (text: string): boolean => /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/.test(text);

/** Says of a file without a seal why it has none, if it’s no whole PDF that anyone can open. */
function notSealed(text: string, whole: string): SealVerdict {
  const why = isCutOff(text) ? 'cut-off' : isProtected(text) ? 'protected' : undefined;
  return { kind: 'not-sealed', sha256: whole, ...(why ? { why } : {}) };
}

/**
 * Verifies the seal of a PDF: one signature (PAdES) over all of the file but itself. Any other byte in the file is a change. Whose key it is, the certificate’s hash
 * tells those who know ours.
 */
export async function verifySeal(file: Bytes): Promise<SealVerdict> {
  const text = charactersOf(file);
  if (!text.slice(0, 1024).includes('%PDF-')) return { kind: 'unreadable' };
  const whole = await sha256(file);
  const ranges = rangesIn(text);
  const changed = (why: SealChange) => ({ kind: 'changed', sha256: whole, why }) as const;
  const range = ranges.find(({ before, after, length }) => before < after && after + length === file.length);
  const looksSealed = text.includes(MARK);
  const isShorter = ranges.length > 0 && ranges.every(({ after, length }) => after + length > file.length);
  if (!range && ranges.length > 0) return changed(isShorter ? 'cut-off' : 'added');
  const cms = range && readSignature(text, range);
  if (!range || !cms) return looksSealed ? changed(isCutOff(text) ? 'cut-off' : 'altered') : notSealed(text, whole);
  const signed = joined(file.subarray(0, range.before), file.subarray(range.after));
  const isValid = await isSignedBy(cms, await hashOf(signed, 'sha256')).catch(() => false);
  if (!isValid) return changed('altered');
  if (cms.name !== SEAL_NAME) return { kind: 'not-sealed', sha256: whole };
  const timestamp = await readTimestamp(cms);
  if (timestamp === 'fault') return changed('timestamp');
  const stated = readStatement(text.slice(range.after, range.after + 1024));
  const fault = timestampFault(timestamp, stated, cms.claimedOn);
  if (fault) return changed(fault);
  return {
    kind: 'unchanged',
    sha256: whole,
    sealedOn: cms.claimedOn,
    timestamp,
    stated,
    certificateSha256: await sha256(cms.certificate.whole),
    certificate: cms.certificate.whole,
  };
}
