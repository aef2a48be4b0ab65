import { describe, expect, it } from 'vitest';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { dashboardOf, openCase } from '#test/journeys/parts/case-desk.ts';
import { teamHome } from '#test/journeys/parts/team-home.ts';
import { CASES_POLL_MS } from '#web/screens/cases/list/case-pages.ts';
import { workPaths } from '#web/work-paths.ts';
import { fill } from '../../bench/cases/fill.ts';
import { button, heading } from './account-words.ts';
import { desk, dialog, named, open, toast } from './cases-words.ts';
import { setStage } from './harness.ts';
import { tabTo, waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();
/** A list of many pages. */
const COUNT = 800;

describe('the list of cases', () => {
  it('keeps its filters in the address, says when nothing fits, and clears them', () =>
    inBrowser(async (page) => {
      const { owner, row } = await desk();
      await open(page, owner);
      await button(page, 'Filter').click();
      await page.getByLabel('Decedent status').selectOption('embalmed');
      await button(page, 'Done').click();
      await page.getByText('No cases match.').waitFor();
      await page.reload();
      await page.getByText('No cases match.').waitFor();
      await button(page, 'Clear filters').first().click();
      await named(page, row.decedentFullName).waitFor();
      await button(page, 'Columns').click();
      const type = dialog(page, 'Table columns').getByRole('checkbox', { name: 'Type' });
      await type.click();
      await expect.poll(() => type.isChecked()).toBe(true);
      await dialog(page, 'Table columns').getByRole('button', { name: 'Done' }).click();
      await page.reload();
      await page.getByRole('columnheader', { name: 'Type' }).waitFor();
    }));

  it('lets someone search, scroll through, and open 800 cases by keyboard only, and renders only the visible rows', () =>
    inBrowser(async (page) => {
      const { staff, locationId } = await teamHome();
      const newest = await fill(openCloudTable(), locationId, COUNT, 'newest');
      await open(page, staff, '/?status=all');
      await page.getByText(/^\d+ or more cases$/).waitFor();
      await page.keyboard.press('/');
      await waitForFocus(page, 'Search cases');
      await page.keyboard.type(newest.caseNumber);
      await page.getByText('1 case', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByText(/^\d+ or more cases$/).waitFor();
      await page.keyboard.press('ArrowDown');
      await waitForFocus(page, newest.decedentFullName);
      // Each End key loads more, until all the cases are there.
      while ((await page.getByText(`${COUNT} cases`, { exact: true }).count()) === 0) {
        await page.keyboard.press('End');
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      expect(await page.locator('[data-row]').count()).toBeLessThan(100);
      await page.keyboard.press('End');
      const isAt = (row: number) =>
        page.waitForFunction((at) => document.activeElement?.getAttribute('data-row') === `${at}`, row);
      await isAt(COUNT - 1);
      await page.keyboard.press('ArrowUp');
      await isAt(COUNT - 2);
      await page.keyboard.press('Home');
      await waitForFocus(page, newest.decedentFullName);
      await page.keyboard.press('Enter');
      await heading(page, newest.decedentFullName).waitFor();
    }));

  it('shows new cases while it is open', () =>
    inBrowser(async (page) => {
      const { staff, row } = await desk();
      await page.clock.install();
      await open(page, staff);
      await named(page, row.decedentFullName).waitFor();
      const other = await openCase(staff.by, { decedentFirstName: 'Bruno', decedentLastName: 'Castellanos' });
      await page.clock.runFor(CASES_POLL_MS);
      await named(page, other.decedentFullName).waitFor();
      await page.getByText('2 cases').waitFor();
    }));

  it('keeps what it showed when a reload fails, says so, and tries again', () =>
    inBrowser(async (page) => {
      const { staff, row } = await desk();
      await page.clock.install();
      await open(page, staff);
      await named(page, row.decedentFullName).waitFor();
      await page.route('**/api/cases/getFiltered*', (route) => route.abort());
      // A call that reaches no server is made twice before it counts as failed.
      await page.clock.runFor(CASES_POLL_MS);
      await page.clock.runFor(CASES_POLL_MS);
      await page.getByText('The cases could not be loaded.').waitFor();
      expect(await named(page, row.decedentFullName).count()).toBe(1);
      await page.unroute('**/api/cases/getFiltered*');
      await button(page, 'Retry').click();
      await page.getByText('The cases could not be loaded.').waitFor({ state: 'detached' });
    }));

  it("offers a home without cases its first, and tells view-only members why they can't add one", () =>
    inBrowser(async (page) => {
      const { viewer } = await teamHome();
      await open(page, viewer);
      await page.getByText('There are no cases yet.').waitFor();
      await page.getByText('With View only access you can’t add or change cases.').waitFor();
      await expect.poll(() => button(page, 'Add case').first().getAttribute('aria-disabled')).toBe('true');
    }));

  it("shows a trade company none of the home's cases", () =>
    inBrowser(async (page) => {
      const { trade } = await desk();
      await open(page, trade);
      await page.getByText('No cases are assigned to you.').waitFor();
      expect(await page.getByLabel('Assigned to').count()).toBe(0);
    }));
});

describe('a first call', () => {
  it('stays when a letter is pressed on an answer, as it does in a field', () =>
    inBrowser(async (page) => {
      const { staff, row } = await desk();
      await open(page, staff);
      await named(page, row.decedentFullName).waitFor();
      await page.keyboard.press('c');
      await waitForFocus(page, 'Caller’s first name');
      await page.keyboard.type('Ruth');
      const before = page.url();
      const answer = page.getByRole('radio').first();
      await answer.focus();
      await page.keyboard.type('gcc?');
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(page.url()).toBe(before);
      expect(await page.getByLabel('Caller’s first name').inputValue()).toBe('Ruth');
    }));

  it('becomes a case by keyboard only, after showing cases of the same person, and loses nothing typed', () =>
    inBrowser(async (page) => {
      const { staff, row } = await desk();
      await open(page, staff);
      await named(page, row.decedentFullName).waitFor();
      await page.keyboard.press('c');
      await waitForFocus(page, 'Caller’s first name');
      await page.keyboard.type('R');
      await page.reload();
      await expect.poll(() => page.getByLabel('Caller’s first name').inputValue()).toBe('R');
      await tabTo(page, 'Caller’s first name');
      await page.keyboard.press('End');
      await page.keyboard.type('uth');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Okafor');
      await tabTo(page, 'First name');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('alert').getByText('Enter a first or last name, or choose Unknown or Baby of.').waitFor();
      await tabTo(page, 'First name');
      await page.keyboard.type('amelie');
      await page.keyboard.press('Tab');
      await page.keyboard.type('okafor');
      await page.getByText('A case may be the same').waitFor();
      await named(page, `${row.decedentFullName}, ${row.caseNumber}`).waitFor();
      await tabTo(page, /^Date of death/);
      await page.keyboard.type('yesterday');
      await page.keyboard.press('Tab');
      await page.context().setOffline(true);
      await page.keyboard.press('Control+Enter');
      await page.getByText('We could not reach Yarrow.').waitFor();
      await page.context().setOffline(false);
      await toast(page, /^Case \d{4}-0002 is open\.$/);
      await heading(page, 'amelie okafor').waitFor();
      await page.getByText('Ruth Okafor').waitFor();
      await page.goto(workPaths.firstCall({ locationId: staff.member.providerLocationId }));
      await waitForFocus(page, 'Caller’s first name');
      expect(await page.getByLabel('Last name', { exact: true }).inputValue()).toBe('');
      expect(await page.getByText('You have an unfinished call').count()).toBe(0);
    }));

  it('opens no case while a date that was typed is none, and keeps what is typed when Ctrl and Enter are pressed', () =>
    inBrowser(async (page) => {
      const { staff } = await desk();
      await open(page, staff, '/first-call');
      await page.getByLabel('First name', { exact: true }).fill('Ada');
      const died = page.getByLabel(/^Date of death/);
      await died.fill('13/45/2026');
      await page.keyboard.press('Control+Enter');
      const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' });
      await summary.getByRole('link', { name: 'Date of death: Enter a date that exists' }).click();
      expect(await died.inputValue()).toBe('13/45/2026');
      await died.fill('3/4/2026');
      await page.keyboard.press('Control+Enter');
      await heading(page, 'Ada').waitFor();
      await page
        .getByText(/Mar(ch)? 4, 2026/)
        .first()
        .waitFor();
    }));
});

describe('the board', () => {
  it("moves a card by keyboard if the lifecycle allows it, and says so if it doesn't", () =>
    inBrowser(async (page) => {
      const { staff, row } = await desk();
      await open(page, staff, '/?view=status-board');
      await tabTo(page, `Drag ${row.decedentFullName}`);
      await page.keyboard.press('Enter');
      await page.getByText('A case that was accepted does not become a lead again.').waitFor();
      await tabTo(page, /Completed/, 6);
      await page.keyboard.press('Enter');
      await toast(page, `${row.decedentFullName}: the status is Completed now.`);
      await page.getByRole('region', { name: 'Completed' }).getByRole('link', { name: row.decedentFullName }).waitFor();
      expect((await dashboardOf(staff.by, row.id)).case.status).toBe('completed');
    }));
});
