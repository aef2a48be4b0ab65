import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mailbox } from '#test/cloud/cloud.ts';
import { pdfsigFaults } from '#test/documents/pdfsig.ts';
import { saveAnswers } from '#test/journeys/parts/case-party.ts';
import { add } from '#test/journeys/parts/contact-desk.ts';
import { teamHome } from '#test/journeys/parts/team-home.ts';
import { paths } from '#web/paths.ts';
import { button, heading } from './account-words.ts';
import { dialog, firstCall, open } from './cases-words.ts';
import { setStage } from './harness.ts';
import { letter, linkIn } from './letters.ts';
import { fillIn, readAndAgree, sign } from './signing-steps.ts';

const { inBrowser } = setStage();

/** A busy machine may need this long for what takes an idle one half a minute. */
const JOURNEY_MS = 240_000;
/** A seal is made by a job, which on a busy machine starts only after everything else. */
const SEAL_MS = 60_000;

const name = 'Authorization for cremation and disposition';
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const tablet = { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true };
const address = { address1: '3 Elm St', city: 'Boston', stateCode: 'MA', countryCode: 'US', postalCode: '02118' };

const crematory = 'Ολγα & 王 Crematory';

type Home = Awaited<ReturnType<typeof teamHome>>;

/** Takes the first call of a cremation, and returns the case’s address. What the family says later is saved without its screens. */
async function opensCase(page: Page, { staff }: Home, email: string): Promise<string> {
  await open(page, staff);
  await firstCall(page);
  const { pathname } = new URL(page.url());
  const [, id = ''] = /cases\/([0-9a-f-]{36})/.exec(pathname) ?? [];
  const born = { dateOfBirth: '1940-02-03', dateOfDeath: '2026-01-02' };
  const places = { placeOfDeathAddress: { ...address, room: '12' }, crematoryAddress: { ...address, locationName: crematory } };
  await saveAnswers(staff.by, id, { dispositionType: 'cremation', ...born, ...places });
  const selectedRoles = ['person-in-control-of-disposition', 'cremated-remains-recipient'];
  const spouse = { firstName: 'Łukasz', lastName: 'Nguyễn', relationship: 'spouse', phoneNumber: '6175550188' };
  await add(staff.by, id, { ...spouse, email, address, selectedRoles });
  return `/${id}`;
}

const signerSelect = (page: Page, turn: number) => page.getByRole('combobox', { name: new RegExp(`^${turn}\\. `) });

/** Begins the authorization, fills in what is missing, names three signers, and sends it. */
async function sends(page: Page, { admin, trade }: Home): Promise<void> {
  await button(page, `Begin ${name}`).click();
  await heading(page, name).waitFor();
  // The case knows who decides.
  await expect.poll(() => signerSelect(page, 1).locator('option:checked').textContent()).toContain('Łukasz Nguyễn');
  await page.getByRole('textbox', { name: 'Right to sign of Łukasz Nguyễn' }).fill('Husband');
  await signerSelect(page, 2).selectOption({ label: admin.member.fullName });
  await page.getByRole('checkbox', { name: 'Ask for a code sent by email' }).nth(1).check();
  await signerSelect(page, 3).selectOption({ label: trade.member.fullName });
  await page.getByText('Ready to send to 3 signers.').waitFor();
  await button(page, 'Send').click();
  await dialog(page, `Send ${name}?`).getByRole('button', { name: 'Send' }).click();
  await page.getByText('0 of 3 have signed. Waiting for Łukasz Nguyễn.').waitFor();
}

/** Milliseconds between two looks at a page that shows what others do. */
const LOOK_MS = 300;

/**
 * Comes back to the page, as to a tab that was behind others, until it shows this: then it loads what has happened since. A browser's own event bubbles to the
 * window, where the page listens. Without it, each step would wait for the page's next look, 10 seconds later.
 */
async function sees(page: Page, words: string | RegExp, timeout = 20_000): Promise<void> {
  const look = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    return page.getByText(words).count();
  };
  await expect.poll(look, { interval: LOOK_MS, timeout }).toBeGreaterThan(0);
}

