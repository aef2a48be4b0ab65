import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { caseLinkItem } from '#functions/table/account.ts';
import { cardAccountKey } from '#functions/table/card-account.ts';
import type { Payment } from '#shared/model/payment.ts';
import { mailbox, newEmail, openCloudTable } from '#test/cloud/cloud.ts';
import { takesCards } from '#test/journeys/parts/card-account.ts';
import { letBankGoOn } from '#test/journeys/parts/checkout-desk.ts';
import { signedDesk } from '#test/journeys/parts/contract-desk.ts';
import { amountsAt, paymentDesk } from '#test/journeys/parts/payment-desk.ts';
import { charge, statementFor } from '#test/journeys/parts/whole-ledger.ts';
import { person } from '#test/world/cast.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, openAs } from './account-words.ts';
import { findingsInAllLooks } from './all-looks.ts';
import { toast } from './cases-words.ts';
import { setStage } from './harness.ts';
import { focused } from './keyboard.ts';

const { inBrowser } = setStage();
const dialog = (page: Page) => page.getByRole('dialog');

describe('a payment link', () => {
  it('is emailed by staff once the home takes cards, paid on the processor’s page, and then shows as paid', () =>
    inBrowser(async (page) => {
      const desk = await paymentDesk();
      const { home, row } = desk;
      await charge(openCloudTable(), row.id, [null, statementFor(1_000_00, desk.payer.id)], randomUUID());
      const membership = { locationId: home.id, locationName: home.name, access: 'owner' as const };
      const { account, password } = await person({ firstName: 'Olive', lastName: 'Teal', memberships: [membership] });
      const at = workPaths.paymentDetails({ locationId: home.id, caseId: row.id });
      await openCloudTable().delete(cardAccountKey(home.id));
      await openAs(page, { email: account.email, password }, at);
      await page.getByText('Card payments aren’t set up.').waitFor();
      await page.getByRole('link', { name: 'Set them up' }).press('Enter');
      await expect.poll(() => focused(page)).toBe('Card payments');
      const cards = page.getByRole('region', { name: 'Card payments' });
      await cards.getByText('Not set up', { exact: true }).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      await cards.getByRole('button', { name: 'Set up card payments' }).press('Enter');
      await button(page, 'Leave unfinished').click();
      await cards.getByText('A bank account for the money').waitFor();
      await cards.getByText('Not finished', { exact: true }).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      await takesCards(home.id);
      await cards.getByRole('button', { name: 'Check again' }).press('Enter');
      await cards.getByText('On', { exact: true }).waitFor();
      await page.goto(at);
      await button(page, 'Send payment link').click();
      await dialog(page).getByLabel('Amount', { exact: true }).fill('400');
      await dialog(page).getByLabel('Email the link to').fill('ruth');
      await dialog(page).getByRole('button', { name: 'Send link' }).click();
      await dialog(page).getByText('Enter an email address, like name@example.com.').waitFor();
      expect(await findingsInAllLooks(page, dialog(page))).toEqual([]);
      const email = newEmail('ruth');
      await dialog(page).getByLabel('Email the link to').fill(email);
      await dialog(page).getByRole('button', { name: 'Send link' }).dblclick();
      await toast(page, `The link to pay $400.00 is on its way to ${email}.`);
      await expect.poll(() => focused(page)).toBe('Payment of $400.00');
      await page.getByText(/^Payment link: Waiting for payment\. Emailed to/).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);

      const letter = await mailbox(email).mail();
      const address = /http:\S+\/pay\/\S+/.exec(letter.body.text ?? '')?.[0] ?? '';
      const payer = await page.context().newPage();
      await payer.goto(address);
      await payer.getByText('This is a test page, not the card processor’s.').waitFor();
      expect(await payer.locator('input').count()).toBe(0);
      await payer.getByRole('button', { name: 'Pay $400.00' }).click();
      await payer.getByRole('heading', { name: 'Payment to' }).waitFor();
      await payer.close();

      await page.getByText('Payment link: Paid.').waitFor();
      await page.getByText('$400.00 of $1,000.00 is paid. $600.00 is still owed.').waitFor();
      await page.getByText('Credit Card, Visa ending in 4242').waitFor();
      expect(await amountsAt(desk)).toMatchObject({ paidCents: 400_00, pendingCents: 0 });
    }));

  it('is begun by a relative for their own share, who comes back and sees it as paid', () =>
    inBrowser(async (page) => {
      const { id, row, ada } = await signedDesk();
      await takesCards(row.providerLocationId);
      const { account, password } = await person({ firstName: 'Ada', lastName: 'Marsh' });
      const link = { caseId: id, contactId: ada.id, locationId: row.providerLocationId };
      await openCloudTable().put(caseLinkItem(account.id, link));
      await openAs(page, { email: account.email, password }, `/plans/dashboard?caseId=${id}&page=case-contract`);
      await page.getByRole('heading', { name: 'Pay online' }).waitFor();
      await page.getByLabel('Amount', { exact: true }).fill('0.25');
      await button(page, 'Pay by card').click();
      await page.getByText('Enter an amount of at least $0.50, like 250.00.').waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      await page.getByLabel('Amount', { exact: true }).fill('250.02');
      await button(page, 'Pay by card').click();
      await button(page, 'Pay $250.02').waitFor();
      await page.goBack();
      await page
        .getByText(
          'You started to pay $250.02 by card and didn’t finish, so nothing was charged. Continue, or start another payment below: that cancels this one.',
        )
        .waitFor();
      expect(await page.getByText('On its way').count()).toBe(0);
      expect(await page.getByRole('heading', { name: 'Your payments' }).count()).toBe(0);
      await button(page, 'Continue to payment of $250.02').click();
      await button(page, 'Pay $250.02').click();
      await page.getByText('We’re confirming your payment with the card processor').waitFor();
      expect(await page.getByLabel('Amount', { exact: true }).count()).toBe(0);
      expect(await page.getByText('Nothing paid yet').count()).toBe(0);
      expect(await findingsInAllLooks(page)).toEqual([]);
      const [payment] = (await openCloudTable().query(`CASE#${id}`)).items.filter(({ entityType }) => entityType === 'payment');
      await letBankGoOn(payment as unknown as Payment);
      await page.getByText('Thank you. We received $250.02.').waitFor();
      await page.getByText('Partly paid', { exact: true }).waitFor();
      await button(page, 'Open the receipt').waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
    }));
});
