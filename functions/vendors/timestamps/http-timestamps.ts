import { writeHash } from '#shared/seal/check-signature.ts';
import { type Der, insideDer, readDer, writeDer } from '#shared/seal/der.ts';
import { INTEGER, need, OCTETS, SEQUENCE } from '#shared/seal/object-ids.ts';
import { readToken, writeToken } from '#shared/seal/timestamp-token.ts';
import { TimestampFault, verifyTimestamp } from '#shared/seal/verify-timestamp.ts';
import { NoTimestamp, type TimestampPort } from './timestamp-port.ts';

/** Milliseconds that the authority may take for its whole answer. */
const PATIENCE_MS = 10_000;

/** Bytes of an answer. Known authorities send 1 to 8 KB, with all their certificates. */
const MAX_REPLY = 65_536;

/** Bytes of a timestamp that a seal has room for (functions/documents/forms/seal-pdf.ts). */
const MAX_TOKEN = 12_288;

type Bytes = Uint8Array<ArrayBuffer>;

/** Which authority is asked, and how. */
export type TimestampSettings = { url: string; randomBytes: () => Uint8Array; patienceMs?: number };

/** Returns a number that nobody can guess, so that an old answer can't be passed off as a new one. Its first bits make it positive and as short as it can be. */
function newNonce(randomBytes: () => Uint8Array): Bytes {
  const nonce = new Uint8Array(randomBytes().subarray(0, 16));
  nonce[0] = (nonce[0]! & 0x3f) | 0x40;
  return nonce;
}

/** Writes a request (TimeStampReq, RFC 3161, 2.4.1): version 1, what it's about, the number, and that we want the certificate. */
const requestOf = (imprint: Bytes, nonce: Bytes): Bytes =>
  writeDer(
    SEQUENCE,
    writeDer(INTEGER, Uint8Array.of(1)),
    writeDer(SEQUENCE, writeHash('sha256'), writeDer(OCTETS, imprint)),
    writeDer(INTEGER, nonce),
    Uint8Array.from([0x01, 0x01, 0xff]),
  );

/** Reads an answer, as long as it isn't too long. */
async function readReply(response: Response): Promise<Bytes> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the download.
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_REPLY) throw new NoTimestamp('its answer is larger than a timestamp.');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

async function ask({ url, patienceMs = PATIENCE_MS }: TimestampSettings, request: Bytes): Promise<Bytes> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: request,
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new NoTimestamp(`it answered ${response.status}.`);
    }
    return await readReply(response);
  } catch (cause) {
    if (cause instanceof NoTimestamp) throw cause;
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw new NoTimestamp(isLate ? `it took longer than ${patienceMs} ms.` : 'it can’t be reached.', { cause });
  }
}

/** Reads an answer (TimeStampResp, RFC 3161, 2.4.2): granted, perhaps with changes, and with a timestamp. */
function tokenIn(reply: Bytes): Der {
  const [status, token] = insideDer(readDer(reply));
  const [code] = insideDer(need(status));
  if (need(code).tag !== INTEGER || code!.content.length !== 1) throw new RangeError('This isn’t an answer.');
  if (code!.content[0]! > 1) throw new NoTimestamp(`it refused, with status ${code!.content[0]}.`);
  return need(token);
}

/**
 * Asks an authority by RFC 3161 over HTTP. What it answers is verified by the code that readers verify a seal with, and is written in the one way which that code
 * accepts, before anyone sees it.
 */
export const httpTimestamps = (settings: TimestampSettings): TimestampPort => ({
  async timestamp(digest) {
    const [imprint, nonce] = [new Uint8Array(digest), newNonce(settings.randomBytes)];
    const reply = await ask(settings, requestOf(imprint, nonce));
    try {
      const token = writeToken(await readToken(tokenIn(reply).whole));
      await verifyTimestamp(token, { imprint, nonce });
      if (token.length > MAX_TOKEN) throw new NoTimestamp('its timestamp is too large.');
      return token;
    } catch (cause) {
      if (cause instanceof NoTimestamp) throw cause;
      throw new NoTimestamp(cause instanceof TimestampFault ? cause.message : 'its answer can’t be read.', { cause });
    }
  },
});
