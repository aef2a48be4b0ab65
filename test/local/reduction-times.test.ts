import { call } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endReduction } from '#functions/api/handoffs/end-reduction.ts';
import { startReduction } from '#functions/api/handoffs/start-reduction.ts';
import { readCaseInCare } from '#functions/table/case-in-care.ts';
import { readCustodyRecord } from '#functions/table/custody.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import { correctionsIn, custodyLines } from '#shared/custody/custody-sentences.ts';
import { caseAtHome, contextOf, madeReady, newHome, type Someone } from './custody/custody-home.ts';
import { standingOf, startCustodyTable } from './custody/custody-table.ts';

let stage: Awaited<ReturnType<typeof startCustodyTable>>;
beforeAll(async () => {
  stage = await startCustodyTable();
});
afterAll(() => stage.close());

type Times = Partial<Record<'startedOn' | 'endedOn' | 'reason', string>>;

/** Returns a case whose cremation the home has begun. */
async function begun() {
  const { table } = stage;
  const home = await newHome(table);
  const of = await caseAtHome(table, home, 0);
  const as = (who: Someone) => ({ context: contextOf(table, who) });
  const scan = { caseId: of.id, tag: await madeReady(table, home, of), how: 'tag-scanned' } as const;
  const dueBefore = (await readCaseInCare(table, of.id, home.locationId)).facts?.facts.preservationDueAt;
  await call(startReduction, { ...scan, discNumber: '4411', operator: 'Omar Perez' }, as(home.staff));
  return {
    ...{ of, home, dueBefore },
    end: (who: Someone, times: Times = {}) => call(endReduction, { caseId: of.id, ...times }, as(who)),
    entries: async () => (await readCustodyRecord(table, of.id)).links.map(({ text }) => JSON.parse(text) as ChainEntry),
    now: () => readCaseInCare(table, of.id, home.locationId),
  };
}

const refusalOf = (made: Promise<unknown>) =>
  made.then(
    () => undefined,
    ({ code, data }: { code: string; data?: { detail?: string; errors?: { message: string }[] } }) =>
      `${code}: ${data?.errors?.[0]?.message ?? data?.detail}`,
  );

const minutesAgo = (minutes: number) => new Date(Math.floor(Date.now() / 60_000 - minutes) * 60_000).toISOString();

describe('the start and the end of a reduction', () => {
  it('are corrected by an owner or admin with a reason, in entries that name the one before and meet nothing', async () => {
    const { end, entries, home, now } = await begun();
    const { started } = await end(home.staff);
    const reason = 'It was written down late.';
    expect(await refusalOf(end(home.staff, { startedOn: minutesAgo(90), reason }))).toMatch(/^forbidden: /);
    expect(await refusalOf(end(home.staff, { endedOn: minutesAgo(1), reason }))).toMatch(/^forbidden: /);
    const refusals: [Times, string][] = [
      [{ startedOn: minutesAgo(90) }, 'Please say why.'],
      [{ startedOn: minutesAgo(-90), reason }, 'This has not happened yet.'],
      [{ startedOn: '2026-01-01T00:00:00.000Z', reason }, expect.stringContaining('death')],
      [{ endedOn: minutesAgo(90), reason }, 'This is before it started.'],
      [
        { startedOn: minutesAgo(90), endedOn: minutesAgo(30), reason },
        'Correct one of the two times. Then correct the other one.',
      ],
    ];
    for (const [times, words] of refusals)
      expect((await refusalOf(end(home.owner, times)))?.replace('invalid_input: ', '')).toEqual(words);
    await end(home.owner, { startedOn: minutesAgo(90), reason });
    const first = minutesAgo(30);
    await end(home.owner, { endedOn: first, reason });
    // Sent again, it adds nothing.
    await end(home.owner, { endedOn: first, reason });
    expect(await refusalOf(end(home.owner, { startedOn: minutesAgo(10), reason }))).toBe(
      'invalid_input: This is after it ended.',
    );
    await end(home.owner, { endedOn: minutesAgo(40), reason: 'By the log of the chamber.' });
    const all = await entries();
    const times = all.filter(({ type }) => type.startsWith('custody.disposition'));
    const number = (at: number) => times[at]!.sequence;
    expect(times.map(({ type, corrects, data }) => [type.slice(20), corrects, data.reason, data.states])).toEqual([
      ['started', undefined, undefined, expect.any(Object)],
      ['completed', undefined, undefined, undefined],
      ['started', number(0), reason, undefined],
      ['completed', number(1), reason, undefined],
      ['completed', number(3), 'By the log of the chamber.', undefined],
    ]);
    const { custody, pages } = await now();
    expect(custody.reduction).toMatchObject({ started: { by: started.by, on: minutesAgo(90) }, ended: { on: minutesAgo(40) } });
    expect(pages.get('cremated-remains')?.values).toMatchObject({ startedAt: minutesAgo(90), endedAt: minutesAgo(40) });
    // A print and the page that verifies say which ones no longer count.
    const corrected = correctionsIn(all);
    const said = times.map(
      (entry) => custodyLines(entry, { wordsOf: () => undefined, corrected: corrected.get(entry.sequence) })[0],
    );
    expect(said.map((words) => words?.match(/^(?:Superseded by entry \d+\. )?(?:Corrects entry \d+: )?/)?.[0])).toEqual([
      `Superseded by entry ${number(2)}. `,
      `Superseded by entry ${number(3)}. `,
      `Corrects entry ${number(0)}: `,
      `Superseded by entry ${number(4)}. Corrects entry ${number(1)}: `,
      `Corrects entry ${number(3)}: `,
    ]);
    expect(await standingOf(stage.table, all[0]!.chain.subject)).toMatchObject({ fault: null });
  });

  it('end the wait for being preserved, since nothing decays once it has begun', async () => {
    const { dueBefore, now } = await begun();
    expect(dueBefore).toEqual(expect.any(String));
    const { facts } = await now();
    expect(facts?.facts.preservationDueAt).toBeUndefined();
  });
});
