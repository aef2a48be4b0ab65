import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CaseServices } from '#shared/contract/case-details-views.ts';
import { isMessage } from '#shared/questions/is-answered.ts';
import { ask, newAddress, newEmail, ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { busyHome } from '#test/journeys/parts/busy-home.ts';
import { find, keyed } from '#test/journeys/parts/case-desk.ts';
import { saveAnswers } from '#test/journeys/parts/case-party.ts';
import { person } from '#test/world/cast.ts';
import { button, heading, openAs } from './account-words.ts';
import { dialog, firstCall, toast } from './cases-words.ts';
import { setStage } from './harness.ts';
import { letter, linkIn } from './letters.ts';

const { inBrowser } = setStage();

const password = 'a lantern on the porch';

/** Adds a home for this test only, and opens its list of cases as a director. */
async function directorAt(page: Page) {
  const { home, staff } = await busyHome();
  const membership = { locationId: home.id, locationName: home.name, access: 'staff' } as const;
  const director = await person({ firstName: 'Stella', lastName: 'Teal', memberships: [membership] });
  await openAs(page, { email: director.account.email, password: director.password }, `/locations/${home.id}/cases/`);
  return { home, staff };
}

/** Invites one relative who is already a contact, and one who is new. Both get an email. */
async function inviteBoth(page: Page, emails: { ruth: string; noor: string }): Promise<void> {
  await page.getByRole('link', { name: 'Contacts' }).last().click();
  await page.getByRole('link', { name: 'Ruth Okafor' }).click();
  for (const section of ['Personal Information', 'Contact Information'])
    await button(page, `Continue to the section after ${section}`).click();
  await page.getByRole('button', { name: /^Contact Information/ }).click();
  await page.getByLabel('Email', { exact: true }).fill(emails.ruth);
  await button(page, 'Save').click();
  await toast(page, 'Contact saved.');
  await button(page, 'Invite to the case').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send the invitation' }).click();
  await toast(page, `The invitation is on its way to ${emails.ruth}.`);
  await page.getByRole('link', { name: 'Contacts' }).last().click();
  await button(page, 'Add contact').click();
  const drawer = dialog(page, 'Add new contact');
  await drawer.getByLabel('First name').fill('Noor');
  await drawer.getByLabel('Last name', { exact: true }).fill('Haddad');
  await drawer.getByRole('button', { name: 'Continue to the section after Personal Information' }).click();
  await drawer.getByLabel('Email', { exact: true }).fill(emails.noor);
  await drawer.getByLabel('Send invite email').check();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Contact saved.');
}

/** The maximum number of services in one save. */
const AT_ONCE = 20;

type Offered = { displayServiceId: string; name: string; identifier: string; question: string; isWords: boolean };

/** Returns three of the home's services that ask questions, as services of the case; the one with a text question first. */
async function threeServices(by: RequestOptions, caseId: string): Promise<[Offered, Offered, Offered]> {
  const { offered } = await ok<CaseServices>('getCaseDisplayServices', { id: caseId }, by);
  const services = offered.map(({ displayServiceId }) => ({ displayServiceId, version: null }));
  const save = (some: typeof services) => ok<CaseServices>('saveCaseDisplayServices', { caseId, services: some }, keyed(by));
  await save(services.slice(0, AT_ONCE));
  const { items } = await save(services.slice(AT_ONCE));
  const taken = items.flatMap(({ displayServiceId, name, questions }): Offered[] => {
    const unconditional = questions.filter((question) => !isMessage(question) && question.visibleWhen === undefined);
    const asks = unconditional.find(({ fieldType }) => fieldType === 'string') ?? unconditional[0];
    if (!asks) return [];
    const { identifier, question, fieldType } = asks;
    return [{ displayServiceId, name, identifier, question, isWords: fieldType === 'string' }];
  });
  const [first, second, third] = taken.toSorted((one, other) => Number(other.isWords) - Number(one.isWords));
  if (!first?.isWords || !second || !third) throw new Error('The home offers too few services that ask something.');
  return [first, second, third];
}

/** Sets what the family may do with a service, on the staff's screen. */
async function letFamily(page: Page, { name }: Offered, label: string): Promise<void> {
  const choice = page.getByRole('group', { name, exact: true }).getByLabel('What the family can do');
  await choice.selectOption({ label });
  await expect.poll(() => choice.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text)).toBe(label);
  await expect.poll(() => choice.isEnabled()).toBe(true);
}

/** Opens a separate browser for a relative, who follows the link in the email to the case. */
async function relativeIn(browser: Browser, baseURL: string, { email, caseId }: { email: string; caseId: string }) {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('response', (answer) => {
    if (/\/api\/(myCases|cases)\b/.test(answer.url()))
      void answer.text().then(
        (text) => failures.push(text),
        () => undefined,
      );
  });
  await page.goto(linkIn(await letter(email, /the arrangements for Amélie Okafor$/), '/family-user-signup'));
  await heading(page, 'The arrangements for Amélie Okafor').waitFor();
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await button(page, 'See the arrangements').click();
  await page.waitForURL(`**/plans/dashboard?caseId=${caseId}`);
  await heading(page, 'Amélie Okafor').waitFor();
  await page.getByText('Amélie is not in our care yet.').waitFor();
  return { page, failures, close: () => context.close() };
}

const saved = (page: Page) => page.getByText(/^Saved at /).waitFor();
const asks = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

