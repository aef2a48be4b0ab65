import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { SessionUser } from '#shared/contract/session.ts';
import { ok } from '#test/cloud/cloud.ts';
import { teamHome } from '#test/journeys/parts/team-home.ts';
import { workPaths } from '#web/work-paths.ts';
import { heading, openAs } from './account-words.ts';
import { setStage } from './harness.ts';
import { tabTo } from './keyboard.ts';

const { inBrowser } = setStage();

const rail = (page: Page) => page.getByRole('navigation', { name: 'Workspace' });

describe('the frame of a workspace', () => {
  it('collapses its rail to icons by keyboard, and remembers that and the height of rows for the person', () =>
    inBrowser(async (page) => {
      const { locationId, staff } = await teamHome();
      const { account, password } = staff.person;
      await openAs(page, { email: account.email, password }, workPaths.cases({ locationId }));
      await heading(page, 'Cases').waitFor();
      const wide = (await rail(page).boundingBox())?.width ?? 0;
      await tabTo(page, 'Hide names');
      await page.keyboard.press('Enter');
      await rail(page).getByRole('button', { name: 'Show names' }).waitFor();
      expect((await rail(page).boundingBox())?.width ?? wide).toBeLessThan(wide / 2);
      // Its name stays for people who listen to the page.
      await rail(page).getByRole('link', { name: 'Team' }).waitFor();
      await page.getByRole('button', { name: 'Compact rows' }).click();
      await page.getByRole('button', { name: 'Comfortable rows' }).waitFor();
      await expect
        .poll(async () => (await ok<SessionUser>('me', {}, staff.by)).display)
        .toEqual({ density: 'compact', isRailCollapsed: true });
      await page.reload();
      await rail(page).getByRole('button', { name: 'Show names' }).waitFor();
      await page.getByRole('button', { name: 'Comfortable rows' }).waitFor();
    }));

  it('has a bar at the bottom of a phone, with the rest of the workspace and its looks in a menu', () =>
    inBrowser(
      async (page) => {
        const { locationId, staff } = await teamHome();
        const { account, password } = staff.person;
        await openAs(page, { email: account.email, password }, workPaths.cases({ locationId }));
        await heading(page, 'Cases').waitFor();
        expect(await rail(page).getByRole('link').allTextContents()).toEqual(['Today', 'Cases', 'Calendar', 'Messages']);
        await rail(page).getByRole('button', { name: 'More' }).click();
        await page.getByRole('menuitem', { name: 'Team' }).click();
        await page.waitForURL(`**${workPaths.team({ locationId })}`);
        const choose = async (name: string) => {
          await rail(page).getByRole('button', { name: 'More' }).click();
          await page.getByRole('menuitem', { name }).click();
        };
        await choose('Use dark theme');
        await page.locator('html[data-theme="dark"]').waitFor();
        await choose('Use light theme');
        await page.locator('html[data-theme="light"]').waitFor();
        await choose('Use compact rows');
        await page.locator('[data-density="compact"]').waitFor();
        await choose('Use comfortable rows');
        await page.locator('[data-density="comfortable"]').waitFor();
      },
      { viewport: { width: 390, height: 844 } },
    ));
});
