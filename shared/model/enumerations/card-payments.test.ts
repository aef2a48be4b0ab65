import { expect, it } from 'vitest';
import { newTrouble } from './card-payments.ts';

const on = { state: 'on', due: [], paysOut: true } as const;
const paused = { state: 'paused', due: ['proof'], paysOut: false } as const;

it.each([
  ['a pause', on, paused, 'paused'],
  ['something else that Stripe needs meanwhile', paused, { ...paused, due: ['people', 'proof'] }, 'paused'],
  ['a review that stops payments', on, { ...on, state: 'in-review' }, 'in-review'],
  ['payouts that stop', on, { ...on, paysOut: false }, 'no-payouts'],
  ['an account that was disconnected', paused, { ...on, state: 'left' }, 'left'],
] as const)('tells of %s', (_what, before, after, trouble) => {
  expect(newTrouble(before, after)).toBe(trouble);
});

it.each([
  ['the same pause', paused, paused],
  ['a pause that ends', paused, on],
  ['something that Stripe needs by and by', on, { ...on, due: ['people'] }],
  ['the review of a new account', { ...on, state: 'unfinished', paysOut: false }, { ...on, state: 'in-review', paysOut: false }],
  ['payouts that have never begun', { ...on, state: 'in-review', paysOut: false }, { ...on, paysOut: false }],
  ['an account that was never set up', { ...on, state: 'unfinished' }, { ...on, state: 'left' }],
] as const)('doesn’t tell of %s', (_what, before, after) => {
  expect(newTrouble(before, after)).toBeNull();
});
