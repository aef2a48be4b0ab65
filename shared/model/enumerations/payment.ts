// How a funeral is paid for, now or ahead.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Payment methods. */
export const paymentMethod = defineLabels({
  'credit-card': 'Credit Card',
  'debit-card': 'Debit Card',
  ach: 'ACH',
  check: 'Check',
  'life-insurance': 'Life Insurance',
  cash: 'Cash',
});
export type PaymentMethod = ValueOf<typeof paymentMethod>;

/** Card brands. */
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

/** How a pre-need plan is funded; the home's profile keeps it as two flags (isPreNeedInsuranceFunded, isPreNeedTrustFunded). */
export const preNeedFunding = defineLabels({ insurance: 'Insurance funded', trust: 'Trust funded', both: 'Both' });
export type PreNeedFunding = ValueOf<typeof preNeedFunding>;

/** Whether a pre-need price holds. Compiled from general trade knowledge; not a published list. */
export const preNeedContractType = defineLabels({ guaranteed: 'Guaranteed', 'non-guaranteed': 'Non-guaranteed' });
export type PreNeedContractType = ValueOf<typeof preNeedContractType>;

/** Whether a pre-need contract can be taken back. Compiled from general trade knowledge; not a published list. */
export const preNeedRevocability = defineLabels({ revocable: 'Revocable', irrevocable: 'Irrevocable (Medicaid spend-down)' });
export type PreNeedRevocability = ValueOf<typeof preNeedRevocability>;

/** Over what time a pre-need plan is paid. Compiled from general trade knowledge; not a published list. */
export const preNeedPayment = defineLabels({
  'single-pay': 'Single pay',
  'three-year': '3-year',
  'five-year': '5-year',
  'ten-year': '10-year',
});
export type PreNeedPayment = ValueOf<typeof preNeedPayment>;
