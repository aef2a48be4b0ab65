import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { employeeItem } from '#functions/table/employee.ts';
import type { SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { ledgerPageSchema } from '#shared/contract/case-payments-views.ts';
import { startingChoices } from '#shared/planner/choices.ts';
import { formatCents, parseCents } from '#shared/values/money.ts';
import { mailbox, newEmail, ok, openCloudTable } from '#test/cloud/cloud.ts';
import { readPdf } from '#test/documents/read-pdf.ts';
import { takesCards } from '#test/journeys/parts/card-account.ts';
import { keyed, leadFor, member } from '#test/journeys/parts/case-desk.ts';
import { saveAnswers } from '#test/journeys/parts/case-party.ts';
import { contactsOf } from '#test/journeys/parts/contact-desk.ts';
import { contractAt, giveLists, publishList, selectionAt } from '#test/journeys/parts/contract-desk.ts';
import { amountsAt } from '#test/journeys/parts/payment-desk.ts';
import { newBrowser, packagePlan, plannerHomeOf, save } from '#test/journeys/parts/planning.ts';
import { launchedHome } from '#test/journeys/parts/published-list.ts';
import { signerByMail } from '#test/journeys/parts/signing-desk.ts';
import { chainFault } from '#test/journeys/parts/whole-ledger.ts';
import { paths } from '#web/paths.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { dialog, toast } from './cases-words.ts';
import { setStage } from './harness.ts';
import { letter, linkIn } from './letters.ts';
import { fillIn, readAndAgree, sign } from './signing-steps.ts';

const { inBrowser } = setStage();

/** A busy machine may need this long for what takes an idle one less than a minute. */
const JOURNEY_MS = 240_000;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const tablet = { viewport: { width: 1180, height: 820 } };

const DEPOSIT_CENTS = 500_00;
const FLOWERS_CENTS = 120_00;
const statement = /^Statement of/;

/** Returns the case that the plan of a family became, with what its contract needs and the conference doesn’t ask. */
async function plannedCase() {
  const { locationId, admin, member: person } = await launchedHome();
  await takesCards(locationId);
  const list = await publishList(admin, locationId);
  const director = {
    ...(await member(locationId, 'Ολγα', 'Παπαδοπούλου')),
    isFuneralDirector: true,
    email: newEmail('director'),
  };
  await openCloudTable().put(employeeItem(director));
  const home = await plannerHomeOf(locationId);
  const template = home.templates.find(
    ({ pricingMethod, dispositionType }) => pricingMethod === 'flat' && dispositionType === 'cremation',
  )!;
  const { id: selectedTemplate, pricingMethod: selectedTemplatePricingMethod } = template;
  const plain = packagePlan(home, {
    ...{ dispositionType: 'cremation', selectedTemplate, selectedTemplatePricingMethod },
    selectedDisplayServices: startingChoices(home, template),
  });
  const lastName = `Quill${randomUUID().replace(/[^a-f]/g, '')}`;
  const contacts = plain.contacts.map((each) => (each.contactType === 'decedent' ? { ...each, lastName } : each));
  const family = newBrowser();
  const { version } = await save(family, { ...plain, contacts });
  const sent = { id: plain.arrangementId, version, preferredContact: 'email', bestTime: '', message: '' };
  await ok('submitArrangement', sent, { ...family, key: randomUUID() });
  const row = await leadFor(admin, lastName);
  const { id } = row;
  await saveAnswers(admin, id, { embalmingPermissionAsked: true, embalmingPermission: 'given' });
  await giveLists(admin, id, list.id);
  const { items } = await contactsOf(admin, id);
  const ellen = items.find(({ firstName }) => firstName === 'Ellen')!;
  const agreed = await selectionAt(admin, id);
  expect(agreed.filledFrom).toMatchObject({ kind: 'plan', planId: plain.arrangementId });
  const selection = {
    ...agreed.selection,
    ...{ payers: [{ contactId: ellen.id, weight: 1 }], dueOn: '2027-06-30', embalmingReason: 'A public viewing.' },
  };
  await ok<SelectionView>('saveSelection', { id, version: agreed.version, selection }, keyed(admin));
  return { locationId, admin, person, director, row, id, decedent: `Walter ${lastName}`, ellen };
}
type Desk = Awaited<ReturnType<typeof plannedCase>>;

const totalOf = async ({ admin, id }: Desk) => (await selectionAt(admin, id)).statement.totals.totalCents;
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const section = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();

/** Shows the conference on a tablet, and agrees on flowers and on who buys while the family looks on. */
async function confer(page: Page, desk: Desk): Promise<void> {
  await button(page, 'Show to the family').click();
  await dialog(page, 'Show to the family').getByRole('button', { name: 'Show' }).click();
  const shown = dialog(page, 'The family can follow');
  const code = await shown.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4}$/).innerText();
  await shown.getByRole('button', { name: 'Done' }).click();
  await inBrowser(async (screen) => {
    await screen.goto(paths.conference());
    await screen.getByLabel('Code', { exact: true }).fill(code);
    await screen.keyboard.press('Enter');
    await heading(screen, `Arrangements for ${desk.decedent}`).waitFor();
    const before = await totalOf(desk);
    const total = region(screen, 'Total');
    await total.getByText(formatCents(before), { exact: true }).waitFor();
    await screen.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

    await button(page, 'Cash advance').click();
    const flowers = dialog(page, 'Add a cash advance');
    await flowers.getByLabel('What it’s for').fill('Flowers');
    await flowers.getByLabel('What the family pays').fill('120');
    await flowers.getByLabel('What it costs the home').fill('131.17');
    await flowers.getByLabel('What the payee gives back').fill('11.17');
    await flowers.getByRole('button', { name: 'Add' }).click();
    await screen.getByRole('status').filter({ hasText: 'Added: Flowers, $120.00.' }).waitFor();
    await total.getByText(formatCents(before + FLOWERS_CENTS), { exact: true }).waitFor();
    expect(await screen.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    const seen = await screen.locator('main').innerText();
    for (const hidden of ['131.17', '11.17', 'Ellen']) expect(seen).not.toContain(hidden);
  }, tablet);
  await page.getByRole('link', { name: /People and terms/ }).click();
  await button(page, 'Choose purchasers').click();
  const people = dialog(page, 'Purchasers');
  await people.getByRole('checkbox', { name: desk.ellen.fullName }).check();
  await people.getByRole('button', { name: 'Save' }).click();
  await people.waitFor({ state: 'detached' });
  await button(page, 'Save and go on: Contract').click();
  await button(page, 'Ready for contract').click();
}

