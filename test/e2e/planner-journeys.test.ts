import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Mail, mailbox, newEmail } from '#test/cloud/cloud.ts';
import { signIn } from './account-words.ts';
import { animated, setStage } from './harness.ts';
import { linkIn } from './letters.ts';
import { button, drawer, found, givenHome, heading, openWelcome, searchBox } from './marketplace-words.ts';
import { atStep, fillContacts, goOn, makeAccount, planIdOf, stepTitles, titles, totalIn, whenSaved } from './planner-words.ts';

const { inBrowser } = setStage(animated);
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const PASSWORD = 'a walk along the harbor';

/** A journey through every page of the product takes longer than a test of one page. */
const PATIENCE_MS = 120_000;

/** Finds the homes near a city from the first page, opens the first one, and reads what it says about planning. */
async function findHome(page: Page): Promise<void> {
  await openWelcome(page);
  await searchBox(page).fill('Boston, MA');
  await page.keyboard.press('Enter');
  await found(page).first().click();
  await page.getByRole('link', { name: 'Start a plan' }).click();
  await heading(page, 'Plan a funeral').waitFor();
  await button(page, 'Start a plan').click();
  await atStep(page, titles.timing);
}

const group = (page: Page, name: RegExp) => page.getByRole('group', { name });

/** Answers a question by the words of both. It presses the whole label, with its picture. */
async function answer(page: Page, question: RegExp, name: string | RegExp): Promise<void> {
  const option = page.getByRole('radio', { name, exact: true });
  await group(page, question).locator('label').filter({ has: option }).click();
  await expect.poll(() => group(page, question).getByRole('radio', { name, exact: true }).isChecked()).toBe(true);
}

const choose = (page: Page, name: string) => button(page, `Choose: ${name}`).click();

