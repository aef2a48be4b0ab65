import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { spelledCode, tagAddress } from '#shared/values/tag-code.ts';
import { openCase } from '#test/journeys/parts/case-desk.ts';
import { accept, handoffDesk, offer } from '#test/journeys/parts/handoff-desk.ts';
import { bind, bound, newTags, tagsOf } from '#test/journeys/parts/tag-desk.ts';
import type { Colleague } from '#test/journeys/parts/team-home.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { refuseCamera, showToCamera } from './camera.ts';
import { desk, toast } from './cases-words.ts';
import { setStage } from './harness.ts';
import { answerStop, hasFocus, tabTo } from './keyboard.ts';

const { inBrowser } = setStage();

const phone = { viewport: { width: 390, height: 844 } };

const signInOf = ({ person: { account, password } }: Colleague) => ({ email: account.email, password });

/** Signs in a colleague and opens the tags of a case. */
const openTags = (page: Page, { staff, row }: { staff: Colleague; row: { id: string } }): Promise<void> =>
  openAs(page, signInOf(staff), workPaths.caseTags({ locationId: staff.member.providerLocationId, caseId: row.id }));

const site = 'https://yarrow.example';
/** Notes the calls that a page makes from now on, but for what every screen asks now and then. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && /tag/i.test(pathname))
      calls.push(`${request.method()} ${pathname.replace(/[0-9a-f-]{36}/g, '…')}`);
  });
  return calls;
}

const panel = (page: Page, name: string) => page.getByRole('region', { name });

describe('the tags of a home', () => {
  it('are made, printed, filtered, and retired', () =>
    inBrowser(async (page) => {
      const { staff } = await desk();
      await openAs(page, signInOf(staff), workPaths.tags({ locationId: staff.member.providerLocationId }));
      await page.getByText('There are no unused tags.').waitFor();
      await tabTo(page, 'Make tags');
      await page.keyboard.press('Enter');
      await page.getByLabel('Paper').selectOption('avery-5163');
      await button(page, 'Make tags').last().click();
      await toast(page, '10 new tags are ready.');
      await page.getByText('10 of 10 tags').waitFor();
      expect(await page.getByRole('list', { name: 'Tags: Unused' }).getByRole('listitem').count()).toBe(10);
      const printed = page.waitForResponse((answer) => answer.url().endsWith('/pdf'));
      expect(await page.getByRole('button', { name: /^Print the 10 tags that .* made today at/ }).count()).toBe(1);
      // What was just made is printed next: the focus is there.
      const print = page.getByRole('button', { name: 'Print these 10 tags' });
      await hasFocus(print);
      await page.keyboard.press('Enter');
      expect((await printed).status()).toBe(200);
      await page.bringToFront();
      await page
        .getByRole('button', { name: /^Retire/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Retire tag' }).click();
      await toast(page, 'Tag retired.');
      await page.getByText('Retired (1)').click();
      await page.getByText('Printed badly').waitFor();
      await page.getByText('In use (0)').click();
      await page.getByText('No tag is in use.').waitFor();
      expect(await tooWide(page)).toBe(0);
      expect(await findingsInAllLooks(page, undefined, 320)).toEqual([]);
    }));
});

describe('the tag of a person', () => {
  it('is bound with the camera, and the same camera confirms them', () =>
    inBrowser(async (page) => {
      const { staff, row } = await desk();
      const [tag] = await newTags(staff.by, 1);
      await showToCamera(page, tagAddress(site, tag!.id));
      await openTags(page, { staff, row });
      await page.getByText('There is no tag on Amélie Okafor yet.').waitFor();
      await panel(page, 'Bind a tag').getByRole('button', { name: 'Scan the tag' }).click();
      await toast(page, 'Tag bound.');
      expect((await tagsOf(staff.by, row.id)).tags).toMatchObject([{ id: tag!.id, bound: { how: 'tag-scanned' } }]);
      const calls = callsOf(page);
      await panel(page, 'Confirm who this is').getByRole('button', { name: 'Scan the tag' }).click();
      await page.getByText('This is the tag of Amélie Okafor.').waitFor();
      // From the scan to the confirmation, a case’s own page makes one call.
      expect(calls.filter((call) => !call.startsWith('GET'))).toHaveLength(1);
      expect((await tagsOf(staff.by, row.id)).checks).toMatchObject([{ finding: 'confirmed', how: 'tag-scanned' }]);
    }, phone));

  it.each([
    ['NotAllowedError', 'The camera isn’t allowed.'],
    ['NotFoundError', 'This device has no camera that we can use.'],
  ])('is bound by its typed code and a reason without a camera (%s), by keyboard', (error, words) =>
    inBrowser(async (page) => {
      const { staff, row } = await desk();
      const [tag] = await newTags(staff.by, 1);
      await refuseCamera(page, error);
      await openTags(page, { staff, row });
      await tabTo(page, 'Scan the tag');
      await page.keyboard.press('Enter');
      await page.getByText(words).waitFor();
      await tabTo(page, 'Type the code');
      await page.keyboard.press('Enter');
      await hasFocus(page.getByLabel('Code beside the square'));
      await page.keyboard.type('4K7QM2X0');
      await page.keyboard.press('Enter');
      await page.getByText('This isn’t the code of any tag.').waitFor();
      await page.getByText('Say why the tag couldn’t be scanned.').waitFor();
      await page.getByLabel('Code beside the square').fill(spelledCode(tag!.code).toLowerCase());
      await page.getByLabel('Why couldn’t you scan it?').fill('My phone has no camera.');
      await tabTo(page, 'Bind this tag');
      await page.keyboard.press('Enter');
      await toast(page, 'Tag bound.');
      // What was typed is gone with the form, and the focus is at what is on the person now.
      await panel(page, 'Bind another tag').waitFor();
      expect(await page.getByLabel('Code beside the square').count()).toBe(0);
      await hasFocus(page.getByRole('heading', { name: 'On the person' }));
      expect((await tagsOf(staff.by, row.id)).tags).toMatchObject([{ code: tag!.code, bound: { how: 'tag-typed' } }]);
      expect(await tooWide(page)).toBe(0);
      expect(await findingsInAllLooks(page, undefined, 320)).toEqual([]);
    }),
  );

  it('that is someone else’s stops the whole screen, until it’s answered', () =>
    inBrowser(async (page) => {
      const { staff, row } = await desk();
      const other = await openCase(staff.by, { decedentFirstName: 'Amélie', decedentLastName: 'Okafor-Lindqvist' });
      const [own, stray] = await bound(staff.by, row.id);
      await bind(staff.by, other.id, stray);
      await openTags(page, { staff, row });
      // Who compares it reads the code from the tag.
      await page.getByText('Read its code from the tag.').waitFor();
      expect(await page.getByText(spelledCode(own.code)).count()).toBe(0);
      const check = panel(page, 'Confirm who this is');
      await check.getByRole('button', { name: 'Type the code' }).click();
      await check.getByLabel('Code beside the square').fill(stray.code);
      await check.getByLabel('Why couldn’t you scan it?').fill('The square is wet.');
      await check.getByRole('button', { name: 'Compare this tag' }).click();
      const stop = page.getByRole('alertdialog', { name: 'Stop. This is not the tag of Amélie Okafor.' });
      await stop.getByText(`It belongs to Amélie Okafor-Lindqvist, case ${other.caseNumber}.`).waitFor();
      await page.keyboard.press('Escape');
      expect(await stop.count()).toBe(1);
      expect(await findingsInAllLooks(page, undefined, 320)).toEqual([]);
      await answerStop(page);
      await check.getByText('The tag that was read is not the tag of Amélie Okafor.').waitFor();
      await page.getByText('Someone else’s tag was found here.').waitFor();
      await page.getByRole('button', { name: /^Retire/ }).click();
      await page.getByRole('button', { name: 'Retire tag' }).click();
      await page.getByText('There is no tag on Amélie Okafor yet.').waitFor();
      await page.getByText(/^Retired: /).waitFor();
    }));
});

describe('while a trade company has the person', () => {
  it('the home’s staff are offered the tags of bags and portions, and not the person’s', () =>
    inBrowser(async (page) => {
      const { staff, trade, row, tag, spare } = await handoffDesk();
      await bind(staff.by, row.id, spare, { subject: 'effects-bag' });
      await accept(trade.by, row.id, await offer(staff.by, row.id, tag, trade));
      await openTags(page, { staff, row });
      await page.getByText(/has the person, and so only they can bind, replace, or compare the person’s tag\.$/).waitFor();
      const offered = panel(page, 'Bind another tag').getByLabel('What it’s for').getByRole('option');
      expect(await offered.allTextContents()).toEqual(['A portion of the cremated remains', 'A bag of personal effects']);
      expect(await page.getByRole('button', { name: /^Re(?:place|tire)/ }).allTextContents()).toEqual([
        `Replace ${spelledCode(spare.code)}`,
        `Retire ${spelledCode(spare.code)}`,
      ]);
      await panel(page, 'Confirm whose this is').waitFor();
    }));
});

describe('a tag that a phone’s camera opens', () => {
  const openTag = (page: Page, { person }: Awaited<ReturnType<typeof desk>>['staff'], id: string) =>
    openAs(page, { email: person.account.email, password: person.password }, `/t/${id}`);

  it('shows the name, and takes “this is” and “this is not”', () =>
    inBrowser(async (page) => {
      const { staff, row } = await desk();
      const [tag] = await bound(staff.by, row.id);
      const calls = callsOf(page);
      await openTag(page, staff, tag.id);
      await heading(page, 'Amélie Okafor').waitFor();
      expect(await tooWide(page)).toBe(0);
      await tabTo(page, 'This is Amélie Okafor');
      await page.keyboard.press('Enter');
      await page.getByText('You confirmed that this is Amélie Okafor.').waitFor();
      // One finds whose tag it is, the other says that it’s them.
      expect(calls).toHaveLength(2);
      expect(await findingsInAllLooks(page, undefined, 320)).toEqual([]);
      await button(page, 'This is not Amélie Okafor').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'I’ve stopped' }).click();
      expect((await tagsOf(staff.by, row.id)).checks.map(({ finding }) => finding)).toEqual(['not-them', 'confirmed']);
    }, phone));

  it('says the same of another home’s tag as of none, and offers the cases for an unused one', () =>
    inBrowser(async (page) => {
      const [own, other] = [await desk(), await desk()];
      const [tag, unused] = await bound(other.staff.by, other.row.id);
      await openTag(page, own.staff, tag.id);
      await page.getByText(/^This isn’t a tag of/).waitFor();
      for (const id of [`${'0'.repeat(25)}4`, 'nothing']) {
        await page.goto(`/t/${id}`);
        await page.getByText(/^This isn’t a tag of/).waitFor();
      }
      const [mine] = await newTags(own.staff.by, 1);
      await page.goto(`/t/${mine!.id}`);
      await page.getByText('This tag isn’t on anyone yet.').waitFor();
      expect(unused.state).toBe('unbound');
      expect(await findingsInAllLooks(page, undefined, 320)).toEqual([]);
    }, phone));
});
