import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { acroForm } from '#test/documents/sample-forms.ts';
import { heading, openSystemAs } from './account-words.ts';
import { axeFindings } from './axe.ts';
import { givenAdministrator } from './cast.ts';
import { setStage } from './harness.ts';
import { draft, publish, saveDraft } from './system-words.ts';

const { inBrowser } = setStage();

it('is pointed out in the editor, warned of before it’s published with a link to it, and published', () =>
  inBrowser(async (page) => {
    await openSystemAs(page, await givenAdministrator(), '/System/SystemTemplateDocuments/new');
    await heading(page, 'New document template').waitFor();
    const name = `Form ${randomUUID().slice(0, 8)}`;
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Type', { exact: true }).selectOption('sf-180');
    await page.getByLabel('Filled in by').selectOption({ index: 1 });
    const buffer = Buffer.from(await acroForm());
    await page.getByLabel('Upload PDF').setInputFiles([{ name: 'form.pdf', mimeType: 'application/pdf', buffer }]);
    await page.getByText('Choose which to add').click();
    await page.getByRole('button', { name: 'Add person.name', exact: true }).click();
    await page
      .getByRole('list', { name: 'All fields' })
      .getByRole('button', { name: /^person name/ })
      .click();
    const field = page.locator('[data-place="fields/0"]');
    await field.getByLabel('Value from').selectOption('static');
    await field.getByRole('textbox', { name: /^Text/ }).fill('Ada');
    const inPdf = field.getByLabel('Field of the PDF');
    await inPdf.selectOption('None');
    await field.getByRole('switch', { name: 'Optional', exact: true }).click();
    const problems = page.getByRole('region', { name: 'Problems' });
    const finding = problems.getByRole('button', { name: /It isn’t on the page\. Choose a field of the PDF, or add a place\.$/ });
    await finding.press('Enter');
    await expect.poll(() => inPdf.evaluate((element) => element === document.activeElement)).toBe(true);
    await saveDraft(page);

    await draft(page, name).check();
    const warnings = page.getByRole('region', { name: '1 warning' });
    expect(await axeFindings(page)).toEqual([]);
    await warnings.getByRole('link', { name: /Not on the page\.$/ }).click();
    await expect.poll(() => inPdf.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.goBack();
    await draft(page, name).check();
    await page.getByLabel('Or publish without a dry run, because').fill('A form for a test');
    await publish(page, 'A new form');
  }));
