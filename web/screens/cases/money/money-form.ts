import type { CaseAmounts } from '#shared/contract/case-payments-views.ts';
import { CARD_NUMBER, hasCardNumber } from '#shared/ledger/card-number.ts';
import { type CardBrand, cardBrand, type PaymentMethod, paymentMethod } from '#shared/model/enumerations/payment.ts';
import type { Payment } from '#shared/model/payment.ts';
import { isCalendarDate } from '#shared/values/dates.ts';
import { formatCents, parseCents } from '#shared/values/money.ts';

/** What a form asks of money that came in or went out. */
export type MoneyFields = {
  amount: string;
  method: string;
  day: string;
  cardBrand: string;
  cardLastFour: string;
  reference: string;
  /** The note of a payment, the reason of a refund. */
  words: string;
};
export type Faults = Partial<Record<keyof MoneyFields, string>>;

/** Returns whether a card moved it. */
export const isByCard = (method: string): boolean => method === 'credit-card' || method === 'debit-card';

/** Returns the cents that were typed; undefined for what isn’t an amount above zero. */
export function centsOf(amount: string): number | undefined {
  const cents = parseCents(amount);
  return cents !== undefined && cents > 0 ? cents : undefined;
}

/** Writes cents as they are typed. */
export const typedCents = (cents: number): string => formatCents(cents).replace('$', '');

/** Finds what is wrong with an amount. */
export const amountFault = (amount: string): string | undefined =>
  centsOf(amount) === undefined ? 'Enter an amount above zero, like 25.00.' : undefined;

/** Finds the number of a card, which never leaves the browser. */
const cardFault = (text: string): string | undefined => (hasCardNumber(text) ? CARD_NUMBER : undefined);

/** Finds what is wrong with a reason, which can’t be left out. */
export const reasonFault = (reason: string): string | undefined => (reason.trim() === '' ? 'Please say why.' : cardFault(reason));

/** Finds what is wrong with a day that has to be over or today. */
export const dayFault = (day: string, today: string): string | undefined => {
  if (!isCalendarDate(day)) return 'Enter a date.';
  return day > today ? 'This day is in the future.' : undefined;
};

/** Finds what can be found before money is recorded. */
export function faultsOf(fields: MoneyFields, { today, needsWords }: { today: string; needsWords: boolean }): Faults {
  const { amount, method, day, cardLastFour, reference, words } = fields;
  const isDigits = !isByCard(method) || cardLastFour === '' || /^\d{4}$/.test(cardLastFour);
  const found: Record<keyof MoneyFields, string | undefined> = {
    amount: amountFault(amount),
    method: paymentMethod.has(method) ? undefined : 'Choose how it was paid.',
    day: dayFault(day, today),
    cardBrand: undefined,
    cardLastFour: isDigits ? undefined : 'Enter the last four digits.',
    reference: cardFault(reference),
    words: needsWords ? reasonFault(words) : cardFault(words),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
}

/** Returns what is sent of money that came in or went out. A card is named only of what a card moved. */
export function movedOf({ amount, method, cardBrand: brand, cardLastFour, reference }: MoneyFields) {
  const card = isByCard(method)
    ? { ...(cardBrand.has(brand) ? { cardBrand: brand as CardBrand } : {}), ...(cardLastFour ? { cardLastFour } : {}) }
    : {};
  return { amountCents: centsOf(amount) ?? 0, method: method as PaymentMethod, ...card, reference: reference.trim() };
}

/** The fields as calls name them, for what the server finds wrong. */
const sentAs: Readonly<Record<string, keyof MoneyFields>> = {
  amountCents: 'amount',
  paidOn: 'day',
  refundedOn: 'day',
  note: 'words',
  reason: 'words',
};

/** Returns what the server found wrong by the form’s names. */
export const serverFaults = (errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [sentAs[field] ?? field, message]));

type Owing = Pick<CaseAmounts, 'dueCents' | 'payers'>;

/** Returns whether more than one person has a part in what is owed, also those who are paid up. */
export const isShared = ({ payers }: Pick<CaseAmounts, 'payers'>): boolean =>
  payers.filter(({ contactId }) => contactId !== null).length > 1;

/** Returns by how much an amount is more than what its payer owes of a signed contract that several people pay, US cents; 0 if it isn’t. */
export function abovePart({ dueCents, payers }: Owing, payer: string, cents: number): number {
  const part = payers.find(({ contactId }) => contactId === payer);
  return dueCents === null || !part || !isShared({ payers }) ? 0 : Math.max(0, cents - Math.max(0, part.owedCents));
}

/** What a form asks of a change of the balance by hand. */
export type AdjustingFields = { amount: string; payer: string; reason: string };

/** Finds what keeps a change of the balance from being recorded: more than is owed, in all or by the payer who was chosen, and a fee of several payers that doesn’t say whose it is. */
export function adjustingFaults(
  kind: string,
  { amount, payer, reason }: AdjustingFields,
  { balanceCents, payers }: Pick<CaseAmounts, 'balanceCents' | 'payers'>,
): Partial<AdjustingFields> {
  const owed = payer ? (payers.find(({ contactId }) => contactId === payer)?.owedCents ?? 0) : balanceCents;
  const most = Math.max(0, owed);
  const isTooMuch = kind !== 'fee' && (centsOf(amount) ?? 0) > most;
  const found = {
    amount:
      amountFault(amount) ?? (isTooMuch ? `Only ${formatCents(most)} is owed${payer ? ' by this person' : ''}.` : undefined),
    payer: kind === 'fee' && !payer && isShared({ payers }) ? 'Choose who pays the fee.' : undefined,
    reason: reasonFault(reason),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
}

type Check = Pick<Payment, 'method' | 'amountCents' | 'reference' | 'payer' | 'state'>;
const numberOf = ({ reference }: Pick<Check, 'reference'>): string => reference.replace(/\s/g, '').toLowerCase();

/** Finds a recorded check with the same number and amount that still counts. A check that names nobody matches any payer: it gets the only payer once it’s recorded. */
export const sameCheck = <Recorded extends Check>(
  payments: readonly Recorded[],
  check: Omit<Check, 'state'>,
): Recorded | undefined =>
  check.method !== 'check' || numberOf(check) === ''
    ? undefined
    : payments.find(
        (each) =>
          each.method === 'check' &&
          each.state === 'posted' &&
          each.amountCents === check.amountCents &&
          numberOf(each) === numberOf(check) &&
          (!each.payer || !check.payer || each.payer === check.payer),
      );
