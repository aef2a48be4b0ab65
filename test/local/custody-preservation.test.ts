import { call } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveDecedent } from '#functions/api/case-details/save-decedent.ts';
import { getCustodyPages } from '#functions/api/custody-pages/get-custody-pages.ts';
import { getPeopleInCare } from '#functions/api/custody-pages/get-people-in-care.ts';
import { saveCustodyPage } from '#functions/api/custody-pages/save-custody-page.ts';
import { readFacts } from '#functions/table/case-facts.ts';
import { readChain } from '#functions/table/chain.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { type CaseAtHome, caseAtHome, contextOf, type Home, moveCare, newHome } from './custody/custody-home.ts';
import { startCustodyTable } from './custody/custody-table.ts';

let stage: Awaited<ReturnType<typeof startCustodyTable>>;
let home: Home;
let of: CaseAtHome;
beforeAll(async () => {
  stage = await startCustodyTable();
});
afterAll(() => stage.close());

const as = () => ({ context: contextOf(stage.table, home.staff) as never });

/** Returns by when somebody has to be preserved, wherever it's said: in the facts that tasks follow, on the overview, and on the wall. */
async function dueEverywhere() {
  const [facts, overview, wall] = [
    await readFacts(stage.table, of.id),
    await call(getCustodyPages, { id: of.id }, as()),
    await call(getPeopleInCare, {}, as()),
  ];
  const onWall = wall.people.find(({ caseId }) => caseId === of.id);
  return [facts?.facts.preservationDueAt, overview.preservation?.dueAt ?? undefined, onWall?.due?.dueAt ?? undefined];
}

const saved = (changes: object, expected: object) => call(saveDecedent, { id: of.id, changes, expected } as never, as());

describe('by when somebody has to be preserved', () => {
  it('follows in the facts, on the overview, and on the wall when the death or their arrival is corrected', async () => {
    home = await newHome(stage.table);
    of = await caseAtHome(stage.table, home, 0);
    await moveCare(stage.table, home.locationId, { caseId: of.id, from: 'not-in-care', value: 'in-care' });
    const first = await dueEverywhere();
    expect(first).toEqual([first[0], first[0], first[0]]);
    expect(new Set(first).size).toBe(1);
    const hoursAfter = async (before: string | undefined) => {
      const due = await dueEverywhere();
      expect(new Set(due).size).toBe(1);
      return (Date.parse(due[0] as string) - Date.parse(before as string)) / 3_600_000;
    };
    await saved({ dateOfDeath: '2026-02-18' }, { dateOfDeath: '2026-02-20' });
    expect(await hoursAfter(first[0] as string)).toBe(-48);
    await saved({ timeOfDeathMinutes: 600 }, {});
    expect(await hoursAfter(first[0] as string)).toBe(-38);
    const intake = { id: of.id, page: 'intake' } as const;
    await call(saveCustodyPage, { ...intake, changes: { receivedAt: '2026-02-20T10:00:00.000Z' } }, as());
    const received = (await dueEverywhere())[0] as string;
    const change = { changes: { receivedAt: '2026-02-20T13:00:00.000Z' }, expected: { receivedAt: '2026-02-20T10:00:00.000Z' } };
    await call(saveCustodyPage, { ...intake, ...change }, as());
    expect(await hoursAfter(received)).toBe(3);
    // Both at the same moment: whichever comes second counts from what the first said.
    const [none, back] = [{ timeOfDeathMinutes: 600 }, { receivedAt: change.changes.receivedAt }];
    await Promise.all([
      saved({ timeOfDeathMinutes: 60 }, none),
      call(saveCustodyPage, { ...intake, changes: { receivedAt: '2026-02-20T11:00:00.000Z' }, expected: back }, as()),
    ]);
    expect(await hoursAfter(received)).toBe(1);
    // Waits count from the death, so the record says that it was another one.
    const { links } = await readChain(stage.table, custodyChain(of.id));
    const entries = links.map(({ text }) => JSON.parse(text) as ChainEntry);
    expect(entries.filter(({ type }) => type === 'custody.death-corrected').map(({ data: { from, to } }) => [from, to])).toEqual([
      ['2026-02-20', '2026-02-18'],
      ['2026-02-18', '2026-02-18 10:00'],
      ['2026-02-18 10:00', '2026-02-18 01:00'],
    ]);
  });
});
