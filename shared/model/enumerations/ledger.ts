// What the ledger of a case says about its entries and payments.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists kinds of entries of a ledger. */
export const ledgerEntryKind = defineLabels({
  charge: 'Charges of the contract',
  'charge-change': 'Change to the contract',
  payment: 'Payment',
  refund: 'Refund',
  'write-off': 'Write-off',
  adjustment: 'Adjustment',
  fee: 'Fee',
  'finance-charge': 'Finance charge',
  'processor-fee': 'Processor’s fee',
  'pre-need-deposit': 'Deposits toward the pre-need contract',
  'pre-need-applied': 'Pre-need funds applied',
  'trust-deposit': 'Deposit in the trust',
  'trust-growth': 'Growth of the trust',
  'trust-fee': 'Fee of the trust',
  'trust-payout': 'Paid out by the trust',
  reversal: 'Reversal',
});
export type LedgerEntryKind = ValueOf<typeof ledgerEntryKind>;

/** Lists what became of a payment. Only a posted one counts. */
export const paymentState = defineLabels({
  pending: 'Pending',
  posted: 'Posted',
  failed: 'Failed',
  reversed: 'Reversed',
});
export type PaymentState = ValueOf<typeof paymentState>;

/** Lists how far a payment is that somebody makes by a link to the card processor's page. */
export const checkoutState = defineLabels({
  open: 'Waiting for payment',
  processing: 'Being processed',
  held: 'Needs your decision',
  paid: 'Paid',
  failed: 'Failed',
  canceled: 'Canceled',
  returned: 'Returned by the bank',
  refunded: 'Sent back',
});
export type CheckoutState = ValueOf<typeof checkoutState>;

/** Lists why money that came by a link waits for a decision, or has to be looked at. */
export const checkoutConcern = defineLabels({
  'other-amount': 'A different amount arrived than you asked for.',
  'after-cancel': 'It was paid after the link was canceled.',
  'above-due': 'It’s more than is due.',
  disputed: 'The payer disputes it with their bank.',
  returned: 'The bank took the money back.',
  'refund-sent': 'A refund that you took back was sent after all. Check that it isn’t recorded twice.',
});
export type CheckoutConcern = ValueOf<typeof checkoutConcern>;

/** Lists where the money of an insurance policy stands that a family assigned to the home. */
export const assignmentStage = defineLabels({ assigned: 'Assigned', verified: 'Verified', funded: 'Funded' });
export type AssignmentStage = ValueOf<typeof assignmentStage>;

/** Lists the ages of what is owed, by days past the due date. */
export const agingBucket = defineLabels({
  current: 'Current',
  'days-1-30': '1–30 days',
  'days-31-60': '31–60 days',
  'days-61-90': '61–90 days',
  'over-90': 'Over 90 days',
  credit: 'Credits',
});
export type AgingBucket = ValueOf<typeof agingBucket>;

/** Lists how money is counted at the end of a day: what is in the drawer, and what banks, processors, and insurers report. */
export const closeMethod = defineLabels({
  cash: 'Cash',
  checks: 'Checks',
  cards: 'Cards',
  ach: 'Bank transfers',
  insurance: 'Insurance',
});
export type CloseMethod = ValueOf<typeof closeMethod>;
