import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { unfinishedItem } from '#functions/table/price-list-version.ts';
import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import { addDays } from '#shared/values/dates.ts';
import { ok, openCloudTable } from '#test/cloud/cloud.ts';
import { type PriceDesk, priceDesk, rowOf, saveRows } from '#test/journeys/parts/price-desk.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { hasFocus, tabTo, waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();
const toast = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

async function open(page: Page, { member, locationId }: PriceDesk, query = ''): Promise<void> {
  const path = `${workPaths.priceList({ locationId })}${query}`;
  await openAs(page, { email: member.account.email, password: member.password }, path);
  await heading(page, 'General price list').waitFor();
  await page.getByRole('tab', { name: 'Settings' }).waitFor();
}

/** Adds a home whose list has one problem that a click fixes. */
async function faultyDesk(): Promise<PriceDesk> {
  const desk = await priceDesk();
  const { row } = await rowOf(desk, 'Transport', 'Hearse');
  await saveRows([{ ...row, note: 'Within 50 miles. No charge on Mondays.' }], desk.admin);
  return desk;
}

describe('the price list screen', () => {
  it('shows each problem and its place, fixes it with a click, publishes, and records who was given the list: by keyboard only', () =>
    inBrowser(async (page) => {
      const desk = await faultyDesk();
      await open(page, desk);
      await page.getByText('1 problem to fix', { exact: true }).waitFor();
      await page.getByText('Hearse is marked free: "No charge on Mondays."').waitFor();
      await page.getByText('16 CFR 453.4(b)(1)').first().waitFor();
      const publish = button(page, 'Publish');
      expect(await publish.getAttribute('aria-disabled')).toBe('true');
      await page.getByText('1 problem to fix first.').waitFor();
      await tabTo(page, /^Remove the words/);
      await page.keyboard.press('Enter');
      await page.getByText('No problems to fix').waitFor();
      await waitForFocus(page, 'Funeral Rule check');
      await tabTo(page, 'Publish');
      await page.keyboard.press('Enter');
      await hasFocus(page.getByRole('dialog', { name: 'Publish this price list?' }));
      await tabTo(page, 'Publish');
      await page.keyboard.press('Enter');
      await toast(page, /^Published\. The list has been in effect since/);
      await page.getByText(/^Since /).waitFor();
      await page.getByRole('tab', { name: 'Versions' }).click();
      await page.getByText('In force', { exact: true }).last().waitFor();
      await page.getByText('Not handed out yet', { exact: false }).waitFor();
      await page.getByRole('tab', { name: 'Hand-outs' }).click();
      await page.getByText('No list has been handed out yet.').waitFor();
      await button(page, 'Record a hand-out').click();
      await page.getByRole('dialog', { name: 'Record a hand-out' }).waitFor();
      await button(page, 'Record').click();
      await page.getByText('Given to: Required').waitFor();
      await page.getByLabel('Given to').fill('The family of Walter Marsh');
      await button(page, 'Record').click();
      await toast(page, 'Hand-out recorded.');
      await page.getByText('The family of Walter Marsh').waitFor();
    }));

  it('opens the draft as a PDF in a separate tab', () =>
    inBrowser(async (page) => {
      await open(page, await priceDesk());
      // Whether the browser then shows or downloads the PDF is up to it.
      const printed = page.context().waitForEvent('response', (answer) => answer.url().includes('/printed/'));
      await Promise.all([page.waitForEvent('popup'), button(page, 'Open the draft as PDF').click()]);
      expect(await (await printed).headerValue('content-type')).toBe('application/pdf');
    }));

  it('says that publishing stopped partway, until the list is published again', () =>
    inBrowser(async (page) => {
      const desk = await priceDesk();
      await openCloudTable().put(unfinishedItem(desk.locationId, { since: new Date().toISOString(), by: 'Ida Larkspur' }));
      await open(page, desk);
      const beingChecked = page.getByRole('alert').filter({ hasText: 'Ida Larkspur began it today at' });
      await beingChecked.waitFor();
      await button(page, 'Publish').click();
      await page.getByRole('dialog').getByText('Publishing stopped before it finished').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
      await toast(page, /^Published\./);
      await beingChecked.waitFor({ state: 'detached' });
    }));

  it('keeps an error toast off the buttons of a dialog', () =>
    inBrowser(
      async (page) => {
        const desk = await priceDesk();
        await open(page, desk);
        await page.route('**/getGplPdf*', (route) => route.abort());
        await button(page, 'Open the draft as PDF').click();
        const failure = page.locator('[data-sonner-toast][data-type="error"]');
        // Hovering over it keeps it open.
        await failure.hover();
        await button(page, 'Publish').press('Enter');
        const buttons = page.getByRole('dialog').getByRole('button', { name: /^(Publish|Cancel)$/ });
        await buttons.first().waitFor();
        const isOver = async () => {
          const toastBox = (await failure.boundingBox())!;
          const boxes = await Promise.all((await buttons.all()).map((each) => each.boundingBox()));
          return boxes.some((box) => box && box.y < toastBox.y + toastBox.height && toastBox.y < box.y + box.height);
        };
        expect(await buttons.count()).toBe(2);
        await buttons.last().scrollIntoViewIfNeeded();
        await expect.poll(isOver).toBe(false);
      },
      { viewport: { width: 390, height: 420 } },
    ));

  it('saves the settings, and checks the list again', () =>
    inBrowser(async (page) => {
      await open(page, await priceDesk(), '?tab=settings');
      await page.getByRole('radio', { name: 'Included in the price of our caskets' }).check();
      await page.getByLabel('Years to keep a list').fill('0');
      await button(page, 'Save settings').click();
      await page.getByText('Keep a list for at least one year').waitFor();
      await page.getByLabel('Years to keep a list').fill('2');
      await button(page, 'Save settings').click();
      await toast(page, 'Settings saved.');
      await page.getByRole('tab', { name: 'Draft' }).click();
      await page
        .getByText(/^Please note that a fee of \$/)
        .first()
        .waitFor({ state: 'attached' });
    }));

  it('leads from a problem in a paragraph to that paragraph, open for editing', () =>
    inBrowser(async (page) => {
      const desk = await priceDesk();
      for (const [at, text] of ['We are here at night.', 'Embalming is required by law.', 'We speak Polish.'].entries()) {
        const section = {
          id: randomUUID(),
          sectionType: 'general',
          title: `Words ${at + 1}`,
          text,
          isActive: true,
          sortOrder: at,
        };
        await ok('saveSection', { version: 0, section }, { ...desk.admin, key: randomUUID() });
      }
      await open(page, desk);
      await page.getByRole('link', { name: 'Words 2' }).first().click();
      await expect.poll(() => page.getByRole('textbox', { name: 'Words' }).inputValue()).toBe('Embalming is required by law.');
      await button(page, 'Change: Words 1').waitFor();
    }));

  it('shows what was entered and what a colleague saved meanwhile, before either is lost', () =>
    inBrowser(async (page) => {
      const desk = await priceDesk();
      await open(page, desk, '?tab=settings');
      const years = page.getByLabel('Years to keep a list');
      await years.fill('4');
      const { settings, settingsVersion } = await ok<PriceListDraft>('getPriceListDraft', {}, desk.admin);
      const theirs = { ...settings, retentionYears: 7, separateCasketList: false };
      await ok('savePriceListSettings', { version: settingsVersion, settings: theirs }, desk.admin);
      await button(page, 'Save settings').click();
      const choice = page.getByRole('region', { name: 'Ada Tester changed these settings in the meantime.' });
      await choice.getByText('Years to keep a list after it was last handed out').waitFor();
      expect(await choice.getByRole('definition').allInnerTexts()).toEqual([
        expect.stringMatching(/What you typed\s*4/),
        expect.stringMatching(/What is saved\s*7/),
      ]);
      await button(page, 'Keep what I typed').click();
      await toast(page, 'Settings saved.');
      const saved = await ok<PriceListDraft>('getPriceListDraft', {}, desk.admin);
      expect(saved.settings).toEqual({ ...theirs, retentionYears: 4 });
      await expect.poll(() => page.getByRole('checkbox', { name: 'Caskets have a separate price list' }).isChecked()).toBe(false);
    }));

  it('asks before it takes a scheduled list back, in every look', () =>
    inBrowser(async (page) => {
      const desk = await priceDesk();
      const { today } = await ok<PriceListDraft>('getPriceListDraft', {}, desk.admin);
      const input = { providerLocationId: desk.locationId, effectiveOn: addDays(today, 30) };
      await ok('createGplPdf', input, { ...desk.admin, key: randomUUID() });
      await open(page, desk);
      await button(page, 'Unschedule').click();
      const question = page.getByRole('dialog', { name: /^Unschedule the list for/ });
      await question.getByText('It won’t take effect.').waitFor();
      expect(await findingsInAllLooks(page, question)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await question.getByRole('button', { name: 'Unschedule' }).click();
      await toast(page, 'The list is no longer scheduled.');
      await question.waitFor({ state: 'detached' });
    }));

  it('passes axe in every look, and fits in 320 px', () =>
    inBrowser(async (page) => {
      await open(page, await faultyDesk());
      await page.getByText('1 problem to fix', { exact: true }).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      for (const tab of ['Versions', 'Hand-outs', 'Settings']) {
        await page.getByRole('tab', { name: tab }).click();
        expect(await findingsInAllLooks(page, page.getByRole('tabpanel', { name: tab }))).toEqual([]);
        expect(await tooWide(page), tab).toBe(0);
      }
    }));
});
