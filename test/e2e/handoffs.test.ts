import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { spelledCode, tagAddress } from '#shared/values/tag-code.ts';
import { ok } from '#test/cloud/cloud.ts';
import { keyed, openCase } from '#test/journeys/parts/case-desk.ts';
import { addEffect } from '#test/journeys/parts/effects-desk.ts';
import { handoffDesk, handoffsOf, offer } from '#test/journeys/parts/handoff-desk.ts';
import { bound } from '#test/journeys/parts/tag-desk.ts';
import type { Colleague } from '#test/journeys/parts/team-home.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { refuseCamera, showToCamera } from './camera.ts';
import { dialog, toast } from './cases-words.ts';
import { setStage } from './harness.ts';
import { answerStop, tabTo, waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();

const phone = { viewport: { width: 390, height: 844 } };
const site = 'https://yarrow.example';
const panel = (page: Page, name: string) => page.getByRole('region', { name });

const addressOf = ({ member }: Colleague, caseId: string) =>
  workPaths.decedentCustody({ locationId: member.providerLocationId, caseId });
const openCustody = (page: Page, who: Colleague, caseId: string) =>
  openAs(page, { email: who.person.account.email, password: who.person.password }, addressOf(who, caseId));

type Desk = Awaited<ReturnType<typeof handoffDesk>>;

/** Opens the custody of one case for the home and, on a phone in a separate browser, for its trade company. Both cameras see the tag. */
const inTwoBrowsers = (test: (home: Page, trade: Page, of: Desk) => Promise<void>) =>
  inBrowser(
    (home) =>
      inBrowser(async (trade) => {
        const of = await handoffDesk();
        for (const page of [home, trade]) await showToCamera(page, tagAddress(site, of.tag.id));
        await openCustody(home, of.staff, of.row.id);
        await test(home, trade, of);
      }, phone),
    phone,
  );

const scan = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name }).getByRole('button', { name: 'Scan the tag' }).click();

