import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readChain, readChainHead } from '#functions/table/chain.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import { verifyChain } from '#shared/chain/verify-chain.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { spelledCode } from '#shared/values/tag-code.ts';
import { ok, openCloudTable } from '#test/cloud/cloud.ts';
import { busyHome, worksAt } from '#test/journeys/parts/busy-home.ts';
import { openCase } from '#test/journeys/parts/case-desk.ts';
import { fillPage, pageOf } from '#test/journeys/parts/custody-desk.ts';
import { newTags, tagsOf } from '#test/journeys/parts/tag-desk.ts';
import { awaited } from '#test/journeys/parts/trip-desk.ts';
import { person } from '#test/world/cast.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs, signIn } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { type Look, setStage } from './harness.ts';
import { tabTo } from './keyboard.ts';

const { inBrowser } = setStage();
const phone: Look = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' };
const PATIENCE_MS = 120_000;

async function entriesOnTrip(caseId: string) {
  const [table, chain] = [openCloudTable(), custodyChain(caseId)];
  const [{ links }, head] = await Promise.all([readChain(table, chain), readChainHead(table, chain)]);
  const lines = links.map(({ text }) => new TextEncoder().encode(text));
  expect(await verifyChain(lines, { chain, head })).toBeNull();
  return links.map(({ text }) => JSON.parse(text) as ChainEntry).filter(({ data }) => 'deviceHappenedOn' in data);
}

/** Signs in someone of a home where someone waits to be brought into care, and takes that along. */
async function takenAlong(page: Page) {
  const { home, staff } = await busyHome();
  const row = await openCase(staff, { decedentFirstName: 'Wilhelmina', decedentLastName: 'Achterberg' });
  await awaited(staff, row.id);
  await fillPage(staff, row.id, 'removal', { removalKind: 'own-staff' });
  const tags = await newTags(staff, 2);
  const membership = { locationId: home.id, locationName: home.name, access: 'staff' as const };
  const { account, password } = await person({ firstName: 'Ida', lastName: 'Larkspur', memberships: [membership] });
  const who = { email: account.email, password };
  await openAs(page, who, workPaths.removals());
  await heading(page, 'Removals').waitFor();
  await button(page, 'Take along').click();
  await page.getByRole('link', { name: /Wilhelmina Achterberg/ }).waitFor();
  await page.getByText('This page opens without a connection.').waitFor();
  return { home, row, tags, who, colleague: await worksAt(home) };
}

const onPhone = (page: Page, words: RegExp | string) => page.getByRole('status').filter({ hasText: words }).first().waitFor();

/** Waits until nothing is only on the phone. */
const allSent = (page: Page) => expect.poll(() => page.getByText('only on this phone').count(), { timeout: 30_000 }).toBe(0);

/** Types the code of a tag that can't be scanned. */
async function typeTag(page: Page, code: string): Promise<void> {
  if (!(await page.getByLabel('Code beside the square').isVisible())) await button(page, 'Type the code').click();
  await page.getByLabel('Code beside the square').fill(code);
  await page.getByLabel('Why couldn’t you scan it?').fill('The label is wet.');
  await button(page, 'Bind this tag').click();
}

/** Takes a photo the way a phone's camera gives it, with what the camera wrote into it. */
async function photographed(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'Camera of Ida Larkspur' } })
    .jpeg()
    .toBuffer();
  await page.locator('#trip-photo-camera').setInputFiles({ name: 'release.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('img', { name: 'Photo 1' }).waitFor();
}

/** Returns the hash of the only photo on the phone, worked out from the bytes that it keeps. */
const photoOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('yarrow-trips');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const reading = opening.result.transaction('photos').objectStore('photos').getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    opening.result.close();
    const digest = await crypto.subtle.digest('SHA-256', reading.result[0]);
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });

