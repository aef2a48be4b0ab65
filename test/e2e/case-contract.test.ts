import { describe, expect, it } from 'vitest';
import { employeeItem } from '#functions/table/employee.ts';
import type { SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { CaseDashboard } from '#shared/contract/cases-views.ts';
import type { Selection } from '#shared/model/selection.ts';
import { formatCents } from '#shared/values/money.ts';
import { ok, openCloudTable } from '#test/cloud/cloud.ts';
import {
  type ContractDesk,
  contractAt,
  contractDesk,
  give,
  openContract,
  readySelection,
  selectionAt,
} from '#test/journeys/parts/contract-desk.ts';
import { joined } from '#test/journeys/parts/family-desk.ts';
import { pay } from '#test/journeys/parts/payment-desk.ts';
import { signerByMail } from '#test/journeys/parts/signing-desk.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { dialog } from './cases-words.ts';
import { setStage } from './harness.ts';

const { inBrowser } = setStage();

const pathOf = ({ locationId, id }: ContractDesk) => workPaths.caseContract({ locationId, caseId: id });
const signInOf = ({ member }: ContractDesk) => ({ email: member.account.email, password: member.password });

/** Returns a selection whose family asked for certified copies of the death certificate. */
function withCopies({ home }: ContractDesk, selection: Selection, count: number): Selection {
  const { id } = home.questions.find(({ identifier }) => identifier === 'certificateCopies')!;
  const service = home.displayServices.find(({ questions }) => questions.some((question) => question.id === id))!;
  const others = selection.choices.selectedDisplayServices.filter(({ displayServiceId }) => displayServiceId !== service.id);
  const copies = { displayServiceId: service.id, isAddOn: false, answers: [{ questionId: id, value: count }], items: [] };
  return { ...selection, choices: { ...selection.choices, selectedDisplayServices: [...others, copies] } };
}

describe('the contract of a case', () => {
  it('is opened once its one problem is fixed by a click, reopened with a reason, and keeps what is typed beside a colleague’s change', () =>
    inBrowser(async (page) => {
      const desk = await contractDesk();
      const { admin, id } = desk;
      const flowers = {
        ...{ id: crypto.randomUUID(), name: 'Flowers', payee: '', amountCents: 12_000, costCents: 10_000, rebateCents: 0 },
        ...{ standing: 'actual' as const, origin: 'conference' as const },
      };
      await readySelection(desk, (before) => ({ ...withCopies(desk, before, 3), cashAdvances: [flowers], dueOn: '2027-06-30' }));
      const [{ employeeId = '' } = {}] = desk.member.memberships;
      const own = { ...desk.director, id: employeeId, fullName: 'Dana Reyes', email: desk.member.account.email };
      await openCloudTable().put(employeeItem(own));
      await openAs(page, signInOf(desk), pathOf(desk));
      const region = (name: string | RegExp) => page.getByRole('region', { name });

      // A cash advance that costs the family more than the home is refused, and one from before is a problem until it’s charged at cost.
      await button(page, 'Cash advance').click();
      const asked = dialog(page, 'Add a cash advance');
      await asked.getByLabel('What it’s for').fill('Clergy');
      await asked.getByLabel('What the family pays').fill('120');
      await asked.getByRole('button', { name: 'Add' }).click();
      await asked.getByText('Enter an amount, like 25.00.').waitFor();
      await asked.getByLabel('What it costs the home').fill('100');
      await asked.getByRole('button', { name: 'Add' }).click();
      await asked.getByText('Your home charges cash advances at cost. The most is $100.00.').waitFor();
      await asked.getByRole('button', { name: 'Cancel' }).click();
      const problems = region('1 problem to fix');
      await problems.getByText(/The home would keep \$20\.00 of/).waitFor();
      expect(await button(page, 'Open the contract').count()).toBe(0);
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      await problems.getByRole('button', { name: 'Charge what it costs' }).click();
      await problems.waitFor({ state: 'detached' });
      const { selection } = await selectionAt(admin, id);
      expect(selection.cashAdvances).toMatchObject([{ name: 'Flowers', amountCents: 10_000, costCents: 10_000 }]);

      // How many copies there are is changed on their line, by the question that was asked, and the price follows.
      const line = (of: SelectionView) => of.statement.lines.find(({ unit }) => unit === 'copy')!;
      const three = line(await selectionAt(admin, id));
      const ofLine = button(page, `Change ${three.label}`);
      const first = page.locator('[role=menuitem]:focus');
      await ofLine.focus();
      // The first action has the focus whenever the menu opens, also once its code is there already.
      for (const key of ['Enter', 'Escape', 'Space', 'Escape', 'Enter']) {
        await page.keyboard.press(key);
        await (key === 'Escape' ? page.locator(':focus').and(ofLine) : first).waitFor();
      }
      await page.getByRole('menuitem', { name: 'Change the quantity' }).press('Enter');
      const counting = dialog(page, `Quantity of ${three.label}`);
      await counting.getByLabel('How many certified copies do you need?').fill('5');
      await page.keyboard.press('Enter');
      await counting.waitFor({ state: 'detached' });
      const focused = () =>
        page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);
      await expect.poll(focused).toBe(`Change ${three.label}`);
      const five = await selectionAt(admin, id);
      expect(line(five)).toEqual({ ...three, quantity: 5, amountCents: three.unitCents * 5, cashAdvance: expect.any(Object) });
      expect(five.selection).toMatchObject({ quantityChanges: [], choices: withCopies(desk, five.selection, 5).choices });

      // A payer who isn’t a contact yet can be added without leaving the form.
      await button(page, 'Add a payer').click();
      const payer = dialog(page, 'Add a payer');
      await payer.getByRole('radio', { name: 'An amount' }).check();
      await payer.getByLabel('Amount', { exact: true }).fill('100');
      await payer.getByRole('button', { name: 'Add a contact' }).click();
      const added = dialog(page, 'Add new contact');
      await added.getByLabel('First name').fill('Ben');
      await added.getByLabel('Last name', { exact: true }).fill('Marsh');
      await added.getByRole('button', { name: 'Save' }).click();
      await added.waitFor({ state: 'detached' });
      expect(await payer.getByLabel('Who pays').locator('option:checked').innerText()).toBe('Ben Marsh');
      expect(await payer.getByLabel('Amount', { exact: true }).inputValue()).toBe('100');
      await payer.getByRole('button', { name: 'Add', exact: true }).click();
      await region('Purchasers and payers').getByText('Ben Marsh', { exact: true }).waitFor();

      // A colleague saves elsewhere while a form is open: what is typed here is kept, and so is what they saved.
      await button(page, 'Edit the due date and terms').click();
      const terms = dialog(page, 'Due date and terms');
      await terms.getByLabel('Terms').fill('Half is due before the service.');
      await readySelection(desk, (before) => ({ ...before, dueOn: '2027-01-31', terms: 'All of it is due.' }));
      await terms.getByRole('button', { name: 'Save' }).click();
      await terms.getByText(/changed what was agreed on in the meantime/).waitFor();
      await terms.getByRole('button', { name: 'Keep what I typed' }).click();
      await region('Terms').getByText('Half is due before the service.').waitFor();
      await region('Terms').getByText('January 31, 2027').waitFor();
      await region('Problems').getByText('No problems found.').waitFor();

      await region('Where the contract is').getByText('Ready for contract', { exact: true }).waitFor();
      await button(page, 'Open the contract').click();
      const opening = dialog(page, 'Open the contract?');
      await opening.getByText(/^Ada Marsh signs first, then .*, funeral director, for the home\.$/).waitFor();
      await opening.getByText(/^Nobody is emailed yet/).waitFor();
      const toKnow = opening.getByRole('list', { name: 'Good to know' });
      await toKnow.getByText('Nobody is assigned to this case.').waitFor();
      expect(await toKnow.getByText(/control of the disposition/).count()).toBe(0);
      expect(await findingsInAllLooks(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await opening.getByRole('button', { name: 'Open the contract' }).click();
      await region('Where the contract is').getByText('Version 1 is open for signing.').waitFor();
      await button(page, 'The family has the statement').click();
      const giving = dialog(page, 'The family has the statement');
      await giving.getByLabel('How').selectOption('email');
      await giving.getByRole('button', { name: 'Record' }).click();
      await page.getByText(/^This statement was given to Ada Marsh on .*, by email\.$/).waitFor();
      expect(await button(page, 'Cash advance').count()).toBe(0);

      // Nobody has the case: the funeral director who is signed in takes it with one press.
      await button(page, 'Assign the case to me').press('Enter');
      await page.getByText('Assigned to Dana Reyes', { exact: true }).waitFor();
      await button(page, 'Assign the case to me').waitFor({ state: 'detached' });
      expect(await ok<CaseDashboard>('getCase', { id }, admin)).toMatchObject({
        case: { employeeId },
        timeline: expect.arrayContaining([expect.objectContaining({ kind: 'assigned', subject: 'Dana Reyes' })]),
      });

      // The signed-in director can sign after the purchaser.
      expect(await button(page, 'Sign').count()).toBe(0);
      await (await signerByMail(desk.ada.email, (await contractAt(admin, id)).version!.documentId!)).sign();
      await button(page, 'Sign').click();
      const signing = dialog(page, 'Sign as Dana Reyes');
      await signing.getByText(/^This signs you out of this browser/).waitFor();
      await signing.getByRole('button', { name: 'Cancel' }).click();
      await button(page, 'Reopen').click();
      const reopening = dialog(page, 'Reopen the contract?');
      await reopening.getByRole('button', { name: 'Reopen' }).click();
      await reopening.getByText('Say why.').waitFor();
      await reopening.getByLabel('Reason').fill('The family wants another casket.');
      await reopening.getByRole('button', { name: 'Reopen' }).click();
      await region('Versions').getByText('Reason: The family wants another casket.').waitFor();
      await button(page, 'Ready for contract').waitFor();
      expect(await contractAt(admin, id)).toMatchObject({ status: 'editable', versions: [{ number: 1, standing: 'reopened' }] });
    }));

  it('shows a relative the statement with their own part, and nobody else’s', () =>
    inBrowser(async (page) => {
      const desk = await contractDesk();
      const { who, contact } = await joined(desk.row);
      await readySelection(desk, (before) => ({
        ...before,
        payers: [...before.payers, { contactId: contact.id, amountCents: 123_456 }],
      }));
      const { version } = await openContract(desk);
      await give(desk, 1);
      const of = { row: desk.row, staff: desk.admin };
      await pay(of, 34_56, { payer: contact.id, method: 'credit-card', cardBrand: 'visa', cardLastFour: '4242' });
      await pay(of, 77_77, { payer: desk.ada.id });
      const path = `/plans/dashboard?caseId=${desk.id}&page=case-contract`;
      await openAs(page, { email: who.account.email, password: who.password }, path);
      await heading(page, 'What it costs').waitFor();
      await page.getByText('$1,234.56').waitFor();
      await page.getByText('$1,200.00').waitFor();
      const shown = await page.locator('main').innerText();
      const { payers, totals } = version!.statement;
      expect(shown).toContain(formatCents(totals.totalCents));
      expect(shown).toContain('Visa ending in 4242');
      expect(shown).not.toContain('$77.77');
      expect(shown).not.toContain(formatCents(payers.find(({ contactId }) => contactId === desk.ada.id)!.shareCents));
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));
});
