import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readHomeMerchandise } from '#functions/table/home-merchandise.ts';
import type { ItemChoices } from '#shared/contract/merchandise-views.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { world } from '#test/world/world.ts';
import { button } from './account-words.ts';
import { setStage } from './harness.ts';
import { enterMerchandise, openCategory } from './merchandise-words.ts';
import { givenPricer } from './pricing-words.ts';

const { inBrowser } = setStage();

it('searches the makers of an item of the home’s own by keyboard if the catalog has many, used in the category or not', () =>
  inBrowser(async (page) => {
    const person = await givenPricer();
    await page.route('**/api/merchandise/getItemChoices/*', async (route) => {
      const response = await route.fetch();
      const choices = (await response.json()) as ItemChoices;
      const others = Array.from({ length: 30 }, (_, at) => ({ id: randomUUID(), name: `Maker ${at + 1}`, isRetired: false }));
      await route.fulfill({ response, json: { ...choices, vendors: [...others, ...choices.vendors] } });
    });
    await enterMerchandise(page, person);
    await openCategory(page, 'Caskets');
    await button(page, 'Add your own').click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('textbox', { name: 'Name' }).fill('Cedar casket');
    await panel.getByRole('textbox', { name: 'Description' }).fill('Western red cedar, oiled.');
    const maker = panel.getByRole('combobox', { name: /^Made by/ });
    await maker.focus();
    await page.keyboard.type('hour');
    await panel.getByRole('option', { name: 'Quiet Hour Press' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => maker.inputValue()).toBe('Quiet Hour Press');
    await panel.getByLabel(/^Color/).selectOption('Gray');
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await panel.getByRole('button', { name: 'Add pictures' }).waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    const { ownItems } = await readHomeMerchandise(openCloudTable(), person.locationId, { consistent: true });
    expect(ownItems).toMatchObject([
      {
        name: 'Cedar casket',
        vendorId: world.catalog.vendors.find(({ name }) => name === 'Quiet Hour Press')?.id,
        attributes: [{ value: 'Gray' }],
      },
    ]);
  }));
