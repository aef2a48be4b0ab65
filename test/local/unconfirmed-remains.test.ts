import { call } from '@orpc/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCustodyPage } from '#functions/api/custody-pages/get-custody-page.ts';
import { getPeopleInCare } from '#functions/api/custody-pages/get-people-in-care.ts';
import { acceptHandoff } from '#functions/api/handoffs/accept-handoff.ts';
import { getCaseHandoffs } from '#functions/api/handoffs/get-case-handoffs.ts';
import { offerHandoff } from '#functions/api/handoffs/offer-handoff.ts';
import { caseAtHome, contextOf, type Home, madeReady, moveCare, newHome } from './custody/custody-home.ts';
import { startCustodyTable } from './custody/custody-table.ts';

let stage: Awaited<ReturnType<typeof startCustodyTable>>;
beforeAll(async () => {
  stage = await startCustodyTable();
});
afterAll(() => stage.close());

/** Returns whether remains are said to be unconfirmed: on the overview, on their page, which papers follow, and on the wall. */
async function saidOf(home: Home, caseId: string) {
  const context = contextOf(stage.table, home.staff);
  const [overview, page, wall] = [
    await call(getCaseHandoffs, { caseId }, { context }),
    await call(getCustodyPage, { id: caseId, page: 'cremated-remains' }, { context }),
    await call(getPeopleInCare, {}, { context }),
  ];
  const onWall = wall.people.find((each) => each.caseId === caseId)?.isUnconfirmed;
  return [overview.isUnconfirmedReduction, page.reduction?.isUnconfirmed, onWall];
}

it('says everywhere that cremated remains aren’t confirmed if only the home wrote down what they are', async () => {
  const home = await newHome(stage.table);
  const { id: caseId } = await caseAtHome(stage.table, home, 0);
  const { locationId } = home;
  await moveCare(stage.table, locationId, { caseId, from: 'not-in-care', value: 'in-care' });
  expect(await saidOf(home, caseId)).toEqual([false, false, false]);
  const wrote = { value: 'cremated-remains-in-care', correctionReason: 'They are back from the crematory.' } as const;
  await moveCare(stage.table, locationId, { caseId, from: 'in-care', ...wrote });
  expect(await saidOf(home, caseId)).toEqual([true, true, true]);
});

it('says nothing of the kind once a crematory took them for it from its own account', async () => {
  const home = await newHome(stage.table);
  const of = await caseAtHome(stage.table, home, 0);
  const scan = { caseId: of.id, tag: await madeReady(stage.table, home, of), how: 'tag-scanned' } as const;
  const to = home.crematory.membership!.employeeId;
  const offered = await call(
    offerHandoff,
    { ...scan, to, purpose: 'reduction' },
    { context: contextOf(stage.table, home.staff) },
  );
  await call(acceptHandoff, { ...scan, id: offered.handoff!.id }, { context: contextOf(stage.table, home.crematory) });
  const wrote = { value: 'cremated-remains-in-care', correctionReason: 'They are back, without any papers.' } as const;
  await moveCare(stage.table, home.locationId, { caseId: of.id, from: 'transferred', ...wrote });
  expect(await saidOf(home, of.id)).toEqual([false, false, false]);
});
