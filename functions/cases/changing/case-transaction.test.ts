import { expect, it } from 'vitest';
import type { CaseRecord } from '#functions/table/case.ts';
import { ConditionFailed, type Table } from '#functions/table/table.ts';
import { transactWithEvents } from './case-transaction.ts';

/** Changes a case whose facts somebody else has always just changed, and returns how often that was tried, and why it was given up. */
async function triesUntil(until: number) {
  let tries = 0;
  const transact = async () => {
    tries += 1;
    throw new ConditionFailed(0);
  };
  const context = { table: { transact } as unknown as Table, now: new Date(), randomBytes: () => new Uint8Array([0]) };
  const given = await transactWithEvents(context, {} as CaseRecord, [], { events: [], until }).catch((error: unknown) => error);
  return { tries, given };
}

it('a change that was tried too long already is tried once more, and given up with an answer', async () => {
  expect(await triesUntil(0)).toMatchObject({ tries: 1, given: { code: 'unavailable' } });
});

it('a change is tried again while there is time', async () => {
  expect((await triesUntil(performance.now() + 200)).tries).toBeGreaterThan(2);
});
