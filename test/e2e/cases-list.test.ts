import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { addDays, dateInZone } from '#shared/values/dates.ts';
import { ok } from '#test/cloud/cloud.ts';
import { addEntry } from '#test/journeys/parts/calendar-desk.ts';
import { openCase } from '#test/journeys/parts/case-desk.ts';
import { cremationDesk, sentDocument } from '#test/journeys/parts/signing-desk.ts';
import { person } from '#test/world/cast.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { desk, dialog, named, open, toast } from './cases-words.ts';
import { setStage } from './harness.ts';

const { inBrowser } = setStage();

it('changes the status of what its lifecycle allows, and says why not for the rest', () =>
  inBrowser(async (page) => {
    const { staff, viewer, row } = await desk();
    await openCase(staff.by, { decedentFirstName: 'Bruno', decedentLastName: 'Castellanos' });
    await open(page, staff);
    await named(page, row.decedentFullName).waitFor();
    await page.getByLabel('Select all cases in the list').check();
    await button(page, 'Change status...').click();
    await page.getByRole('radio', { name: 'Completed' }).check();
    await button(page, 'Save').click();
    await page.getByRole('alert').getByText('Change 2 cases to Completed?').waitFor();
    await button(page, 'Yes, change 2 cases').click();
    await toast(page, '2 cases changed to Completed.');
    await page.getByText('No cases are open.').waitFor();
    await button(page, 'Show all cases').click();
    await page.getByLabel(`Select ${row.decedentFullName}`).check();
    await button(page, 'Change status...').click();
    await page.getByText('Only an owner or admin can make a closed case active again.').waitFor();
    await page.context().clearCookies();
    await open(page, viewer, '/?status=completed');
    await page.getByLabel(`Select ${row.decedentFullName}`).check();
    await expect.poll(() => button(page, 'Assign to...').getAttribute('aria-disabled')).toBe('true');
  }));

/** Returns a case with a document that is out for signatures, another case, and a service of each next month, at a home whose staff can sign in. */
async function closing() {
  const party = await cremationDesk();
  const { sent, place } = await sentDocument(party);
  const other = await openCase(party.staff, { decedentFirstName: 'Bruno', decedentLastName: 'Castellanos' });
  const day = addDays(dateInZone(new Date().toISOString(), party.home.timeZone), 30);
  for (const [caseId, title] of [
    [party.id, 'Farewell'],
    [other.id, 'Memorial'],
  ])
    await addEntry(party.staff, { kind: 'service', title, caseId, startsAt: `${day}T10:00`, endsAt: `${day}T11:00` });
  const { account, password } = await person({ memberships: [{ locationId: party.home.id, access: 'staff' }] });
  const go = (page: Page, path: string) => openAs(page, { email: account.email, password }, path);
  return { ...party, other, day, sent, place, go, locationId: party.home.id };
}

it('names services to come and documents that are out, case by case, before cases are cancelled, and voids those documents', () =>
  inBrowser(
    async (page) => {
      const { staff, row, other, day, sent, place, go, locationId } = await closing();
      await go(page, workPaths.cases({ locationId }));
      await named(page, row.decedentFullName).waitFor();
      for (const { decedentFullName } of [row, other]) await page.getByLabel(`Select ${decedentFullName}`).check();
      await button(page, 'Change status...').click();
      const asking = dialog(page, 'Change the status of 2 cases');
      await asking.getByRole('radio', { name: 'Completed' }).check();
      await asking.getByText('Still on the calendar, and they stay there.').waitFor();
      expect(await asking.getByText('out for signatures').count()).toBe(0);
      await asking.getByRole('radio', { name: 'Cancelled' }).check();
      await asking.getByText('These services leave the calendar:').waitFor();
      const service = asking.getByRole('listitem').filter({ hasText: `${other.decedentFullName}: Memorial` });
      expect(await service.getByRole('link').getAttribute('href')).toBe(workPaths.calendar({ locationId, date: day }));
      const of = asking.getByRole('listitem').filter({ hasText: row.decedentFullName }).filter({ hasText: sent.document.name });
      await of.getByText(sent.document.name).waitFor();
      expect(await asking.getByLabel('Void it').isChecked()).toBe(true);
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await asking.getByRole('button', { name: 'Save' }).click();
      await asking.getByRole('button', { name: 'Yes, change 2 cases' }).click();
      await toast(page, '2 cases changed to Cancelled.');
      const { document } = await ok<CaseDocumentView>('getCaseDocument', place, staff);
      expect(document).toMatchObject({ state: 'void', voided: { reason: 'The case was cancelled.' } });
    },
    { viewport: { width: 390, height: 844 } },
  ));

it('says which services stay on the calendar when a case is completed, with a way there', () =>
  inBrowser(async (page) => {
    const { row, day, go, locationId } = await closing();
    await go(page, workPaths.caseDashboard({ locationId, caseId: row.id }));
    await button(page, 'Change status').click();
    const asking = dialog(page, 'Change the status');
    expect(await asking.getByText('calendar').count()).toBe(0);
    await asking.getByRole('radio', { name: 'Completed' }).check();
    await asking.getByText('Still on the calendar, and they stay there.').waitFor();
    await asking.getByRole('link', { name: 'Removal isn’t closed' }).waitFor();
    const [calendar] = await Promise.all([page.waitForEvent('popup'), asking.getByRole('link', { name: /^Farewell/ }).click()]);
    expect(calendar.url()).toContain(workPaths.calendar({ locationId, date: day }));
    await calendar.close();
    await asking.getByRole('button', { name: 'Save' }).click();
    await toast(page, /the status is Completed now/);
  }));