/** Returns which step this is according to the frame and, once the package is known, of how many. */
const progress = async (page: Page): Promise<{ at: number; of: number }> => {
  const words = (await page.getByText(/^Step \d+ of (about )?\d+$/).textContent()) ?? '';
  const [at = 0, of = 0] = [...words.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  return { at, of };
};

/** Continues to the next step, and checks its number and title. */
async function goOnTo(page: Page, title: string): Promise<void> {
  const { at } = await progress(page);
  await goOn(page);
  await atStep(page, title);
  await expect.poll(async () => (await progress(page)).at).toBe(at + 1);
}

/** Returns the total in an email, in US cents. */
const totalOf = ({ subject, body }: Mail): number => {
  const dollars = /^Total: \$([\d,]+\.\d\d)$/m.exec(body.text ?? '')?.[1];
  if (!dollars) throw new Error(`The mail "${subject}" names no total.`);
  return Math.round(Number(dollars.replaceAll(',', '')) * 100);
};

describe('a cremation for a parent who died', () => {
  it('is found, planned, and sent on a phone, with the same total in both emails', { timeout: PATIENCE_MS }, () =>
    inBrowser(async (page) => {
      const { name: homeName, mailbox: homeMailbox } = await givenHome();
      const email = newEmail('maren');
      await findHome(page);
      await page.getByLabel('Now, my loved one has passed away').tap();
      await goOnTo(page, titles.contacts);
      await fillContacts(page, { email });
      await goOnTo(page, titles.disposition);
      await whenSaved(page);
      await page.getByRole('radio', { name: /^Cremation/ }).tap();
      await goOnTo(page, titles.wishes);
      await page.getByRole('checkbox', { name: /^No gathering/ }).tap();
      const { of: expected } = await progress(page);
      await goOnTo(page, titles.package);
      await page.getByRole('radio', { name: 'Cremation Without Ceremony' }).tap();
      expect(expected).toBeGreaterThanOrEqual((await progress(page)).of);

      await goOnTo(page, stepTitles.services);
      const before = await totalIn(page);
      await answer(page, /^Did they serve in the US Armed Forces/, 'No');
      await answer(page, /^Did they have a pacemaker/, 'No');
      await choose(page, 'Being there');
      await expect.poll(() => totalIn(page)).toBeGreaterThan(before);
      await goOnTo(page, stepTitles.more);
      await page.getByLabel('Where did the person die?').selectOption('Hospital Inpatient');
      await button(page, /^Answer or change.*The ashes/).tap();
      await answer(page, /^What would you like to do with the ashes/, /^Keep them/);
      await goOnTo(page, stepTitles.urns);
      await page.getByRole('tab', { name: 'Urns' }).tap();
      await choose(page, 'Wood urn');
      await page.getByRole('group', { name: 'In your plan' }).getByText('Wood urn').waitFor();
      await goOnTo(page, stepTitles.keepsakes);
      await goOnTo(page, stepTitles.memorial);
      await goOnTo(page, stepTitles.certificates);
      const withoutCopies = await totalIn(page);
      await page.getByRole('textbox', { name: 'How many certified copies do you need?' }).fill('6');
      await expect.poll(() => totalIn(page)).toBeGreaterThan(withoutCopies);
      await goOnTo(page, stepTitles.conference);
      await answer(page, /^How would you like to meet/, 'By telephone');
      await goOnTo(page, stepTitles.summary);
      const { at, of } = await progress(page);
      expect(at).toBe(of);
      await page.getByText('Every required question is answered.').waitFor();
      await whenSaved(page);

      const total = await totalIn(page);
      await button(page, 'Send to the home').tap();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel('By email').check();
      await sheet.getByRole('textbox', { name: /^Message/ }).fill('We would like a quiet hour with her before.');
      await sheet.getByRole('button', { name: 'Send to the home' }).tap();
      await sheet.getByRole('heading', { name: 'Your plan is sent' }).waitFor();
      await sheet.getByRole('button', { name: 'Done' }).tap();
      await page.getByText(/^Sent to /).waitFor();

      const toHome = await mailbox(homeMailbox).mail(({ body }) => (body.text ?? '').includes(email));
      expect(toHome.subject).toBe('A plan for a funeral now: Ada Holt');
      expect(toHome.body.text).toContain('Funeral of: Ada Holt');
      expect(toHome.body.text).toContain('Package: Cremation Without Ceremony');
      expect(toHome.body.text).toContain('We would like a quiet hour with her before.');
      const toFamily = await mailbox(email).mail();
      expect(toFamily.subject).toBe(`Your plan was sent to ${homeName}`);
      for (const line of ['Wood urn: $250.00', 'A private hour: $235.00', 'Certified copies of the death certificate (6): $']) {
        expect(toHome.body.text).toContain(line);
        expect(toFamily.body.text).toContain(line);
      }
      expect([totalOf(toHome), totalOf(toFamily), await totalIn(page)]).toEqual([total, total, total]);

      await page.goto(linkIn(toFamily, '/locations/'));
      await atStep(page, stepTitles.summary);
      await expect.poll(() => totalIn(page)).toBe(total);
    }, phone),
  );
});

/** Finds a card in the list of plans by its home. */
const card = (page: Page, homeName: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: homeName }).first();

const totalOnCard = async (page: Page, homeName: string): Promise<number> => {
  const words = /Total so far \$([\d,]+\.\d\d)/.exec((await card(page, homeName).textContent()) ?? '')?.[1] ?? '';
  return Math.round(Number(words.replaceAll(',', '')) * 100);
};

/** Plans one's own burial up to the services: wishes, a package, and its questions. */
async function beginOwnBurial(page: Page, email: string): Promise<void> {
  await findHome(page);
  await page.getByLabel('Future, more than 6 months').check();
  await goOnTo(page, 'Who is this plan for?');
  await page.getByRole('radio', { name: /^Myself/ }).check();
  await goOnTo(page, titles.contacts);
  const you = page.getByRole('region', { name: 'You', exact: true });
  await you.getByLabel('First name').fill('Aurelia');
  await you.getByLabel('Last name').fill('Brandt');
  await you.getByLabel('Email').fill(email);
  await goOnTo(page, 'What would you like to happen to your body?');
  await page.getByRole('radio', { name: /^Burial/ }).check();
  await goOnTo(page, 'What would you wish for?');
  await page.getByRole('checkbox', { name: /^A funeral ceremony/ }).check();
  await goOnTo(page, titles.package);
  await page.getByRole('radio', { name: 'Church or Chapel Funeral' }).check();
  await goOnTo(page, 'How should people come together?');
  await answer(page, /veteran of the US Armed Forces/, 'No');
  await answer(page, /^Where should visiting hours be/, /funeral home/i);
  await page.getByRole('textbox', { name: 'For how many hours?' }).fill('3');
  await answer(page, /^Should the casket be open/, 'No');
  await answer(page, /^Where should the ceremony be/, /funeral home/i);
  await answer(page, /^Who will lead it/, 'A celebrant that the home finds');
}

