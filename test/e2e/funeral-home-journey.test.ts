import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clearCount } from '#functions/table/rate-limit.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { picture } from '#test/journeys/parts/pictures.ts';
import { button, heading, password } from './account-words.ts';
import { givenAddress } from './cast.ts';
import { dialog, makeHome, newName, openRequests } from './coming-in-words.ts';
import { animated, setStage } from './harness.ts';
import { letter, linkIn } from './letters.ts';
import { found, toast } from './marketplace-words.ts';
import { priceOf } from './pricing-words.ts';

const { inBrowser } = setStage(animated);

/** A busy machine may need this long for what a director does in a morning. */
const JOURNEY_MS = 300_000;

/** Asks to join, is approved by an administrator, and accepts the invitation. Returns the home's address in the workspace. */
async function comesIn(page: Page, name: string, email: string): Promise<string> {
  await clearCount(openCloudTable(), 'join-address', '127.0.0.1');
  await page.goto('/provider-signup');
  await button(page, 'Get in touch').first().click();
  await page.getByLabel('Business name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').pressSequentially('6175550188');
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Calloway');
  await button(page, 'Submit').click();
  await page.getByText('Thanks! Someone will call or email you soon to confirm you for sign up.').waitFor();

  await openRequests(page, name);
  await makeHome(page, name, email);
  await page.goto(linkIn(await letter(email, new RegExp(name)), '/usersignup/'));
  await heading(page, `Join ${name}`).waitFor();
  await password(page).fill('lantern over still water');
  await page.getByRole('checkbox').check();
  await button(page, 'Join').click();
  await page.waitForURL(/\/locations\/[0-9a-f-]{36}\/dashboard$/);
  return new URL(page.url()).pathname.replace(/\/dashboard$/, '');
}

/** Fills in each part of the page that families see. */
async function buildsItsPage(page: Page, at: string): Promise<void> {
  await page.goto(`${at}/profile`);
  await button(page, 'Edit: Name, address, and website').click();
  await page.getByRole('textbox', { name: /^Website/ }).fill('https://harbor-light.example.com');
  await button(page, 'Save').click();
  await toast(page, 'Name, address, and website saved!').waitFor();
  await button(page, 'Edit: Description').click();
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill(
      'We are a small house by the harbor. Somebody who knows your name answers the phone, day and night, and stays with you.',
    );
  await button(page, 'Save').click();
  await toast(page, 'Description saved!').waitFor();
  await button(page, 'Edit: Attributes & Languages').click();
  await page.getByRole('checkbox', { name: 'Family Owned' }).check();
  await page.getByRole('checkbox', { name: 'English' }).check();
  await button(page, 'Submit').click();
  await toast(page, 'Attributes & languages saved!').waitFor();
  await dialog(page, 'Attributes & Languages').waitFor({ state: 'detached' });

  await page.goto(`${at}/profile?drawer=manage-photos`);
  const buffer = await picture(1600, 900);
  await page.getByLabel('Choose photos').setInputFiles([{ name: 'house.jpg', mimeType: 'image/jpeg', buffer }]);
  await button(page, 'Upload').click();
  await page.getByRole('list', { name: 'Photos', exact: true }).getByRole('listitem').getByText('Cover').waitFor();
}

/** Fills in a category of the grid, one price per row, and saves it. */
async function fills(page: Page, at: string, category: string, prices: Record<string, string>, more?: () => Promise<void>) {
  await page.goto(`${at}/pricing`);
  await page.getByRole('link', { name: category, exact: true }).click();
  await heading(page, category).waitFor();
  for (const [name, price] of Object.entries(prices)) {
    await priceOf(page, name).fill(price);
    await page.keyboard.press('Enter');
  }
  await more?.();
  await page.keyboard.press('Control+s');
  await page.getByText('Nothing to save').waitFor();
}

const details = (page: Page, name: string) => button(page, `Details: ${name}`).click();

/** Adds prices with a container that the family brings, and with one of the home's. */
async function addsContainers(page: Page, name: string, own: string, ofHome: readonly [container: string, price: string]) {
  await details(page, name);
  for (const nth of [1, 2]) {
    const rows = page.getByLabel('Container', { exact: true });
    const before = await rows.count();
    await button(page, `Add a container to ${name}`).press('Enter');
    const row = rows.nth(before);
    await row.fill(nth === 1 ? 'Container that you provide' : ofHome[0]);
    await page
      .getByLabel('Provided by')
      .last()
      .selectOption(nth === 1 ? 'purchaser' : 'funeral-home');
    await page
      .getByRole('textbox', { name: new RegExp(`^Price with .*: ${name}$`) })
      .last()
      .fill(nth === 1 ? own : ofHome[1]);
  }
}

async function writesNote(page: Page, name: string, note: string): Promise<void> {
  await details(page, name);
  await page.getByLabel('Note on the price list').last().fill(note);
}

