import { createHash, createHmac, randomUUID } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { problem } from '#functions/problem.ts';
import { answerKey, readCommits, startedAnswer } from '#functions/table/answer.ts';
import type { Key, Table } from '#functions/table/table.ts';
import { wasWritten } from '#functions/table/write-failures.ts';
import { isGuid } from '#shared/values/ids.ts';
import { type Journal, openJournal, stillWorking } from './journal.ts';

/** Keeps an answer under its key for this many hours (docs/decisions.md, Names and wire). */
const keptHours = 24;
/** Seconds after which a request that never answered may be retried: longer than the gateway waits for a Lambda (30 s). */
const abandonedAfterSeconds = 40;

/** The request behind a key: who makes which call at which home, and its input. The same key at another home is another request. */
export type KeyedRequest = { key: string; caller: string; home: string; call: string; content: string };

/** How to run a request, and how to check a kept answer against what the caller may still see. Ids are made from `begunOn`. */
export type Run = {
  rehearse: (begunOn: Date) => Promise<void>;
  perform: (attempt: { journal: Journal; begunOn: Date; now: Date }) => Promise<string>;
};

/** An attempt at a request: when its key was first used, and until when it is in use. */
type Claim = { item: Key; attempt: string; begunOn: string; expiresAt: number };
type ClaimResult = { answer: string; begunOn: string } | { claim: Claim; isFirst: boolean };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Returns what ids are derived from, and where the answer is kept. */
export const seedOf = ({ key, caller, home, call }: Omit<KeyedRequest, 'content'>) =>
  sha256(`${caller}\n${home}\n${call}\n${key}`);

/** Reads the header. A key that isn't a GUID is refused; a missing one is refused only if the call requires it. */
export function idempotencyKeyOf(header: string | undefined, isRequired: boolean): string | null {
  if (header === undefined || header === '') {
    if (isRequired) throw problem('idempotency_key_required');
    return null;
  }
  if (!isGuid(header))
    throw problem('invalid_input', { errors: [{ field: 'Idempotency-Key', message: 'This must be a GUID.' }] });
  return header.toLowerCase();
}

/** An answer of this many characters or more is kept compressed: the results of thousands of rows would outgrow the 400 KB of a row. */
const MAX_PLAIN = 50_000;
const answerToKeep = (answer: string): string | Uint8Array => (answer.length < MAX_PLAIN ? answer : gzipSync(answer));

const keptAnswer = (kept: unknown): string | undefined =>
  kept instanceof Uint8Array ? gunzipSync(kept).toString('utf8') : typeof kept === 'string' ? kept : undefined;

/** Claims the key for this attempt, or returns the answer of an earlier, finished one with the same content. */
async function claimKey(table: Table, now: Date, request: KeyedRequest): Promise<ClaimResult> {
  const item = answerKey(seedOf(request));
  // Keyed by the header, which isn't stored anywhere: the content may include a password, and a plain hash of it could be guessed.
  const content = createHmac('sha256', request.key).update(request.content).digest('hex');
  const startedAt = Math.floor(now.getTime() / 1000);
  const fresh = { begunOn: now.toISOString(), attempt: randomUUID(), expiresAt: startedAt + keptHours * 3600 };
  const started = { ...fresh, content, startedAt };
  const isFirst = await wasWritten(table.put(startedAnswer(item, started), { unless: 'exists' }));
  if (isFirst) return { claim: { item, ...fresh }, isFirst };
  const storedRow = await table.get(item, { consistent: true });
  const isLive = storedRow !== undefined && (storedRow.expiresAt as number) > startedAt;
  const begunOn = isLive ? (storedRow.begunOn as string) : fresh.begunOn;
  const expiresAt = isLive ? (storedRow.expiresAt as number) : fresh.expiresAt;
  if (isLive && storedRow.content !== content) throw problem('idempotency_conflict');
  const answer = isLive ? keptAnswer(storedRow.answer) : undefined;
  if (answer !== undefined) return { answer, begunOn };
  const { attempt } = fresh;
  // The earlier attempt may have died; past the gateway's timeout it can't be running any more.
  const takenUp = table.update(
    item,
    { ...started, entityType: 'idempotency', version: 1, begunOn, expiresAt, answer: undefined },
    {
      expression: 'attribute_not_exists(startedAt) OR startedAt <= :abandoned OR expiresAt <= :now',
      values: { ':abandoned': startedAt - abandonedAfterSeconds, ':now': startedAt },
    },
  );
  if (!(await wasWritten(takenUp))) throw stillWorking();
  return { claim: { item, attempt, begunOn, expiresAt }, isFirst: !isLive };
}

const isMine = ({ attempt }: Claim) => ({ expression: 'attempt = :attempt', values: { ':attempt': attempt } });

/** Releases the key after a failure, so that a retry needn't wait. What was committed stays known under it. */
async function release(table: Table, claim: Claim, hasCommits: boolean): Promise<void> {
  const { item } = claim;
  await wasWritten(hasCommits ? table.update(item, { startedAt: 0 }, isMine(claim)) : table.delete(item, isMine(claim)));
}

/** Performs a request that this attempt has claimed, after whatever an earlier attempt has committed. */
async function perform(
  table: Table,
  now: Date,
  { claim, isFirst }: { claim: Claim; isFirst: boolean },
  run: Run,
): Promise<string> {
  const commits = isFirst ? [] : await readCommits(table, claim.item, claim.begunOn);
  const begunOn = new Date(claim.begunOn);
  // What is written gets the time of the first commit.
  const at = commits[0] ? new Date(commits[0].at) : now;
  const journal = openJournal(table, claim, commits, at);
  try {
    if (commits.length > 0) await run.rehearse(begunOn);
    const answer = await run.perform({ journal, begunOn, now: at });
    await wasWritten(table.update(claim.item, { answer: answerToKeep(answer) }, isMine(claim)));
    return answer;
  } catch (error) {
    await release(table, claim, journal.hasCommits);
    throw error;
  }
}

/**
 * Runs a request once per key: the first attempt runs; later ones with the same content get its answer (the JSON text) for 24 hours, as long as the caller
 * may still see it; other content is a 409. While one is running, another is told to come back (409, Retry-After). A failure that committed nothing isn't
 * kept: it may be tried again. An attempt that died after a commit is followed, not repeated (`journal.ts`).
 */
export async function once(table: Table, now: Date, request: KeyedRequest, run: Run): Promise<string> {
  const found = await claimKey(table, now, request);
  if (!('answer' in found)) return perform(table, now, found, run);
  await run.rehearse(new Date(found.begunOn));
  return found.answer;
}
