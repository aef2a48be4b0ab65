import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CasePlanSummary } from '#shared/contract/case-plans.ts';
import { stepOf } from '#shared/planner/steps.ts';
import { newEmail, ok, waitUntil } from '#test/cloud/cloud.ts';
import { worksAt } from '#test/journeys/parts/busy-home.ts';
import { dashboardOf, find, keyed, openCase } from '#test/journeys/parts/case-desk.ts';
import { add } from '#test/journeys/parts/contact-desk.ts';
import { getPlan, newBrowser, packagePlan, plannerHomeOf, save } from '#test/journeys/parts/planning.ts';
import { homeCalled } from '#test/world/world.ts';
import { paths } from '#web/paths.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { answerPagesThatAsk } from './given-plan.ts';
import { setStage } from './harness.ts';
import { letter, linkIn } from './letters.ts';
import { button, heading } from './marketplace-words.ts';

const { inBrowser } = setStage();

/** Returns a case and a relative who was emailed the link to plan online. */
async function askedRelative() {
  const home = homeCalled('Averell');
  const staff = await worksAt(home);
  const row = await openCase(staff);
  const email = newEmail('ruth');
  const contact = await add(staff, row.id, { email, phoneNumber: '6175550142', relationship: 'daughter' });
  await ok('inviteToArrangementOnline', { caseId: row.id, contactId: contact.id }, keyed(staff));
  return { home, staff, row, contact, link: linkIn(await letter(email, /plan the arrangements/), '/locations') };
}

/** Makes the choices that a plan needs, with this browser's key. The steps have their own tests. */
async function choose(page: Page, locationId: string, arrangementId: string): Promise<void> {
  const key = await page.evaluate(() => localStorage.getItem('yarrow.planKey'));
  const by = newBrowser(key ?? '');
  const { arrangement, version } = await getPlan(by, arrangementId);
  const home = await plannerHomeOf(locationId);
  const chosen = packagePlan(home, {
    arrangementId,
    contacts: arrangement.contacts,
    completedFinalStep: stepOf('conference').index,
  });
  await save(by, { ...chosen, ...answerPagesThatAsk(home, chosen), timing: arrangement.timing, type: arrangement.type }, version);
}

describe('a link to plan online', () => {
  it('opens a plan with the people filled in, which is sent to the case it came from and to no other', { timeout: 90_000 }, () =>
    inBrowser(async (page) => {
      const { home, row, contact, link, staff } = await askedRelative();
      await page.goto(link);
      await page.waitForURL(/\/arrangements\/[0-9a-f-]{36}\//);
      const arrangementId = /arrangements\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
      await expect.poll(() => new URL(page.url()).search).not.toContain('link=');
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await choose(page, home.id, arrangementId);
      await page.goto(paths.plannerStep({ locationId: home.id, arrangementId, step: stepOf('summary').path }));
      await heading(page, 'Check your plan').waitFor();
      await page.getByText(contact.fullName).first().waitFor();
      await button(page, 'Send to the home').click();
      const panel = page.getByRole('dialog');
      await panel.getByLabel('By email').check();
      await panel.getByRole('button', { name: 'Send to the home' }).click();
      await panel.getByRole('button', { name: 'Done' }).click();
      await page.getByText(/^Sent to /).waitFor();
      const [plan] = await waitUntil('the plan among those of the case', async () => {
        const { items } = await ok<{ items: CasePlanSummary[] }>('arrangementsSummaryByCaseId', { id: row.id }, staff);
        return items.length > 0 && items;
      });
      expect(plan).toMatchObject({ arrangementId, contactId: contact.id, isPrimary: true, timesSent: 1 });
      expect((await find(staff, { querry: row.decedentLastName })).items.map(({ id }) => id)).toEqual([row.id]);
      const { case: storedCase, timeline } = await dashboardOf(staff, row.id);
      expect(storedCase).toMatchObject({ status: row.status, planId: arrangementId });
      expect(timeline[0]).toMatchObject({ kind: 'plan-sent', subject: contact.fullName });
    }),
  );

  it('says in plain words that it was canceled, and what to do next', () =>
    inBrowser(async (page) => {
      const { row, contact, link, staff } = await askedRelative();
      await ok('cancelArrangementLink', { caseId: row.id, contactId: contact.id }, staff);
      await page.goto(link);
      await page.getByText('This link has expired, was canceled, or was replaced by a newer one.').waitFor();
      expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
      expect(await findingsInAllLooks(page)).toEqual([]);
    }));
});
