import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { idOf } from '#world/ids.ts';
import { heading, signInToSystem } from './account-words.ts';
import { tooWide } from './all-looks.ts';
import { givenAdministrator } from './cast.ts';
import { setStage } from './harness.ts';
import { tabTo } from './keyboard.ts';
import { refer } from './system-words.ts';

const { inBrowser } = setStage();
const CATEGORY_SERVICES = '/System/Merchandise/CategoryServiceMap';

describe('a field of a document', () => {
  it('is filled in by a fact that is chosen, also a data field', () =>
    inBrowser(async (page) => {
      await signInToSystem(page, await givenAdministrator());
      await page.goto('/System/SystemTemplateDocuments/new');
      await heading(page, 'New document template').waitFor();
      await page.getByLabel('Name', { exact: true }).fill(`Consent ${randomUUID().slice(0, 8)}`);
      await page.getByLabel('Type', { exact: true }).selectOption('cremation-authorization');
      await page.getByLabel('Filled in by').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Add to Fields' }).click();
      const field = page.locator('[data-place="fields/0"]');
      await field.getByLabel('Name', { exact: true }).fill('Minor');
      await field.getByLabel('Kind of answer').selectOption('boolean');
      await field.getByLabel('Value from').selectOption('identifier');
      await refer(page, /^Fact of the case/, 'under 18', /The decedent was under 18/);
      expect(await field.getByRole('combobox', { name: /^Fact of the case/ }).inputValue()).toBe('The decedent was under 18');
      await page.keyboard.press('Control+s');
      await page.waitForURL(/\/System\/SystemTemplateDocuments\/[0-9a-f-]{36}$/);
      await page.getByText(/^Saved at/).waitFor();
      expect(await page.getByText(/problems? to fix/).count()).toBe(0);
      // An emptied box is no fact, which the form says.
      await field.getByRole('combobox', { name: /^Fact of the case/ }).fill('');
      await page.keyboard.press('Control+s');
      await page.getByText('Choose the fact of the case, or the signer who fills it in.').first().waitFor();
    }));
});

describe('a price of an answer', () => {
  it('takes an option of its question', () =>
    inBrowser(async (page) => {
      await signInToSystem(page, await givenAdministrator());
      await page.goto(`/System/SystemDisplayServices/${idOf('display-service', 'visiting')}`);
      await page.getByRole('button', { name: 'Should the casket be open?', exact: true }).click();
      await page.getByRole('button', { name: 'Add to Prices of answers' }).first().click();
      const option = page.getByRole('combobox', { name: /^Option/ });
      await option.waitFor();
      await expect.poll(() => option.locator('option').allInnerTexts()).toEqual(['None', 'Yes', 'No']);
    }));
});

describe('the names that the code keeps', () => {
  it('say what reads each, and lead there', () =>
    inBrowser(async (page) => {
      await signInToSystem(page, await givenAdministrator());
      await page.goto('/System/SystemDataFields?name=ageAtDeath');
      const names = page.getByRole('region', { name: 'Names', exact: true });
      await names.getByRole('columnheader', { name: 'Read by' }).waitFor();
      await names.getByRole('link', { name: 'The decedent was under 18' }).click();
      await heading(page, /^The decedent was under 18/).waitFor();
      await page.goto('/System/SystemDataFields?name=serviceStartsOn');
      await names.getByRole('link', { name: /^\d+ more$/ }).click();
      await heading(page, 'System').waitFor();
      await page
        .getByText(/\d+ (entries|results|found)/)
        .first()
        .waitFor();
    }));
});

describe('category services', () => {
  it('are a list with a map below, and the palette adds an entry', () =>
    inBrowser(async (page) => {
      await signInToSystem(page, await givenAdministrator());
      await page.goto(CATEGORY_SERVICES);
      await heading(page, 'Category services').waitFor();
      await page.locator('main a[data-row]').first().waitFor();
      await page.getByRole('grid').waitFor();
      await page.getByLabel('State', { exact: true }).selectOption({ label: 'Retired' });
      await page.getByRole('button', { name: /^Clear/ }).waitFor();
      expect(await page.locator('main a[data-row]').count()).toBe(0);
      await page.getByRole('grid').waitFor();
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await tooWide(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search' }).fill('add category services');
      await page.getByRole('option', { name: 'Add to Category services' }).click();
      await page.waitForURL(`**${CATEGORY_SERVICES}/new`);
      await tabTo(page, /^Category/);
    }));
});
