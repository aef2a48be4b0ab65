// What a contract for a funeral in the future does to the ledger of its case, and what it becomes when the person has died.
import type { NewEntry } from '#functions/cases/money/post-entries.ts';
import { appliedFunds, appliedPostings, depositPostings } from '#shared/ledger/pre-need.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import type { PreNeedTerms } from '#shared/model/funding.ts';
import type { Money } from '#shared/model/ledger.ts';

/** Tells whether a statement is for a funeral in the future. */
export const isPreNeed = ({ funding }: Pick<Statement, 'funding'>): boolean => funding != null && funding.turned === undefined;

/** Tells whether a statement is that of the funeral, and takes the place of a pre-need contract. */
export const isTurning = (before: Statement | null | undefined, after: Pick<Statement, 'funding'>): boolean =>
  before != null && isPreNeed(before) && after.funding?.turned !== undefined;

/** Returns what a statement agreed on that holds for the one that amends it. The statement of a funeral follows today's list, with its guarantees as reductions. */
export const agreedBefore = (before: Statement | undefined, after: Statement): Statement | undefined =>
  isTurning(before, after) ? undefined : before;

/** Returns the terms that the ledger goes by while a pre-need contract holds. */
export function preNeedTermsOf({ funding, totals }: Statement): PreNeedTerms {
  const { kind = 'trust', revocability = 'revocable', trust } = funding ?? {};
  const { trustPpm = 0, trustDays = 0 } = trust ?? {};
  return { dueCents: totals.totalCents, kind, revocability, trustPpm, trustDays };
}

type Dated = Pick<NewEntry, 'id' | 'effectiveOn' | 'contractVersion'>;

/** Returns the entry that makes deposits receipts of a pre-need contract, which charges nothing before the funeral. */
export const depositEntry = (dated: Dated, money: Money): NewEntry => ({
  ...dated,
  kind: 'pre-need-deposit',
  postings: depositPostings(money),
});

/** Returns the entry that uses what was held for a pre-need contract for what the funeral costs. */
export const appliedEntry = (
  dated: Dated,
  money: Money,
  { before, after }: { before: Statement; after: Statement },
): NewEntry => ({
  ...dated,
  kind: 'pre-need-applied',
  postings: appliedPostings(appliedFunds(money, before), after),
});
