import { describe, expect, it } from 'vitest';
import { newEmail } from '#test/cloud/cloud.ts';
import { answerPagesThatAsk, givenPlan } from './given-plan.ts';
import { setStage } from './harness.ts';
import { hasFocus, waitForFocus } from './keyboard.ts';
import { button, drawer, givenHome, heading, toast } from './marketplace-words.ts';
import { atStep, goOn, planUpToDisposition, planUpToPackage, stepTitles as steps, whenSaved } from './planner-words.ts';

const { inBrowser } = setStage();
const phone = { viewport: { width: 390, height: 844 } };

describe('a cremation for a parent, planned on a phone', () => {
  it('goes from the package to a summary that names what is missing, and back to it from each answer', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await planUpToDisposition(page, home.id, newEmail('maren'));
      await planUpToPackage(page);
      await page.getByRole('radio').first().check();
      await goOn(page);

      await atStep(page, steps.services);
      await page.getByRole('button', { name: 'Choose: Being there' }).click();
      await page.getByRole('group', { name: 'Being there' }).getByText('In your plan').waitFor();
      await goOn(page);
      await atStep(page, steps.more);
      await goOn(page);

      await atStep(page, steps.urns);
      await page.getByRole('tab', { name: 'Urns' }).click();
      await page.getByRole('button', { name: 'Choose: Wood urn' }).click();
      const chosen = page.getByRole('group', { name: 'In your plan' });
      await chosen.getByText('Wood urn').waitFor();
      await chosen.getByRole('button', { name: 'One more: Wood urn' }).click();
      await expect.poll(() => chosen.getByRole('status').textContent()).toBe('2');
      await goOn(page);
      await atStep(page, steps.keepsakes);
      await goOn(page);
      await atStep(page, steps.memorial);
      await goOn(page);

      await atStep(page, steps.certificates);
      await goOn(page);
      await waitForFocus(page, /How many certified copies do you need\?: Required/);
      await page.getByRole('alert').getByRole('link').click();
      await page.keyboard.type('4');
      await goOn(page);
      await atStep(page, steps.conference);
      await page.getByRole('radio', { name: 'At the funeral home' }).check();
      await goOn(page);

      await atStep(page, steps.summary);
      await whenSaved(page);
      await page.getByRole('heading', { level: 3, name: 'Being there' }).waitFor();
      await page.getByText('2 × Wood urn', { exact: true }).first().waitFor();
      const military = page.getByRole('link', { name: 'About the person: Did they serve in the US Armed Forces?' });
      await military.click();
      await atStep(page, steps.services);
      // The question itself has the focus, not only its page.
      await waitForFocus(page, 'Yes');
      await page
        .getByRole('group', { name: /^Did they serve/ })
        .getByRole('radio', { name: 'No' })
        .check();
      await button(page, 'Back to the summary').click();
      await atStep(page, steps.summary);
      await military.waitFor({ state: 'detached' });

      await page.getByRole('link', { name: 'Change: Death certificates' }).click();
      await atStep(page, steps.certificates);
      await page.getByRole('textbox', { name: 'How many certified copies do you need?' }).fill('6');
      await button(page, 'Back to the summary').click();
      await atStep(page, steps.summary);
      await page.getByText('6 × $', { exact: false }).first().waitFor();
    }, phone));
});

describe('the summary', () => {
  it('sends the plan to the home, and can be changed and saved afterward', () =>
    inBrowser(async (page) => {
      const { home, path } = await givenPlan(page, { changes: answerPagesThatAsk });
      await page.goto(path('summary'));
      await atStep(page, steps.summary);
      await button(page, 'Send to the home').click();
      const panel = page.getByRole('dialog');
      await panel.getByLabel('By email').check();
      await page.keyboard.press('Escape');
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Stay here' }).click();
      await panel.getByRole('button', { name: 'Send to the home' }).click();
      await panel.getByRole('heading', { name: 'Your plan is sent' }).waitFor();
      expect(await panel.textContent()).toContain(home.name);
      await panel.getByRole('button', { name: 'Done' }).click();
      await page.getByText(/^Sent to /).waitFor();
      await page.getByText(/^Sent to .+ on \w+ \d+ at \d+:\d\d\s[AP]M$/).waitFor();
      await button(page, 'Save the plan').click();
      await whenSaved(page);
      expect(await heading(page, 'This plan was also changed somewhere else').count()).toBe(0);
    }));

  it('leads to other homes at the same price list', () =>
    inBrowser(async (page) => {
      const { home, path } = await givenPlan(page, { changes: answerPagesThatAsk });
      await page.goto(path('summary'));
      await page.getByRole('link', { name: 'Compare homes' }).click();
      await page.waitForURL(`**/compare?homes=${home.locationId}&basket=*`);
    }));
});

