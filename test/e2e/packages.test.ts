import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { locationItems, readTemplates } from '#functions/table/location.ts';
import { templateSave } from '#functions/table/template.ts';
import { templateSchema } from '#shared/model/template.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { sampleHome } from '#test/world/sample-home.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { givenStaff } from './cast.ts';
import { setStage } from './harness.ts';
import { waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();
const packages = ['Plain Cremation', 'Evening Visitation', 'Ashes at Sea'];

/** Signs in an admin of a new home with three packages. */
async function atPackages(page: Page, path = '') {
  const staff = await givenStaff();
  const { locationId } = staff;
  const templates = packages.map((name, sortOrder) =>
    templateSchema.parse({
      id: randomUUID(),
      providerLocationId: locationId,
      name,
      dispositionType: 'cremation',
      priceCents: 185_000,
      aLaCartePriceCents: 185_000,
      sortOrder,
      packageServices: [
        { packageServiceId: randomUUID(), displayName: 'Direct cremation', gplLine: 'direct-cremation', isIncluded: true },
        { packageServiceId: randomUUID(), displayName: 'Crematory', gplLine: 'cremation-fee', isIncluded: true },
        { packageServiceId: randomUUID(), displayName: 'Flowers', isIncluded: false },
      ],
    }),
  );
  await openCloudTable().putAll(locationItems(sampleHome({ id: locationId, templates })));
  const at = workPaths.templateBuilder({ locationId });
  await openAs(page, staff, `${at}${path.replace(':first', templates[0]!.id)}`);
  return { at, templates, locationId };
}

const list = (page: Page) => page.getByRole('list', { name: /^Packages, in the order/ });
const names = async (page: Page) =>
  (await list(page).getByRole('heading', { level: 2 }).allTextContents()).map((each) => each.trim());
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true }).first();
const preview = (page: Page) => page.getByRole('group', { name: 'Preview' });

describe('the packages of a home', () => {
  it('are ordered by keyboard, archived with a way back, and copied', () =>
    inBrowser(async (page) => {
      const { locationId } = await atPackages(page);
      await list(page).waitFor();
      await expect.poll(() => names(page)).toEqual(packages);
      await button(page, 'Move Ashes at Sea, position 3 of 3').press('ArrowUp');
      await page.getByText('Ashes at Sea: position 2 of 3').waitFor({ state: 'attached' });
      await page.keyboard.press('ArrowUp');
      await waitForFocus(page, 'Move Ashes at Sea, position 1 of 3');
      const storedNames = async () => (await readTemplates(openCloudTable(), locationId)).map(({ name }) => name);
      await expect.poll(storedNames).toEqual(['Ashes at Sea', 'Plain Cremation', 'Evening Visitation']);
      await page.reload();
      await list(page).waitFor();
      await expect.poll(() => names(page)).toEqual(['Ashes at Sea', 'Plain Cremation', 'Evening Visitation']);

      await button(page, 'Actions for Plain Cremation').click();
      await page.getByRole('menuitem', { name: 'Archive' }).click();
      await page.getByText('“Plain Cremation” is archived').waitFor();
      await page.getByText('3 packages are needed to launch your page; you have 2.').waitFor();
      await button(page, 'Undo').click();
      await page.getByText('“Plain Cremation” is offered again.').waitFor();
      await expect.poll(() => names(page)).toEqual(['Ashes at Sea', 'Plain Cremation', 'Evening Visitation']);
      await field(page, 'Show').selectOption('archived');
      await page.getByText('No archived packages').waitFor();
      await button(page, 'Show all packages').click();

      await button(page, 'Actions for Ashes at Sea').click();
      await page.getByRole('menuitem', { name: 'Duplicate' }).click();
      await heading(page, 'Ashes at Sea (copy)').waitFor();
      await page.getByText('Archived: families are not offered this package').waitFor();
    }));
});

