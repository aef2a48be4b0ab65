import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noteItem } from '#functions/table/note.ts';
import { caseNoteSchema } from '#shared/model/case.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { leadFor } from '#test/journeys/parts/case-desk.ts';
import { contactOf } from '#test/journeys/parts/contact-desk.ts';
import { familyDesk } from '#test/journeys/parts/family-desk.ts';
import { person } from '#test/world/cast.ts';
import { workPaths } from '#web/work-paths.ts';
import { openAs, signIn } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { givenFamily } from './cast.ts';
import { answerPagesThatAsk, givenPlan } from './given-plan.ts';
import { setStage } from './harness.ts';
import { tabTo, waitForFocus } from './keyboard.ts';
import { button, heading, toast } from './marketplace-words.ts';

const { inBrowser } = setStage();

/** Opens the case that a relative takes part in, in their browser. */
async function relativeAt(page: Page) {
  const desk = await familyDesk();
  const { account, password } = desk.family.who;
  await openAs(page, { email: account.email, password }, `/plans/dashboard?caseId=${desk.row.id}`);
  await heading(page, desk.row.decedentFullName).waitFor();
  return desk;
}

const cardLink = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(`^${title}`) });

describe('a family at their case', () => {
  it('reads the newest notes that the home shared, and earlier ones on request', () =>
    inBrowser(async (page) => {
      const { row } = await relativeAt(page);
      const notes = Array.from({ length: 25 }, (_, nth) =>
        caseNoteSchema.parse({
          ...{ id: randomUUID(), caseId: row.id, note: `The ${nth}. word from the home`, isShared: true },
          ...{ createdOn: new Date(Date.now() - nth * 60_000).toISOString(), createdBy: row.id, createdByName: 'Joan Averell' },
        }),
      );
      await openCloudTable().putAll(notes.map((note) => noteItem(note)));
      await page.reload();
      const words = page.getByRole('region', { name: 'From the home' }).getByText(/^The \d+\. word/);
      await words.first().waitFor();
      expect(await words.count()).toBe(20);
      await tabTo(page, 'Earlier notes');
      await page.keyboard.press('Enter');
      await page.getByText('The 24. word from the home').waitFor();
      expect(await words.count()).toBe(25);
      expect(await button(page, 'Earlier notes').count()).toBe(0);
    }));

  it('finds it among their plans, reads where things are, answers questions by keyboard only, and sees them counted', () =>
    inBrowser(async (page) => {
      const { row, home } = await relativeAt(page);
      await page.goto('/plans/dashboard');
      await page.getByRole('link', { name: `See more of the funeral of ${row.decedentFullName}` }).focus();
      await page.keyboard.press('Enter');
      await page.getByText('Amélie is not in our care yet.').waitFor();
      await page.getByText('Who is looking after you').waitFor();
      await page.getByText(home.name).first().waitFor();
      const before = await page.getByText(/^\d+ of \d+ answered$/).textContent();
      await cardLink(page, 'Their life and family').focus();
      await page.keyboard.press('Enter');
      await heading(page, 'Their life and family').waitFor();
      const father = page.getByLabel(/^Father.s name/);
      await father.focus();
      await page.keyboard.type('Paul Okafor');
      await page.keyboard.press('Tab');
      await page.getByText(/^Saved at /).waitFor();
      await page.getByRole('link', { name: row.decedentFullName }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getByText(/^\d+ of \d+ answered$/).textContent()).not.toBe(before);
      await page.reload();
      await cardLink(page, 'Their life and family').click();
      await expect.poll(() => page.getByLabel(/^Father.s name/).inputValue()).toBe('Paul Okafor');
    }));

  it('is told in plain words when it was taken from them, and what to do next', () =>
    inBrowser(async (page) => {
      const { row, family } = await relativeAt(page);
      await family.withdraw();
      await cardLink(page, 'Their life and family').click();
      await page.reload();
      await heading(page, 'You don’t have access to this').waitFor();
      await page.getByText('call the home').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Your plans' }).click();
      await heading(page, 'Your plans').waitFor();
      expect(await page.getByText(row.decedentFullName).count()).toBe(0);
    }));

  it('says how to reach them, by keyboard only, and no other relative sees it', () =>
    inBrowser(async (page) => {
      const { row, family, staff } = await relativeAt(page);
      await page.getByRole('link', { name: 'Change your details' }).focus();
      await page.keyboard.press('Enter');
      await heading(page, 'Your details').waitFor();
      await page.getByRole('main').getByText(family.who.account.email).waitFor();
      await tabTo(page, 'Last name');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await tabTo(page, 'Save');
      await page.keyboard.press('Enter');
      await waitForFocus(page, /Please check the following/);
      await page.getByLabel('Last name', { exact: true }).fill('Haddad-Brandt');
      await page.getByLabel('Phone').fill('6175550199');
      await button(page, 'Save').click();
      await toast(page, 'Your details are saved.').waitFor();
      const storedContact = { lastName: 'Haddad-Brandt', phoneNumber: '(617) 555-0199', status: 'active' };
      expect(await contactOf(staff, row.id, family.contact.id)).toMatchObject(storedContact);
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.getByRole('main').getByRole('link', { name: row.decedentFullName }).click();
      await page.getByText('Noor Haddad-Brandt').waitFor();
    }));

  it("passes axe wide and narrow, light and dark, and doesn't scroll sideways at 320 px", { timeout: 60_000 }, () =>
    inBrowser(async (page) => {
      const { row } = await relativeAt(page);
      await page.getByText('What we need from you').waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.goto(`/plans/dashboard?caseId=${row.id}&page=case-details`);
      await page.getByLabel(/^Father.s name/).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }),
  );
});