/** Fills in the prices of a small home: everything that its packages include. */
async function pricesWhatItOffers(page: Page, at: string): Promise<void> {
  const basic = 'Basic services of funeral director and staff';
  await fills(page, at, 'Professional services', { [basic]: '1400' }, () =>
    writesNote(page, basic, 'the arrangement conference, permits and papers, and the work with cemetery, crematory and clergy'),
  );
  await fills(page, at, 'Transport', { 'Transfer into our care': '450', Hearse: '500', Limousine: '195' });
  await fills(page, at, 'Care and preparation', {
    Embalming: '825',
    'Dressing, hair and cosmetics': '250',
    'Cool room': '50',
    'A private hour': '150',
  });
  await fills(page, at, 'Visiting and ceremonies', {
    'Visiting hours': '450',
    'Funeral ceremony': '550',
    'Memorial service': '400',
    'Graveside service': '395',
    'Military honors': '75',
  });
  await fills(page, at, 'Cremation', { 'Cremation fee': '400', 'Alternative container': '160', 'Scattering at sea': '300' }, () =>
    addsContainers(page, 'Direct cremation', '995', ['Alternative container', '1155']),
  );
  await fills(page, at, 'Print and remembrance', {
    'Printed memorial package': '150',
    'Film of photographs': '120',
    'Register book': '35',
    Urn: '95',
  });
  await fills(page, at, 'Paid on your behalf', { 'Newspaper notice': '250', 'Certified copies of the death certificate': '20' });
  await fills(page, at, 'Burial', {}, () => addsContainers(page, 'Immediate burial', '2600', ['Cloth-covered casket', '3595']));
}

async function makesPackages(page: Page, at: string): Promise<void> {
  for (const name of ['Direct Cremation', 'Immediate Burial', 'Cremation With Memorial Service']) {
    await page.goto(`${at}/template-builder`);
    await button(page, 'New package').click();
    await page.getByRole('link', { name: `Start with this: ${name}` }).click();
    await heading(page, 'New package').waitFor();
    await button(page, 'Save package').click();
    await heading(page, name).waitFor();
  }
}

/** Publishes a list in which the check finds no problems. */
async function publishesItsList(page: Page, at: string): Promise<void> {
  await page.goto(`${at}/price-list`);
  await page.getByRole('heading', { name: 'Funeral Rule check' }).waitFor();
  const findings = page.getByRole('region', { name: 'Funeral Rule check' });
  await findings.getByText(/^(No problems found|\d+ problems? to fix)/).waitFor();
  expect(await findings.getByRole('listitem').allTextContents()).toEqual([]);
  await button(page, 'Publish').click();
  const publishDialog = dialog(page, 'Publish this price list?');
  await publishDialog.getByRole('button', { name: 'Publish' }).click();
  await page.getByText(/^Published\. The list has been in effect since/).waitFor();
}

async function launches(page: Page, at: string): Promise<void> {
  await page.goto(`${at}/profile?drawer=general-information`);
  const form = dialog(page, 'General Information');
  await form.getByRole('textbox', { name: /^Phone/ }).fill('(617) 555-0188');
  await form.getByRole('textbox', { name: /^Email/ }).fill('desk@harbor-light.example.com');
  await form.getByRole('textbox', { name: /^License ID/ }).fill('FE-2044');
  await button(page, 'Save & Launch').click();
  await toast(page, 'Success - your page is now live!').waitFor();
}

/** Finds the home by its name as a family, reads its prices, and opens the PDF. */
async function isFoundByAFamily(page: Page, name: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(`/?query=${encodeURIComponent(name)}`);
      await found(page).first().waitFor();
      return found(page).first().textContent();
    })
    .toContain(name);
  await found(page).first().click();
  await heading(page, name).waitFor();
  const list = page.getByRole('table', { name: /^General Price List/ });
  await list.getByText('Embalming').first().waitFor();
  await list.getByText('$825').first().waitFor();
  const paper = page.getByRole('link', { name: /PDF/ }).first();
  const answer = await page.request.get((await paper.getAttribute('href')) ?? '');
  expect([answer.status(), answer.headers()['content-type'], (await answer.body()).subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
}

describe('a funeral home', () => {
  it(
    'asks to join, is approved, builds its page, its packages, and a price list that passes, launches, and is found by a family',
    () =>
      inBrowser(async (page) => {
        const [name, email] = [newName(), givenAddress()];
        const at = await comesIn(page, name, email);
        await page.getByRole('heading', { name: 'Getting Started' }).waitFor();
        await buildsItsPage(page, at);
        await pricesWhatItOffers(page, at);
        await makesPackages(page, at);
        await publishesItsList(page, at);
        await launches(page, at);
        await page.context().clearCookies();
        await isFoundByAFamily(page, name);
      }),
    JOURNEY_MS,
  );
});