/** Signs in to make API calls by hand. */
async function byHand(email: string): Promise<RequestOptions> {
  const { accessToken } = await ok<{ accessToken: string }>('login', { email, password }, { from: newAddress() });
  return { token: accessToken, headers: { 'x-user-email': email } };
}

describe('a first call with two relatives', () => {
  it('lets one change what they may and the other see what they may, until one is removed', { timeout: 240_000 }, () =>
    inBrowser(async (page) => {
      const { home, staff } = await directorAt(page);
      const emails = { ruth: newEmail('ruth'), noor: newEmail('noor') };
      await firstCall(page);
      const [row] = (await find(staff, {})).items;
      const caseId = row?.id ?? '';
      await inviteBoth(page, emails);
      const [open, visible, hidden] = await threeServices(staff, caseId);
      await page.goto(`/locations/${home.id}/cases/${caseId}/case-details`);
      await letFamily(page, open, 'Can Edit');
      await letFamily(page, hidden, "Can't see");
      const secret = `Wisteria ${randomUUID().slice(0, 8)}`;
      await saveAnswers(staff, caseId, { dateOfDeath: '2026-02-03', callerName: secret }, { callerName: 'Ruth Okafor' });

      const browser = page.context().browser() as Browser;
      const { origin } = new URL(page.url());
      const [ruth, noor] = await Promise.all(
        Object.values(emails).map((email) => relativeIn(browser, origin, { email, caseId })),
      );
      if (!ruth || !noor) throw new Error('There are two relatives.');

      // One answers a question on a page and one in a service, and finds both on coming back.
      await asks(ruth.page, /^Their life and family/).click();
      await ruth.page.getByLabel(/^Father.s name/).fill('Paul Okafor');
      await saved(ruth.page);
      await asks(ruth.page, 'Amélie Okafor').click();
      await asks(ruth.page, /./).filter({ hasText: open.name }).click();
      await heading(ruth.page, open.name).waitFor();
      await ruth.page.getByLabel(open.question).first().fill('Ave Maria');
      await saved(ruth.page);
      await ruth.page.reload();
      await expect.poll(() => ruth.page.getByLabel(open.question).first().inputValue()).toBe('Ave Maria');

      // The director sees both, and who did it.
      await page.goto(`/locations/${home.id}/cases/${caseId}`);
      await page.getByText(`Ruth Okafor (family) changed ${open.name}.`).waitFor();
      await page.getByText(/^Ruth Okafor \(family\) made changes in /).waitFor();
      await page.goto(`/locations/${home.id}/cases/${caseId}/case-details`);
      await expect.poll(() => page.getByLabel(/^Father.s name/).inputValue()).toBe('Paul Okafor');

      // The other one sees the read-only answers, with nothing to type into, and no trace of the rest.
      await asks(noor.page, /./).filter({ hasText: visible.name }).click();
      await heading(noor.page, visible.name).waitFor();
      await noor.page.getByText('Not known yet').first().waitFor();
      expect(await noor.page.getByRole('main').getByRole('textbox').count()).toBe(0);
      await asks(noor.page, 'Amélie Okafor').click();
      expect(await noor.page.getByText(hidden.name, { exact: true }).count()).toBe(0);
      await asks(noor.page, /^Their life and family/).click();
      await noor.page.getByRole('definition').filter({ hasText: 'February 3, 2026' }).waitFor();
      expect(await noor.page.getByLabel('Date of death').count()).toBe(0);
      await expect.poll(() => noor.failures.length).toBeGreaterThan(2);
      for (const text of noor.failures)
        for (const word of [secret, hidden.displayServiceId, 'callerName']) expect(text).not.toContain(word);

      // API calls by hand don't work either.
      const hand = await byHand(emails.noor);
      const answers = (changes: object) => ask('saveMyAnswers', { caseId, changes }, keyed(hand));
      const service = ({ displayServiceId, identifier }: Offered) =>
        ask(
          'saveCaseDisplayServices',
          { caseId, services: [{ displayServiceId, version: 1, answers: { [identifier]: 'Mine' } }] },
          keyed(hand),
        );
      expect((await answers({ dateOfDeath: '2026-02-04' })).status).toBe(403);
      expect((await answers({ callerName: 'Noor' })).text).toContain('isn’t asked');
      expect((await service(visible)).status).toBe(403);
      expect((await service(hidden)).status).toBe(404);
      expect((await ask('getCaseContacts', { caseId }, hand)).status).toBe(403);

      // The director removes one whose page is open: it says so, and where to go.
      await page.goto(`/locations/${home.id}/cases/${caseId}/contacts`);
      await page.getByRole('link', { name: 'Ruth Okafor' }).click();
      await button(page, 'Block').click();
      await button(page, 'Block Ruth Okafor').click();
      await page.getByText('Blocked. They had joined and no longer see anything.').waitFor();
      await ruth.page.getByLabel(open.question).first().fill('Ave Maria, by the choir');
      await heading(ruth.page, 'You don’t have access to this').waitFor();
      await ruth.page.getByText('call the home').waitFor();
      await ruth.page.getByRole('main').getByRole('link', { name: 'Your plans' }).click();
      await heading(ruth.page, 'Your plans').waitFor();
      expect(await ruth.page.getByText('Amélie Okafor').count()).toBe(0);

      // The other one takes part as before.
      await noor.page.reload();
      await heading(noor.page, 'Their life and family').waitFor();
      await Promise.all([ruth.close(), noor.close()]);
    }),
  );
});
