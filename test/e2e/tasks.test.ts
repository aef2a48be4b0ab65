import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { TaskView } from '#shared/contract/tasks-views.ts';
import { ok } from '#test/cloud/cloud.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import { type Colleague, namesakeOf } from '#test/journeys/parts/team-home.ts';
import { workPaths } from '#web/work-paths.ts';
import { address, button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { desk, dialog, named, open } from './cases-words.ts';
import { setStage } from './harness.ts';
import { focused, waitForFocus } from './keyboard.ts';
import { toast } from './marketplace-words.ts';
import { always, box, card, dayFromNow, givenTasks, never } from './task-words.ts';

const { inBrowser } = setStage();

type Desk = Awaited<ReturnType<typeof desk>>;
type Given = Parameters<typeof givenTasks>;

const opensDetails = { actionType: 'url', actionTargetUrl: 'case-details', actionElement: 'fatherName' } as const;
const filesForm = { actionType: 'url', actionTargetUrl: 'payment-details', actionElement: 'form-8300' } as const;
const three = [
  { name: 'Order the urn', ...opensDetails, description: 'Ask how large.' },
  { name: 'Call the cemetery' },
  { name: 'Pay the organist' },
] as const;

/** Opens the tasks of a case that has these. */
async function atTasks(
  page: Page,
  who: keyof Desk & ('owner' | 'viewer' | 'staff'),
  ...changes: Given extends [unknown, ...infer Rest] ? Rest : never[]
) {
  const place = await desk();
  const tasks = await givenTasks(place.row, ...changes);
  const { account, password } = (place[who] as Colleague).person;
  const { locationId, row } = place;
  await openAs(page, { email: account.email, password }, workPaths.caseTasks({ locationId, caseId: row.id }));
  await heading(page, 'Tasks').waitFor();
  return { ...place, tasks };
}

const complete = ({ by }: Colleague, caseTaskId = '') => ok<TaskView>('completeTask', { caseTaskId, completed: true }, keyed(by));

describe('the tasks of a case', () => {
  it('are listed by day, each with its details, and lead to where they are done', () =>
    inBrowser(async (page) => {
      await atTasks(
        page,
        'staff',
        { ...three[0] },
        { name: 'Hand out the list', access: 'staff-only', manualCompleteOnly: true },
        { name: 'Due today', dueOn: dayFromNow(0) },
        { name: 'Due later', dueOn: dayFromNow(400) },
        { name: 'Permission', due: { from: 'gate', before: 'embalmed' }, dueOn: undefined },
        { name: 'Too late', isExpirable: true, completedMethod: 'expired', completedOn: '2020-03-07T05:00:00.000Z' },
      );
      const group = (name: string) => page.getByRole('list', { name: new RegExp(`^${name}`) });
      await box(group('Overdue'), 'Order the urn').waitFor();
      await card(group('Overdue'), 'Order the urn').getByText('Overdue: due Mar 1, 2020').waitFor();
      const staffOnly = card(group('Overdue'), 'Hand out the list');
      await staffOnly.getByRole('img', { name: 'Hidden from family' }).waitFor();
      await button(page, 'Details of Hand out the list').click();
      await staffOnly.getByText('Check the box to mark as complete').waitFor();
      expect(await staffOnly.getByRole('link').count()).toBe(0);
      await card(group('Today'), 'Due today').getByText('Today', { exact: true }).waitFor();
      await card(group('Next'), 'Due later')
        .getByText(/^Due \w{3} \d+, \d{4}$/)
        .waitFor();
      await card(group('No date yet'), 'Permission').getByText('Before Embalmed').waitFor();
      const red = card(group('Expired'), 'Too late').getByText('Expired: was due Mar 6, 2020');
      expect(await red.evaluate((words) => getComputedStyle(words).color)).toBe('rgb(163, 48, 42)');
      await card(page, 'Order the urn').getByRole('link', { name: 'Open details: Order the urn' }).click();
      await heading(page, 'Case details').or(heading(page, 'Details')).first().waitFor();
      await expect.poll(() => address(page)).toMatch(/\/case-details\?action=fatherName$/);
      await waitForFocus(page, /^Father.s name/);
    }));

  it('are completed immediately, reopened by Undo, removed, and restored, and the focus stays in the list', () =>
    inBrowser(async (page) => {
      const { row } = await atTasks(page, 'staff', ...three);
      await box(page, 'Order the urn').focus();
      await page.keyboard.press('Space');
      await toast(page, 'Task completed.').waitFor();
      await waitForFocus(page, 'Call the cemetery');
      await button(page, 'Undo').click();
      await waitForFocus(page, 'Order the urn');
      await expect.poll(() => box(page, 'Order the urn').isChecked()).toBe(false);
      await button(page, 'Remove Call the cemetery').click();
      await toast(page, 'Task removed.').waitFor();
      await box(page, 'Call the cemetery').waitFor({ state: 'detached' });
      await button(page, 'Removed').click();
      await button(page, 'Restore Call the cemetery').click();
      await box(page, 'Call the cemetery').waitFor();
      await box(page, 'Pay the organist').click();
      await button(page, 'Completed').click();
      await card(page, 'Pay the organist')
        .getByText(/^Completed by Stella Teal, at /)
        .waitFor();
      await page.goto(address(page).replace(/\/tasks$/, ''));
      await page.getByText('Stella Teal removed Call the cemetery.').first().or(page.getByText(row.caseNumber).first()).waitFor();
    }));

  it('can be moved through, opened, closed, completed, and followed by keyboard shortcuts, which can be turned off', () =>
    inBrowser(async (page) => {
      await atTasks(page, 'staff', ...three);
      await box(page, 'Order the urn').waitFor();
      await page.keyboard.press('j');
      await waitForFocus(page, 'Order the urn');
      await page.keyboard.press('ArrowDown');
      await waitForFocus(page, 'Call the cemetery');
      await page.keyboard.press('k');
      await waitForFocus(page, 'Order the urn');
      expect(await page.getByText('Ask how large.').isVisible()).toBe(false);
      await page.keyboard.press('e');
      await page.getByText('Ask how large.').waitFor();
      await page.keyboard.press('e');
      await page.getByText('Ask how large.').waitFor({ state: 'hidden' });
      await page.keyboard.press('j');
      await page.keyboard.press('x');
      await toast(page, 'Task completed.').waitFor();
      await waitForFocus(page, 'Pay the organist');
      await page.keyboard.press('z');
      await waitForFocus(page, 'Call the cemetery');
      await page.keyboard.press('?');
      await dialog(page, 'Keys').getByRole('switch', { name: 'Use these keys' }).click();
      await page.keyboard.press('Escape');
      await waitForFocus(page, 'Call the cemetery');
      await page.keyboard.press('k');
      expect(await focused(page)).toBe('Call the cemetery');
      await button(page, 'Keys').click();
      await dialog(page, 'Keys').getByRole('switch').click();
      await page.keyboard.press('Escape');
      await dialog(page, 'Keys').waitFor({ state: 'detached' });
      await waitForFocus(page, 'Keys');
      await box(page, 'Order the urn').focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/case-details\?action=fatherName$/);
    }));

  it('say what could not be saved, restore it, and try again on request', () =>
    inBrowser(async (page) => {
      await atTasks(page, 'staff', ...three);
      await box(page, 'Order the urn').waitFor();
      await page.route('**/api/cases/completeTask', (route) => route.abort());
      await box(page, 'Order the urn').click();
      await button(page, 'Retry').waitFor();
      await expect.poll(() => box(page, 'Order the urn').isChecked()).toBe(false);
      await page.unroute('**/api/cases/completeTask');
      await button(page, 'Retry').click();
      await toast(page, 'Task completed.').waitFor();
      await box(page, 'Order the urn').waitFor({ state: 'detached' });
    }));

  it('say who was first if someone else completed one meanwhile', () =>
    inBrowser(async (page) => {
      const { owner, tasks } = await atTasks(page, 'staff', ...three);
      await box(page, 'Order the urn').waitFor();
      await complete(owner, tasks[0]?.id);
      await box(page, 'Order the urn').click();
      await toast(page, 'Olive Teal completed this task first.').waitFor();
      await box(page, 'Order the urn').waitFor({ state: 'detached' });
    }));

  it('say so even for a colleague with the same name, and not for your own other window', () =>
    inBrowser(async (page) => {
      const { staff, tasks } = await atTasks(page, 'staff', ...three);
      await box(page, 'Order the urn').waitFor();
      await complete(await namesakeOf(staff), tasks[0]?.id);
      await box(page, 'Order the urn').click();
      await toast(page, 'Stella Teal completed this task first.').waitFor();
      await complete(staff, tasks[1]?.id);
      await box(page, 'Call the cemetery').click();
      await toast(page, 'Task completed.').waitFor();
    }));

  it("that complete automatically are locked or ask first, and those that the case no longer needs can't be restored", () =>
    inBrowser(async (page) => {
      const when = { completedOn: '2020-03-02T12:00:00.000Z' };
      await atTasks(
        page,
        'staff',
        { name: 'Done by itself', completeWhen: always, isCompleted: true, completedMethod: 'auto', ...when },
        { name: 'Not needed', appliesWhen: never, completedMethod: 'removed', ...when },
        { name: 'Name a contact', actionType: 'url', actionTargetUrl: 'contacts', completeWhen: { '!': [always] } },
        { name: 'Form 8300', ...filesForm, manualCompleteOnly: true, dueOn: '2020-03-16' },
      );
      await button(page, 'Completed').click();
      const locked = box(page, 'Done by itself');
      await card(page, 'Done by itself')
        .getByText(/^Completed automatically, on /)
        .waitFor();
      expect(await locked.getAttribute('aria-disabled')).toBe('true');
      await locked.focus();
      await page.keyboard.press('Space');
      expect(await locked.isChecked()).toBe(true);
      await button(page, 'Removed').click();
      await card(page, 'Not needed')
        .getByText(/^Not needed for this case now/)
        .waitFor();
      expect(await button(page, 'Restore Not needed').count()).toBe(0);
      const filed = page.getByRole('alertdialog', { name: 'Was Form 8300 filed?' });
      await box(page, 'Form 8300').press('Space');
      await filed.getByText('The IRS must have Form 8300 by March 16, 2020.').waitFor();
      await filed.getByRole('button', { name: 'Not yet' }).click();
      expect(await box(page, 'Form 8300').isChecked()).toBe(false);
      await box(page, 'Form 8300').press('Space');
      await filed.getByRole('button', { name: 'Yes, it was filed' }).click();
      await toast(page, 'Task completed.').waitFor();
      await button(page, 'Undo').click();
      await expect.poll(() => box(page, 'Form 8300').isChecked()).toBe(false);
      await box(page, 'Name a contact').press('Space');
      const ask = page.getByRole('alertdialog', { name: 'Complete “Name a contact”?' });
      await ask.getByRole('link', { name: 'Open contacts' }).click();
      await heading(page, 'Contacts').waitFor();
    }));

  it("are read-only for view-only members, who are told why they can't complete them and can still use the keyboard", () =>
    inBrowser(async (page) => {
      await atTasks(page, 'viewer', { ...three[0], manualCompleteOnly: true }, three[1]);
      await page.getByText('With View only access you can’t complete tasks.').waitFor();
      await box(page, 'Order the urn').waitFor();
      expect(await page.getByRole('link', { name: /^Open details/ }).count()).toBe(0);
      expect(await page.getByText('Check the box to mark as complete').count()).toBe(0);
      expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(1);
      await page.keyboard.press('j');
      await waitForFocus(page, 'Order the urn');
      expect(await box(page, 'Order the urn').getAttribute('aria-disabled')).toBe('true');
      await page.keyboard.press('e');
      await page.getByText('Ask how large.').waitFor();
      for (const key of ['x', 'Space', 'j']) await page.keyboard.press(key);
      await waitForFocus(page, 'Call the cemetery');
      expect(await box(page, 'Order the urn').isChecked()).toBe(false);
      expect(await page.getByText('Task completed.').count()).toBe(0);
    }));

  it("load page by page, and say so if they can't", () =>
    inBrowser(async (page) => {
      const many = Array.from({ length: 34 }, (_, nth) => ({ name: `Task ${nth}.` }));
      await atTasks(page, 'staff', ...many);
      await box(page, 'Task 29.').waitFor();
      expect(await box(page, 'Task 30.').count()).toBe(0);
      await button(page, 'Load more').click();
      await box(page, 'Task 33.').waitFor();
      await page.route('**/api/cases/getTasksForCase/**', (route) => route.abort());
      await page.reload();
      await page.getByText('The tasks could not be loaded.').first().waitFor();
      await page.unroute('**/api/cases/getTasksForCase/**');
      await button(page, 'Retry').first().click();
      await box(page, 'Task 0.').waitFor();
    }));

  it('are next on the dashboard, and counted in its progress, in the list, and on the boards', () =>
    inBrowser(async (page) => {
      const { owner, path } = await atTasks(page, 'owner', ...three, { name: 'Bring a photograph', access: 'family-only' });
      await page.goto(address(page).replace(/\/tasks$/, ''));
      const next = page.getByRole('region', { name: 'Next tasks', exact: true });
      await box(next, 'Order the urn').waitFor();
      const progress = page.getByRole('region', { name: 'Progress' });
      await expect.poll(() => progress.getByText(/^\d+ open tasks?$/).count()).toBeGreaterThanOrEqual(2);
      await box(next, 'Order the urn').click();
      await toast(page, 'Task completed.').waitFor();
      await box(next, 'Order the urn').waitFor({ state: 'detached' });
      await next.getByRole('link', { name: 'All tasks' }).click();
      await heading(page, 'Tasks').waitFor();
      await expect.poll(() => address(page)).toContain(`${path}/tasks`);
      await open(page, owner);
      await named(page, 'Amélie Okafor').waitFor();
      await page
        .getByRole('row')
        .getByText(/^\d+ open tasks$/)
        .waitFor();
      await page.getByRole('row').getByText('Call the cemetery').waitFor();
      await page.getByRole('button', { name: /^Layout/ }).click();
      await page.getByRole('menuitem', { name: 'Board by care' }).click();
      await page.getByRole('listitem').getByText('Next: Call the cemetery').waitFor();
    }));

  it("pass axe wide and narrow, light and dark, and don't scroll sideways at 320 px", { timeout: 60_000 }, () =>
    inBrowser(async (page) => {
      const late = { completedMethod: 'expired', completedOn: '2020-03-07T05:00:00.000Z', isExpirable: true } as const;
      await atTasks(
        page,
        'owner',
        ...three,
        { name: 'Too late', ...late },
        { name: 'Choose a photograph', access: 'family-only' },
      );
      await card(page, 'Too late').waitFor();
      await button(page, 'Completed').click();
      await button(page, 'Removed').click();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }),
  );
});
