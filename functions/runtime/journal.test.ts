import { describe, expect, it } from 'vitest';
import type { Commit } from '#functions/table/answer.ts';
import { ConditionFailed, type Table, type Write } from '#functions/table/table.ts';
import { openJournal } from './journal.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const of = { item: { pk: 'IDEMPOTENCY#1', sk: 'ANSWER' }, begunOn: now.toISOString(), expiresAt: 0 };
const row = (sk: string): Write => ({ put: { pk: 'A', sk, entityType: 'test' } });

/** Returns a table that only knows transactions: its commits, and what was written with them. */
function memory(failures: (number | 'lost')[] = []) {
  const commits: Commit[] = [];
  const written: string[] = [];
  const transact = async ([mark, ...writes]: Write[]) => {
    const failure = failures.shift();
    if (typeof failure === 'number') throw new ConditionFailed(failure);
    commits.push((mark as { put: unknown }).put as Commit);
    written.push(...writes.map((write) => ('put' in write ? write.put.sk : '')));
    if (failure === 'lost') throw new Error('The connection broke.');
  };
  return { commits, written, table: { transact } as unknown as Table };
}

describe('a journal', () => {
  it('gives a retry what the first attempt read before its commit, and current data after it', async () => {
    const { table, commits, written } = memory();
    const first = openJournal(table, of, [], now);
    expect(await first.met(['get', 'A'], async () => 'before')).toBe('before');
    await first.commit([row('1')]);
    const retry = openJournal(table, of, commits, now);
    const read = () => retry.met(['get', 'A'], async () => 'after');
    expect(await read()).toBe('before');
    await retry.commit([row('1')]);
    expect(await read()).toBe('after');
    expect(written).toEqual(['1']);
  });

  it('repeats a failed condition, and continues where the first attempt ended', async () => {
    const { table, commits, written } = memory([1]);
    const first = openJournal(table, of, [], now);
    await expect(first.commit([row('1')])).rejects.toMatchObject({ index: 0 });
    await first.commit([row('2')]);
    const retry = openJournal(table, of, [...commits], now);
    await expect(retry.commit([row('1')])).rejects.toBeInstanceOf(ConditionFailed);
    await retry.commit([row('2')]);
    await retry.commit([row('3')]);
    expect(written).toEqual(['2', '3']);
  });

  it('refuses a retry that takes another path before it has reached every commit', async () => {
    const { table, commits, written } = memory();
    await openJournal(table, of, [], now).commit([row('1')]);
    await expect(openJournal(table, of, commits, now).commit([row('2')])).rejects.toMatchObject({ code: 'conflict' });
    expect(written).toEqual(['1']);
  });

  it('refuses a commit that another attempt has made meanwhile', async () => {
    const { table } = memory([0]);
    await expect(openJournal(table, of, [], now).commit([row('1')])).rejects.toMatchObject({ code: 'conflict' });
  });

  it('counts a commit whose answer was lost as one that may have been made', async () => {
    const { table } = memory(['lost']);
    const journal = openJournal(table, of, [], now);
    await expect(journal.commit([row('1')])).rejects.toThrow('The connection broke.');
    expect(journal.hasCommits).toBe(true);
  });

  it('keeps no more than an item can have, and then says that the request is done', async () => {
    const { table, commits, written } = memory();
    const first = openJournal(table, of, [], now);
    const large = Array.from({ length: 60_000 }, () => Math.random());
    await first.met(['query', 'A'], async () => large);
    await first.commit([row('1')]);
    expect(commits[0]?.met).toBeNull();
    await expect(openJournal(table, of, commits, now).commit([row('1')])).rejects.toMatchObject({ code: 'conflict' });
    expect(written).toEqual(['1']);
  });
});
