import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { spelledCode, tagAddress } from '#shared/values/tag-code.ts';
import { recordOf } from '#test/journeys/parts/effects-desk.ts';
import { accept, handoffsOf, move, offer } from '#test/journeys/parts/handoff-desk.ts';
import { bind } from '#test/journeys/parts/tag-desk.ts';
import type { Colleague } from '#test/journeys/parts/team-home.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { showToCamera } from './camera.ts';
import { dialog, toast } from './cases-words.ts';
import { type Look, setStage } from './harness.ts';
import { answerStop } from './keyboard.ts';
import {
  authorized,
  comparedAgain,
  expectPlaces,
  type Namesakes,
  namesakesDesk,
  prepared,
  remainsWritten,
} from './namesakes-desk.ts';

const { inBrowser } = setStage();
const phone: Look = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' };
const site = 'https://yarrow.example';

const signInOf = ({ person: { account, password } }: Colleague) => ({ email: account.email, password });
const panel = (page: Page, name: string) => page.getByRole('region', { name });
const scan = (page: Page, name: string) => panel(page, name).getByRole('button', { name: 'Scan the tag' }).click();
const onPhone = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).first().waitFor();
const lastOf = async (caseId: string) => (await recordOf(caseId)).entries.at(-1);

/** Notes Marian's removal on a phone without a network, closes it, and opens it again. Meanwhile a colleague brings Marion, online. Returns the page that is open then. */
async function broughtIn(page: Page, { staff, marian, marion, tags }: Namesakes): Promise<Page> {
  await openAs(page, signInOf(staff), workPaths.removals());
  await button(page, 'Take along').click();
  await page.getByRole('link', { name: /Marion Aldous/ }).waitFor();
  await page.getByText('This page opens without a connection.').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: /Marian Aldous/ }).click();
  await heading(page, 'Marian Aldous').waitFor();
  await button(page, 'We’ve arrived').click();
  await page.getByLabel('Released by').fill('Nurse Pereira');
  await button(page, 'Type the code').click();
  await page.getByLabel('Code beside the square').fill(tags.marian.code);
  await page.getByLabel('Why couldn’t you scan it?').fill('The label is wet.');
  await button(page, 'Bind this tag').click();
  await onPhone(page, '3 entries only on this phone');
  const context = page.context();
  await page.close();

  await bind(staff.by, marion.id, tags.marion);
  await move(staff.by, marion.id, 'out-for-pickup', 'in-care');
  const again = await context.newPage();
  await again.goto(workPaths.removals({ caseId: marian.id }));
  await onPhone(again, '3 entries only on this phone');
  expect((await recordOf(marian.id)).entries.map(({ type }) => type)).not.toContain('custody.tag-bound');
  await context.setOffline(false);
  await again.reload();
  await again.getByText(`The tag is ${spelledCode(tags.marian.code)}.`).waitFor();
  await again.getByText('only on this phone').waitFor({ state: 'detached' });
  const { entries } = await recordOf(marian.id);
  expect(entries.slice(-3).map(({ type }) => type)).toEqual([
    'custody.removal-noted',
    'custody.removal-noted',
    'custody.tag-bound',
  ]);
  await move(staff.by, marian.id, 'out-for-pickup', 'in-care');
  return again;
}

/** Begins the offer of Marian to the crematory, and scans what is in front of the camera. */
async function offered(page: Page, { crematory, staff, marian, marion, locationId }: Namesakes): Promise<void> {
  await openAs(page, signInOf(staff), workPaths.decedentCustody({ locationId, caseId: marian.id }));
  await page.getByText('Another person with a similar name is in your care').waitFor();
  await page.getByRole('link', { name: `Marion Aldous, ${marion.caseNumber}` }).waitFor();
  await button(page, 'Hand over').click();
  const form = panel(page, 'Hand over Marian Aldous');
  await form.getByLabel('Who takes over').selectOption({ label: crematory.member.fullName });
  await form.getByLabel('What for').selectOption({ label: 'Cremation or another reduction' });
  await scan(page, 'Hand over Marian Aldous');
}