describe('merchandise', () => {
  it('shows names and prices before any picture, filters by the address, and says when nothing fits', () =>
    inBrowser(async (page) => {
      const { home, path } = await givenPlan(page, { disposition: 'burial' });
      await page.goto(path('interment'));
      const list = page.getByRole('list', { name: 'Price list: Caskets' });
      await list.waitFor();
      const caskets = home.itemCategories.find(({ gplLine }) => gplLine === 'caskets');
      const sold = home.items.filter(({ itemCategoryId }) => itemCategoryId === caskets?.id);
      await expect.poll(() => list.getByRole('heading', { level: 3 }).allTextContents()).toEqual(sold.map(({ name }) => name));
      expect(await page.getByRole('main').locator('img').count()).toBe(0);
      await page.getByText('no home may charge you for handling it').waitFor();

      await button(page, 'Wood caskets').click();
      await expect.poll(() => list.getByRole('listitem').count()).toBeLessThan(sold.length);
      await expect.poll(() => new URL(page.url()).searchParams.getAll('quick')).toHaveLength(1);
      const filtered = await list.getByRole('heading', { level: 3 }).allTextContents();
      await page.reload();
      await list.waitFor();
      await expect.poll(() => button(page, 'Wood caskets').getAttribute('aria-pressed')).toBe('true');
      await expect.poll(() => list.getByRole('heading', { level: 3 }).allTextContents()).toEqual(filtered);

      await page.getByText('Sort and filter').click();
      await page
        .getByRole('group', { name: 'Material' })
        .getByRole('checkbox', { name: /^Steel/ })
        .check();
      await page.getByText('Nothing here fits these filters.').waitFor();
      await button(page, 'Clear the filters').click();
      await expect.poll(() => list.getByRole('listitem').count()).toBe(sold.length);

      await button(page, 'Pictures').click();
      await page.getByRole('main').locator('img').first().waitFor();
      await page.getByRole('tab', { name: 'Outer burial containers' }).click();
      await page.getByText(/^In most areas of the country, state or local law does not require/).waitFor();
    }));

  it('shows the details of an item, finds one by its words, and removes one with a way back', () =>
    inBrowser(async (page) => {
      const { path } = await givenPlan(page, { disposition: 'burial' });
      await page.goto(path('interment'));
      await page.getByRole('button', { name: 'Picture and details: Oak casket' }).click();
      const panel = drawer(page, 'Oak casket');
      await panel.getByRole('term').filter({ hasText: 'Material' }).waitFor();
      await panel.getByRole('button', { name: 'Choose: Oak casket' }).click();
      await hasFocus(panel);
      await page.keyboard.press('Escape');
      const chosen = page.getByRole('group', { name: 'In your plan' });
      await chosen.getByRole('button', { name: 'Take out: Oak casket' }).click();
      await toast(page, 'Oak casket was taken out.').waitFor();
      await page
        .getByLabel(/^Notifications/)
        .getByRole('button', { name: 'Undo' })
        .click();
      await chosen.getByText('Oak casket').waitFor();

      const search = page.getByRole('combobox', { name: 'Add an item' });
      await search.fill('willow');
      await page.getByRole('option', { name: /^Woven willow casket/ }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const question = page
        .getByRole('alertdialog')
        .or(page.getByRole('dialog'))
        .filter({ hasText: 'Replace Oak casket with Woven willow casket?' });
      await question.getByRole('button', { name: 'Replace' }).click();
      await chosen.getByText('Woven willow casket').waitFor();
      expect(await chosen.getByText('Oak casket').count()).toBe(0);
      await search.fill('nothing of the kind');
      await page.getByText('No results found.').first().waitFor();

      // On a phone, a sheet opens without the toast over its buttons.
      await page.setViewportSize({ width: 390, height: 700 });
      await chosen.getByRole('button', { name: 'Take out: Woven willow casket' }).click();
      await toast(page, 'Woven willow casket was taken out.').waitFor();
      await page.locator('[data-total-bar]').getByRole('button').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await toast(page, 'Woven willow casket was taken out.').waitFor({ state: 'detached', timeout: 5000 });
    }));

  it('says that items could not be loaded, and loads them on request', () =>
    inBrowser(async (page) => {
      const { path } = await givenPlan(page, { disposition: 'burial' });
      await page.route('**/merchandise/allItems', (route) => route.abort());
      await page.goto(path('interment'));
      await page.getByText('The items could not be loaded.').waitFor();
      await page.unroute('**/merchandise/allItems');
      await button(page, 'Retry').click();
      await page.getByRole('list', { name: 'Price list: Caskets' }).waitFor();
    }));
});
