import { timeOf } from './certificate.ts';
import { readHash } from './check-signature.ts';
import { type Der, insideDer, readDer, sameBytes } from './der.ts';
import { INTEGER, need } from './object-ids.ts';
import { isTokenSigned, readToken, writeToken } from './timestamp-token.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What an authority says: when, under which name, and who issued its certificate. Whether to trust that issuer is for the reader to know. */
export type Timestamp = { on: Date; authority: string; issuer: string; isSelfSigned: boolean };

/** What is wrong with a timestamp: it can’t be read, is about something else, isn’t what was signed, or is by someone who may not give it. */
export type TimestampFaultReason = 'form' | 'imprint' | 'nonce' | 'signature' | 'purpose' | 'expired';

/** Thrown for a timestamp that proves nothing. */
export class TimestampFault extends Error {
  readonly reason: TimestampFaultReason;
  constructor(reason: TimestampFaultReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** What a timestamp has to be about: something with this SHA-256, and, for whom asked for it, this number. */
export type Expected = { imprint: Bytes; nonce?: Bytes };

/** Checks what is signed (TSTInfo, RFC 3161, 2.4.2): its imprint and its number. Returns its time. */
function readInfo(info: Bytes, { imprint, nonce }: Expected): Date {
  const [version, , about, , time, ...more] = insideDer(readDer(info));
  const [algorithm, hashed] = insideDer(need(about));
  if (version?.tag !== INTEGER || version.content[0] !== 1) throw new RangeError('This isn’t a timestamp.');
  if (readHash(algorithm) !== 'sha256' || !sameBytes(need(hashed).content, imprint))
    throw new TimestampFault('imprint', 'The timestamp is for something else.');
  const said: Der | undefined = more.find(({ tag }) => tag === INTEGER);
  if (nonce && !(said && sameBytes(said.content, nonce)))
    throw new TimestampFault('nonce', 'The timestamp answers another request.');
  return timeOf(need(time));
}

async function verify(bytes: Bytes, expected: Expected): Promise<Timestamp> {
  const token = await readToken(bytes);
  if (!sameBytes(writeToken(token), bytes)) throw new RangeError('The timestamp has another form.');
  const on = readInfo(token.info, expected);
  if (!(await isTokenSigned(token)))
    throw new TimestampFault('signature', 'The timestamp isn’t signed by its certificate’s key.');
  const [{ name, issuerName, isForTimestamps, validFrom, validUntil, subject, issuer }] = token.certificates as [
    (typeof token.certificates)[number],
  ];
  if (!isForTimestamps) throw new TimestampFault('purpose', 'The certificate of the timestamp isn’t one for timestamps.');
  if (on < validFrom || on > validUntil)
    throw new TimestampFault('expired', 'The certificate of the timestamp wasn’t valid then.');
  return { on, authority: name, issuer: issuerName, isSelfSigned: sameBytes(subject, issuer) };
}

/**
 * Verifies a timestamp as `writeToken` writes it (RFC 3161): what it’s about, its signature, and that its certificate is for timestamps and was valid then. Throws
 * TimestampFault, also for any byte that isn’t as it was.
 */
export async function verifyTimestamp(bytes: Bytes, expected: Expected): Promise<Timestamp> {
  try {
    return await verify(bytes, expected);
  } catch (error) {
    if (error instanceof TimestampFault) throw error;
    throw new TimestampFault('form', 'The timestamp can’t be read.', { cause: error });
  }
}
