import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import { problem } from '#functions/problem.ts';
import { type Commit, commitWrite, type StartedAnswer } from '#functions/table/answer.ts';
import { ConditionFailed, type Key, type Table, TableBusy, type Write } from '#functions/table/table.ts';

/** What a request under a key got when it asked for something: an answer, a failed condition, or its own commit. */
type Outcome = { value: Uint8Array } | { failed: number } | 'committed';
type Met = { name: string; outcome: Outcome };

/** The most bytes kept of what one commit was based on: an item of DynamoDB can have 400 KB. */
const MAX_BYTES = 300_000;

/** The claim that a journal belongs to. */
export type JournalOf = Pick<StartedAnswer, 'begunOn' | 'expiresAt'> & { item: Key };

export type Journal = {
  /** Whether earlier attempts have committed, so that what is read may be what they had read. */
  readonly isRetry: boolean;
  /** Whether anything was, or may have been, committed so far, in this attempt or an earlier one. */
  readonly hasCommits: boolean;
  /** Returns what an earlier attempt got for this question before it committed; otherwise asks, and remembers. */
  met<T>(question: readonly unknown[], ask: () => Promise<T>): Promise<T>;
  /** Tells whether an earlier attempt has an answer to this question. */
  knows(question: readonly unknown[]): boolean;
  /** Writes all or nothing, together with the mark that it is done. What an earlier attempt has committed isn't written again. */
  commit(writes: readonly Write[]): Promise<void>;
};

/** Refuses a request while another attempt at it is working. */
export const stillWorking = () =>
  problem('conflict', { detail: 'The same request is still being worked on.', retryAfterSeconds: 1 });

/** Refuses when an earlier attempt committed and this one took another path: writing would do it twice. */
const alreadyDone = () =>
  problem('conflict', { detail: 'This was already saved, but the answer was lost. Reload the page to see it.' });

const nameOf = (question: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(question)).digest('base64url').slice(0, 22);

const placeOf = (write: Write): [string, string, string] => {
  if ('put' in write) return ['put', write.put.pk, write.put.sk];
  if ('delete' in write) return ['delete', write.delete.pk, write.delete.sk];
  if ('update' in write) return ['update', write.update.pk, write.update.sk];
  if ('add' in write) return ['add', write.add.pk, write.add.sk];
  return ['check', write.check.pk, write.check.sk];
};

const packed = (met: readonly Met[]): Uint8Array | null => {
  const bytes = gzipSync(serialize(met));
  return bytes.length > MAX_BYTES ? null : bytes;
};

/** Returns the earlier attempts for this one to follow. */
function replayOf(commits: readonly Commit[]) {
  const isKnown = commits.every(({ met }) => met !== null);
  const left = commits.flatMap(({ met }, part) =>
    met === null ? [] : (deserialize(gunzipSync(met)) as Met[]).map((each) => ({ ...each, part })),
  );
  const open = new Set(commits.keys());
  return {
    /** Returns the outcome that this question had. Each is given once, in its original order. */
    take(name: string): Outcome | undefined {
      if (open.size > 0 && !isKnown) throw alreadyDone();
      const at = left.findIndex((each) => each.name === name);
      const found = left[at];
      if (!found) return undefined;
      left.splice(at, 1);
      if (found.outcome !== 'committed') return found.outcome;
      open.delete(found.part);
      // What was read for a commit says nothing about the time after it.
      const first = Math.min(...open, commits.length);
      left.splice(0, left.length, ...left.filter(({ part }) => part >= first));
      return found.outcome;
    },
    has: (name: string) => left.some((each) => each.name === name),
    /** Whether every commit of the earlier attempts has been reached again. */
    isOver: () => open.size === 0,
  };
}

/**
 * Keeps, with every commit of a request under a key, what the request had read and been answered until then. A retry gets the same answers, so it takes the
 * same path, skips what is committed, and continues from there: however often it is sent and wherever it died, each of its commits is made once. Commits
 * are numbered: of two attempts that run at the same time, the second to make one is refused.
 */
export function openJournal(table: Table, of: JournalOf, commits: readonly Commit[], now: Date): Journal {
  const replay = replayOf(commits);
  let count = commits.length;
  let mayHaveCommitted = false;
  let isComplete = true;
  let replies: Met[] = [];
  let turn: Promise<unknown> = Promise.resolve();

  /** What isn't plain data can't be kept: then a retry finds that it committed, but not what it read. */
  function remember(name: string, value: unknown): void {
    try {
      replies.push({ name, outcome: { value: serialize(value) } });
    } catch {
      isComplete = false;
    }
  }

  async function write(name: string, writes: readonly Write[]): Promise<void> {
    const recordedCount = replies.length;
    const commit = { at: now.toISOString(), met: isComplete ? packed([...replies, { name, outcome: 'committed' }]) : null };
    try {
      await table.transact([commitWrite(of.item, count + 1, of, commit), ...writes]);
      count += 1;
      replies = replies.slice(recordedCount);
    } catch (error) {
      if (error instanceof ConditionFailed) {
        if (error.index === 0) throw stillWorking();
        replies.push({ name, outcome: { failed: error.index - 1 } });
        throw new ConditionFailed(error.index - 1, { cause: error });
      }
      // A broken connection says nothing about whether the table got the request.
      mayHaveCommitted ||= !(error instanceof TableBusy);
      throw error;
    }
  }

  return {
    isRetry: commits.length > 0,
    get hasCommits() {
      return count > 0 || mayHaveCommitted;
    },
    async met<T>(question: readonly unknown[], ask: () => Promise<T>) {
      const name = nameOf(question);
      const known = replay.take(name);
      if (known !== undefined && known !== 'committed') {
        if ('failed' in known) throw new ConditionFailed(known.failed);
        return deserialize(known.value) as T;
      }
      try {
        const value = await ask();
        remember(name, value);
        return value;
      } catch (error) {
        if (error instanceof ConditionFailed) replies.push({ name, outcome: { failed: error.index } });
        throw error;
      }
    },
    knows: (question) => replay.has(nameOf(question)),
    async commit(writes) {
      const name = nameOf(writes.map(placeOf));
      const known = replay.take(name);
      if (known === 'committed') return;
      if (known !== undefined && 'failed' in known) throw new ConditionFailed(known.failed);
      if (!replay.isOver()) throw alreadyDone();
      // One after another: each commit's number follows the previous one.
      const mine = turn.then(() => write(name, writes));
      turn = mine.catch(() => undefined);
      await mine;
    },
  };
}
