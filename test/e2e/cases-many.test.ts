import { expect, it } from 'vitest';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { teamHome } from '#test/journeys/parts/team-home.ts';
import { fill } from '../../bench/cases/fill.ts';
import { heading } from './account-words.ts';
import { open } from './cases-words.ts';
import { setStage } from './harness.ts';
import { waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();
const COUNT = 5000;

it(
  'lets someone search, scroll through, and open 5,000 cases by keyboard only',
  () =>
    inBrowser(async (page) => {
      const { staff, locationId } = await teamHome();
      const newest = await fill(openCloudTable(), locationId, COUNT, 'newest');
      await open(page, staff, '/?status=all');
      await page.getByText(/^\d+ or more cases$/).waitFor();
      await page.keyboard.press('/');
      await waitForFocus(page, 'Search cases');
      await page.keyboard.type(newest.caseNumber);
      await page.getByText('1 case', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByText(/^\d+ or more cases$/).waitFor();
      await page.keyboard.press('ArrowDown');
      await waitForFocus(page, newest.decedentFullName);
      // Each End key loads more, until all the cases are there.
      while ((await page.getByText(`${COUNT} cases`, { exact: true }).count()) === 0) {
        await page.keyboard.press('End');
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      expect(await page.locator('[data-row]').count()).toBeLessThan(100);
      await page.keyboard.press('End');
      const isAt = (row: number) =>
        page.waitForFunction((at) => document.activeElement?.getAttribute('data-row') === `${at}`, row);
      await isAt(COUNT - 1);
      await page.keyboard.press('ArrowUp');
      await isAt(COUNT - 2);
      await page.keyboard.press('Home');
      await waitForFocus(page, newest.decedentFullName);
      await page.keyboard.press('Enter');
      await heading(page, newest.decedentFullName).waitFor();
    }),
  240_000,
);
