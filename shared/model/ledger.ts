import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { calendarDate, cents, guid, instant, line, signedCents } from '../values/schemas.ts';
import { ledgerEntryKind } from './enumerations/ledger.ts';
import { paymentStatus } from './enumerations/payment.ts';
import { preNeedTermsSchema } from './funding.ts';

/** The most postings of one entry, and the most entries of one ledger. */
const MAX_POSTINGS = 60;
export const MAX_LEDGER_ENTRIES = 1_000;

/** The accounts that every home has. `receivable:<contact>` and `tax:<tax>` are added to them; `receivable:none` is owed by nobody named yet. */
const fixedAccounts = [
  'cash',
  'checks',
  'card-clearing',
  'ach-clearing',
  'insurance-clearing',
  'revenue:services',
  'revenue:merchandise',
  'discounts',
  'cash-advances',
  'finance-charges',
  'fees',
  'write-offs',
  'processor-fees',
  'pre-need-trust',
  'pre-need-obligation',
  'pre-need-difference',
] as const;
export type FixedAccount = (typeof fixedAccounts)[number];
export type Account = FixedAccount | `receivable:${string}` | `tax:${string}`;

const accountPattern = new RegExp(`^(?:${fixedAccounts.join('|')}|receivable:(?:none|[0-9a-f-]{36})|tax:[0-9a-f-]{36})$`);
const accountSchema = z.string().max(60).regex(accountPattern, 'Not an account');

/** Describes one side of an entry, US cents: a debit is positive, a credit negative. */
const postingSchema = lazyObject(() => ({
  account: accountSchema,
  cents: signedCents.refine((value) => value !== 0, 'Not zero'),
}));
export type Posting = z.infer<typeof postingSchema>;

/**
 * Describes what an entry of the ledger's chain says (`ChainEntry.data`). Its postings add up to 0. A reversal names the entry that it takes back, by its id.
 */
export const ledgerEntrySchema = lazyObject(() => ({
  id: guid,
  kind: z.enum(ledgerEntryKind.values),
  effectiveOn: calendarDate,
  /** The day that it was for, if that was closed already. */
  lateFor: calendarDate.optional(),
  reason: line(400).optional(),
  /** The entry that this one takes back. */
  reverses: guid.optional(),
  /** What it's about: a payment, a refund, a version of the contract. */
  paymentId: guid.optional(),
  refundId: guid.optional(),
  contractVersion: z.int().min(1).optional(),
  /** The month that a finance charge is for. */
  period: lazyObject(() => ({ from: calendarDate, to: calendarDate })).optional(),
  locationId: guid,
  postings: z.array(postingSchema).min(2).max(MAX_POSTINGS),
})).refine(({ postings }) => postings.reduce((sum, each) => sum + each.cents, 0) === 0, 'The postings of an entry add up to 0');
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/**
 * Describes the sums of a case's ledger, US cents, kept beside the end of its chain (`~MONEY`): what a replay of the entries leads to. `balanceCents` is
 * what is still owed, negative for what is owed back.
 */
export const moneySchema = lazyObject(() => ({
  chargedCents: cents,
  discountsCents: cents,
  taxesCents: cents,
  feesCents: cents,
  financeChargesCents: cents,
  paidCents: cents,
  refundedCents: cents,
  pendingCents: cents,
  writtenOffCents: cents,
  balanceCents: signedCents,
  /** What the signed contract charges; null while none is, as before a funeral that is paid for in advance. Below zero if more was written off than is charged by now. */
  dueCents: signedCents.nullable(),
  status: z.enum(paymentStatus.values),
  dueOn: calendarDate.nullable(),
  /** What each payer owes by the ledger, by contact: negative for money that they paid without owing it. `owedShares` returns what each still owes. */
  owedBy: z.record(line(60), signedCents),
  /** Each payer's charges from the contract, by contact. Older sums don't have it. */
  shares: z.record(line(60), signedCents).optional(),
  /** Who pays the contract by its version in force, also with a share of $0.00, and of a void one, by its last. Older sums don't have it. */
  namedPayers: z.array(guid).optional(),
  /** By how much more was refunded of a payment than came in with it, by payment. A bank may take back what is on its way to the payer. Left out if there is none. */
  refundedPast: z.record(guid, cents).optional(),
  /** What is held for a pre-need contract: payments, with the growth of their trust less its fees. 0 once an at-need contract has used it. */
  preNeedCents: signedCents,
  /** What of it a trust holds. */
  trustCents: signedCents,
  /** The terms of the pre-need contract that holds; null without one. */
  preNeed: preNeedTermsSchema.nullable(),
  updatedOn: instant,
}));
export type Money = z.infer<typeof moneySchema>;
