import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { dayOf } from '#test/journeys/parts/books.ts';
import { chargedDesk, pay } from '#test/journeys/parts/payment-desk.ts';
import { person } from '#test/world/cast.ts';
import { workPaths } from '#web/work-paths.ts';
import { heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { tabTo } from './keyboard.ts';

const { inBrowser } = setStage();

it('shows what is owed, closes a day with what was counted, adds up the month, and exports the journal, at 320 px', () =>
  inBrowser(
    async (page) => {
      const of = await chargedDesk();
      const { today } = await dayOf(of);
      await pay(of, 200_00, { method: 'cash', paidOn: today });
      const locationId = of.home.id;
      const { account, password } = await person({ memberships: [{ locationId, access: 'owner' }] });
      await openAs(page, { email: account.email, password }, workPaths.money({ locationId }));
      await heading(page, 'Money').waitFor();
      await page.getByRole('img', { name: '$800.00 is owed: current $800.00.' }).waitFor();
      await page
        .getByRole('table', { name: 'What is owed by days past due' })
        .getByRole('row', { name: 'Balance 1 $800.00' })
        .waitFor();
      const owed = page.getByRole('table', { name: /^Open balances/ }).getByRole('link');
      expect(await owed.getAttribute('href')).toBe(workPaths.paymentDetails({ locationId, caseId: of.row.id }));
      await tabTo(page, 'Make a CSV file');
      await page.keyboard.press('Enter');
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download CSV' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`aging-${today}.csv`);
      expect(await readFile(await download.path(), 'utf8')).toContain(',Current,800.00,');
      await page.getByText(`1 case as of ${formatCalendarDate(today)}`).waitFor();
      expect(await tooWide(page)).toBe(0);
      expect(await findingsInAllLooks(page)).toEqual([]);

      await tabTo(page, 'Aging');
      await page.keyboard.press('ArrowRight');
      await page.getByRole('heading', { name: formatCalendarDate(today) }).waitFor();
      await tabTo(page, 'Counted: cash');
      await page.keyboard.type('180');
      await page.getByText('$20.00 short').waitFor();
      await page.keyboard.press('Enter');
      await page.getByText('Please say why what you counted differs.').waitFor();
      await page.getByLabel('Why it differs').fill('The drawer is short.');
      expect(await tooWide(page)).toBe(0);
      expect(await findingsInAllLooks(page)).toEqual([]);
      await tabTo(page, 'Close this day');
      await page.keyboard.press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Close this day' }).click();
      await page
        .getByRole('table', { name: 'Expected and counted by method' })
        .getByRole('row', { name: 'Cash $200.00 $180.00 $20.00 short' })
        .waitFor();
      expect((await dayOf(of, today)).close?.reason).toBe('The drawer is short.');

      await page.getByRole('tab', { name: 'Month' }).click();
      await page.getByRole('row', { name: 'Owed at the end $800.00' }).waitFor();
      await page
        .getByRole('table', { name: 'The days of the month' })
        .getByRole('row', { name: /^Total \$1,000\.00 \$200\.00 \$0\.00 \$0\.00 \$800\.00/ })
        .waitFor();
      await page.getByRole('row', { name: 'Total $200.00 $0.00 $200.00' }).waitFor();
      await page.getByRole('img', { name: /^Payments by day in .+: \$200\.00 in all\.$/ }).waitFor();
      await page
        .getByRole('table', { name: 'Days that were over or short' })
        .getByRole('row', { name: /Cash \$200\.00 \$180\.00 \$20\.00 short The drawer is short\.$/ })
        .waitFor();
      expect(await tooWide(page)).toBe(0);

      await page.getByRole('tab', { name: 'Journal' }).click();
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export journal' }).click();
      const file = await readFile(await (await saving).path(), 'utf8');
      expect(file).toContain(',cash,Cash,,200.00,,,');
      expect(file).toContain(',receivable,Accounts receivable,Ruth Okafor,,200.00,,');
      expect(file).toContain(',cash-over-short,Cash over and short,,20.00,,');
    },
    { viewport: { width: 320, height: 700 } },
  ));