/** Checks that the summary shows what was begun. */
async function expectBegun(page: Page, email: string): Promise<void> {
  const said = async () => (await page.getByRole('main').textContent()) ?? '';
  for (const words of [
    `Aurelia Brandt, ${email}`,
    'A funeral ceremony',
    'Church or Chapel Funeral',
    'A celebrant that the home finds',
  ])
    await expect.poll(said).toContain(words);
}

describe('one’s own burial, planned ahead', () => {
  it('is kept in an account made in the middle, and finished in another browser', { timeout: PATIENCE_MS }, () =>
    inBrowser(async (page) => {
      const { name: homeName } = await givenHome();
      const email = newEmail('aurelia');
      await beginOwnBurial(page, email);
      const begun = await totalIn(page);
      await makeAccount(page, PASSWORD);
      await page.getByText('Your plan is saved in your account.').waitFor();
      const planId = planIdOf(page);
      await drawer(page, 'Save and finish later').getByRole('button', { name: 'Finish for now' }).click();
      await page.waitForURL('**/plans/dashboard');
      await card(page, homeName).waitFor();
      await expect.poll(() => totalOnCard(page, homeName)).toBe(begun);

      await inBrowser(async (other) => {
        await signIn(other, { email, password: PASSWORD });
        await other.goto('/plans/dashboard');
        await card(other, homeName).waitFor();
        await expect.poll(() => totalOnCard(other, homeName)).toBe(begun);
        await card(other, homeName)
          .getByRole('link', { name: /^Continue / })
          .click();
        await atStep(other, 'How should people come together?');
        expect(planIdOf(other)).toBe(planId);
        await expect.poll(() => totalIn(other)).toBe(begun);
        expect(await other.getByRole('textbox', { name: 'For how many hours?' }).inputValue()).toBe('3');
        await goOnTo(other, stepTitles.more);
        await goOnTo(other, stepTitles.caskets);
        await choose(other, 'Poplar casket');
        await other.getByRole('tab', { name: 'Outer burial containers' }).click();
        await other
          .getByRole('button', { name: /^Choose: .*liner/i })
          .first()
          .click();
        await expect.poll(() => totalIn(other)).toBeGreaterThan(begun);
        await goOnTo(other, stepTitles.keepsakes);
        await goOnTo(other, stepTitles.memorial);
        await goOnTo(other, stepTitles.certificates);
        await other.getByRole('textbox', { name: 'How many certified copies do you need?' }).fill('5');
        await goOnTo(other, stepTitles.conference);
        await answer(other, /^How would you like to meet/, 'At the funeral home');
        await goOnTo(other, stepTitles.summary);
        const { at, of } = await progress(other);
        expect(at).toBe(of);
        await expectBegun(other, email);
        await other.getByText('Every required question is answered.').waitFor();
        await button(other, 'Save the plan').click();
        await whenSaved(other);
        const total = await totalIn(other);

        await page.reload();
        await card(page, homeName).waitFor();
        await expect.poll(() => totalOnCard(page, homeName)).toBe(total);
        await card(page, homeName)
          .getByRole('link', { name: /^Continue / })
          .click();
        await atStep(page, stepTitles.summary);
        await expectBegun(page, email);
        await expect.poll(() => totalIn(page)).toBe(total);
      });
    }),
  );
});
