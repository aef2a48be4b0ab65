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

type SetUp = { state: CardPaymentsState | 'left'; due: readonly CardRequirement[]; paysOut: boolean };

/** Returns whether a home has nothing left to do at the card processor: its account is being reviewed, or takes payments and sends them to the home's bank. */
export const isFullySetUp = ({ state, due, paysOut }: SetUp): boolean =>
  due.length === 0 && (state === 'in-review' || (state === 'on' && paysOut));
