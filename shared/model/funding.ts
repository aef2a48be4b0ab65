import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { cents, line, lines, requiredLine, signedCents } from '../values/schemas.ts';
import { preNeedContractType, preNeedPayment, preNeedRevocability } from './enumerations/payment.ts';

/** A contract is funded in one way. A home offers either, or both (`preNeedFunding`). */
export const fundingKinds = ['trust', 'insurance'] as const;
export type FundingKind = (typeof fundingKinds)[number];

/** Describes where payments are held in trust: how much of each goes there, in millionths, and within how many days. States differ, so each contract says so itself. */
const trustSchema = lazyObject(() => ({
  depositary: requiredLine(200),
  /** The account or sub-account at the depositary. */
  account: line(60).default(''),
  trustPpm: z.int().min(1, 'Enter a share above zero.').max(1_000_000, 'At most all of a payment goes to the trust.'),
  trustDays: z.int().min(0).max(365, 'Enter at most 365 days.'),
}));
export type TrustTerms = z.infer<typeof trustSchema>;

/** Describes the policy that pays for a funeral. Premiums go to the insurer. */
const policySchema = lazyObject(() => ({
  insurer: requiredLine(200),
  policyNumber: requiredLine(60),
  faceCents: cents.min(1, 'Enter an amount above zero.'),
  /** How what it pays grows, in the policy's words. */
  growth: line(200).default(''),
}));

/** Describes what a line cost when it was guaranteed, after reductions, US cents, by its key (`PricedLine.key`). An allowance of a package is negative. */
const guaranteedPriceSchema = lazyObject(() => ({
  key: line(120),
  quantity: z.int().min(1),
  cents: signedCents,
}));
export type GuaranteedPrice = z.infer<typeof guaranteedPriceSchema>;

/** Describes which prices a pre-need contract guarantees, by section. What a package includes is guaranteed as services are. */
const guaranteesSchema = lazyObject(() => ({
  services: z.enum(preNeedContractType.values),
  merchandise: z.enum(preNeedContractType.values),
  /** Usually not guaranteed: others set these prices. */
  cashAdvances: z.enum(preNeedContractType.values),
}));
export type Guarantees = z.infer<typeof guaranteesSchema>;

/**
 * Describes how a contract for a funeral in the future is paid for, and what it promises. Once the person has died, `turned` says from which version the
 * at-need statement comes, and which prices that one guaranteed.
 */
export const fundingSchema = lazyObject(() => ({
  kind: z.enum(fundingKinds),
  guarantees: guaranteesSchema,
  revocability: z.enum(preNeedRevocability.values),
  payment: z.enum(preNeedPayment.values),
  trust: trustSchema.optional(),
  insurance: policySchema.optional(),
  /** The right to cancel as the home's state has it. There is no default: the law of each state differs. */
  cancellation: lines(2000).default(''),
  turned: lazyObject(() => ({ version: z.int().min(1), prices: z.array(guaranteedPriceSchema).max(200) })).optional(),
})).refine((each) => (each.kind === 'trust' ? each.trust : each.insurance) !== undefined, 'Say where the money is.');
export type Funding = z.infer<typeof fundingSchema>;

/** Describes what the ledger goes by while a pre-need contract holds: what it comes to, and how its payments are kept. */
export const preNeedTermsSchema = lazyObject(() => ({
  dueCents: cents,
  kind: z.enum(fundingKinds),
  revocability: z.enum(preNeedRevocability.values),
  trustPpm: z.int().min(0).max(1_000_000),
  trustDays: z.int().min(0).max(365),
}));
export type PreNeedTerms = z.infer<typeof preNeedTermsSchema>;
