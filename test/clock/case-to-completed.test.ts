import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { clock, mailbox, moveClockTo, ok, quiet, type RequestOptions } from '#test/cloud/cloud.ts';
import { button, heading, openAs } from '#test/e2e/account-words.ts';
import { dialog, firstCall, toast } from '#test/e2e/cases-words.ts';
import { setStage } from '#test/e2e/harness.ts';
import { tabTo } from '#test/e2e/keyboard.ts';
import { box, card } from '#test/e2e/task-words.ts';
import { authorizeCremation } from '#test/journeys/parts/authorized-cremation.ts';
import { worksAt } from '#test/journeys/parts/busy-home.ts';
import { find, keyed } from '#test/journeys/parts/case-desk.ts';
import { saveAnswers } from '#test/journeys/parts/case-party.ts';
import { joined } from '#test/journeys/parts/family-desk.ts';
import { madeReady } from '#test/journeys/parts/gate-desk.ts';
import { type Colleague, teamHome } from '#test/journeys/parts/team-home.ts';
import { person } from '#test/world/cast.ts';

const { inBrowser } = setStage();

const DAY = 86_400_000;
const now = async () => Date.parse((await clock()).now);
/** Moves the clock on by days, and waits until what it starts is done. */
async function daysPass(days: number): Promise<void> {
  await moveClockTo(new Date((await now()) + days * DAY));
  await quiet();
}

/** Opens the case from a first call on the screen, assigned to the person who takes it, with its tasks. */
async function caseOfCall(page: Page, director: Colleague): Promise<CaseRow> {
  const { person: who, member } = director;
  const by = { email: who.account.email, password: who.password };
  await openAs(page, by, `/locations/${member.providerLocationId}/cases/`);
  await firstCall(page);
  const { items } = await find(director.by);
  const row = items[0] as CaseRow;
  await ok('assignCase', { caseId: row.id, employeeId: member.id, from: null }, director.by);
  // What follows the call makes its first tasks, and the list is read once.
  await quiet();
  await page.getByRole('link', { name: 'Tasks' }).last().click();
  await heading(page, 'Tasks').waitFor();
  return row;
}

/** Opens the case as a relative in a separate browser. */
async function relative(browser: Browser, like: BrowserContext, row: CaseRow, firstName: string) {
  const { who } = await joined(row, { firstName }, await person({ firstName, lastName: 'Haddad' }));
  const context = await browser.newContext({ baseURL: new URL(like.pages()[0]?.url() ?? '').origin, locale: 'en-US' });
  const page = await context.newPage();
  await openAs(page, { email: who.account.email, password: who.password }, `/plans/dashboard?caseId=${row.id}`);
  await heading(page, row.decedentFullName).waitFor();
  return { page, close: () => context.close() };
}

const toDo = (page: Page) => page.getByRole('region', { name: 'For you to do' });
/** Opens a list again, as someone who comes back to it does. */
const again = async (page: Page, title: string) => {
  await page.reload();
  await heading(page, title).waitFor();
};
async function move(by: RequestOptions, caseId: string, ...statuses: string[]): Promise<void> {
  for (const [at, value] of statuses.entries())
    if (at > 0) await ok('updateDecedentStatus', { caseId, from: statuses[at - 1], value }, keyed(by));
  await quiet();
}
const shut = (page: Page, title: RegExp) => page.getByRole('button', { name: title });