/** Scans Marion's tag for Marian's hand-off: the whole screen stops, both records say it, and nothing is offered. Then the right tag is scanned. */
async function handedOver(page: Page, desk: Namesakes): Promise<void> {
  const { staff, crematory, marian, marion, tags } = desk;
  await showToCamera(page, tagAddress(site, tags.marion.id));
  await offered(page, desk);
  const stop = page.getByRole('alertdialog', { name: 'Stop. This is not the tag of Marian Aldous.' });
  await stop.getByText(`It belongs to Marion Aldous, case ${marion.caseNumber}.`).waitFor();
  expect(await lastOf(marian.id)).toMatchObject({ type: 'custody.identity-verified', data: { finding: 'other-case' } });
  expect(await lastOf(marion.id)).toMatchObject({ type: 'custody.identity-verified', data: { finding: 'found-elsewhere' } });
  expect((await handoffsOf(staff.by, marian.id)).open).toBeNull();
  await answerStop(page);
  await panel(page, 'Hand over Marian Aldous').getByText('The tag that was read is not the tag of Marian Aldous.').waitFor();
  await comparedAgain(desk);
  await showToCamera(page, tagAddress(site, tags.marian.id));
  await offered(page, desk);
  await toast(page, 'The hand-off is offered.');
  await panel(page, `Waiting for ${crematory.member.fullName}`).waitFor();
}

/** Accepts Marian from the crematory's own account, in its own browser, by scanning the same tag. */
const acceptedBy = (desk: Namesakes) =>
  inBrowser(async (page) => {
    const { crematory, marian, tags, locationId, name } = desk;
    await showToCamera(page, tagAddress(site, tags.marian.id));
    await openAs(page, signInOf(crematory), workPaths.decedentCustody({ locationId, caseId: marian.id }));
    const offer = panel(page, `${name} offers you a hand-off`);
    await offer.getByLabel(/^Where the person is now/).fill('Chamber 1');
    await scan(page, `${name} offers you a hand-off`);
    await toast(page, 'Marian Aldous is in your care now.');
  }, phone);

/** Releases Marian's cremated remains: not before it's written down which ID was seen, and the page is closed by name. */
async function released(page: Page, { marian, locationId }: Namesakes): Promise<void> {
  await page.goto(workPaths.custodyPage({ locationId, caseId: marian.id, page: 'cremated-remains' }));
  const record = button(page, 'Record “Cremated remains in family care”');
  await record.click();
  const change = dialog(page, 'Change the decedent’s status');
  await change.getByText('2 things are missing.').waitFor();
  await change.getByText(/^Recipient’s ID: Look at the recipient’s ID/).waitFor();
  expect(await change.getByRole('link', { name: 'Open the page for Recipient’s ID' }).getAttribute('href')).toContain(
    'cremated-remains/idSeenKind',
  );
  expect(await change.getByRole('button', { name: 'Record' }).isDisabled()).toBe(true);
  await change.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('What ID did you see?').selectOption({ label: 'Driver’s license' });
  await button(page, 'Close this page').click();
  await page.getByText(/^Closed by Stella Teal/).waitFor();
  await record.click();
  await change.getByRole('button', { name: 'Record' }).click();
  await toast(page, 'Marian Aldous: Cremated remains in family care.');
}

it(
  'two people with almost the same name go from their removals to the release of one, and are never taken for each other',
  { timeout: 180_000 },
  () =>
    inBrowser(async (first) => {
      const desk = await namesakesDesk();
      const { staff, crematory, marian, marion, tags } = desk;
      const page = await broughtIn(first, desk);
      await expectPlaces(desk, { marian: ['in-care', 'home'], marion: ['in-care', 'home'] });
      await prepared(desk, marian, tags.marian);
      await prepared(desk, marion, tags.marion);
      await expectPlaces(desk, { marian: ['preparation-completed', 'home'], marion: ['preparation-completed', 'home'] });
      const { id: recipient } = await authorized(desk);
      await handedOver(page, desk);
      await expectPlaces(desk, { marian: ['preparation-completed', 'home'], marion: ['preparation-completed', 'home'] });
      await acceptedBy(desk);
      await expectPlaces(desk, { marian: ['transferred', 'trade'], marion: ['preparation-completed', 'home'] });

      await bind(crematory.by, marian.id, tags.remains, { subject: 'cremated-remains' });
      await accept(staff.by, marian.id, await offer(crematory.by, marian.id, tags.remains, null));
      await expectPlaces(desk, { marian: ['cremated-remains-in-care', 'home'], marion: ['preparation-completed', 'home'] });
      await remainsWritten(desk, recipient);
      await move(staff.by, marian.id, 'cremated-remains-in-care', 'cremated-remains-ready-for-family');
      await released(page, desk);
      await expectPlaces(desk, {
        marian: ['cremated-remains-in-family-care', null],
        marion: ['preparation-completed', 'home'],
      });
      expect((await handoffsOf(staff.by, marion.id)).earlier).toEqual([]);
      await page.close();
    }, phone),
);
