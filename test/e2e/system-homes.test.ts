import { expect, it } from 'vitest';
import { workPaths } from '#web/work-paths.ts';
import { button, openSystemAs } from './account-words.ts';
import { findingsInAllLooks } from './all-looks.ts';
import { givenAdministrator } from './cast.ts';
import { setStage } from './harness.ts';
import { hasFocus, tabTo, waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();

it('lets the keyboard search the homes, open what administrators did to one, and come back', () =>
  inBrowser(async (page) => {
    await openSystemAs(page, await givenAdministrator(), workPaths.systemLocations());
    await page.getByLabel('Search homes').fill('zzz nowhere');
    await page.getByText('No home matches.').waitFor();
    await page.waitForURL(/query=zzz/);
    await page.reload();
    await page.getByText('No home matches.').waitFor();
    await button(page, 'Show all').click();
    // Past the rail, as its skip link does.
    await page.getByRole('main').focus();
    await tabTo(page, /^Log of /);
    await page.keyboard.press('Enter');
    await hasFocus(page.getByRole('dialog', { name: /^What administrators did to / }));
    await page.keyboard.press('Escape');
    await waitForFocus(page, /^Log of /);
  }));

it('leads from searches that find no home or person to those that do', () =>
  inBrowser(async (page) => {
    await openSystemAs(page, await givenAdministrator(), `${workPaths.systemHome()}?query=zzznowhere`);
    await page.getByText('Nothing found for “zzznowhere”').waitFor();
    expect(await findingsInAllLooks(page)).toEqual([]);
    await page.getByRole('link', { name: 'Search home users for “zzznowhere”' }).click();
    await page.getByRole('combobox', { name: 'Home' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Home' }).inputValue()).toBe('zzznowhere');
    await page.getByText(/^No home’s name starts with this\./).waitFor();
    await page.goto(`${workPaths.systemProviders()}?query=zzznowhere`);
    await page.getByText('No request matches.').waitFor();
    await page.getByRole('link', { name: 'Search homes' }).click();
    await page.getByText('No home matches.').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('zzznowhere');
    await page.getByRole('option', { name: /^Search funeral homes for “zzznowhere”/ }).click();
    await page.waitForURL(/SystemProviders\?show=homes&query=zzznowhere/);
  }));

it('finds people of the homes by email, says when nobody matches, and loads again what failed', () =>
  inBrowser(async (page) => {
    const nobody = 'nobody.at.all@example.com';
    const address = `${workPaths.systemProviderUsers()}?email=${encodeURIComponent(nobody)}`;
    await openSystemAs(page, await givenAdministrator(), address);
    await page.getByText('Nobody matches.').waitFor();
    await page.getByLabel('Email').fill('not an address');
    await page.keyboard.press('Enter');
    await page
      .getByText('This is neither a home nor a whole email, so the list hasn’t changed. Enter an address like name@example.com.')
      .waitFor();
    // Nobody was loaded without the filter yet, so nothing of it can be shown.
    await page.route(/\/api\/system\/providerUsers/, (route) => route.abort());
    await button(page, 'Show all').click();
    await page.getByText('We couldn’t load the people of the homes.').waitFor();
    await page.unroute(/\/api\/system\/providerUsers/);
    await button(page, 'Retry').click();
    // Anyone: the first people by email may be those of other tests, and of any access.
    await page.getByRole('main').getByRole('link', { name: '@' }).first().waitFor();
    await page.getByLabel('Email').fill(nobody);
    await page.keyboard.press('Enter');
    await page.getByText('Nobody matches.').waitFor();

    await page.goto(workPaths.systemTasks());
    const tasks = page.locator('main a[data-row]');
    await tasks.nth(1).waitFor();
    const hasTask = (nth: number) =>
      expect.poll(() => tasks.nth(nth).evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('j');
    await hasTask(0);
    await page.keyboard.press('j');
    await hasTask(1);
    await page.keyboard.press('ArrowUp');
    await hasTask(0);
  }));
