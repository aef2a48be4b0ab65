import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ok } from '#test/cloud/cloud.ts';
import { keyed, openCase } from '#test/journeys/parts/case-desk.ts';
import { type Colleague, teamHome } from '#test/journeys/parts/team-home.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { toast } from './marketplace-words.ts';
import { box, card, dayFromNow, givenTasks } from './task-words.ts';

const { inBrowser } = setStage();

const openDay = (page: Page, { person, member }: Colleague, screen = workPaths.myDay) =>
  openAs(page, { email: person.account.email, password: person.password }, screen({ locationId: member.providerLocationId }));

/** Adds a home with one case that is Stella's and one that isn't assigned. */
async function twoCases() {
  const home = await teamHome();
  const [own, other] = await Promise.all(
    ['Own', 'Other'].map((decedentFirstName) => openCase(home.staff.by, { decedentFirstName, decedentLastName: 'Okafor' })),
  );
  if (!own || !other) throw new Error('No case was opened.');
  await ok('assignCase', { caseId: own.id, employeeId: home.staff.member.id, from: null }, keyed(home.owner.by));
  await givenTasks(own, { name: 'Late' }, { name: 'For today', dueOn: dayFromNow(0) }, { name: 'Later', dueOn: dayFromNow(30) });
  await givenTasks(other, { name: 'Of nobody' });
  return { ...home, own, other };
}

describe('my day', () => {
  it('shows what is due in your own, unassigned, or all cases, each with its case', () =>
    inBrowser(async (page) => {
      const { staff, own } = await twoCases();
      await openDay(page, staff);
      const late = page.getByRole('list', { name: /^Overdue/ });
      await box(late, 'Late').waitFor();
      await box(page.getByRole('list', { name: /^Today/ }), 'For today').waitFor();
      await box(page.getByRole('list', { name: /^Next/ }), 'Later').waitFor();
      expect(await box(page, 'Of nobody').count()).toBe(0);
      await page.getByText(/^\d+ overdue, \d+ due today$/).waitFor();
      await card(late, 'Late').getByText(own.caseNumber).waitFor();
      await page.getByText('Unassigned', { exact: true }).click();
      await box(late, 'Of nobody').waitFor();
      expect(await box(page, 'Late').count()).toBe(0);
      await page.reload();
      await box(late, 'Of nobody').waitFor();
      await page.getByText('All', { exact: true }).click();
      await box(late, 'Late').waitFor();
      await card(late, 'Late').getByRole('link', { name: 'Own Okafor' }).click();
      await heading(page, 'Tasks').waitFor();
    }));

  it('shows more tasks with compact rows', () =>
    inBrowser(async (page) => {
      const { staff } = await twoCases();
      await openDay(page, staff);
      const late = page.getByRole('list', { name: /^Overdue/ });
      await box(late, 'Late').waitFor();
      const height = async () => (await card(late, 'Late').boundingBox())?.height ?? 0;
      const comfortable = await height();
      await page.getByRole('button', { name: 'Compact rows' }).click();
      await page.getByRole('button', { name: 'Comfortable rows' }).waitFor();
      await expect.poll(height).toBeLessThan(0.75 * comfortable);
    }));

  it('turns the morning email off and on, and remembers it', () =>
    inBrowser(async (page) => {
      const { staff } = await twoCases();
      await openDay(page, staff);
      const mail = page.getByRole('switch', { name: /^Email me my tasks each morning/ });
      await mail.waitFor();
      expect(await mail.getAttribute('aria-checked')).toBe('true');
      const isKept = page.waitForResponse((answer) => answer.url().endsWith('/tasks/digest') && answer.ok());
      await mail.click();
      await isKept;
      await page.reload();
      await expect.poll(() => mail.getAttribute('aria-checked')).toBe('false');
      await page.route('**/tasks/digest', (route) => route.abort());
      await mail.click();
      await button(page, 'Retry').waitFor();
      await expect.poll(() => mail.getAttribute('aria-checked')).toBe('false');
    }));

  it('says when there is nothing to do, and when it could not be loaded', () =>
    inBrowser(async (page) => {
      const { staff, trade } = await teamHome();
      await page.route('**/tasks/myDay?**', (route) => route.abort());
      await openDay(page, staff);
      await page.getByText('The tasks could not be loaded.').waitFor();
      await page.unroute('**/tasks/myDay?**');
      await button(page, 'Retry').click();
      await page.getByText('Nothing to do today.').waitFor();
      await openDay(page, trade);
      await page.getByText('Nothing to do today.').waitFor();
      expect(await page.getByRole('switch').count()).toBe(0);
    }));

  it('has a short version on the dashboard', () =>
    inBrowser(async (page) => {
      const { staff } = await twoCases();
      await openDay(page, staff, workPaths.providerDashboard);
      const day = page.getByRole('region', { name: 'My tasks', exact: true });
      await box(day, 'Late').click();
      await toast(page, 'Task completed.').waitFor();
      await box(day, 'Late').waitFor({ state: 'detached' });
      await day.getByRole('link', { name: 'All of today' }).click();
      await heading(page, 'Today').waitFor();
      await box(page, 'For today').waitFor();
    }));

  it("passes axe wide and narrow, light and dark, and doesn't scroll sideways at 320 px", { timeout: 60_000 }, () =>
    inBrowser(async (page) => {
      const { staff } = await twoCases();
      const { id: ownerId } = staff.member;
      await ok('addTask', { caseId: null, name: 'Own', ownerId, dueOn: null, note: '' }, keyed(staff.by));
      await openDay(page, staff);
      await box(page, 'Late').waitFor();
      await button(page, 'Edit Own').waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }),
  );
});