const linkTo = async (email: string): Promise<string> => linkIn(await letter(email, /please sign/), '/document-signing/');

/** Enters the code that was emailed when the link was opened. */
async function entersCode(page: Page, email: string): Promise<void> {
  await heading(page, 'Enter the code we emailed you').waitFor();
  const { body } = await mailbox(email).mail(({ subject }) => subject.startsWith('Your code to sign'));
  const [code = ''] = /\b\d{6}\b/.exec(body.text ?? '') ?? [];
  await page.getByLabel('Code').fill(code);
  await button(page, 'Continue').tap();
}

/** Hands the tablet of someone of the home to the last signer, who signs in their presence. */
async function signsOnTablet(page: Page, { staff, trade }: Home, document: string): Promise<void> {
  await open(page, staff, document);
  await button(page, `What to do about ${trade.member.fullName}`).tap();
  await page.getByRole('menuitem', { name: 'Sign on this tablet' }).tap();
  await dialog(page, `Sign on this tablet: ${trade.member.fullName}`).getByRole('button', { name: 'Open the document' }).tap();
  await readAndAgree(page);
  await fillIn(page);
  await sign(page);
  await page.getByRole('heading', { name: 'Please hand the tablet back' }).waitFor();
  await button(page, 'Staff: sign in').tap();
  await heading(page, 'Sign in').waitFor();
  expect(new URL(page.url()).searchParams.get('redirect')?.endsWith(document)).toBe(true);
}

/** Downloads the file that the page of the document offers. */
async function downloads(page: Page): Promise<Buffer> {
  const answer = page.waitForResponse((response) => /\/documents\/[^/]+\/file/.test(response.url()));
  await button(page, 'Download').click();
  const { url } = (await (await answer).json()) as { url: string };
  return (await page.request.get(url)).body();
}

/** Drops a file on the page that checks sealed documents. */
async function dropsOnVerifier(page: Page, pdf: Buffer): Promise<void> {
  await page.goto(paths.verify());
  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const files = new DataTransfer();
    files.items.add(new File([bytes], 'document.pdf', { type: 'application/pdf' }));
    return files;
  }, pdf.toString('base64'));
  await page.getByRole('region', { name: 'Files' }).dispatchEvent('drop', { dataTransfer: dropped });
}

describe('the authorization of a cremation', () => {
  it(
    'is sent from its case, signed on two phones and on the home’s tablet, sealed, and found unchanged',
    () =>
      inBrowser(async (page) => {
        const home = await teamHome();
        const email = `lukasz-${home.locationId}@example.com`;
        const path = await opensCase(page, home, email);
        await page
          .getByRole('navigation')
          .getByRole('link', { name: /^Documents/ })
          .first()
          .click();
        await sends(page, home);
        const document = `${path}/documents/${new URL(page.url()).pathname.split('/').at(-1)}`;

        await inBrowser(async (first) => {
          await first.goto(await linkTo(email));
          await readAndAgree(first);
          await sees(page, /^Opened .*, not signed yet$/);
          await fillIn(first);
          await sign(first);
          await first.getByText(`Next to sign: ${home.admin.member.fullName}`).waitFor();
        }, phone);
        await sees(page, `1 of 3 has signed. Waiting for ${home.admin.member.fullName}.`);

        await inBrowser(async (second) => {
          const { email: to } = home.admin.member;
          await second.goto(await linkTo(to));
          await entersCode(second, to);
          await readAndAgree(second);
          await fillIn(second);
          await sign(second);
        }, phone);
        await sees(page, `2 of 3 have signed. Waiting for ${home.trade.member.fullName}.`);

        await inBrowser((last) => signsOnTablet(last, home, document), tablet);
        await sees(page, 'Signed by everyone, and sealed.', SEAL_MS);

        const pdf = await downloads(page);
        expect(pdfsigFaults(pdf)).toEqual([]);
        await dropsOnVerifier(page, pdf);
        await page.getByText(/^Unchanged since it was sealed on /).waitFor();
      }),
    JOURNEY_MS,
  );
});
