import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { cents, lines } from '../values/schemas.ts';
import { MAX_STANDING_TERMS, MAX_TERM_DAYS } from './limits.ts';

/** The most that a finance charge may be, in millionths a month: 5%. States allow less. */
const MAX_FINANCE_PPM = 50_000;
/** The highest fee of a returned check, US cents. States allow less. */
const MAX_CHECK_FEE = 10_000;

/**
 * Describes a finance charge: millionths a month (15,000 is 1.5%) of what is overdue by more than `graceDays`, without interest on interest. Regulation Z
 * (12 CFR 1026) and a state's caps may apply.
 */
export const financeChargeSchema = lazyObject(() => ({
  monthlyPpm: z.int().min(1, 'Enter a rate above 0%.').max(MAX_FINANCE_PPM, 'Enter 5% or less.'),
  graceDays: z.int().min(0).max(MAX_TERM_DAYS),
}));
export type FinanceCharge = z.infer<typeof financeChargeSchema>;

/** What is charged, and what is allowed, by a home's terms. */
const chargeRules = () => ({
  returnedCheckFeeCents: cents.min(1, 'Enter a fee above $0.').max(MAX_CHECK_FEE, 'Enter $100 or less.').nullable(),
  financeCharge: financeChargeSchema.nullable(),
  /** Whether a cash advance may cost the family more than the home, or the home keeps a rebate; the third sentence is then due (16 CFR 453.3(f)(2)). */
  allowsMarkup: z.boolean(),
  /** Days after signing in which the actual charges of cash advances are to be given; null for no such rule. Arizona has 15 (R4-12-307(B)). */
  actualsWithinDays: z.int().min(1, 'Enter at least 1 day.').max(MAX_TERM_DAYS).nullable(),
});

/**
 * Describes what a version of a contract freezes of its home's terms, because what is charged later follows from what was signed. Its terms say it in words
 * (`termsInFull`). Without a returned check fee or a finance charge, none is charged.
 */
export const contractRulesSchema = lazyObject(() => ({
  ...chargeRules(),
  /** Whether the total is due on the day of the last signature, unless the statement has another date. */
  isDueOnSigning: z.boolean(),
}));
export type ContractRules = z.infer<typeof contractRulesSchema>;

/** Describes what a home sets once for its contracts. What a contract has already isn't changed by it. */
export const contractTermsSchema = lazyObject(() => ({
  ...chargeRules(),
  /** What the terms of a new contract begin with. */
  text: lines(MAX_STANDING_TERMS),
  /** Days from the arrangements until the total is due. 0 is on signing, and null is no date until someone sets one. */
  dueInDays: z.int().min(0).max(MAX_TERM_DAYS).nullable(),
}));
export type ContractTerms = z.infer<typeof contractTermsSchema>;

/** The terms of a home that has set none. Written out, because parsing it would build its schemas whenever it's loaded. */
export const noContractTerms: ContractTerms = {
  text: '',
  dueInDays: null,
  returnedCheckFeeCents: null,
  financeCharge: null,
  allowsMarkup: false,
  actualsWithinDays: null,
};
