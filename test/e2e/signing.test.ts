import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '#web/paths.ts';
import { findingsInAllLooks } from './all-looks.ts';
import { setStage } from './harness.ts';
import { enterOn, tabTo, typeInto, waitForFocus } from './keyboard.ts';
import { button, heading } from './marketplace-words.ts';
import { drawByTouch } from './signing-steps.ts';
import { answerSigning, documentId, token } from './signing-words.ts';

const { inBrowser } = setStage();
const phone = { viewport: { width: 390, height: 844 } };
const small = { viewport: { width: 320, height: 640 } };
const link = paths.documentSigning({ documentId, signingToken: token });

const form = 'Application for cremation and disposition';

/** Reads the document and agrees to sign it electronically. */
const agree = async (page: Page) => {
  await button(page, 'Open the document').click();
  await page.getByRole('img', { name: 'Page 1 of 1' }).waitFor();
  await page.getByLabel(/^I opened the document/).check();
  await page.getByLabel(/^I agree to sign/).check();
  await button(page, 'Agree and continue').click();
  await heading(page, form).waitFor();
};

/** Agrees before the document has appeared, sees that it’s still loading and then that it’s there, and agrees again. */
const agreeEarly = async (page: Page) => {
  const { promise, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/pdfImageFromCaseDocument/**', async (route) => {
    await promise;
    await route.fallback();
  });
  await button(page, 'Open the document').click();
  await page.getByLabel(/^I opened the document/).check();
  await page.getByLabel(/^I agree to sign/).check();
  await button(page, 'Agree and continue').click();
  await page.getByRole('link', { name: 'Wait for the document to appear' }).waitFor();
  letThrough();
  await page.getByRole('status').getByText('The document is here now').waitFor();
  await button(page, 'Agree and continue').click();
  await heading(page, form).waitFor();
};

/** Draws a line on the sheet. */
const draw = async (page: Page) => {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('There is no sheet to draw on.');
  await page.mouse.move(box.x + 20, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + 20, { steps: 4 });
  await page.mouse.up();
};

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('a signer on a phone', () => {
  it('reads, agrees, answers in both views, draws and types, leaves and comes back, and signs', () =>
    inBrowser(async (page) => {
      const server = await answerSigning(page);
      await page.goto(link);
      await heading(page, /asks you to sign a document$/).waitFor();
      expect(page.url()).not.toContain(token);
      await button(page, 'Agree and continue').click();
      await waitForFocus(page, /^Please check the following/);
      await agreeEarly(page);
      await waitForFocus(page, form);

      await page.getByLabel(/^What gives you the right/).fill('Oldest daughter');
      await page.getByText('Saved').waitFor();
      await button(page, 'Next').click();
      await page.getByLabel('I do').check();
      await page.getByText('On the page', { exact: true }).click();
      const beside = page.getByRole('region', { name: 'Not on the page' });
      await beside.getByRole('button', { name: /^Anything else we should know\?/ }).click();
      await page.getByRole('textbox', { name: /^Anything else we should know\?/ }).waitFor();
      await button(page, /^I have read the notice .*: Missing$/).click();
      await page.getByRole('checkbox', { name: /^I have read the notice/ }).check();
      await button(page, /^I have read the notice .*: Checked$/).waitFor();
      await page.getByText('Saved').waitFor();

      await page.reload();
      await heading(page, form).waitFor();
      await page.getByText('3 of 5 required answers').waitFor();
      await page.locator('canvas').waitFor();
      await draw(page);
      await button(page, 'Next').click();
      await page.getByText('Type', { exact: true }).click();
      await page.getByLabel('Type your name').fill('Nguyễn Łukasz');
      await button(page, 'Check your answers').click();
      await button(page, 'Sign').click();
      await heading(page, 'Thank you. You have signed.').waitFor();
      await waitForFocus(page, /^Thank you/);
      await page.getByText('Next to sign: Łukasz Lee, Son').waitFor();
      expect(server.signed).toBe(1);
      const [, , , , initials, signature] = server.draft.questions;
      expect(initials).toMatchObject({ signatureType: 'draw', image: expect.stringMatching(/^data:image\/png/) });
      expect(signature).toMatchObject({ typeText: 'Nguyễn Łukasz', image: expect.stringMatching(/^data:image\/png/) });
      expect(server.seen.filter((call) => call.includes(token))).toEqual([]);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(token);
    }, phone));

  it('draws with a finger, and goes on with a tap', () =>
    inBrowser(
      async (page) => {
        const server = await answerSigning(page, { session: { stage: 'sign' } });
        await page.goto(link);
        for (const number of [1, 2, 3, 4]) {
          await page.getByRole('heading', { name: `Question ${number} of 6` }).waitFor();
          await button(page, 'Next').tap();
        }
        await page.getByRole('heading', { name: 'Question 5 of 6' }).waitFor();
        await drawByTouch(page, page.locator('canvas'));
        await button(page, /^Clear:/)
          .and(page.locator(':enabled'))
          .waitFor();
        await button(page, 'Next required').tap();
        await page.getByRole('heading', { name: 'Question 6 of 6' }).waitFor();
        await drawByTouch(page, page.locator('canvas'));
        await button(page, 'Check your answers').tap();
        await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
        await page.getByText('Saved at').waitFor();
        const [, , , , ...drawn] = server.draft.questions;
        const image = expect.stringMatching(/^data:image\/png/);
        expect(drawn).toMatchObject([
          { signatureType: 'draw', image },
          { signatureType: 'draw', image },
        ]);
      },
      { ...phone, isMobile: true, hasTouch: true },
    ));

  it('goes all the way by keyboard', () =>
    inBrowser(async (page) => {
      const server = await answerSigning(page);
      await page.goto(link);
      await enterOn(page, 'Open the document');
      await page.getByRole('img', { name: 'Page 1 of 1' }).waitFor();
      for (const box of [/^I opened the document/, /^I agree to sign/]) {
        await tabTo(page, box);
        await page.keyboard.press('Space');
      }
      await enterOn(page, 'Agree and continue');
      await waitForFocus(page, form);
      await typeInto(page, /^What gives you the right/, 'Oldest daughter');
      await enterOn(page, 'Next');
      await waitForFocus(page, 'Question 2 of 6');
      await tabTo(page, 'I do');
      await page.keyboard.press('Space');
      await enterOn(page, 'Next');
      await tabTo(page, /^I have read the notice/);
      await page.keyboard.press('Space');
      for (const noun of ['initials', 'name']) {
        await enterOn(page, 'Next required');
        await tabTo(page, 'Draw');
        await page.keyboard.press('ArrowRight');
        await typeInto(page, `Type your ${noun}`, 'AL');
      }
      await enterOn(page, 'Check your answers');
      await waitForFocus(page, 'Check your answers');
      await enterOn(page, 'Sign');
      await waitForFocus(page, /^Thank you/);
      expect(server.draft.questions.at(-1)).toMatchObject({ signatureType: 'type', typeText: 'AL' });
    }, phone));

  it('keeps what is typed without a connection, and sends it when the connection is back', () =>
    inBrowser(async (page, errors) => {
      const server = await answerSigning(page, { session: { stage: 'sign' } });
      await page.goto(link);
      await page.getByLabel(/^What gives you the right/).waitFor();
      const cut = '**/api/public/caseDocuments/saveESignQuestions/**';
      await page.route(cut, (route) => route.abort('internetdisconnected'));
      await page.getByLabel(/^What gives you the right/).fill('Oldest daughter');
      await page.getByText('Not saved.').waitFor();
      const kept = await page.evaluate(() => JSON.stringify(localStorage));
      expect(kept).toContain('yarrow.signing');
      expect(kept).not.toMatch(/daughter|Abcdefghij/);
      await page.reload();
      await expect
        .poll(() =>
          page
            .getByLabel(/^What gives you the right/)
            .or(page.getByLabel('I do'))
            .count(),
        )
        .toBeGreaterThan(0);
      await page.unroute(cut);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.getByText('Saved at').waitFor();
      expect(server.draft.questions[0]?.value).toBe('Oldest daughter');
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('yarrow.signing');
      errors.length = 0;
    }, phone));

  it('keeps a date that doesn’t exist on the screen, and the one before it saved', () =>
    inBrowser(async (page) => {
      const server = await answerSigning(page, { session: { stage: 'sign' } });
      Object.assign(server.draft.questions[0] ?? {}, { fieldType: 'date', pdfFieldType: 'date', value: '2026-01-03' });
      await page.goto(link);
      await page.getByLabel('Month').selectOption({ label: 'February' });
      await page.getByLabel('Day').fill('31');
      await button(page, 'Next').click();
      await page.getByText('February 2026 has 28 days').waitFor();
      await page.getByRole('heading', { name: 'Question 1 of 6' }).waitFor();
      await page.getByText('0 of 5 required answers').waitFor();
      expect(await page.getByLabel('Day').inputValue()).toBe('31');
      expect(server.draft.questions[0]?.value).toBe('2026-01-03');
      await page.getByLabel('Day').fill('28');
      await button(page, 'Next').click();
      await page.getByRole('heading', { name: 'Question 2 of 6' }).waitFor();
      await expect.poll(() => server.draft.questions[0]?.value).toBe('2026-02-28');
    }, phone));

  it('saves initials that are left right after the last key', () =>
    inBrowser(async (page) => {
      const server = await answerSigning(page, { session: { stage: 'sign' } });
      await page.goto(link);
      for (const number of [1, 2, 3, 4]) {
        await page.getByRole('heading', { name: `Question ${number} of 6` }).waitFor();
        await button(page, 'Next').click();
      }
      await page.getByText('Type', { exact: true }).click();
      await page.getByLabel('Type your initials').fill('AL');
      await button(page, 'Next').click();
      await page.getByRole('heading', { name: 'Question 6 of 6' }).waitFor();
      const image = expect.stringMatching(/^data:image\/png/);
      await expect.poll(() => server.draft.questions[4]).toMatchObject({ typeText: 'AL', image });
    }, phone));

  it('learns on coming back that the document was withdrawn, before anything more is typed', () =>
    inBrowser(async (page, errors) => {
      const comeBack = () => page.evaluate(() => dispatchEvent(new Event('focus')));
      const server = await answerSigning(page);
      await page.goto(link);
      await agree(page);
      const right = page.getByLabel(/^What gives you the right/);
      await right.fill('Oldest daughter');
      await page.getByText('Saved at').waitFor();
      await comeBack();
      server.refuses = 'voided';
      await comeBack();
      const banner = page.getByRole('alert').filter({ hasText: 'This link no longer takes changes.' });
      await banner.waitFor();
      expect(await right.inputValue()).toBe('Oldest daughter');
      expect(await button(page, 'Decline to sign').isVisible()).toBe(false);
      expect(await findingsInAllLooks(page)).toEqual([]);
      server.refuses = undefined;
      server.session.stage = 'start';
      await page.reload();
      await heading(page, /asks you to sign a document$/).waitFor();
      server.refuses = 'voided';
      await comeBack();
      await heading(page, 'You don’t need to sign this document').waitFor();
      errors.length = 0;
    }, phone));

  it('declines with a reason, which stays until it is sent', () =>
    inBrowser(async (page) => {
      const server = await answerSigning(page, { session: { stage: 'sign' } });
      await page.goto(link);
      await button(page, 'Decline to sign').click();
      const dialog = page.getByRole('dialog', { name: 'Decline to sign?' });
      await dialog.getByRole('button', { name: 'Decline to sign' }).click();
      await dialog.getByText('Say in a few words why').waitFor();
      await dialog.getByLabel('Reason').fill('My brother decides');
      await dialog.getByRole('button', { name: 'Decline to sign' }).click();
      await heading(page, 'You declined to sign').waitFor();
      expect(server.declined).toBe('My brother decides');
    }, phone));
});

describe('the home’s tablet', () => {
  it('leads nowhere else until it is handed back, and then to the sign-in', () =>
    inBrowser(async (page) => {
      await answerSigning(page, { session: { stage: 'complete', isWitnessed: true } });
      await page.goto('/TermsAndConditions');
      await page.goto(link);
      await page.getByRole('heading', { name: 'Please hand the tablet back' }).waitFor();
      expect(await page.getByRole('banner').getByRole('link').count()).toBe(0);
      await button(page, 'Staff: sign in').click();
      await heading(page, 'Sign in').waitFor();
      expect(new URL(page.url()).pathname).toBe('/login');
    }));
});

describe.each([
  ['the start', {}, /asks you to sign a document$/],
  ['a code', { session: { needsCode: true } }, 'Enter the code we emailed you'],
  ['a question', { session: { stage: 'sign' as const } }, form],
  ['the thanks', { session: { stage: 'complete' as const } }, 'Thank you. You have signed.'],
  ['an expired link', { refuses: 'expired' }, 'This link has expired'],
  ['a voided document', { refuses: 'voided' }, 'You don’t need to sign this document'],
  ['another’s turn', { refuses: 'not-your-turn' }, 'It isn’t your turn to sign yet'],
])('%s', (_, change, title) => {
  it('passes axe in all looks, and fits 320 px with text at 200%', () =>
    inBrowser(async (page, errors) => {
      await answerSigning(page, change);
      await page.goto(link);
      await heading(page, title).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await scrollsSideways(page)).toBe(false);
      errors.length = 0;
    }, small));
});

it('on the page passes axe, and fits 320 px', () =>
  inBrowser(async (page) => {
    await answerSigning(page, { session: { stage: 'sign' } });
    await page.goto(link);
    await page.getByText('On the page', { exact: true }).click();
    await page.getByRole('img', { name: 'Page 1 of 1' }).waitFor();
    expect(await findingsInAllLooks(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  }, small));

it('says that an address without a document doesn’t work', () =>
  inBrowser(async (page) => {
    await page.goto(`/document-signing/1?signingToken=${token}`);
    await heading(page, 'This link doesn’t work').waitFor();
  }));

it('says whom to call at an address that lost its link, and has the link sent again', () =>
  inBrowser(async (page) => {
    const server = await answerSigning(page);
    await page.goto(link);
    await heading(page, /asks you to sign a document$/).waitFor();
    expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
    await page.evaluate(() => history.replaceState(null, ''));
    await page.reload();
    await heading(page, 'This link doesn’t work').waitFor();
    await page.getByText('Questions? Call Averell & Daughters Funeral Home').waitFor();
    await button(page, 'Email me the link').click();
    await page.getByText('Enter an email address, like name@example.com').waitFor();
    await page.getByLabel('Your email address').fill('ann@example.com');
    await button(page, 'Email me the link').click();
    await page.getByText(/^If your link was sent to ann@example\.com/).waitFor();
    expect(server.asked).toBe('ann@example.com');
  }, phone));

it.each([
  ['the last one that was missing', true],
  ['one that said what it lacked', false],
])('goes on with the tap that ends an answer: %s', (_, isLast) =>
  inBrowser(
    async (page) => {
      const server = await answerSigning(page, { session: { stage: 'sign' } });
      const [, receiver, read, , initials, signature] = server.draft.questions;
      const typed = { signatureType: 'type', typeText: 'AL', typeStyle: 'flowing', image: 'data:image/png;base64,iVBORw0KGgo=' };
      if (isLast) {
        Object.assign(receiver ?? {}, { value: 'me' });
        Object.assign(read ?? {}, { value: true });
        for (const each of [initials, signature]) Object.assign(each ?? {}, typed);
      }
      await page.goto(link);
      const first = page.getByRole('heading', { name: 'Question 1 of 6' });
      const second = page.getByRole('heading', { name: 'Question 2 of 6' });
      await first.waitFor();
      if (!isLast) {
        await button(page, 'Next').tap();
        await second.waitFor();
        await button(page, 'Back').tap();
        await page.getByText('Required', { exact: true }).waitFor();
      }
      await page.getByLabel(/^What gives you the right/).fill('Oldest daughter');
      await button(page, 'Next').tap();
      await second.waitFor();
    },
    { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true },
  ),
);

it('reads the document larger, and as text', () =>
  inBrowser(async (page) => {
    await answerSigning(page);
    await page.goto(link);
    await button(page, 'Open the document').click();
    const region = page.getByRole('region', { name: 'Authorization for Cremation and Disposition' });
    await waitForFocus(page, 'Authorization for Cremation and Disposition');
    const picture = page.getByRole('img', { name: 'Page 1 of 1' });
    const wide = async () => (await picture.boundingBox())?.width ?? 0;
    const before = await wide();
    await button(page, 'Zoom in').click();
    await expect.poll(wide).toBeGreaterThan(1.4 * before);
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByText('Read as text', { exact: true }).click();
    await region.getByText('I authorize the cremation of the body.').waitFor();
    expect(await findingsInAllLooks(page)).toEqual([]);
  }, small));

it('asks for initials below the words that they agree to, and follows up only where it applies', () =>
  inBrowser(async (page) => {
    const server = await answerSigning(page, { session: { stage: 'sign' } });
    const [, receiver, , more, initials, signature] = server.draft.questions;
    if (!receiver || !more || !initials || !signature) throw new Error('Questions are missing.');
    Object.assign(more, { askedIf: { questionId: receiver.questionId, values: ['home'] } });
    Object.assign(initials, { statement: { text: 'The cremation can’t be undone.', questionIds: [receiver.questionId] } });
    server.draft.questions.push({
      ...signature,
      questionId: documentId,
      question: 'Date',
      pdfFieldType: 'date',
      isSigningDate: true,
    });
    await page.goto(link);
    await page.getByText('Question 1 of 5').waitFor();
    await page.getByLabel(/^What gives you the right/).fill('Oldest daughter');
    await button(page, 'Next').click();
    await page.getByLabel('The funeral home keeps them').check();
    await page.getByText('Question 2 of 6').waitFor();
    await page.getByLabel('I do').check();
    await button(page, 'Next').click();
    await button(page, 'Next').click();
    await page.getByText('The cremation can’t be undone.').waitFor();
    await page.getByText('Who receives the cremated remains?: I do').waitFor();
    await button(page, 'Next').click();
    await button(page, 'Check your answers').click();
    await page.getByText('Filled in when you sign').waitFor();
    expect(await button(page, 'Change: Date').count()).toBe(0);
  }, phone));
