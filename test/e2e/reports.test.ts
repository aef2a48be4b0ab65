import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { reportMonthItem } from '#functions/table/report.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { addMonths } from '#shared/values/months.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { busyHome } from '#test/journeys/parts/busy-home.ts';
import { person } from '#test/world/cast.ts';
import { workPaths } from '#web/work-paths.ts';
import { heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { tabTo } from './keyboard.ts';

const { inBrowser } = setStage();

it('shows a year’s figures as charts and tables and saves them as a file, by keyboard, at 320 px too', () =>
  inBrowser(
    async (page) => {
      const { home } = await busyHome();
      const today = dateInZone(new Date().toISOString(), home.timeZone);
      const month = addMonths(today.slice(0, 7), -12);
      const counts = { calls: 7, 'case-at-need-cremation': 5, plans: 4, 'plans-accepted': 3 };
      await openCloudTable().put(reportMonthItem(home.id, { month, counts }));
      const { account, password } = await person({ memberships: [{ locationId: home.id, access: 'owner' }] });
      await openAs(page, { email: account.email, password }, workPaths.reports({ locationId: home.id }));
      await heading(page, 'Reports').waitFor();
      await page.getByText('Nothing was counted in these months.').waitFor();
      await tabTo(page, /Period/);
      await page.getByLabel('Period').selectOption(month.slice(0, 4));
      const plans = page.getByRole('table', { name: 'Plans by month' });
      await plans.getByRole('row', { name: 'Total 4 3 75%' }).waitFor();
      await page.getByRole('img', { name: /^Calls by month: 7 in all, the most 7 in / }).waitFor();
      expect(await tooWide(page)).toBe(0);
      const saving = page.waitForEvent('download');
      await tabTo(page, 'Export CSV');
      await page.keyboard.press('Enter');
      const file = await readFile(await (await saving).path(), 'utf8');
      expect(file).toContain(`${month},7,5,`);
      expect(await findingsInAllLooks(page)).toEqual([]);
    },
    { viewport: { width: 320, height: 700 } },
  ));

it('says to a colleague without access why the reports aren’t shown, at their address, and leaves the rest of the workspace to them', () =>
  inBrowser(
    async (page) => {
      const { home } = await busyHome();
      const { account, password } = await person({
        memberships: [{ locationId: home.id, locationName: home.name, access: 'view-only' }],
      });
      const reports = workPaths.reports({ locationId: home.id });
      await openAs(page, { email: account.email, password }, `${reports}?year=2020`);
      await heading(page, 'Reports').waitFor();
      await page.getByText('With View only access you can’t see reports.').waitFor();
      await page.getByText(`ask the owner or an admin of ${home.name}.`).waitFor();
      expect(new URL(page.url())).toMatchObject({ pathname: reports, search: '' });
      expect(await page.title()).toContain('Reports');
      expect(await tooWide(page)).toBe(0);
      expect(await findingsInAllLooks(page)).toEqual([]);
    },
    { viewport: { width: 320, height: 700 } },
  ));
