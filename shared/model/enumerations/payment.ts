// How a funeral is paid for, now or in advance.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists payment methods. */
export const paymentMethod = defineLabels({
  'credit-card': 'Credit Card',
  'debit-card': 'Debit Card',
  ach: 'ACH',
  check: 'Check',
  'life-insurance': 'Life Insurance',
  cash: 'Cash',
});
export type PaymentMethod = ValueOf<typeof paymentMethod>;

/** Lists card brands. */
export const cardBrand = defineLabels({
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
  other: 'Other',
});
export type CardBrand = ValueOf<typeof cardBrand>;

/** Lists payment statuses, which are computed from payments and refunds and never set (docs/decisions.md, Cases). */
export const paymentStatus = defineLabels({
  'not-paid': 'Not paid',
  'partially-paid': 'Partially paid',
  paid: 'Paid',
  invalid: 'Invalid',
});
export type PaymentStatus = ValueOf<typeof paymentStatus>;

/** Lists how a pre-need plan is funded; the home's profile keeps it as two flags (isPreNeedInsuranceFunded, isPreNeedTrustFunded). */
export const preNeedFunding = defineLabels({ insurance: 'Insurance funded', trust: 'Trust funded', both: 'Both' });
export type PreNeedFunding = ValueOf<typeof preNeedFunding>;

/** Lists whether a pre-need price is guaranteed. Compiled from general trade knowledge; not a published list. */
export const preNeedContractType = defineLabels({ guaranteed: 'Guaranteed', 'non-guaranteed': 'Non-guaranteed' });
export type PreNeedContractType = ValueOf<typeof preNeedContractType>;

/** Lists whether a pre-need contract can be revoked. Compiled from general trade knowledge; not a published list. */
export const preNeedRevocability = defineLabels({ revocable: 'Revocable', irrevocable: 'Irrevocable (Medicaid spend-down)' });
export type PreNeedRevocability = ValueOf<typeof preNeedRevocability>;

/** Lists how a pre-need plan is paid over time. Compiled from general trade knowledge; not a published list. */
export const preNeedPayment = defineLabels({
  'single-pay': 'Single pay',
  'three-year': '3-year',
  'five-year': '5-year',
  'ten-year': '10-year',
});
export type PreNeedPayment = ValueOf<typeof preNeedPayment>;
