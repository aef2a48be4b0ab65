import { describe, expect, it } from 'vitest';
import { employeeItem } from '#functions/table/employee.ts';
import { ok, openCloudTable } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed } from '#test/journeys/parts/case-desk.ts';
import { button, heading } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { desk, dialog, open, toast } from './cases-words.ts';
import { animated, setStage } from './harness.ts';

const { inBrowser } = setStage(animated);

describe('a case that someone else deleted', () => {
  it('says so at the next action, and comes back with what was typed', () =>
    inBrowser(async (page) => {
      const { owner, staff, row, path } = await desk();
      await open(page, staff, `${path}/case-notes`);
      await page.getByLabel('New note').fill('Call Ruth at six.');
      await ok('deleteCase', { id: row.id }, keyed(owner.by));
      await button(page, 'Add note').click();
      await page.getByText('This case was deleted.').waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await button(page, 'Bring it back').click();
      await toast(page, `${row.decedentFullName} is back.`);
      await expect.poll(() => page.getByLabel('New note').inputValue()).toBe('Call Ruth at six.');
      await ok('deleteCase', { id: row.id }, keyed(owner.by));
      await button(page, 'Add note').click();
      await page.getByRole('link', { name: 'See all cases' }).click();
      await heading(page, 'Cases').waitFor();
      await page.getByText('There are no cases yet.').waitFor();
    }));

  it('is gone for a trade company that was taken off it', () =>
    inBrowser(async (page) => {
      const { owner, trade, row, path } = await desk();
      await openCloudTable().put(employeeItem({ ...trade.member, tradeKinds: ['removal-service'] }));
      const place = { caseId: row.id, employeeId: trade.member.id };
      await ok('assignTrade', place, keyed(owner.by));
      await open(page, trade, path);
      await button(page, 'Change decedent status').click();
      const statusDialog = dialog(page, 'Change the decedent’s status');
      await statusDialog.getByRole('radio', { name: /^Pickup requested/ }).check();
      await ok('unassignTrade', place, keyed(owner.by));
      await statusDialog.getByRole('button', { name: 'Record' }).click();
      await statusDialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByText('You can no longer open this case.').waitFor();
      expect(await button(page, 'Bring it back').count()).toBe(0);
    }));
});

describe('a trade company', () => {
  it('sees who is in charge of the case and whom to call, and gets no column about the team', () =>
    inBrowser(async (page) => {
      const { owner, staff, trade, row, path } = await desk();
      await ok('assignTrade', { caseId: row.id, employeeId: trade.member.id }, keyed(owner.by));
      await ok('assignCase', { caseId: row.id, employeeId: staff.member.id, from: null }, keyed(owner.by));
      await open(page, trade, path);
      await page.getByText('Assigned to Stella Teal').waitFor();
      expect((await dashboardOf(trade.by, row.id)).assignedTo).toEqual({ fullName: 'Stella Teal', phone: '' });
      await page.getByRole('link', { name: 'Cases' }).first().click();
      await button(page, 'Columns').click();
      await page.getByRole('checkbox', { name: 'Number' }).waitFor();
      expect(await page.getByRole('checkbox', { name: 'Assigned to' }).count()).toBe(0);
    }));
});

describe('where a decedent may go next', () => {
  it('is all that is offered, with where they are now', () =>
    inBrowser(async (page) => {
      const { staff, path } = await desk();
      await open(page, staff, path);
      await button(page, 'Change decedent status').click();
      const statusDialog = dialog(page, 'Change the decedent’s status');
      await statusDialog.getByText('Now: Not in care.').waitFor();
      expect(await statusDialog.getByRole('radio').count()).toBe(2);
      expect(await statusDialog.getByRole('radio', { name: /^Embalmed/ }).count()).toBe(0);
    }));
});
