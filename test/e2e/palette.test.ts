import { describe, expect, it } from 'vitest';
import { ok, waitUntil } from '#test/cloud/cloud.ts';
import { button, heading } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { desk, dialog, named, open } from './cases-words.ts';
import { setStage } from './harness.ts';
import { hasFocus, waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();
const ellen = { firstName: 'Ellen', lastName: 'Marsh', phoneNumber: '6175550163', relationship: 'daughter' };

describe('the search of the workspace', () => {
  it('opens by key, forgives a typo, finds people, pages, and actions, and returns the focus', () =>
    inBrowser(async (page) => {
      const place = await desk({ decedentLastName: 'Castellanos', contact: ellen });
      await waitUntil('the names of the case', async () => {
        const { cases } = await ok<{ cases: unknown[] }>('searchHome', { query: 'castelanos' }, place.staff.by);
        return cases[0];
      });
      await open(page, place.staff);
      await heading(page, 'Cases').waitFor();
      const search = dialog(page, 'Search');
      const box = search.getByRole('combobox', { name: 'Search' });
      const option = (name: RegExp) => search.getByRole('option', { name });
      await button(page, 'Search').first().focus();
      await page.keyboard.press('Control+k');
      await box.waitFor();
      await hasFocus(box);
      await page.keyboard.type('castelanos');
      await search
        .getByRole('group', { name: 'Similar names' })
        .getByRole('option', { name: /^Amélie Castellanos/ })
        .waitFor();
      await page.keyboard.press('Escape');
      await search.waitFor({ state: 'detached' });
      await waitForFocus(page, /^Search/);
      await page.keyboard.press('Control+k');
      await hasFocus(box);
      await page.keyboard.type('555 0163');
      await search
        .getByRole('group', { name: 'People' })
        .getByRole('option', { name: /^Ellen Marsh/ })
        .waitFor();
      await box.fill('zzzz');
      await search.getByText('Nothing found for “zzzz”').waitFor();
      await page.route('**/api/search', (route) => route.abort());
      await box.fill('castell');
      await search.getByText('We couldn’t search cases and people.').waitFor();
      await page.unroute('**/api/search');
      await search.getByRole('button', { name: 'Retry' }).click();
      await option(/^Amélie Castellanos/).waitFor();
      expect(await findingsInAllLooks(page, search)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await box.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/cases/${place.row.id}`);
    }));

  it('lists recent cases, and keys go to the parts of the workspace unless someone types or turned them off', () =>
    inBrowser(async (page) => {
      const place = await desk({ decedentLastName: 'Castellanos' });
      await open(page, place.staff, place.path);
      await heading(page, 'Amélie Castellanos').waitFor();
      await page.keyboard.press('g');
      await page.keyboard.press('c');
      await page.waitForURL('**/cases/');
      await named(page, 'Amélie Castellanos').waitFor();
      await page.keyboard.press('j');
      await waitForFocus(page, /Castellanos/);
      await page.keyboard.press('?');
      await dialog(page, 'Keys').getByText('Go to Price list').waitFor();
      await page.keyboard.press('Escape');
      await dialog(page, 'Keys').waitFor({ state: 'detached' });
      await page.keyboard.press('Control+k');
      const search = dialog(page, 'Search');
      await search
        .getByRole('group', { name: 'Recent cases' })
        .getByRole('option', { name: /Castellanos/ })
        .waitFor();
      await page.keyboard.type('add cas');
      await search.getByRole('option', { name: /^Add case/, selected: true }).waitFor();
      await page.keyboard.press('Enter');
      await waitForFocus(page, 'Caller’s first name');
      await page.keyboard.press('Control+k');
      await search.waitFor();
      await page.keyboard.press('Escape');
      await search.waitFor({ state: 'detached' });
      // The dialog returns the focus after it is gone: a key pressed before would go into the field.
      await waitForFocus(page, 'Caller’s first name');
      await page.evaluate(async () => {
        // A closing dialog looks once more, in the next frame, whether anything has the focus, and returns it again if not.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        (document.activeElement as HTMLElement).blur();
      });
      await page.keyboard.press('?');
      await dialog(page, 'Keys').getByRole('switch').click();
      await page.keyboard.press('Escape');
      await dialog(page, 'Keys').waitFor({ state: 'detached' });
      const before = page.url();
      await page.keyboard.press('c');
      await page.keyboard.press('Control+k');
      await search.waitFor();
      expect(page.url()).toBe(before);
    }));
});
