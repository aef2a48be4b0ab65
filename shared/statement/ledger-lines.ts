import { expectedCents } from '../ledger/checkout-moves.ts';
import { helpCents } from '../ledger/owed-shares.ts';
import { receivable } from '../ledger/postings.ts';
import { noSums, withEntry } from '../ledger/replay.ts';
import { cardBrand, paymentMethod } from '../model/enumerations/payment.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import type { Payment } from '../model/payment.ts';
import { formatCalendarDate } from '../values/dates.ts';
import type { PaperEntry } from './compose-invoice.ts';

type Moved = Pick<Payment, 'method' | 'cardBrand' | 'cardLastFour' | 'reference'> & Partial<Pick<Payment, 'payer'>>;

type Expected = Moved & Pick<Payment, 'id' | 'state' | 'payer' | 'paidOn' | 'amountCents' | 'checkout'>;

/** Writes how money came in or went out: “Visa ending in 4242”, “Check 1042.” */
export function methodWords({ method, cardBrand: brand, cardLastFour, reference }: Moved): string {
  const name = brand && brand !== 'other' ? cardBrand.label(brand) : paymentMethod.label(method);
  if (cardLastFour) return `${name} ending in ${cardLastFour}`;
  return reference ? `${name} ${reference}` : name;
}

/** The payments and refunds of a case, by their ids. */
export type Receipts = { payments: ReadonlyMap<string, Moved>; refunds: ReadonlyMap<string, Moved> };

/** Writes what an entry is. Only why a fee is charged is printed: other reasons are the home’s own. */
function wordsOf({ kind, contractVersion, paymentId, refundId, reason }: LedgerEntry, { payments, refunds }: Receipts): string {
  const payment = paymentId === undefined ? undefined : payments.get(paymentId);
  const refund = refundId === undefined ? undefined : refunds.get(refundId);
  switch (kind) {
    case 'charge':
      return `Contract, version ${contractVersion ?? 1}`;
    case 'charge-change':
      return contractVersion ? `Change to the contract, version ${contractVersion}` : 'Change to the contract';
    case 'payment':
      return payment ? `Payment: ${methodWords(payment)}` : 'Payment';
    case 'refund':
      return refund ? `Refund: ${methodWords(refund)}` : 'Refund';
    case 'adjustment':
      return 'Adjustment';
    case 'fee':
      return reason ? `Fee: ${reason}` : 'Fee';
    case 'finance-charge':
      return 'Finance charge';
    case 'write-off':
      return 'Written off';
    case 'pre-need-applied':
      return 'Growth of what was paid in advance';
    case 'processor-fee':
      return 'Processor’s fee';
    default:
      return 'Reversal';
  }
}

type OfPayer = { receipts: Receipts; payer: string | undefined };

/** Returns by how much an entry moves what is owed, by everyone or by one payer, US cents. */
const owedCents = ({ postings }: LedgerEntry, payer: string | undefined): number =>
  postings
    .filter(({ account }) => (payer === undefined ? account.startsWith('receivable:') : account === receivable(payer)))
    .reduce((sum, { cents }) => sum + cents, 0);

/** Returns by how much an entry moves what was paid in advance, by everyone or by one payer, US cents: negative for what came in. */
function heldCents(entry: LedgerEntry, { receipts, payer }: OfPayer): number {
  const { kind, postings, paymentId, refundId } = entry;
  // The contract takes over what was a deposit of the same people.
  if (kind === 'pre-need-deposit') return 0 - owedCents(entry, payer);
  const of = refundId === undefined ? receipts.payments.get(paymentId ?? '') : receipts.refunds.get(refundId);
  const isTheirs = (paymentId ?? refundId) !== undefined && (payer === undefined || of?.payer === payer);
  return postings.reduce((sum, { account, cents }) => (isTheirs && account === 'pre-need-obligation' ? sum + cents : sum), 0);
}

/** Returns the day that an entry is for, such as the day of a payment. */
const bookedFor = ({ effectiveOn, lateFor }: LedgerEntry) => lateFor ?? effectiveOn;

/** Adds the day on which an entry was booked if the day that it's for was already closed. */
const withBooked = (words: string, { effectiveOn, lateFor }: LedgerEntry): string =>
  lateFor === undefined ? words : `${words} (booked on ${formatCalendarDate(effectiveOn)})`;

/** Describes a change of help: others pay what someone owes, or they pay what others owe. */
function helpWords(before: number, after: number): string {
  if (after > before) return after > 0 ? 'Counts toward what others owe' : 'No longer paid by others';
  return before > 0 ? 'No longer counts toward what others owe' : 'Paid by others';
}

