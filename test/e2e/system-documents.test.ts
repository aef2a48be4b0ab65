import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { acroForm, encryptedForm } from '#test/documents/sample-forms.ts';
import { heading, signInToSystem } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { givenAdministrator } from './cast.ts';
import { setStage } from './harness.ts';
import { draft, publish, refer, saveDraft } from './system-words.ts';

const { inBrowser } = setStage();

const pdf = (name: string, bytes: Uint8Array) => [{ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) }];

/** Fills in what every template has, and uploads its PDF. */
async function beginTemplate(page: Page, name: string): Promise<void> {
  await signInToSystem(page, await givenAdministrator());
  await page.goto('/System/SystemTemplateDocuments/new');
  await heading(page, 'New document template').waitFor();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Type', { exact: true }).selectOption('sf-180');
  await page.getByLabel('Filled in by').selectOption({ index: 1 });
  const upload = page.getByLabel(/^(Upload|Replace) PDF$/);
  await upload.setInputFiles(pdf('locked.pdf', await encryptedForm()));
  await page.getByText('This PDF is protected.').waitFor();
  await upload.setInputFiles(pdf('form.pdf', await acroForm()));
  await page.getByRole('img', { name: 'Page 1 of 2' }).waitFor();
}

/** The box of a field on the page that is shown. */
const box = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, \\w+`) }).and(page.locator('[data-part]'));

/** Adds a field of a kind by keyboard alone. The focus is then on its box. */
async function addByKeys(page: Page, kind: string): Promise<void> {
  await page.getByLabel('Kind of the new field').selectOption(kind);
  await page.getByRole('button', { name: 'Add to the page' }).press('Enter');
  await page.locator('[data-part]:focus').waitFor();
}

/** Says in words what a field prints. */
async function fillWith(part: Locator, name: string, text: string): Promise<void> {
  await part.getByLabel('Name', { exact: true }).fill(name);
  await part.getByLabel('Value from').selectOption('static');
  await part.getByRole('textbox', { name: /^Text/ }).fill(text);
}

const chosenNames = (page: Page) =>
  page.locator('[data-part][aria-pressed=true]').evaluateAll((all) => all.map((each) => each.getAttribute('title')));

describe('a template with a PDF', () => {
  it('has its fields mapped and placed by keyboard and mouse, copied, undone, previewed, and published', () =>
    inBrowser(async (page) => {
      const name = `Permit ${randomUUID().slice(0, 8)}`;
      await beginTemplate(page, name);

      await page.getByText(/^9 fields of the PDF aren’t in the list yet\.$/).waitFor();
      await page.getByText('Choose which to add').click();
      await page.getByRole('button', { name: 'Add person.name', exact: true }).click();
      await page.getByText(/^8 fields of the PDF/).waitFor();
      const list = page.getByRole('list', { name: 'All fields' });
      await list.getByRole('button', { name: /^person name/ }).click();
      const mapped = page.locator('[data-place="fields/0"]');
      expect(await mapped.getByLabel('Field of the PDF').inputValue()).toBe('person.name');
      await refer(page, /^Fact of the case/, 'last name', 'Last name of the decedent');
      await box(page, 'person name')
        .and(page.getByRole('button', { name: /placed by the PDF$/ }))
        .waitFor();

      await addByKeys(page, 'text');
      await fillWith(page.locator('[data-place="fields/1"]'), 'Heading', 'Copy for the cemetery');
      const heading1 = box(page, 'Heading');
      await heading1.focus();
      const before = await heading1.getAttribute('aria-label');
      for (const key of ['ArrowLeft', 'Shift+ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
      expect(await heading1.getAttribute('aria-label')).not.toBe(before);
      await page.keyboard.press('Control+z');
      expect(await heading1.getAttribute('aria-label')).toBe(before);
      await page.keyboard.press('Control+Shift+Z');

      await addByKeys(page, 'text');
      await fillWith(page.locator('[data-place="fields/2"]'), 'Footer', 'Page for the family');
      await box(page, 'Footer').focus();
      for (let times = 0; times < 6; times += 1) await page.keyboard.press('Shift+ArrowDown');

      await page.getByLabel('Kind of the new field').selectOption('check');
      // Nothing is chosen, and the column beside the page is at its shortest.
      await page.keyboard.press('Escape');
      const picture = page.getByRole('img', { name: 'Page 1 of 2' });
      await picture.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 140));
      const sheet = await picture.boundingBox();
      if (!sheet) throw new Error('The page isn’t there.');
      const [x, y] = [sheet.x + sheet.width * 0.7, sheet.y + sheet.height * 0.3];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 30, y + 25, { steps: 3 });
      await page.mouse.up();
      await page.locator('[data-place="fields/3"]').waitFor();
      expect(Math.round((await picture.boundingBox())?.y ?? 0)).toBe(Math.round(sheet.y));
      await fillWith(page.locator('[data-place="fields/3"]'), 'Mark', 'X');

      const drawn = await box(page, 'Mark').getAttribute('aria-label');
      await picture.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 140));
      await box(page, 'Mark').hover();
      await page.mouse.down();
      await page.mouse.move(x - 40, y + 90, { steps: 4 });
      await page.mouse.up();
      expect(await box(page, 'Mark').getAttribute('aria-label')).not.toBe(drawn);
      await page.keyboard.press('Control+z');
      expect(await box(page, 'Mark').getAttribute('aria-label')).toBe(drawn);

      await box(page, 'Heading').click();
      await box(page, 'Footer').click({ modifiers: ['Shift'] });
      const several = page.getByRole('button', { name: 'Choose several' });
      await several.click();
      await box(page, 'Mark').click();
      expect(await chosenNames(page)).toEqual(['Heading', 'Footer', 'Mark']);
      await box(page, 'Mark').click();
      await several.click();
      expect(await chosenNames(page)).toEqual(['Heading', 'Footer']);
      await page.getByRole('button', { name: 'Align left edges' }).click();
      await page.getByRole('button', { name: 'Copy to pages' }).click();
      const dialog = page.getByRole('dialog', { name: 'Copy to pages' });
      await dialog.getByLabel('Pages').fill('9');
      await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
      await dialog.getByText('Enter pages from 1 to 2, like 1, 2.').waitFor();
      await dialog.getByLabel('Pages').fill('1-2');
      await dialog.getByLabel('Pages').press('Enter');
      await page.getByRole('button', { name: 'Next page' }).click();
      await page.getByRole('img', { name: 'Page 2 of 2' }).waitFor();
      expect(await page.locator('[data-part]').count()).toBe(2);
      const tools = page.getByRole('toolbar', { name: 'Change fields' });
      await tools.getByRole('button', { name: 'Undo', exact: true }).click();
      expect(await page.locator('[data-part]').count()).toBe(0);
      await tools.getByRole('button', { name: 'Redo', exact: true }).click();
      expect(await page.locator('[data-part]').count()).toBe(2);

      await page.getByLabel('Sample', { exact: true }).selectOption('A cremation, with long names');
      await page.getByRole('button', { name: 'Fill in sample data' }).click();
      await page.getByText('Every value fits.').waitFor();
      const filled = page.getByRole('link', { name: 'Open the filled PDF' });
      const opened = await page.request.get(String(await filled.getAttribute('href')));
      expect((await opened.body()).subarray(0, 5).toString()).toBe('%PDF-');
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      await saveDraft(page);
      await draft(page, name).check();
      await page.getByLabel('Or publish without a dry run, because').fill('A form for a test');
      await publish(page, 'A new form');
    }));
});
