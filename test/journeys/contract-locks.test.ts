import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { caseKeys } from '#functions/table/case-keys.ts';
import { employeeItem, readEmployees } from '#functions/table/employee.ts';
import { openCloudTable, refused } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { relativeOf } from './parts/case-party.ts';
import { contractDesk, openedDesk, readySelection } from './parts/contract-desk.ts';
import { accepting, handoffDesk, offer } from './parts/handoff-desk.ts';

describe('what a contract locks', () => {
  it('is the goods of its case, for staff and family alike, in words that say how to change them', async () => {
    const desk = await openedDesk();
    const goods = { id: desk.id, items: [{ locationItemId: randomUUID(), version: null }] };
    expect(await refused('saveCaseMerchandise', goods, keyed(desk.admin))).toMatchObject({
      status: 409,
      detail: 'This is in the contract. Reopen it, or start an amendment once it’s signed, to change what it costs.',
    });
    expect(await refused('saveCaseMerchandise', goods, keyed(await relativeOf(desk.row, desk.ada.id)))).toMatchObject({
      status: 409,
      detail: 'This is in the contract, so it can’t be changed here. Call the funeral home to change it.',
    });
  });
});

describe('a contract', () => {
  it('isn’t opened while nobody can sign as the funeral director', async () => {
    const desk = await contractDesk();
    const { version } = await readySelection(desk);
    const staff = await readEmployees(openCloudTable(), desk.locationId);
    await openCloudTable().putAll(staff.map((each) => employeeItem({ ...each, isFuneralDirector: false })));
    expect(await refused('openContract', { id: desk.id, version }, keyed(desk.admin))).toMatchObject({
      status: 409,
      detail:
        'Nobody on your team can sign as the funeral director. On the team page, mark your funeral directors, and add their license numbers.',
    });
  });
});

describe('a canceled case', () => {
  it('passes nobody on: a hand-off that waits is refused', async () => {
    const { staff, trade, row, tag } = await handoffDesk();
    const handoff = await offer(staff.by, row.id, tag, trade);
    // No call cancels a case while a hand-off is open. This is one that was canceled at the same moment.
    await openCloudTable().update(caseKeys.case(row.id), { status: 'cancelled' });
    expect(await refused('acceptHandoff', accepting(row.id, handoff), keyed(trade.by))).toMatchObject({
      status: 409,
      detail: 'This case was canceled, so nobody is handed over in it. The home makes it active again first.',
    });
  });
});
