import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { acroForm, encryptedForm } from '#test/documents/sample-forms.ts';
import { heading, signInToSystem } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { givenAdministrator } from './cast.ts';
import { setStage } from './harness.ts';
import { refer, saveDraft } from './system-words.ts';

const { inBrowser } = setStage();

const pdf = (name: string, bytes: Uint8Array) => [{ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) }];

describe('a template with a PDF', () => {
  it('is uploaded, its fields are added and filled in, and a field is placed on a page', () =>
    inBrowser(async (page) => {
      await signInToSystem(page, await givenAdministrator());
      await page.goto('/System/SystemTemplateDocuments/new');
      await heading(page, 'New document template').waitFor();
      const name = `Permit ${randomUUID().slice(0, 8)}`;
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('Type', { exact: true }).selectOption('burial-transit-permit');
      await page.getByLabel('Filled in by').selectOption({ index: 1 });
      const upload = page.getByLabel(/^(Upload|Replace) PDF$/);
      await upload.setInputFiles(pdf('locked.pdf', await encryptedForm()));
      await page.getByText('This PDF is protected.').waitFor();
      await upload.setInputFiles(pdf('form.pdf', await acroForm()));
      await page.getByRole('img', { name: 'Page 1 of 2' }).waitFor();
      await page.getByRole('button', { name: 'Next page' }).click();
      await page.getByRole('img', { name: 'Page 2 of 2' }).waitFor();

      await page.getByText(/^9 fields of the PDF aren’t in the list yet\.$/).waitFor();
      await page.getByText('Choose which to add').click();
      await page.getByRole('button', { name: 'Add person.name', exact: true }).click();
      await page.getByText(/^8 fields of the PDF/).waitFor();
      const mapped = page.locator('[data-place="fields/0"]');
      await mapped.getByRole('button').first().click();
      expect(await mapped.getByLabel('Field of the PDF').inputValue()).toBe('person.name');
      await refer(page, /^Fact of the case/, 'last name', 'Last name of the decedent');

      await page.getByRole('button', { name: 'Add to Fields' }).click();
      const placed = page.locator('[data-place="fields/1"]');
      await placed.getByLabel('Name', { exact: true }).fill('Heading');
      await placed.getByLabel('Kind of answer').selectOption('string');
      await placed.getByLabel('Value from').selectOption('static');
      await placed.getByRole('textbox', { name: /^Text/ }).fill('Copy for the cemetery');
      await placed.getByRole('button', { name: 'Add to Places on the pages' }).click();
      const place = page.locator('[data-place="fields/1/placements/0"]');
      const where = { Page: '2', 'From the left': '72', 'From the bottom': '72', Width: '200', Height: '14' };
      for (const [label, value] of Object.entries(where)) await place.getByLabel(label).fill(value);

      await page.getByRole('button', { name: 'Fill in sample data' }).click();
      await page.getByText('Every value fits.').waitFor();
      const opened = await page.request.get(
        String(await page.getByRole('link', { name: 'Open the filled PDF' }).getAttribute('href')),
      );
      expect((await opened.body()).subarray(0, 5).toString()).toBe('%PDF-');
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      await saveDraft(page);
      await page.getByText(name).first().waitFor();
    }));
});