describe('a removal without a network', () => {
  it(
    'is noted on a phone, survives closing it, and is in the record once when the phone is online again',
    { timeout: PATIENCE_MS },
    () =>
      inBrowser(async (page) => {
        const { row, tags, colleague } = await takenAlong(page);
        const [tag] = tags;
        const context = page.context();
        await context.setOffline(true);
        await page.getByRole('link', { name: /Wilhelmina Achterberg/ }).click();
        await heading(page, 'Wilhelmina Achterberg').waitFor();
        await button(page, 'We’ve arrived').click();
        await onPhone(page, '1 entry only on this phone');
        await page.getByLabel('Vehicle').fill('Van 2');
        await page.getByLabel('Released by').fill('Nurse Pereira');
        await typeTag(page, '0000 0000');
        await page.getByRole('alert').filter({ hasText: 'isn’t among those that you took along' }).waitFor();
        await typeTag(page, tag?.code ?? '');
        await onPhone(page, '4 entries only on this phone');
        await photographed(page);
        const signature = page.locator('[data-question="releaseSignature"]');
        await signature.getByRole('radio', { name: 'Type' }).check();
        await signature.getByRole('textbox').fill('M. Pereira');
        await page.getByLabel('What it is').selectOption({ label: 'Wedding ring' });
        await page.getByLabel('Description').fill('Gold');
        await button(page, 'Write it down').click();
        await page.getByLabel('Where it was found').fill('Typed, and not written down yet');
        await onPhone(page, '7 entries only on this phone');
        const photo = await photoOf(page);
        await page.close();

        const again = await context.newPage();
        await again.goto(workPaths.removals({ caseId: row.id }));
        await heading(again, 'Wilhelmina Achterberg').waitFor();
        await onPhone(again, '7 entries only on this phone');
        await again.getByRole('img', { name: 'Photo 1' }).waitFor();
        expect(await photoOf(again)).toBe(photo);
        expect(await again.getByLabel('Where it was found').inputValue()).toBe('Typed, and not written down yet');
        expect(await again.getByLabel('Vehicle').inputValue()).toBe('Van 2');
        await again.getByText(`You put on ${spelledCode(tag?.code ?? '')}.`).waitFor();
        expect(await entriesOnTrip(row.id)).toEqual([]);

        await context.setOffline(false);
        await again.reload();
        await again.getByText(`The tag is ${spelledCode(tag?.code ?? '')}.`).waitFor();
        await allSent(again);
        await again.getByText('1 photo is with the home.').waitFor();
        await again.getByText('Wedding ring: Gold').waitFor();
        const entries = await entriesOnTrip(row.id);
        expect(entries.map(({ type, data }) => [type, data.fields ?? (data.tag as { code: string } | undefined)?.code])).toEqual([
          ['custody.removal-noted', ['arrivedAt']],
          ['custody.removal-noted', ['vehicle']],
          ['custody.removal-noted', ['releasedByName']],
          ['custody.tag-bound', tag?.code],
          ['custody.removal-noted', ['photos']],
          ['custody.removal-noted', ['releaseSignature']],
          ['custody.effect-inventoried', undefined],
        ]);
        const { values, photos } = await pageOf(colleague, row.id, 'removal');
        expect(values).toMatchObject({ vehicle: 'Van 2', releasedByName: 'Nurse Pereira', tagId: spelledCode(tag?.code ?? '') });
        expect(values.releaseSignature).toEqual({ signatureType: 'type', typeText: 'M. Pereira' });
        // What the phone hashed is what the home has, and what the record names.
        expect(photos?.map(({ sha256 }) => sha256)).toEqual([photo]);
        expect(entries[4]?.data.evidence).toEqual([{ kind: 'photo', sha256: photo }]);
        const kept = { id: row.id, page: 'removal', sha256: photo };
        const { image } = await ok<{ image: string }>('getCarePhoto', kept, colleague);
        const stored = Buffer.from(image.split(',')[1] ?? '', 'base64');
        expect(createHash('sha256').update(stored).digest('hex')).toBe(photo);
        expect(stored.includes('Ida Larkspur')).toBe(false);
        expect((await tagsOf(colleague, row.id)).tags).toMatchObject([{ code: tag?.code, role: 'primary' }]);
        await again.close();
      }, phone),
  );

  it(
    'asks the person if someone wrote the same meanwhile; their decision is kept, and signing out forgets what was taken along',
    { timeout: PATIENCE_MS },
    () =>
      inBrowser(async (page) => {
        const { row, who, colleague } = await takenAlong(page);
        await page.context().setOffline(true);
        await page.getByRole('link', { name: /Wilhelmina Achterberg/ }).click();
        await page.getByLabel('Vehicle').fill('Van 2');
        await onPhone(page, '1 entry only on this phone');
        await fillPage(colleague, row.id, 'removal', { vehicle: 'Hearse' });
        await page.context().setOffline(false);
        await page
          .getByRole('region', { name: 'Needs you' })
          .getByText('Someone else changed this meanwhile. Vehicle: Hearse.')
          .waitFor();
        expect(await findingsInAllLooks(page)).toEqual([]);
        await tabTo(page, 'Use what I noted');
        await page.keyboard.press('Enter');
        await allSent(page);
        expect((await pageOf(colleague, row.id, 'removal')).values).toMatchObject({ vehicle: 'Van 2' });
        expect(await entriesOnTrip(row.id)).toHaveLength(1);

        // The phone’s clock is two days fast, so the person says when it was. Half a time isn’t sent.
        await page.clock.setSystemTime(Date.now() + 2 * 86_400_000);
        await page.getByLabel('Vehicle').fill('Van 4');
        const needsYou = page.getByRole('region', { name: 'Needs you' });
        await needsYou.getByText('Say when this happened.').waitFor();
        const when = needsYou.getByRole('group', { name: 'When it happened' });
        const send = needsYou.getByRole('button', { name: 'Send with this time' });
        await send.click();
        await needsYou.getByText('Say when it happened.').waitFor();
        await when.getByLabel('Hour').selectOption({ label: '12 am' });
        await send.click();
        await needsYou.getByText('Enter the date too').waitFor();
        expect(await findingsInAllLooks(page)).toEqual([]);
        await page.clock.setSystemTime(Date.now());
        await when.getByRole('button', { name: /^Now/ }).click();
        await send.click();
        await allSent(page);
        const noted = await entriesOnTrip(row.id);
        expect(noted.map(({ data }) => data.timeGiven)).toEqual([undefined, true]);

        // The session ends elsewhere meanwhile: what is noted waits for the person to sign in again.
        await page.context().setOffline(true);
        await page.getByLabel('Vehicle').fill('Van 3');
        await onPhone(page, '1 entry only on this phone');
        await page.context().clearCookies();
        await page.context().setOffline(false);
        await page.reload();
        await onPhone(page, 'Sign in, and they’re sent.');
        await signIn(page, who);
        await page.goto(workPaths.removals({ caseId: row.id }));
        await expect.poll(async () => (await pageOf(colleague, row.id, 'removal')).values).toMatchObject({ vehicle: 'Van 3' });
        await heading(page, 'Wilhelmina Achterberg').waitFor();
        await allSent(page);
        expect(await entriesOnTrip(row.id)).toHaveLength(3);

        await page
          .getByRole('button', { name: /Ida Larkspur|Account/ })
          .first()
          .click();
        await page.getByRole('menuitem', { name: 'Sign out' }).click();
        await page.getByText('You are signed out.').waitFor();
        await page.goto(workPaths.removals());
        await page.getByText('Nothing is taken along yet.').waitFor();
        expect(await page.content()).not.toContain('Achterberg');
      }, phone),
  );

  it('has no findings in any look, fits 320 px, and is found from the case', { timeout: PATIENCE_MS }, () =>
    inBrowser(async (page) => {
      const { home, row } = await takenAlong(page);
      expect(await findingsInAllLooks(page)).toEqual([]);
      await page.getByRole('link', { name: /Wilhelmina Achterberg/ }).click();
      await heading(page, 'Wilhelmina Achterberg').waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.context().setOffline(true);
      await tabTo(page, 'Questions and answers');
      await page.keyboard.press('Enter');
      await page.getByText('What works here without a connection?').waitFor();
      await page.keyboard.press('Escape');
      await photographed(page);
      await page.getByLabel('How did you know who it is?').focus();
      await tabTo(page, 'Remove photo 1', 6);
      await page.keyboard.press('Enter');
      await page.getByRole('alertdialog', { name: 'Take this photo out?' }).getByRole('button', { name: 'Take it out' }).click();
      await allSent(page);
      await page.context().setOffline(false);
      await page.goto(workPaths.custodyPage({ locationId: home.id, caseId: row.id, page: 'removal' }));
      await page.getByRole('link', { name: 'Take along without a connection' }).click();
      await heading(page, 'Removals').waitFor();
      await button(page, 'Take along again').waitFor();
    }, phone),
  );
});
