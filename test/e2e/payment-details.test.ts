import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addDays, formatCalendarDate } from '#shared/values/dates.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { closing, dayOf } from '#test/journeys/parts/books.ts';
import { amountsAt, pay, paymentDesk, paymentsAt } from '#test/journeys/parts/payment-desk.ts';
import { charge, statementFor } from '#test/journeys/parts/whole-ledger.ts';
import { person } from '#test/world/cast.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { toast } from './cases-words.ts';
import { setStage } from './harness.ts';
import { focused, tabTo } from './keyboard.ts';

const { inBrowser } = setStage();

/** Opens the payments of a new case, as an owner of its home. */
async function open(page: Page) {
  const desk = await paymentDesk();
  const { home, row } = desk;
  const membership = { locationId: home.id, locationName: home.name, access: 'owner' as const };
  const { account, password } = await person({ firstName: 'Olive', lastName: 'Teal', memberships: [membership] });
  const at = workPaths.paymentDetails({ locationId: home.id, caseId: row.id });
  await openAs(page, { email: account.email, password }, at);
  await heading(page, 'Payments').waitFor();
  await page.getByText('Nothing has been paid yet.', { exact: true }).waitFor();
  return desk;
}

const dialog = (page: Page) => page.getByRole('dialog');
const record = (page: Page) => dialog(page).getByRole('button', { name: 'Record', exact: true }).click();
const receipts = (page: Page) => page.getByRole('list', { name: 'Payments and refunds' }).getByRole('listitem');

async function fillPayment(page: Page, amount: string, method = 'Check') {
  await button(page, 'Record payment').click();
  await dialog(page).getByLabel('Amount', { exact: true }).fill(amount);
  await dialog(page).getByLabel('Method').selectOption({ label: method });
}

