// The state of a home's card payments.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists the states of a home's own account at the card processor. Families can pay by card only while it's `on`. */
export const cardPaymentsState = defineLabels({
  'not-set-up': 'Not set up',
  unfinished: 'Not finished',
  'in-review': 'Being reviewed',
  on: 'On',
  paused: 'Paused',
});
export type CardPaymentsState = ValueOf<typeof cardPaymentsState>;

/** Lists what the card processor still asks a home for, in groups: the processor has a name for every single field. */
export const cardRequirement = defineLabels({
  business: 'Details about the business',
  people: 'Details about the people who own or run it',
  proof: 'Documents that prove your identity or your business',
  'bank-account': 'A bank account for the money',
  terms: 'Agreement to the card processor’s terms',
  other: 'Other information that the card processor asks for',
});
export type CardRequirement = ValueOf<typeof cardRequirement>;

/** Lists what may go wrong with an account that a home has set up, as its owner and admins are told. */
export const cardPaymentsTrouble = defineLabels({
  paused: 'Stripe paused your card payments',
  'in-review': 'Stripe paused your card payments to review your account',
  'no-payouts': 'Stripe stopped sending money to your bank',
  left: 'Your Stripe account is no longer connected',
});
export type CardPaymentsTrouble = ValueOf<typeof cardPaymentsTrouble>;

/** How somebody pays on the card processor's page. */
export type CheckoutWay = 'card' | 'ach';

type SetUp = { state: CardPaymentsState | 'left'; due: readonly CardRequirement[]; paysOut: boolean };

/** Returns whether a home has nothing left to do at the card processor: its account is being reviewed, or takes payments and sends them to the home's bank. */
export const isFullySetUp = ({ state, due, paysOut }: SetUp): boolean =>
  due.length === 0 && (state === 'in-review' || (state === 'on' && paysOut));

/** Returns what has gone wrong with a home's account since it was `before`; null if nothing has, or its people have been told already. */
export function newTrouble(before: SetUp, after: SetUp): CardPaymentsTrouble | null {
  const isSame = before.state === after.state;
  const asksForOther = after.due.length > 0 && after.due.join() !== before.due.join();
  if (after.state === 'paused') return isSame && !asksForOther ? null : 'paused';
  if (after.state === 'left') return before.state === 'unfinished' ? null : 'left';
  if (after.state === 'in-review') return before.state === 'on' ? 'in-review' : null;
  return after.state === 'on' && before.paysOut && !after.paysOut ? 'no-payouts' : null;
}
