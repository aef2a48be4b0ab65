import { createHash, createHmac } from 'node:crypto';
import { answerKey, startedAnswer } from '#functions/table/answer.ts';
import type { Key, Table } from '#functions/table/table.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { isGuid } from '#shared/values/ids.ts';
import { problem } from './problems.ts';

/** Hours that an answer is kept under its key (decisions, Names and wire). */
const keptHours = 24;
/** Seconds after which a request that never answered may be taken up again: longer than the gateway waits for a Lambda (30 s). */
const abandonedAfterSeconds = 40;

/** The request as it counts for sameness: who, which call, and its input. */
export type Fingerprint = { caller: string; call: string; content: string };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const keyOf = (key: string, { caller, call }: Fingerprint) => answerKey(sha256(`${caller}\n${call}\n${key}`));

/** Reads the header. A key that is no GUID is refused; a missing one only where the call requires it. */
export function idempotencyKeyOf(header: string | undefined, isRequired: boolean): string | null {
  if (header === undefined || header === '') {
    if (isRequired) throw problem('idempotency_key_required');
    return null;
  }
  if (!isGuid(header))
    throw problem('invalid_input', { errors: [{ field: 'Idempotency-Key', message: 'This must be a GUID.' }] });
  return header.toLowerCase();
}

/** Claims the key for this request; answers what an earlier, finished request with the same content was answered. */
async function claim(table: Table, now: Date, item: Key, content: string): Promise<string | undefined> {
  const seconds = Math.floor(now.getTime() / 1000);
  const started = { content, startedAt: seconds, expiresAt: seconds + keptHours * 3600 };
  try {
    await table.put(startedAnswer(item, started), { unless: 'exists' });
    return undefined;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
  const kept = await table.get(item, { consistent: true });
  const isLive = kept !== undefined && (kept.expiresAt as number) > seconds;
  if (isLive && kept.content !== content) throw problem('idempotency_conflict');
  if (isLive && typeof kept.answer === 'string') return kept.answer;
  try {
    // The first request may have died on the way; past the gateway's time-out it cannot be running any more.
    await table.update(
      item,
      { ...started, answer: undefined },
      {
        expression: 'attribute_not_exists(startedAt) OR startedAt <= :abandoned OR expiresAt <= :now',
        values: { ':abandoned': seconds - abandonedAfterSeconds, ':now': seconds },
      },
    );
    return undefined;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw problem('conflict', { detail: 'The same request is still being worked on.', retryAfterSeconds: 1 });
  }
}

/**
 * Runs `work` once a key: the first request runs, later ones with the same content get its very answer (the JSON text) for 24 hours, another content
 * is a 409. While the first is under way a second is told to come back (409, Retry-After). A failure is not kept: it may be tried again.
 */
export async function once(
  table: Table,
  now: Date,
  key: string,
  fingerprint: Fingerprint,
  work: () => Promise<string>,
): Promise<string> {
  const item = keyOf(key, fingerprint);
  // Keyed by the header, which is kept nowhere: a content may hold a password, and a plain hash of it could be guessed at.
  const content = createHmac('sha256', key).update(fingerprint.content).digest('hex');
  const earlier = await claim(table, now, item, content);
  if (earlier !== undefined) return earlier;
  try {
    const answer = await work();
    await table.update(item, { answer });
    return answer;
  } catch (error) {
    await table.delete(item);
    throw error;
  }
}
