// What the ledger says of a funeral that is paid for in advance: nothing is revenue before the funeral.
import type { Statement, StatementLine } from '../model/contract-version.ts';
import type { PaymentMethod } from '../model/enumerations/payment.ts';
import type { PreNeedTerms } from '../model/funding.ts';
import type { Account, Money, Posting } from '../model/ledger.ts';
import type { Payment } from '../model/payment.ts';
import { allocate } from '../pricing/allocate.ts';
import { addDays } from '../values/dates.ts';
import { assetOf, pair, receivable } from './postings.ts';

const OBLIGATION = 'pre-need-obligation';
const TRUST = 'pre-need-trust';

/** Returns the postings that make deposits receipts of a pre-need contract, once that is signed. None without deposits. */
export function depositPostings({ owedBy }: Pick<Money, 'owedBy'>): Posting[] {
  const deposits = Object.entries(owedBy).filter(([, cents]) => cents < 0);
  const sum = deposits.reduce((all, [, cents]) => all - cents, 0);
  if (sum === 0) return [];
  return [
    ...deposits.map(([payer, cents]) => ({ account: `receivable:${payer}` as Account, cents: 0 - cents })),
    { account: OBLIGATION, cents: -sum },
  ];
}

/** Returns whether a contract guarantees the price of a line. What a package includes is guaranteed as services are. */
export function isGuaranteed({ funding }: Pick<Statement, 'funding'>, { section }: Pick<StatementLine, 'section'>): boolean {
  if (!funding) return false;
  const { services, merchandise, cashAdvances } = funding.guarantees;
  if (section === 'services' || section === 'package') return services === 'guaranteed';
  if (section === 'merchandise') return merchandise === 'guaranteed';
  return section === 'cash-advances' && cashAdvances === 'guaranteed';
}

/** What is held for a pre-need contract once the funeral is charged, US cents. */
export type AppliedFunds = {
  /** All that is held: payments, and the growth of the trust or policy. */
  heldCents: number;
  /** What of it lowers what is owed. */
  creditCents: number;
  /** What the home keeps of the growth of guaranteed prices; negative for what it bears of a loss. */
  differenceCents: number;
};

type Held = Pick<Money, 'preNeedCents' | 'paidCents' | 'refundedCents'>;

/**
 * Returns how what is held pays for the funeral. Payments are the family's. What a trust earned or lost since, and what a policy pays above the price of the contract,
 * belongs to the home for the guaranteed part of that price, and to the family for the rest, in proportion.
 */
export function appliedFunds({ preNeedCents: heldCents, paidCents, refundedCents }: Held, contract: Statement): AppliedFunds {
  const netCents = paidCents - refundedCents;
  const { totalCents } = contract.totals;
  const payments = contract.funding?.kind === 'insurance' ? Math.min(netCents, totalCents) : netCents;
  const growthCents = heldCents - payments;
  const guaranteed = contract.lines.reduce((sum, line) => (isGuaranteed(contract, line) ? sum + line.amountCents : sum), 0);
  const ofGuaranteed = Math.max(0, Math.min(guaranteed, totalCents));
  const [differenceCents = 0] = totalCents > 0 ? allocate(growthCents, [ofGuaranteed, totalCents - ofGuaranteed]) : [];
  return { heldCents, creditCents: heldCents - differenceCents, differenceCents };
}

/** Returns the postings that use what is held for what the payers of the at-need contract owe, in proportion to their shares. None if nothing is held. */
export function appliedPostings({ heldCents, creditCents, differenceCents }: AppliedFunds, { payers }: Statement): Posting[] {
  const shares = payers.map(({ shareCents }) => shareCents);
  const credits = shares.some((share) => share > 0) ? allocate(creditCents, shares) : [creditCents];
  const owed = credits.map((cents, at) => ({ account: receivable(payers[at]?.contactId), cents: 0 - cents }));
  return [
    { account: OBLIGATION, cents: heldCents },
    { account: 'pre-need-difference' as const, cents: 0 - differenceCents },
    ...owed,
  ].filter(({ cents }) => cents !== 0);
}

/** What happens to the money of a trust. It grows, or costs a fee, before the funeral; it pays out for it. */
export type TrustChange = 'growth' | 'fee' | 'payout';

/** Returns the postings of a payment that was moved to the trust. */
export const trustDepositPostings = (method: PaymentMethod, amountCents: number): Posting[] =>
  pair(TRUST, assetOf(method), amountCents);

/** Returns the postings of what happened to the money of a trust; `method` says how it paid out. */
export function trustPostings(kind: TrustChange, amountCents: number, method: PaymentMethod): Posting[] {
  if (kind === 'growth') return pair(TRUST, OBLIGATION, amountCents);
  return kind === 'fee' ? pair(OBLIGATION, TRUST, amountCents) : pair(assetOf(method), TRUST, amountCents);
}

/** Returns whether payments of a pre-need contract have to be in a trust. Those of a void one don't: it's for nothing. */
export const needsTrust = ({ kind, dueCents }: Pick<PreNeedTerms, 'kind' | 'dueCents'>): boolean =>
  kind === 'trust' && dueCents !== 0;

type Trusted = Pick<Payment, 'state' | 'amountCents' | 'refundedCents' | 'trustedCents' | 'paidOn'>;

/** Returns what of a payment still has to go to the trust, US cents, and by when. A part of a cent counts as a whole one. Null if nothing does. */
export function toTrust(
  { state, amountCents, refundedCents, trustedCents = 0, paidOn }: Trusted,
  terms: PreNeedTerms,
): { cents: number; by: string } | null {
  const { trustPpm, trustDays } = terms;
  if (!needsTrust(terms) || state !== 'posted') return null;
  const share = Number((BigInt(amountCents - refundedCents) * BigInt(trustPpm) + 999_999n) / 1_000_000n);
  const cents = share - trustedCents;
  return cents > 0 ? { cents, by: addDays(paidOn, trustDays) } : null;
}
