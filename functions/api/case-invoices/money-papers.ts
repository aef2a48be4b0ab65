import { myCaseOf, type OwnCase } from '#functions/cases/access/my-case.ts';
import { readOwnPart } from '#functions/cases/contract/my-contract.ts';
import { type MoneyOfCase, moneyFor, readMoney } from '#functions/cases/money/money-of-case.ts';
import { sha256 } from '#functions/catalog/release-parts.ts';
import { pdfName } from '#functions/documents/file-name.ts';
import { keepFile } from '#functions/documents/keep-file.ts';
import { composeChargesPdf } from '#functions/documents/statement/charges-pdf.ts';
import { type PaperRows, paperSubject } from '#functions/documents/statement/statement-paper.ts';
import { problem } from '#functions/problem.ts';
import { decedentIn } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { readContacts } from '#functions/table/contact.ts';
import { heldVersion, readContract, readFrozen, type VersionRow } from '#functions/table/contract-version.ts';
import { readLedger } from '#functions/table/ledger.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { issuePaper, type NumberedPaper } from '#functions/table/paper-number.ts';
import { type PaymentRow, type RefundRow, readReceipts } from '#functions/table/payment.ts';
import type { PaperAddress } from '#shared/contract/paper-address.ts';
import { type OwnPart, ownMoneyOf } from '#shared/ledger/own-money.ts';
import { ownMoneyAfter } from '#shared/ledger/own-money-after.ts';
import { beyondOwed } from '#shared/ledger/payment-status.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import type { Money } from '#shared/model/ledger.ts';
import type { Payment } from '#shared/model/payment.ts';
import type { PaperEntry } from '#shared/statement/compose-invoice.ts';
import { composeReceipt } from '#shared/statement/compose-receipt.ts';
import type { PaperSubject } from '#shared/statement/compose-statement.ts';
import { receiptNumber } from '#shared/statement/compose-statement.ts';
import { methodWords } from '#shared/statement/ledger-lines.ts';
import type { StatementBlock } from '#shared/statement/statement-block.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import type { CaseInvoicesContext } from './implementer.ts';

/** A case whose papers a member of its home's staff asks for, and today's date there. */
export type CaseOfPapers = PaperRows & {
  caseId: string;
  subject: PaperSubject;
  today: string;
  dueOn: string | null;
  money: Money | undefined;
};

/** The version of a contract that is in force, with what it charges. */
type SignedVersion = VersionRow & { statement: Statement };

/** Reads what every paper about the money of a case says of its home and of whom it's about; 404 for those who don't see the case. */
export async function caseOfPapers(context: CaseInvoicesContext, caseId: string): Promise<CaseOfPapers> {
  return papersOf(context, await moneyFor(context, caseId, [caseKeys.decedent(caseId)]));
}

/** Reads the same for a receipt of someone of the family, with what they pay; 404 for those who take no part in the case. */
export async function myCaseOfPapers(context: CaseInvoicesContext, caseId: string): Promise<CaseOfPapers & { part: OwnPart }> {
  const own = await myCaseOf(context, caseId);
  const [ofCase, part] = await Promise.all([ownPapers(context, own), readOwnPart(context, own)]);
  return { ...ofCase, part };
}

/** Reads the same for a relative, without what they pay of it. */
export async function ownPapers(context: CaseInvoicesContext, { record }: OwnCase): Promise<CaseOfPapers> {
  return papersOf(context, { ...(await readMoney(context.table, record.id, [caseKeys.decedent(record.id)])), record });
}

async function papersOf(
  { table, now }: CaseInvoicesContext,
  { record, stored, items }: Pick<MoneyOfCase, 'record' | 'stored' | 'items'>,
): Promise<CaseOfPapers> {
  const home = await readLocationRow(table, record.providerLocationId);
  if (!home) throw problem('not_found');
  const rows = { record, home, decedent: decedentIn(items) };
  const today = dateInZone(now.toISOString(), home.timeZone);
  const { money } = stored;
  return { ...rows, caseId: record.id, subject: paperSubject(rows), today, dueOn: money?.dueOn ?? null, money };
}

/** Draws the receipt of a payment; null while it hasn't arrived. */
export async function receiptPaper(
  context: CaseInvoicesContext,
  ofCase: CaseOfPapers,
  receipts: { payments: readonly PaymentRow[]; refunds: readonly RefundRow[] },
  payment: Payment | undefined,
): Promise<PaperAddress | null> {
  if (!payment) throw problem('not_found');
  const { entry, amountCents, paidOn, payer, state, endedOn } = payment;
  if (entry === undefined) return null;
  const number = receiptNumber(ofCase.record.caseNumber, receipts.payments, entry);
  const entries = (await readLedger(context.table, ofCase.caseId)).slice(0, entry).map((row) => row.entry);
  const booked = entries.at(-1);
  const blocks = composeReceipt({
    ...ofCase.subject,
    number,
    payer: payer === undefined ? '' : await nameOnReceipt(context, ofCase.caseId, payer),
    amountCents,
    method: methodWords(payment),
    paidOn,
    bookedOn: booked?.lateFor === undefined ? null : booked.effectiveOn,
    reversedOn: state === 'reversed' && endedOn ? dateInZone(endedOn, ofCase.home.timeZone) : null,
    refunds: receipts.refunds
      .filter(({ paymentId, state: refunded }) => paymentId === payment.id && refunded === 'posted')
      .map(({ amountCents: cents, refundedOn: on }) => ({ cents, on }))
      .sort((a, b) => (a.on < b.on ? -1 : 1)),
    toward: ownMoneyAfter(entries, receipts, payer),
  });
  return keptPaper(context, ofCase, { blocks, title: `Receipt ${number}` });
}

