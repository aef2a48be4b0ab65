import type { Payment, Refund } from '#shared/model/payment.ts';
import { caseKeys } from './case-keys.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** A payment or a refund as it is stored, with how often it was written. What counts is in the ledger; a row says it in one place. */
export type PaymentRow = Payment & { version: number };
export type RefundRow = Refund & { version: number };

/** A case is found by the id of a payment or a refund alone, which is all that a call that takes one back knows. */
export const receiptKeys = {
  payment: (id: string): Key => ({ pk: `PAYMENT#${id}`, sk: 'PAYMENT' }),
  refund: (id: string): Key => ({ pk: `REFUND#${id}`, sk: 'REFUND' }),
};

const placeWrite = (key: Key, caseId: string): Write => ({ put: toItem('receipt-place', key, { caseId }), unless: 'exists' });

const paymentItem = (payment: Payment, version: number): Item =>
  toItem('payment', caseKeys.payment(payment.caseId, payment.id), payment, version);
const refundItem = (refund: Refund, version: number): Item =>
  toItem('refund', caseKeys.refund(refund.caseId, refund.id), refund, version);

/** Returns a new payment, and the row that finds its case. */
export const paymentCreation = (payment: Payment): Write[] => [
  placeWrite(receiptKeys.payment(payment.id), payment.caseId),
  { put: paymentItem(payment, 1), unless: 'exists' },
];

/** Returns a new refund, and the row that finds its case. */
export const refundCreation = (refund: Refund): Write[] => [
  placeWrite(receiptKeys.refund(refund.id), refund.caseId),
  { put: refundItem(refund, 1), unless: 'exists' },
];

/** Replaces a payment that is still as it was read. */
export const paymentSave = ({ version, ...payment }: PaymentRow): Write => ({
  put: paymentItem(payment, version + 1),
  ifVersion: version,
});

/** Replaces a refund that is still as it was read. */
export const refundSave = ({ version, ...refund }: RefundRow): Write => ({
  put: refundItem(refund, version + 1),
  ifVersion: version,
});

const rowOf = <Row>(item: Item): Row => ({ ...fromItem<object>(item), version: item.version }) as Row;
const rowsIn = <Row>(items: readonly Item[], entityType: string): Row[] =>
  items.filter((item) => item.entityType === entityType).map((item) => rowOf<Row>(item));

/** Returns the payments among rows that were read together. */
export const paymentsIn = (items: readonly Item[]): PaymentRow[] => rowsIn(items, 'payment');
/** Returns the refunds among rows that were read together. */
export const refundsIn = (items: readonly Item[]): RefundRow[] => rowsIn(items, 'refund');

/** Reads which case a payment or a refund is of. */
export const readReceiptPlace = async (table: Table, key: Key): Promise<string | undefined> =>
  (await table.get(key, { consistent: true }))?.caseId as string | undefined;

/** Reads all payments and refunds of a case: one query. */
export async function readReceipts(table: Table, caseId: string): Promise<{ payments: PaymentRow[]; refunds: RefundRow[] }> {
  const items = await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'RECEIPT#', consistent: true });
  return { payments: paymentsIn(items), refunds: refundsIn(items) };
}
