import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heading, openSystemAs } from './account-words.ts';
import { tooWide } from './all-looks.ts';
import { axeFindings } from './axe.ts';
import { givenAdministrator } from './cast.ts';
import { setStage } from './harness.ts';
import { saveDraft } from './system-words.ts';

const { inBrowser } = setStage();

const pagePicture = (page: Page) => page.getByRole('img', { name: /^Page 1 of 1$/ });
const blockAt = (page: Page, at: number) => page.locator(`[data-place="blocks/${at}"]`);
const blockNames = (page: Page) =>
  page.getByRole('list', { name: 'Blocks' }).locator('[data-place] > div > button[aria-controls]').allInnerTexts();

/** Waits until the page is drawn again after a change. */
async function drawnAfter(page: Page, change: () => Promise<void>): Promise<void> {
  const before = await pagePicture(page).getAttribute('src');
  await change();
  await expect.poll(() => pagePicture(page).getAttribute('src')).not.toBe(before);
}

async function act(page: Page, block: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${block}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const signerAt = (page: Page, at: number) => page.locator(`[data-place="signers/${at}"]`);
const inSigners = (page: Page, name: string) => page.getByRole('region', { name: 'Signers' }).getByRole('button', { name });
const fieldCount = (page: Page) => page.getByRole('list', { name: 'Fields' }).getByRole('listitem').count();

/** Adds a signer by keyboard, undoes it in one step, and makes it again. */
async function addSigner(page: Page): Promise<void> {
  const [fields, blocks] = [await fieldCount(page), (await blockNames(page)).length];
  await page.getByLabel('New signer').selectOption('Crematory');
  await inSigners(page, 'Add signer').press('Enter');
  await expect.poll(() => signerAt(page, 0).locator(':focus').count()).toBe(1);
  await expect.poll(() => fieldCount(page)).toBe(fields + 3);
  expect((await blockNames(page)).at(-1)).toBe('Signatures');
  await inSigners(page, 'Undo').press('Enter');
  await expect.poll(() => fieldCount(page)).toBe(fields);
  expect((await blockNames(page)).length).toBe(blocks);
  expect(await signerAt(page, 0).count()).toBe(0);
  await inSigners(page, 'Redo').press('Enter');
  await expect.poll(() => fieldCount(page)).toBe(fields + 3);
}

/** Removes a signer with their lines, and undoes that in one step. */
async function removeSigner(page: Page): Promise<void> {
  const fields = await fieldCount(page);
  await page.getByRole('button', { name: 'Remove 1. Crematory' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove “1. Crematory”?' });
  await dialog.getByText('They fill in 3 fields: Signature, Printed name, Date.').waitFor();
  await dialog.getByRole('button', { name: 'Remove with the lines' }).click();
  await expect.poll(() => fieldCount(page)).toBe(fields - 3);
  expect(await blockNames(page)).not.toContain('Signatures');
  await inSigners(page, 'Undo').click();
  await expect.poll(() => fieldCount(page)).toBe(fields);
  expect(await blockNames(page)).toContain('Signatures');
  await signerAt(page, 0).getByRole('button', { name: '1. Crematory', exact: true }).waitFor();
}

async function addField(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add to Fields' }).click();
  const field = page.locator('[data-place="fields/0"]');
  await field.getByLabel('Name', { exact: true }).fill(name);
  await field.getByLabel('Kind of answer').selectOption('string');
  await field.getByLabel('Value from').selectOption('static');
}

describe('a document of blocks', () => {
  it('is composed beside its page: added, typed, moved, duplicated, removed, and undone', () =>
    inBrowser(async (page) => {
      await openSystemAs(page, await givenAdministrator(), '/System/SystemTemplateDocuments/new');
      await heading(page, 'New document template').waitFor();
      const name = `Waiver ${randomUUID().slice(0, 8)}`;
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('Type', { exact: true }).selectOption('next-of-kin-waiver');
      await page.getByLabel('Filled in by').selectOption({ index: 1 });
      await addField(page, 'Full name');

      await page.getByRole('button', { name: 'Add block' }).click();
      await pagePicture(page).waitFor();
      await drawnAfter(page, () => blockAt(page, 0).getByLabel('Heading').fill('Your authority'));
      const text = blockAt(page, 0).getByRole('textbox', { name: /^Text/ });
      await text.fill('The body of .');
      await text.press('ArrowLeft');
      await blockAt(page, 0).getByLabel('Field to insert').selectOption('Full name');
      await drawnAfter(page, () => blockAt(page, 0).getByRole('button', { name: 'Insert' }).click());
      expect(await text.inputValue()).toBe('The body of {{Full name}}.');
      await drawnAfter(page, () => page.getByText('Filled in', { exact: true }).click());

      await act(page, 'Your authority', 'Duplicate');
      await blockAt(page, 1).getByRole('button', { name: 'Your authority', exact: true }).click();
      await blockAt(page, 1).getByLabel('Heading').fill('Second');
      await page.getByRole('button', { name: 'Move Second, position 2 of 2' }).press('ArrowUp');
      await expect.poll(() => blockNames(page)).toEqual(['Second', 'Your authority']);
      await act(page, 'Second', 'Move down');
      await expect.poll(() => blockNames(page)).toEqual(['Your authority', 'Second']);
      await page.getByRole('button', { name: 'Remove Second' }).click();
      await expect.poll(() => blockNames(page)).toEqual(['Your authority']);
      await page.keyboard.press('Control+z');
      await expect.poll(() => blockNames(page)).toEqual(['Your authority', 'Second']);
      await page.getByRole('region', { name: 'Blocks' }).getByRole('button', { name: 'Redo' }).click();
      await expect.poll(() => blockNames(page)).toEqual(['Your authority']);

      await addSigner(page);
      await removeSigner(page);

      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('tab', { name: 'Page' }).click();
      await pagePicture(page).waitFor();
      expect(await tooWide(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await axeFindings(page)).toEqual([]);
      await saveDraft(page);
      await page.getByText(name).first().waitFor();
    }));
});
