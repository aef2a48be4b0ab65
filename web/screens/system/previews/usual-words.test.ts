import { expect, it } from 'vitest';
import type { DisplayService } from '#shared/model/display-service.ts';
import { usualWords } from './usual-words.ts';

const costing = (...mappings: object[]) => usualWords({ mappings, questions: [] } as unknown as DisplayService);
const hearse = { serviceId: 'hearse', priceCents: 15_000 };

it('adds what is charged without a rule, and nothing that is switched off, as the planner does', () => {
  expect(costing({ ...hearse, shouldShow: true }).words).toBe('+$150.00');
  expect(costing({ ...hearse, shouldShow: false }).words).toBe('No extra cost');
  expect(costing({ ...hearse, shouldShow: false, quantity: { var: 'miles' } }).words).toBe('No extra cost');
});

it('says that a rule decides about the price', () => {
  expect(costing({ ...hearse, shouldShow: false, logic: { var: 'isVeteran' } }).words).toBe('The price depends on your answers');
  expect(costing({ ...hearse, shouldShow: true }, { ...hearse, shouldShow: false, logic: true }).hint).toMatch(/answers$/);
});