describe('a hand-off', () => {
  it('goes to a trade company in a separate browser and comes back, each side by scanning the same tag', () =>
    inTwoBrowsers(async (home, trade, { row, staff, admin, tag, trade: company, name }) => {
      const writers = { staff: staff.by, row, one: staff.member, other: admin.member };
      await addEffect(writers, { item: 'ring', description: 'Gold, a blue stone.' });
      await addEffect(writers, { item: 'keys', quantity: 3, state: 'stored' });
      await panel(home, 'Where the person is').getByText(name).waitFor();
      await button(home, 'Hand over').click();
      const form = panel(home, 'Hand over Amélie Okafor');
      await waitForFocus(home, 'Who takes over');
      // The tag is scanned last. What’s missing is said beside its field.
      await scan(home, 'Hand over Amélie Okafor');
      await form.getByText('Choose who takes over.').waitFor();
      await form.getByLabel('Who takes over').selectOption({ label: company.member.fullName });
      await form.getByLabel('What for').selectOption({ label: 'Embalming or preparation' });
      await form.getByLabel('Pronouncement of death').check();
      // What is on the body goes along, so it’s checked already.
      expect(await form.getByLabel(/^Ring/).isChecked()).toBe(true);
      await form.getByLabel(/^Keys \(3\)/).check();
      await form.getByLabel(/^What else goes along/).fill('A prayer book.');
      expect(await tooWide(home)).toBe(0);
      expect(await findingsInAllLooks(home, undefined, 390)).toEqual([]);
      await scan(home, 'Hand over Amélie Okafor');
      await toast(home, 'The hand-off is offered.');
      await panel(home, `Waiting for ${company.member.fullName}`).waitFor();

      const signIn = { email: company.person.account.email, password: company.person.password };
      await openAs(trade, signIn, workPaths.myDay({ locationId: company.member.providerLocationId }));
      await panel(trade, 'Hand-offs').getByText(`${name} waits for you to scan the tag.`).waitFor();
      await panel(trade, 'Hand-offs').getByRole('link').click();
      const offered = panel(trade, `${name} offers you a hand-off`);
      await offered.getByText('A prayer book.').waitFor();
      // The code is on the tag, and isn’t shown to someone who has yet to read it.
      expect(await offered.getByText(spelledCode(tag.code)).count()).toBe(0);
      await offered.getByLabel(/^Where the person is now/).fill('Prep room 2');
      // Nothing is answered for somebody who hasn’t looked, and a scan waits for every answer.
      await scan(trade, `${name} offers you a hand-off`);
      await offered.getByText('Say whether it’s here.').first().waitFor();
      await tabTo(trade, 'All are here');
      await trade.keyboard.press('Enter');
      await offered.getByRole('radiogroup', { name: 'Keys (3)' }).getByLabel('Not here').check();
      await offered.getByLabel('What you know about it: Keys (3)').fill('The bag was empty.');
      expect(await tooWide(trade)).toBe(0);
      expect(await findingsInAllLooks(trade, undefined, 390)).toEqual([]);
      await scan(trade, `${name} offers you a hand-off`);
      await toast(trade, 'Amélie Okafor is in your care now.');
      await panel(trade, 'Where the person is').getByText('Prep room 2').waitFor();
      // The form is gone, and the focus isn’t lost with it.
      const outcome = panel(trade, 'Where the person is');
      await panel(trade, 'Earlier hand-offs').getByText('Accepted').first().waitFor();
      expect(await trade.getByText(spelledCode(tag.code)).count()).toBe(0);
      await expect.poll(() => outcome.evaluate((part) => part.contains(document.activeElement))).toBe(true);

      await home.reload();
      await panel(home, 'Where the person is').getByText(company.member.fullName, { exact: true }).waitFor();
      await home.getByText(`${company.member.fullName} has the person. Ask there for a hand-off.`).waitFor();
      await panel(home, 'Earlier hand-offs').getByText('Accepted').first().click();
      await panel(home, 'Earlier hand-offs').getByText('The bag was empty.').waitFor();

      await button(trade, 'Hand over').click();
      await panel(trade, 'Hand over Amélie Okafor').getByLabel('Who takes over').selectOption({ label: 'The funeral home' });
      await scan(trade, 'Hand over Amélie Okafor');
      await toast(trade, 'The hand-off is offered.');
      await home.reload();
      const back = `${company.member.fullName} offers you a hand-off`;
      await panel(home, back).getByRole('radiogroup', { name: 'Ring' }).getByLabel('Here', { exact: true }).check();
      await scan(home, back);
      await toast(home, 'Amélie Okafor is in your care now.');
      expect((await handoffsOf(staff.by, row.id)).custodian?.kind).toBe('home');
      expect(await findingsInAllLooks(home, undefined, 320)).toEqual([]);
    }));

  it('is offered with a typed code, refused, offered again, and taken back, by keyboard and without a camera', () =>
    inBrowser((home) =>
      inBrowser(async (trade) => {
        const { staff, trade: company, row, tag, name } = await handoffDesk();
        await refuseCamera(home, 'NotFoundError');
        await openCustody(home, staff, row.id);
        await tabTo(home, 'Hand over');
        await home.keyboard.press('Enter');
        const form = panel(home, 'Hand over Amélie Okafor');
        await form.getByLabel('Who takes over').selectOption({ label: company.member.fullName });
        await form.getByLabel('What for').selectOption({ label: 'Transport' });
        await tabTo(home, 'Type the code');
        await home.keyboard.press('Enter');
        await form.getByLabel('Code beside the square').fill(spelledCode(tag.code));
        await tabTo(home, 'Offer with this tag');
        await home.keyboard.press('Enter');
        await form.getByText('Say why the tag couldn’t be scanned.').waitFor();
        await form.getByLabel('Why couldn’t you scan it?').fill('My phone has no camera.');
        await tabTo(home, 'Offer with this tag');
        await home.keyboard.press('Enter');
        await toast(home, 'The hand-off is offered.');

        await openCustody(trade, company, row.id);
        await tabTo(trade, 'Refuse');
        await trade.keyboard.press('Enter');
        const refusal = dialog(trade, 'Refuse this hand-off?');
        await refusal.getByRole('button', { name: 'Refuse' }).click();
        await refusal.getByText('Please say why.').waitFor();
        await refusal.getByLabel('Why').fill('The van is full.');
        expect(await findingsInAllLooks(trade, undefined, 320)).toEqual([]);
        await refusal.getByRole('button', { name: 'Refuse' }).click();
        await toast(trade, 'You refused the hand-off.');

        await home.reload();
        await panel(home, 'Earlier hand-offs').getByText('Refused').first().click();
        await home.getByText(/^Refused by .*: The van is full\.$/).waitFor();
        await offer(staff.by, row.id, tag, company, { purpose: 'transport' });
        await home.reload();
        await button(home, 'Take it back').click();
        await dialog(home, 'Take this hand-off back?').getByRole('button', { name: 'Take back' }).click();
        await toast(home, 'You took the hand-off back.');
        await panel(home, 'Where the person is').getByText(name).waitFor();
      }, phone),
    ));

  it('that was taken back meanwhile says so, and that somebody else’s tag was scanned stops the whole screen', () =>
    inTwoBrowsers(async (_home, trade, { staff, trade: company, row, tag, name }) => {
      const other = await openCase(staff.by, { decedentFirstName: 'Amélie', decedentLastName: 'Okafor-Lindqvist' });
      const [hers] = await bound(staff.by, other.id);
      const { id } = await offer(staff.by, row.id, tag, company);
      await openCustody(trade, company, row.id);
      const offered = panel(trade, `${name} offers you a hand-off`);
      const typeCode = async (code: string) => {
        await offered.getByRole('button', { name: 'Type the code' }).click();
        await offered.getByLabel('Code beside the square').fill(code);
        await offered.getByLabel('Why couldn’t you scan it?').fill('It’s wet.');
      };
      const accept = () => offered.getByRole('button', { name: 'Accept with this tag' }).click();
      await typeCode(tag.code);
      await ok('withdrawHandoff', { caseId: row.id, id }, keyed(staff.by));
      await accept();
      await panel(trade, 'Earlier hand-offs').getByText('Taken back').first().waitFor();
      await offer(staff.by, row.id, tag, company);
      await trade.reload();
      await typeCode(hers.code);
      await accept();
      const stop = trade.getByRole('alertdialog', { name: 'Stop. This is not the tag of Amélie Okafor.' });
      await stop.getByText(/^It belongs to someone else\. Call the funeral home at .+\.$/).waitFor();
      expect(await findingsInAllLooks(trade, undefined, 390)).toEqual([]);
      await answerStop(trade);
      await offered.getByText('The tag that was read is not the tag of Amélie Okafor.').waitFor();
      await offered.getByText('Wait. Nobody can accept this now.').waitFor();
      expect((await handoffsOf(staff.by, row.id)).custodian?.kind).toBe('home');
    }));

  it('to someone without an account is signed on the giver’s phone, with a photo, and isn’t confirmed', () =>
    inBrowser(async (page) => {
      const { staff, row, tag } = await handoffDesk();
      await showToCamera(page, tagAddress(site, tag.id));
      await openCustody(page, staff, row.id);
      await button(page, 'Hand over').click();
      const form = panel(page, 'Hand over Amélie Okafor');
      await form.getByLabel('Who takes over').selectOption({ label: 'Someone without an account' });
      await form.getByLabel('What for').selectOption({ label: 'Keeping the person for the home' });
      await form.getByLabel('Name of the person who takes over').fill('Omar Reyes');
      await form.getByLabel(/^Their company/).fill('Harbor Mortuary');
      await scan(page, 'Hand over Amélie Okafor');
      await form.getByText('The person who takes over signs here.').waitFor();
      await form.getByText('Type', { exact: true }).click();
      await form.getByLabel('Type your name').fill('Omar Reyes');
      const png = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } });
      const file = { name: 'receipt.png', mimeType: 'image/png', buffer: png };
      await form.getByLabel('Photo of the receipt').setInputFiles({ ...file, buffer: Buffer.from('not a picture') });
      await form.getByText('We can’t open this file as a picture. Take the photo again.').waitFor();
      await form.getByLabel('Photo of the receipt').setInputFiles(file);
      await form.getByAltText('The receipt').waitFor();
      expect(await tooWide(page)).toBe(0);
      expect(await findingsInAllLooks(page, undefined, 320)).toEqual([]);
      await scan(page, 'Hand over Amélie Okafor');
      await toast(page, 'The person is handed over.');
      await panel(page, 'Where the person is').getByText('Not confirmed').waitFor();
      await panel(page, 'Earlier hand-offs').getByText('Not confirmed').click();
      await button(page, 'Show the receipt').click();
      await page.getByText('Signed by typing: Omar Reyes').waitFor();
      await page.getByAltText('The receipt').waitFor();
      expect(await findingsInAllLooks(page, undefined, 320)).toEqual([]);
    }, phone));

  it('that can’t be loaded says so, and can be tried again', () =>
    inBrowser(async (page, errors) => {
      const { staff, row, name } = await handoffDesk();
      let isFailing = true;
      await page.route(/\/api\/handoffs\/ofCase\//, (route) => (isFailing ? route.abort() : route.fallback()));
      await openCustody(page, staff, row.id);
      await page.getByText('Who has the person could not be loaded.').waitFor();
      isFailing = false;
      await button(page, 'Retry').first().click();
      await panel(page, 'Where the person is').getByText(name).waitFor();
      errors.length = 0;
    }, phone));
});
