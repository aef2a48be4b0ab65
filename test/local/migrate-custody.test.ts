import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainKeys } from '#functions/table/chain.ts';
import { eachUnchecked, markChecked } from '#functions/table/custody-checkpoint.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { migrateCustody } from '../../scripts/migrate-custody/migrate-custody.ts';
import { moveCare } from './custody/custody-home.ts';
import { mortalClient, newCase, standingOf, startCustodyTable, untilKilled } from './custody/custody-table.ts';

let stage: Awaited<ReturnType<typeof startCustodyTable>>;
beforeAll(async () => {
  stage = await startCustodyTable();
});
afterAll(() => stage.close());

const migrate = (client = stage.client) => migrateCustody({ client, tableName: stage.tableName });

async function uncheckedCases(): Promise<string[]> {
  const cases: string[] = [];
  for await (const { heads } of eachUnchecked(stage.table, 3)) cases.push(...heads.map(({ caseId }) => caseId));
  return cases.toSorted();
}

describe('the migration of custody records', () => {
  it('moves every record into its chain once, killed between any two steps and begun again', async () => {
    const locationId = randomUUID();
    const earlier = [1, 2, 5, 60, 0, 3];
    const cases = await Promise.all(earlier.map((count) => newCase(stage.table, locationId, count)));
    // Someone moves one of them before.
    await moveCare(stage.table, locationId, { caseId: cases[1]!, from: 'not-in-care', value: 'pickup-requested' });
    const before = await Promise.all(cases.map((caseId) => standingOf(stage.table, caseId)));
    let runs = 0;
    for (let at = 1; ; at += 1) {
      runs += 1;
      const client = mortalClient(stage.client, { at, isSent: at % 2 === 0 });
      if (!(await untilKilled(migrate(client)))) break;
    }
    expect(runs).toBeGreaterThan(5);
    expect(await migrate()).toEqual({ imported: 0, listed: 0 });
    for (const [at, caseId] of cases.entries()) {
      const { entries, fault, changes, places } = await standingOf(stage.table, caseId);
      expect([at, fault, changes, places]).toEqual([at, null, before[at]!.changes, before[at]!.places]);
      expect(entries > 0).toBe(earlier[at]! > 0);
    }
    expect(await uncheckedCases()).toEqual(cases.filter((_, at) => earlier[at]! > 0).toSorted());
  }, 60_000);

  it('lists a chain from before checkpoints for the next one, but none that a checkpoint has covered', async () => {
    const locationId = randomUUID();
    const [old, covered] = await Promise.all([newCase(stage.table, locationId, 0), newCase(stage.table, locationId, 0)]);
    for (const caseId of [old, covered])
      await moveCare(stage.table, locationId, { caseId, from: 'not-in-care', value: 'pickup-requested' });
    await stage.table.update(chainKeys.head(custodyChain(old)), { gsi1pk: undefined, gsi1sk: undefined });
    const head = (await stage.table.get(chainKeys.head(custodyChain(covered)))) as unknown as { sequence: number; hash: string };
    expect(await markChecked(stage.table, { caseId: covered, ...head }, 1)).toBe(true);
    expect(await migrate()).toEqual({ imported: 0, listed: 1 });
    expect(await migrate()).toEqual({ imported: 0, listed: 0 });
    const cases = await uncheckedCases();
    expect([cases.includes(old), cases.includes(covered)]).toEqual([true, false]);
    // A record that goes on is listed again, and an older head doesn't take it off the list.
    await moveCare(stage.table, locationId, { caseId: covered, from: 'pickup-requested', value: 'out-for-pickup' });
    expect([await markChecked(stage.table, { caseId: covered, ...head }, 1), await uncheckedCases()]).toEqual([
      false,
      expect.arrayContaining([covered]),
    ]);
  });
});