describe('a plan that a family sends', () => {
  it('arrives as a Lead, becomes a case with what it says, and lets its family in', { timeout: 90_000 }, () =>
    inBrowser(async (page) => {
      const family = await givenFamily();
      const lastName = `Ivoryquill${family.id.slice(0, 4).replaceAll(/\d/g, 'x')}`;
      const named = (home: Parameters<typeof answerPagesThatAsk>[0], plan: Parameters<typeof answerPagesThatAsk>[1]) => ({
        ...answerPagesThatAsk(home, plan),
        // The home takes the account for the planner only if the plan has the same address.
        contacts: plan.contacts.map((each) =>
          each.contactType === 'decedent' ? { ...each, lastName } : { ...each, email: family.email },
        ),
      });
      const { path, planId, home } = await givenPlan(page, { changes: named });
      await signIn(page, family);
      await page.goto(path('summary'));
      await button(page, 'Save the plan').click();
      await page.getByText(/^Saved at /).waitFor();
      // The account owns the plan only once it is linked to it.
      await button(page, 'Keep it in an account').waitFor({ state: 'detached' });
      await page.goto(`/plans/dashboard/${planId}`);
      await button(page, 'Send to the home').click();
      const panel = page.getByRole('dialog');
      await panel.getByLabel('By email').check();
      await panel
        .getByLabel(/e-?mail/i)
        .first()
        .check();
      await panel.getByRole('button', { name: 'Send to the home' }).click();
      await panel.getByRole('button', { name: 'Done' }).click();
      await page.getByText(/^Sent to /).waitFor();
      await page.getByText(/^Sent to .+ on \w+ \d+ at \d+:\d\d\s[AP]M$/).waitFor();

      const staff = await person({ memberships: [{ locationId: home.locationId, locationName: home.name, access: 'staff' }] });
      const context = await page
        .context()
        .browser()!
        .newContext({ baseURL: new URL(page.url()).origin, viewport: { width: 1280, height: 900 } });
      const desk = await context.newPage();
      await signIn(desk, { email: staff.account.email, password: staff.password });
      const { id: caseId } = await leadFor(staff, lastName);
      await desk.goto(`/locations/${home.locationId}/cases/`);
      const row = desk.getByRole('link', { name: new RegExp(lastName) }).first();
      await row.waitFor();
      await row.click();
      await desk.getByText('This is a lead.').waitFor();
      // The row of tabs may still be scrolling to the open one, so a press of the mouse could miss.
      await desk.getByRole('link', { name: 'Online arrangements', exact: true }).press('Enter');
      await desk.waitForURL(`**${workPaths.onlineArrangements({ locationId: home.locationId, caseId })}`);
      await desk.getByText('The plan that counts').waitFor();
      await desk.getByText(/^Sent today/).waitFor();
      await desk.getByRole('heading', { name: 'Links to plan online' }).waitFor();
      expect(await findingsInAllLooks(desk)).toEqual([]);
      expect(await tooWide(desk)).toBe(0);
      await desk.setViewportSize({ width: 1280, height: 900 });
      await desk.getByRole('link', { name: 'Dashboard' }).last().click();
      await button(desk, 'Accept').click();
      await desk.getByText('Lead accepted. The case is now active.').waitFor();
      await context.close();

      await page.goto('/plans/dashboard');
      await page.getByRole('link', { name: new RegExp(`See more of the funeral of .*${lastName}`) }).click();
      await page.getByText('What is planned').waitFor();
      await page.getByRole('link', { name: 'Open the plan' }).click();
      await page.waitForURL(`**/plans/dashboard/${planId}`);
    }),
  );
});