/** Opens what was agreed on to be signed, and records that the family has it. */
async function openAndGive(page: Page, act: 'contract' | 'amendment'): Promise<void> {
  await button(page, `Open the ${act}`).click();
  await dialog(page, `Open the ${act}?`)
    .getByRole('button', { name: `Open the ${act}` })
    .click();
  await button(page, 'Record that the family has the statement').click();
  await dialog(page, 'Record that the family has the statement').getByRole('button', { name: 'Record' }).click();
  await page.getByText(/^This statement was given to Ellen Marsh on /).waitFor();
}

const documentOf = async ({ admin, id }: Desk, number: number) => (await contractAt(admin, id, number)).version!.documentId!;

/** Signs the statement as the purchaser does, on a phone, and then for the home. */
async function signs(desk: Desk): Promise<void> {
  const { ellen, director } = desk;
  const link = linkIn(await letter(ellen.email, /please sign/), '/document-signing/');
  await inBrowser(async (screen) => {
    await screen.goto(link);
    await readAndAgree(screen, statement);
    await fillIn(screen);
    await sign(screen);
  }, phone);
  await (await signerByMail(director.email, await documentOf(desk, 1))).sign();
}

/** Sends a link to pay the deposit, and pays it on a phone, by card. */
async function deposits(page: Page, { ellen }: Desk): Promise<void> {
  await button(page, 'Send payment link').click();
  const link = dialog(page, 'Send a payment link');
  await link.getByLabel('Amount', { exact: true }).fill(formatCents(DEPOSIT_CENTS));
  await link.getByLabel('Paid by').selectOption(ellen.id);
  await link.getByRole('button', { name: 'Send link' }).click();
  await toast(page, `The link to pay $500.00 is on its way to ${ellen.email}.`);
  const { body } = await mailbox(ellen.email).mail(({ subject }) => subject.includes('a link to pay $500.00'));
  const address = /http:\S+\/pay\/\S+/.exec(body.text ?? '')?.[0] ?? '';
  await inBrowser(async (screen) => {
    await screen.goto(address);
    await screen.getByRole('button', { name: 'Pay $500.00' }).tap();
    await screen.getByRole('heading', { name: 'Payment to' }).waitFor();
  }, phone);
  await page.getByText('Payment link: Paid.').waitFor();
}