describe('the payments of a case', () => {
  it('are recorded, refused above what is owed, refunded, and taken back', () =>
    inBrowser(async (page) => {
      const desk = await open(page);
      await page.getByText('No contract is signed yet').waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      // A deposit, by keyboard: the number of a card stays out of the note, and nothing typed is lost.
      await tabTo(page, /^Record payment$/);
      await page.keyboard.press('Enter');
      await dialog(page).getByLabel('Amount', { exact: true }).fill('250');
      await dialog(page).getByLabel('Method').selectOption({ label: 'Credit Card' });
      await dialog(page).getByLabel('Card brand').selectOption({ label: 'Visa' });
      await dialog(page).getByLabel('Last four digits').fill('4242');
      await dialog(page).getByLabel('Paid by').selectOption({ label: 'Ruth Okafor' });
      await dialog(page).getByLabel('Note').fill('Card 4242 4242 4242 4242');
      await dialog(page).getByLabel('Amount', { exact: true }).press('Enter');
      await dialog(page).getByText('This looks like a card number. Enter only its last four digits.').waitFor();
      await expect.poll(() => focused(page)).toBe('Note');
      await dialog(page).getByLabel('Note').fill('At the desk');
      await dialog(page).getByRole('button', { name: 'Record', exact: true }).dblclick();
      await toast(page, 'Payment of $250.00 recorded.');
      await expect.poll(() => focused(page)).toBe('Payment of $250.00');
      await page.getByText('Credit Card, Visa ending in 4242, from Ruth Okafor').waitFor();
      expect((await paymentsAt(desk)).payments).toHaveLength(1);
      const [receipt] = await Promise.all([page.waitForEvent('popup'), button(page, 'Receipt for Payment of $250.00').click()]);
      await receipt.close();

      // Once the contract is signed, a colleague pays part of it while the form is open. What is too much is refused, with what happened.
      const table = openCloudTable();
      await charge(table, desk.row.id, [null, statementFor(1_000_00, desk.payer.id)], randomUUID());
      await page.reload();
      await page.getByText('$250.00 of $1,000.00 is paid. $750.00 is still owed.').waitFor();
      await fillPayment(page, '700');
      await dialog(page).getByLabel('Reference').fill('1042');
      await pay(desk, 100_00);
      await record(page);
      await dialog(page)
        .getByText(/^This is \$50\.00 more than is owed\. Correct/)
        .waitFor();
      await dialog(page).getByText('Paid: $250.00, now $350.00').waitFor();
      expect(await dialog(page).getByLabel('Amount', { exact: true }).inputValue()).toBe('700');
      expect(await findingsInAllLooks(page, dialog(page))).toEqual([]);
      await record(page);
      await dialog(page).getByText('Confirm the amount, or correct it.').waitFor();
      await dialog(page).getByLabel('The amount is right. Record it.').check();
      await record(page);
      await dialog(page).getByText('Please say why.').waitFor();
      await dialog(page).getByLabel('Note').fill('The florist gets the rest.');
      await record(page);
      await page.getByText(/^\$50\.00 more was paid than is due\. Refund it/).waitFor();
      await expect.poll(() => focused(page)).toBe('Payment of $700.00');

      // A check that looks the same is recorded only after someone confirms that it’s another one.
      await fillPayment(page, '70');
      await dialog(page).getByLabel('Reference').fill('1042');
      await record(page);
      await dialog(page).getByText('This check may have been recorded already').waitFor();
      await dialog(page).getByText('Confirm that it’s another check, or cancel.').waitFor();
      expect(await findingsInAllLooks(page, dialog(page))).toEqual([]);
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();

      await button(page, 'Refund Payment of $700.00').click();
      await expect.poll(() => dialog(page).getByLabel('Amount', { exact: true }).inputValue()).toBe('50.00');
      await dialog(page).getByLabel('Amount', { exact: true }).fill('60');
      await dialog(page)
        .getByText(/^After this, \$10\.00 is owed again\./)
        .waitFor();
      await dialog(page).getByLabel('Amount', { exact: true }).fill('700.01');
      await dialog(page).getByLabel('Reason').fill('Paid too much.');
      await record(page);
      await dialog(page).getByText('At most $700.00 can be refunded.').waitFor();
      expect(
        await dialog(page)
          .getByText(/^After this/)
          .count(),
      ).toBe(0);
      await dialog(page).getByLabel('Amount', { exact: true }).fill('50');
      await record(page);
      await page.getByText('All of $1,000.00 is paid.').waitFor();
      await expect.poll(() => focused(page)).toBe('Refund of $50.00');

      // A payment isn't taken back before its refund is.
      await button(page, 'Take back Payment of $700.00').click();
      await dialog(page).getByLabel('Reason').fill('Returned by the bank.');
      await dialog(page).getByRole('button', { name: 'Take back' }).click();
      await dialog(page)
        .getByText(/^Some or all of this payment was refunded\. First take back the refund of \$50\.00 from /)
        .waitFor();
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await button(page, 'Take back Refund of $50.00').click();
      await dialog(page).getByRole('button', { name: 'Take back' }).click();
      await dialog(page).getByText('Please say why.').waitFor();
      await dialog(page).getByLabel('Reason').fill('The check came back.');
      await dialog(page).getByRole('button', { name: 'Take back' }).click();
      await receipts(page).filter({ hasText: 'Refund of $50.00' }).getByText('Reversed', { exact: true }).waitFor();
      expect(await amountsAt(desk)).toMatchObject({ status: 'invalid', paidCents: 1_050_00, refundedCents: 0 });

      await button(page, 'Show entries').click();
      await page.getByText('Reversed by entry 6').waitFor();
      await page.getByText('Reversal of entry 5').waitFor();
      await page.getByRole('rowheader', { name: 'Ruth Okafor' }).waitFor();
      // On paper, all columns of the ledger fit the width of a Letter page between its margins, and it says whose books they are.
      const seen = page.viewportSize();
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 695, height: 980 });
      const [needed, given] = await page
        .getByRole('region', { name: 'Entries of the ledger' })
        .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
      expect(needed).toBeLessThanOrEqual(given);
      await page.getByText(`${desk.home.name}. Printed `).waitFor();
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize(seen!);
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));

  it('that arrive later are settled, and a fee is charged and taken back in the ledger', () =>
    inBrowser(async (page) => {
      const desk = await open(page);
      await charge(openCloudTable(), desk.row.id, [null, statementFor(1_000_00, desk.payer.id)], randomUUID());
      const { today } = await dayOf(desk);
      const yesterday = addDays(today, -1);
      await closing(desk, yesterday);
      const list = '**/getPaymentsForCase*';
      const failure = { type: 'about:blank', code: 'forbidden', status: 403, title: 'Not now.' };
      await page.route(list, (route) =>
        route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(failure) }),
      );
      await page.reload();
      await page.getByText('Nothing has been paid yet. $1,000.00 is due.').waitFor();
      await page.getByText('The payments could not be loaded.').waitFor();
      await page.unroute(list);
      await button(page, 'Retry').click();
      await fillPayment(page, '1000', 'Life Insurance');
      await dialog(page).getByLabel('Day paid').fill(yesterday);
      const [closed, counted] = [yesterday, today].map((day) => formatCalendarDate(day));
      await dialog(page).getByText(`The books for ${closed}, are closed, so this counts on ${counted}.`).waitFor();
      await dialog(page).getByLabel('Day paid').fill(today);
      // The answer is lost on its way back, so the same payment is sent again.
      const call = '**/recordPayment';
      await page.route(call, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await record(page);
      await dialog(page)
        .getByText(/^We could not reach Yarrow/)
        .waitFor();
      await page.unroute(call);
      await record(page);
      await page.getByText('Policy assigned').waitFor();
      expect((await paymentsAt(desk)).payments).toHaveLength(1);
      for (const [outcome, words] of [
        ['The insurer verified the policy', 'Policy verified'],
        ['The money arrived', 'All of $1,000.00 is paid.'],
      ] as const) {
        await button(page, 'Did it arrive? Payment of $1,000.00').click();
        await dialog(page).getByRole('radio', { name: outcome }).check();
        await record(page);
        await page.getByText(words).first().waitFor();
      }
      await button(page, 'Adjust balance').click();
      await dialog(page).getByLabel('Amount', { exact: true }).fill('1');
      await dialog(page).getByLabel('Reason').fill('Returned check');
      await record(page);
      await dialog(page).getByText('Only $0.00 is owed.').waitFor();
      await dialog(page).getByRole('radio', { name: 'Charge a fee' }).check();
      await dialog(page).getByText('After this, $1.00 is owed, instead of $0.00.').waitFor();
      await dialog(page).getByText('The signed terms name no such fee.').waitFor();
      await record(page);
      await page.getByText('$1,000.00 of $1,001.00 is paid. $1.00 is still owed.').waitFor();
      await page.getByText(/^Fees, finance charges, write-offs, and adjustments aren’t in this list\./).waitFor();
      await button(page, 'Show entries').click();
      await button(page, 'Take back entry 3').click();
      await dialog(page).getByLabel('Reason').fill('The bank was wrong.');
      await dialog(page).getByRole('button', { name: 'Take back' }).click();
      await page.getByText('Reversed by entry 4').waitFor();
      expect(await amountsAt(desk)).toMatchObject({ status: 'paid', feesCents: 0, balanceCents: 0 });
    }));
});