/** Returns whether an entry charged nobody in particular, which the payers of a contract owe by their shares. */
const isNobodys = ({ kind, postings }: LedgerEntry): boolean =>
  (kind === 'refund' || kind === 'fee') && postings.some(({ account, cents }) => account === 'receivable:none' && cents > 0);

/** Returns, by entry id, how an entry changes what others pay for someone, or what they pay for others. It doesn't name the others. */
function helpLines(entries: readonly LedgerEntry[], payer: string | undefined): ReadonlyMap<string, PaperEntry> {
  const lines = new Map<string, PaperEntry>();
  if (payer === undefined) return lines;
  let [sums, before] = [noSums, 0];
  for (const entry of entries) {
    sums = withEntry(sums, entry);
    const after = helpCents(sums, payer);
    const words = isNobodys(entry) ? `Part of a ${entry.kind} that named nobody` : helpWords(before, after);
    const line = { key: `${entry.id}#others`, on: bookedFor(entry), words, cents: after - before };
    if (after !== before) lines.set(entry.id, line);
    before = after;
  }
  return lines;
}

/**
 * Returns the lines of entries that changed what is owed, by everyone or by one payer, keyed by their entries. What was paid in advance counts like any
 * payment, so that its use for the funeral adds only its growth.
 */
function movedLines(entries: readonly LedgerEntry[], { receipts, payer }: OfPayer): PaperEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  let held = 0;
  return entries.flatMap((entry): PaperEntry[] => {
    const isUsed = entry.kind === 'pre-need-applied';
    const moved = isUsed ? 0 - held : heldCents(entry, { receipts, payer });
    held = isUsed ? 0 : held + moved;
    const cents = owedCents(entry, payer) + moved;
    if (cents === 0) return [];
    const taken = entry.reverses === undefined ? undefined : byId.get(entry.reverses);
    const on = bookedFor(entry);
    if (isUsed && payer !== undefined) return [{ key: entry.id, on, words: 'Paid in advance', cents }];
    const words = taken ? `Reversed: ${wordsOf(taken, receipts)}` : wordsOf(entry, receipts);
    return [{ key: entry.id, on, words: withBooked(words, entry), cents }];
  });
}

/** Returns the lines of a ledger that changed what is owed, by everyone or by one payer, in order. A payer's lines also show what others paid for them. */
export function accountLines(entries: readonly LedgerEntry[], receipts: Receipts, payer?: string): PaperEntry[] {
  const lines = new Map(movedLines(entries, { receipts, payer }).map((line) => [line.key, line]));
  const help = helpLines(entries, payer);
  return entries.flatMap(({ id }) => [lines.get(id), help.get(id)].flatMap((line) => line ?? []));
}

/** Returns one line for all that others pay for someone, or they for others; none if it's nothing. */
function allHelp(entries: readonly LedgerEntry[], payer: string | undefined): PaperEntry[] {
  const lines = [...helpLines(entries, payer).values()];
  const last = lines.at(-1);
  const cents = lines.reduce((sum, line) => sum + line.cents, 0);
  return last && cents !== 0 ? [{ ...last, words: helpWords(0, cents), cents }] : [];
}

/** Returns what moved the balance since the contract was charged, for an invoice. What was entered and taken back is left out. */
export function invoiceLines(entries: readonly LedgerEntry[], receipts: Receipts, payer?: string): PaperEntry[] {
  const taken = new Set(entries.flatMap(({ reverses }) => reverses ?? []));
  const isCharge = ({ kind }: LedgerEntry) => kind === 'charge' || kind === 'charge-change';
  const left = entries.filter((entry) => !isCharge(entry) && entry.reverses === undefined && !taken.has(entry.id));
  return [...movedLines(left, { receipts, payer }), ...allHelp(entries, payer)];
}

const besideContract = ['fee', 'finance-charge', 'write-off', 'adjustment'];

/** Returns charges and credits besides the contract and payments, of everyone or of one payer. Reversed entries are left out. */
export const extraLines = (entries: readonly LedgerEntry[], receipts: Receipts, payer?: string): PaperEntry[] => {
  const extra = new Set(entries.filter(({ kind }) => besideContract.includes(kind)).map(({ id }) => id));
  return invoiceLines(entries, receipts, payer).filter(({ key }) => extra.has(key));
};

/** Returns payments that are expected and not in the ledger yet, of everyone or of one payer: an insurer's payment, a transfer, a checkout that someone used. They lower no balance. */
export const expectedLines = (payments: Iterable<Expected>, payer?: string): PaperEntry[] =>
  [...payments]
    .filter((payment) => expectedCents(payment) > 0 && (payer === undefined || payment.payer === payer))
    .toSorted((one, other) => one.paidOn.localeCompare(other.paidOn) || one.id.localeCompare(other.id))
    .map((payment) => ({ key: payment.id, on: payment.paidOn, words: methodWords(payment), cents: payment.amountCents }));