/** Reads the ledger of a case with its payments and refunds, by their ids. */
export async function moneyOf({ table }: CaseInvoicesContext, caseId: string) {
  const [ledger, { payments, refunds }] = await Promise.all([readLedger(table, caseId), readReceipts(table, caseId)]);
  return {
    entries: ledger.map(({ entry }) => entry),
    receipts: {
      payments: new Map(payments.map((payment) => [payment.id, payment])),
      refunds: new Map(refunds.map((refund) => [refund.id, refund])),
    },
  };
}

type Receipts = Awaited<ReturnType<typeof moneyOf>>['receipts'];

/** Adds what of a credit nobody paid, of everyone or of one payer, to the lines of a paper. It was forgiven, so no paper says that it's owed back. */
export function withBeyond(
  lines: readonly PaperEntry[],
  { money }: Pick<CaseOfPapers, 'money'>,
  { payments, refunds }: Receipts,
  payer: string | undefined,
): PaperEntry[] {
  const rows = { payments: [...payments.values()], refunds: [...refunds.values()] };
  const own = () => ownMoneyOf(money, rows, { contactId: payer ?? '', isOnlyPayer: false, shareCents: 0 })?.beyondCents ?? 0;
  const cents = !money ? 0 : payer === undefined ? beyondOwed(money) : own();
  const last = lines.at(-1);
  return last && cents > 0
    ? [...lines, { key: 'beyond', on: last.on, words: 'Taken off beyond what was owed', cents }]
    : [...lines];
}

/** Reads the version in force; undefined while none is signed, and once it’s void. An amendment that isn’t signed yet changes nothing. */
export async function signedVersion({ table }: CaseInvoicesContext, caseId: string): Promise<SignedVersion | undefined> {
  const held = heldVersion(await readContract(table, caseId));
  if (held?.standing !== 'signed') return undefined;
  const statement = (await readFrozen(table, caseId, [held.number])).get(held.number)?.statement;
  return statement && { ...held, statement };
}

/** Returns the name of a contact of a case; a 400 about the field if it has no such contact. */
export async function nameOfPayer({ table }: CaseInvoicesContext, caseId: string, payer: string): Promise<string> {
  const contact = (await readContacts(table, caseId)).find(({ id }) => id === payer);
  if (contact) return fullNameOf(contact);
  throw problem('invalid_input', { errors: [{ field: 'payer', message: 'Choose somebody of this case.' }] });
}

/** Returns the name of someone who paid: if they were removed from the case since, the one that the newest version of its contract has, or none. */
async function nameOnReceipt({ table }: CaseInvoicesContext, caseId: string, payer: string): Promise<string> {
  const contact = (await readContacts(table, caseId)).find(({ id }) => id === payer);
  if (contact) return fullNameOf(contact);
  const numbers = (await readContract(table, caseId)).versions.map(({ number }) => number);
  const frozen = await readFrozen(table, caseId, numbers);
  const named = numbers.flatMap((number) => frozen.get(number)?.statement.payers ?? []);
  return named.findLast(({ contactId }) => contactId === payer)?.name ?? '';
}

/** Returns the number and the day of a paper, by what it says: the same content has the same ones. */
export const numberOf = async (
  { table }: CaseInvoicesContext,
  { caseId, today, subject }: CaseOfPapers,
  kind: NumberedPaper,
  { about, content }: { about: string | undefined; content: unknown },
): Promise<{ number: number; on: string }> =>
  issuePaper(table, {
    caseId,
    kind,
    about: about ?? 'all',
    hash: sha256(canonicalJson(JSON.parse(JSON.stringify({ subject, content })))),
    on: today,
  });

/** Draws a paper and returns an address for it. The file’s name is 32 random bytes, and the file is deleted within a day. */
export async function keptPaper(
  context: CaseInvoicesContext,
  { subject, today }: CaseOfPapers,
  { blocks, title }: { blocks: readonly StatementBlock[]; title: string },
): Promise<PaperAddress> {
  const { bytes } = composeChargesPdf(context.fonts, { blocks, title, createdOn: today });
  const fileName = pdfName(title, subject.decedent.name);
  const { url } = await keepFile(context, context.files, { bytes, type: 'application/pdf', fileName });
  return { url, fileName };
}