/** Records the assignment of an insurance policy for this much, and that its money came. */
async function assigns(page: Page, cents: number): Promise<void> {
  const amount = formatCents(cents);
  const record = (title: string | RegExp) =>
    page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Record', exact: true }).click();
  await button(page, 'Record payment').click();
  const asked = page.getByRole('dialog');
  await asked.getByLabel('Amount', { exact: true }).fill(amount);
  await asked.getByLabel('Method').selectOption({ label: 'Life Insurance' });
  await record(/payment/i);
  await page.getByText('Policy assigned').waitFor();
  for (const outcome of ['The insurer verified the policy', 'The money arrived']) {
    await button(page, `Did it arrive? Payment of ${amount}`).click();
    await page.getByRole('dialog').getByRole('radio', { name: outcome }).check();
    await record(`Did ${amount} arrive?`);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

/** Takes the flowers out of the signed contract by an amendment that everyone signs. */
async function amends(page: Page, desk: Desk): Promise<void> {
  await button(page, 'Start an amendment').click();
  await button(page, 'Change Flowers').click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await toast(page, 'Flowers removed.');
  await openAndGive(page, 'amendment');
  const documentId = await documentOf(desk, 2);
  await (await signerByMail(desk.ellen.email, documentId)).sign();
  await (await signerByMail(desk.director.email, documentId)).sign();
  await expect.poll(async () => (await contractAt(desk.admin, desk.id)).inForce, { timeout: 20_000 }).toBe(2);
}

/** Returns the text of the receipt that a button opens. */
async function receiptOf(page: Page, name: string): Promise<string> {
  const answer = page.waitForResponse((response) => response.url().includes('/getReceipt/'));
  const popup = page.waitForEvent('popup');
  await button(page, `Receipt for ${name}`).click();
  const { url } = (await (await answer).json()) as { url: string };
  const pdf = await (await page.request.get(url)).body();
  await (await popup).close();
  return (await readPdf(pdf)).text.replace(/\s+/g, ' ');
}

/** Reads a table of two columns: names and cents. */
async function figuresIn(page: Page, caption: string): Promise<Record<string, number>> {
  const rows = await page
    .getByRole('table', { name: caption })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .all();
  const read = rows.map(async (row) => {
    const [name, amount] = [await row.getByRole('rowheader').innerText(), await row.getByRole('cell').innerText()];
    return [name, parseCents(amount)!] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

it(
  'takes a plan through the conference on two screens to a signed statement, payments, an amendment, a refund, and a month that adds up',
  () =>
    inBrowser(async (page) => {
      const desk = await plannedCase();
      const { admin, id, row, locationId, person } = desk;
      const money = () => amountsAt({ row, staff: admin });
      const signIn = { email: person.account.email, password: person.password };
      await openAs(page, signIn, workPaths.arrangementConference({ locationId, caseId: id, action: 'conference' }));
      await confer(page, desk);
      const totalCents = await totalOf(desk);
      await openAndGive(page, 'contract');
      await signs(desk);
      // The page that waited for the signatures shows them without being loaded again.
      await page.getByText('Version 1 is signed.').waitFor({ timeout: 20_000 });
      expect(await money()).toMatchObject({ dueCents: totalCents, paidCents: 0 });

      await section(page, 'Payments');
      await deposits(page, desk);
      await assigns(page, totalCents - DEPOSIT_CENTS);
      await page.getByText(`All of ${formatCents(totalCents)} is paid.`).waitFor();

      await section(page, 'Contract');
      await amends(page, desk);
      const dueCents = totalCents - FLOWERS_CENTS;
      await section(page, 'Payments');
      await page.getByText(/^\$120\.00 more was paid than is due\. Refund it/).waitFor();
      await button(page, 'Refund Payment of $500.00').click();
      const refund = dialog(page, 'Refund a payment');
      await refund.getByLabel('Amount', { exact: true }).fill('120');
      await refund.getByLabel('Reason').fill('The family does without flowers.');
      await refund.getByRole('button', { name: 'Refund', exact: true }).click();
      await page.getByText(`All of ${formatCents(dueCents)} is paid.`).waitFor();
      const receipt = await receiptOf(page, 'Payment of $500.00');
      expect(receipt).toContain('Visa ending in 4242');
      expect(receipt).toContain('$500.00');

      // The case, its entries, and the month of its home say the same.
      const sums = await money();
      expect(sums).toMatchObject({ status: 'paid', dueCents, paidCents: totalCents, refundedCents: FLOWERS_CENTS });
      const { entries } = await ok<z.infer<typeof ledgerPageSchema>>('getLedger', { id }, admin);
      const kinds = ['charge', 'payment', 'processor-fee', 'payment', 'charge-change', 'refund'];
      expect(entries.map(({ entry }) => entry.kind).toReversed()).toEqual(kinds);
      const sumOf = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0);
      for (const { entry } of entries) expect(sumOf(entry.postings.map(({ cents }) => cents))).toBe(0);
      expect(await chainFault(openCloudTable(), id)).toBeNull();

      await page.goto(workPaths.money({ locationId, tab: 'month' }));
      await page.getByRole('img', { name: /^Payments by day in / }).waitFor();
      const { 'Owed at the end': closing, ...parts } = await figuresIn(page, 'From the opening to the closing balance');
      expect(sumOf(Object.values(parts))).toBe(closing);
      const { 'Owed at the beginning': opening, Payments: paid, Refunds: refunded, 'Write-offs': writtenOff, ...charges } = parts;
      expect({ opening, paid, refunded, writtenOff, closing }).toEqual({
        ...{ opening: 0, paid: -sums.paidCents, refunded: sums.refundedCents, writtenOff: 0 },
        closing: sums.balanceCents,
      });
      expect(sumOf(Object.values(charges))).toBe(sums.dueCents);
      await page
        .getByRole('table', { name: 'Payments by method' })
        .getByRole('row', { name: 'Cards $500.00 $120.00 $380.00' })
        .waitFor();
    }),
  JOURNEY_MS,
);
