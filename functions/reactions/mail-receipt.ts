import * as z from 'zod';
import { paymentRecorded, refundRecorded } from '#events/catalog/payment-events.ts';
import { readPayerPart } from '#functions/cases/contract/my-contract.ts';
import { paymentReceivedLetter, refundLetter } from '#functions/letters/index.ts';
import { repliesTo, sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readCase } from '#functions/table/case.ts';
import { readContact } from '#functions/table/contact.ts';
import { ledgerKeys, moneyIn } from '#functions/table/ledger.ts';
import { readLocation } from '#functions/table/location.ts';
import { type PaymentRow, type RefundRow, readReceipts } from '#functions/table/payment.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import { ownMoneyOf } from '#shared/ledger/own-money.ts';
import type { Money } from '#shared/model/ledger.ts';
import { receiptNumber } from '#shared/statement/compose-statement.ts';
import { methodWords } from '#shared/statement/ledger-lines.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';

const schema = z.union([paymentRecorded.data, refundRecorded.data]);
type Data = z.infer<typeof schema>;
type Receipts = { payments: readonly PaymentRow[]; refunds: readonly RefundRow[] };

/** Returns whether a refund went to the payer. A bank may have taken the money back, and money of an irrevocable contract goes to another home. */
function isToPayer({ recordedBy, caseId, paymentId }: RefundRow, { payments }: Receipts, money: Money | undefined): boolean {
  const checkout = payments.find(({ id }) => id === paymentId)?.checkout;
  const isTaken = recordedBy === caseId && checkout?.concern === 'returned';
  const isTransfer = money?.preNeed?.revocability === 'irrevocable' && checkout === undefined;
  return !isTaken && !isTransfer;
}

/** Returns the payment or the refund of an event, if it still counts. */
function movedIn(data: Data, receipts: Receipts, money: Money | undefined) {
  if ('paymentId' in data) {
    const payment = receipts.payments.find(({ id }) => id === data.paymentId);
    return payment?.state === 'posted' ? { row: payment, on: payment.paidOn, entry: payment.entry } : undefined;
  }
  const refund = receipts.refunds.find(({ id }) => id === data.refundId);
  const isMeant = refund?.state === 'posted' && isToPayer(refund, receipts, money);
  return isMeant ? { row: refund, on: refund.refundedOn, entry: undefined } : undefined;
}

/** Returns which payment a refund is of, with its receipt; null for one of no payment in particular. */
function refundedOf(row: PaymentRow | RefundRow, caseNumber: string, { payments }: Receipts) {
  const paid = 'paymentId' in row && payments.find(({ id }) => id === row.paymentId);
  if (!paid || paid.entry === undefined) return null;
  return {
    amount: formatCents(paid.amountCents),
    on: formatCalendarDate(paid.paidOn),
    receipt: receiptNumber(caseNumber, payments, paid.entry),
    isByCard: paid.checkout !== undefined && paid.method !== 'ach',
  };
}

const leftOf = (cents: number | null) => {
  if (cents === null) return null;
  const is = cents > 0 ? ('owed' as const) : cents === 0 ? ('settled' as const) : ('above' as const);
  return { amount: formatCents(Math.abs(cents)), is };
};

/** Emails the payer that a payment has arrived or was refunded, with what they still owe. Sends nothing if it was taken back since. */
export const mailReceipt =
  (mail: MailPort): Handle<Data> =>
  async ({ data }, { table, sendOnce }) => {
    const { locationId, caseId } = data;
    const [home, record, receipts, items] = await Promise.all([
      readLocation(table, locationId),
      readCase(table, caseId),
      readReceipts(table, caseId),
      table.getMany([ledgerKeys.money(caseId)], { consistent: true }),
    ]);
    const money = moneyIn(items);
    const moved = movedIn(data, receipts, money);
    if (!home || !record || record.deletedOn !== undefined || !moved) return undefined;
    const { row, on, entry } = moved;
    const part = await readPayerPart({ table }, record, row.payer);
    const reader = part && (await readContact(table, caseId, part.contactId));
    if (!reader || reader.email === '') return undefined;
    const facts = {
      ...sender(),
      ...{ homeName: home.name, homePhone: home.phone, decedentName: record.decedentFullName, caseId },
      ...{ firstName: reader.firstName, hasAccount: reader.accountId !== undefined },
      ...{
        amount: formatCents(row.amountCents),
        method: methodWords(row.method === 'check' ? row : { ...row, reference: '' }),
        on: formatCalendarDate(on),
      },
      left: leftOf(ownMoneyOf(money, receipts, part)?.leftCents ?? null),
    };
    const letter =
      entry === undefined
        ? refundLetter({ ...facts, of: refundedOf(row, record.caseNumber, receipts) })
        : paymentReceivedLetter({ ...facts, receipt: receiptNumber(record.caseNumber, receipts.payments, entry) });
    await sendOnce(mail, { to: reader.email, ...repliesTo(home), ...letter });
    return undefined;
  };

export const handler = reaction('mail-receipt', schema, mailReceipt(sesMail()));