describe('a package in the builder', () => {
  it('starts empty, is filled by keyboard, and is shown as families will see it', () =>
    inBrowser(async (page) => {
      const { at } = await atPackages(page);
      await button(page, 'New package').click();
      await page.getByRole('link', { name: 'Start with a blank package' }).press('Enter');
      await heading(page, 'New package').waitFor();
      await button(page, 'Save package').press('Enter');
      await page.getByRole('link', { name: 'Give the package a name.' }).press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
      await page.keyboard.type('Quiet Cremation');
      await field(page, 'Disposition').selectOption('cremation');
      await button(page, 'Add from the catalog').press('Enter');
      await field(page, 'Find a service').fill('direct cremation');
      await page.getByRole('checkbox', { name: /^Direct cremation ?\$/ }).press('Space');
      await button(page, 'Done').press('Enter');
      await preview(page).getByRole('heading', { name: 'Quiet Cremation' }).waitFor();
      await preview(page).getByText('$1,500', { exact: true }).waitFor();
      await page.getByRole('radio', { name: /^Flat pricing/ }).press('Space');
      await field(page, 'Flat price, US dollars').fill('1,400.5x');
      await preview(page).getByText('$1,400.50', { exact: true }).waitFor();
      await button(page, 'Save package').press('Enter');
      await heading(page, 'Quiet Cremation').waitFor();
      await page.goto(at);
      await list(page).waitFor();
      await expect.poll(() => names(page)).toEqual([...packages, 'Quiet Cremation']);
      await list(page).getByText('$1,400.50').waitFor();
    }));

  it('starts from a preconfigured one at the home’s prices', () =>
    inBrowser(async (page) => {
      await atPackages(page);
      await button(page, 'New package').click();
      await page.getByRole('link', { name: 'Start with this: Direct Cremation' }).click();
      await heading(page, 'New package').waitFor();
      await preview(page).getByText('$1,500', { exact: true }).waitFor();
      await button(page, 'Save package').click();
      await heading(page, 'Direct Cremation').waitFor();
    }));

  it('loses nothing in a reload, and asks before you leave', () =>
    inBrowser(async (page) => {
      await atPackages(page, '/:first');
      await nameOf(page).fill('Plainest Cremation');
      await page.getByText('Not saved. Saved in this browser.').waitFor();
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await page.getByText('These are your earlier changes, not saved yet.').waitFor();
      await expect.poll(() => nameOf(page).inputValue()).toBe('Plainest Cremation');
      await page.getByRole('link', { name: 'All packages' }).click();
      await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
      await button(page, 'Stay here').click();
      await expect.poll(() => nameOf(page).inputValue()).toBe('Plainest Cremation');
      await button(page, 'Save package').click();
      await heading(page, 'Plainest Cremation').waitFor();
      await page.getByRole('link', { name: 'All packages' }).click();
      await list(page).waitFor();
    }));

  it('shows both versions when someone else saved it meanwhile, and the person chooses', () =>
    inBrowser(async (page) => {
      const { templates } = await atPackages(page, '/:first');
      await nameOf(page).fill('Mine');
      await openCloudTable().transact([templateSave({ ...templates[0]!, name: 'Theirs' }, 1, 'Ida Larkspur')]);
      await button(page, 'Save package').click();
      const choice = page.getByRole('region', { name: 'Ida Larkspur saved this package while you worked on it.' });
      await choice.waitFor();
      for (const words of ['Mine', 'Theirs']) await choice.getByText(words, { exact: true }).waitFor();
      await button(page, 'Save mine instead').click();
      await heading(page, 'Mine').waitFor();
      await choice.waitFor({ state: 'detached' });
    }));
});

describe('the paragraphs of a home’s documents', () => {
  it('are written, refused without a heading, and archived', () =>
    inBrowser(async (page) => {
      await atPackages(page, '?tab=paragraphs');
      await page.getByText('No paragraphs yet').waitFor();
      await button(page, 'New paragraph').click();
      await button(page, 'Save paragraph').click();
      await page.getByRole('link', { name: /^Heading: Required/ }).waitFor();
      await field(page, 'Heading').fill('At night');
      await page.getByLabel('Words').fill('Call us at any hour.');
      await button(page, 'Save paragraph').click();
      await page.getByRole('heading', { name: 'At night' }).waitFor();
      await button(page, 'Change: At night').click();
      await page.getByRole('checkbox', { name: /^Print this paragraph/ }).uncheck();
      await button(page, 'Save paragraph').click();
      await page.getByText('Archived: not printed').waitFor();
    }));
});

describe.each([
  ['the list', '', (page: Page) => list(page).waitFor()],
  ['a new package', '/new', (page: Page) => button(page, 'Save package').waitFor()],
  ['a package', '/:first', (page: Page) => button(page, 'Save package').waitFor()],
  [
    'a package that is not there',
    '/00000000-0000-4000-8000-000000000000',
    (page: Page) => page.getByText('We can’t find this package').waitFor(),
  ],
  ['the paragraphs', '?tab=paragraphs', (page: Page) => page.getByText('No paragraphs yet').waitFor()],
])('%s', (_, path, ready) => {
  it('passes axe in every look and fits in 320 px', () =>
    inBrowser(async (page) => {
      await atPackages(page, path);
      await ready(page);
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));
});