describe('a case from its first call until it is completed', () => {
  it('has its tasks appear, complete, and expire on the way, for its director and two relatives', { timeout: 240_000 }, () =>
    inBrowser(async (director) => {
      const { staff, locationId, name: locationName } = await teamHome();
      const row = await caseOfCall(director, staff);
      await card(director, 'First call record complete').waitFor();
      const browser = director.context().browser() as Browser;
      const [ruth, noor] = [
        await relative(browser, director.context(), row, 'Ruth'),
        await relative(browser, director.context(), row, 'Noor'),
      ];
      try {
        await toDo(ruth.page).getByText('Answer what the certificate asks').waitFor();
        expect(await ruth.page.getByText('Verify identity of authorized agent').count()).toBe(0);

        // Decisions make work, for the home and for the family.
        const tomorrow = new Date((await now()) + DAY).toISOString();
        await saveAnswers(staff.by, row.id, {
          ...{ dispositionType: 'cremation', viewingWish: 'family', obituaryWanted: true },
          ...{ obituaryWhere: ['newspaper'], newspaperName: 'The Evening Post', obituaryDeadline: tomorrow },
        });
        await quiet();
        await again(director, 'Tasks');
        for (const name of ['Cremation authorization signed', 'Obituary at the newspaper', 'Bring clothing'])
          await card(director, name).waitFor();

        // Each relative does their own tasks, and the director sees it.
        await again(ruth.page, row.decedentFullName);
        const isKept = ruth.page.waitForResponse((answer) => answer.url().endsWith('/completeMyTask') && answer.ok());
        await box(toDo(ruth.page), 'Bring clothing').check();
        await isKept;
        await again(noor.page, row.decedentFullName);
        await toDo(noor.page).getByRole('link', { name: 'Complete task: Tell us what the obituary should say' }).click();
        await noor.page.getByLabel('Who survives them?').fill('Two daughters and a cat');
        await noor.page.getByText(/^Saved at /).waitFor();
        await quiet();
        await again(director, 'Tasks');
        await shut(director, /^Completed/).click();
        await card(director, 'Bring clothing')
          .getByText(/Ruth Haddad/)
          .waitFor();
        await card(director, 'Tell us what the obituary should say')
          .getByText(/automatically/)
          .waitFor();

        // Once with the keyboard alone, and undone once.
        const agent = 'Verify identity of authorized agent (right to control disposition)';
        await tabTo(director, agent);
        await director.keyboard.press('Space');
        await toast(director, 'Task completed.');
        await button(director, 'Undo').click();
        await expect.poll(() => box(director, agent).isChecked()).toBe(false);
        await box(director, agent).check();
        await toast(director, 'Task completed.');

        // Two days later the newspaper's day is over, and the morning emails have told the director.
        await daysPass(2);
        await again(director, 'Tasks');
        await card(director, 'Obituary at the newspaper')
          .getByText(/Expired/)
          .waitFor();
        const { all } = mailbox(staff.person.account.email);
        expect((await all()).some(({ body }) => body.text?.includes('Amélie Okafor'))).toBe(true);

        // What happens to the decedent completes tasks and makes the next ones. A call has no screen that would refresh its session, so another person at
        // the home makes these.
        const atHome = { id: locationId, name: locationName };
        const colleague = await worksAt(atHome);
        await move(colleague, row.id, 'not-in-care', 'pickup-requested');
        await again(director, 'Tasks');
        await card(director, 'Transfer decedent into care').waitFor();
        await move(colleague, row.id, 'pickup-requested', 'out-for-pickup', 'in-care');
        const dateOfDeath = new Date((await now()) - 4 * DAY).toISOString().slice(0, 10);
        await saveAnswers(colleague, row.id, { dateOfDeath, medicalExaminerNotified: 'no' });
        await authorizeCremation(colleague, row.id);
        await madeReady([colleague, await worksAt(atHome)], row);
        await move(colleague, row.id, 'in-care', 'cremated-remains-in-care');
        await again(director, 'Tasks');
        await shut(director, /^Completed/).click();
        await card(director, 'Transfer decedent into care')
          .getByText(/automatically/)
          .waitFor();
        await card(director, 'Aftercare call').waitFor();

        await director.goto(`/locations/${row.providerLocationId}/cases/${row.id}`);
        await button(director, 'Change status').click();
        await dialog(director, 'Change the status')
          .getByRole('radio', { name: /^Completed/ })
          .check();
        await dialog(director, 'Change the status').getByRole('button', { name: 'Save' }).click();
        await director.getByText(/changed the status from Active to Completed\./).waitFor();

        // Weeks later someone still calls.
        await daysPass(15);
        await director.goto(`/locations/${row.providerLocationId}/my-day`);
        await director
          .getByRole('region', { name: /^Overdue/ })
          .getByText('Aftercare call', { exact: true })
          .waitFor();
        await noor.page.goto(`/plans/dashboard?caseId=${row.id}`);
        await noor.page
          .getByRole('region', { name: 'We’re taking care of' })
          .getByText('Bring the person who died into our care')
          .waitFor({ state: 'attached' });
      } finally {
        await Promise.all([ruth.close(), noor.close()]);
      }
    }),
  );
});
