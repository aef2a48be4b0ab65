import { expect, it } from 'vitest';
import { type FundingFields, fundingFaults, fundingLabels, parsePpm } from './funding-rules.ts';

const empty = Object.fromEntries(Object.keys(fundingLabels).map((name) => [name, ''])) as FundingFields;
const chosen = { services: 'guaranteed', merchandise: 'guaranteed', cashAdvances: 'non-guaranteed', revocability: 'revocable' };
const faultsOf = (fields: Partial<FundingFields>) =>
  Object.entries(fundingFaults({ ...empty, ...chosen, payment: 'single-pay', ...fields })).flatMap(([name, fault]) =>
    fault === undefined ? [] : [name],
  );

it('reads a share of a payment, and nothing that isn’t one', () => {
  expect(['90%', ' 100 ', '62.5 %', '0.0001'].map(parsePpm)).toEqual([900_000, 1_000_000, 625_000, 1]);
  expect(['', 'all', '1000', '-5', '1.23456'].map(parsePpm)).toEqual(Array(5).fill(undefined));
});

it('asks for what a trust or a policy needs, and for nothing of the other', () => {
  expect(faultsOf({})).toEqual(['kind']);
  expect(faultsOf({ kind: 'trust' })).toEqual(['depositary', 'share', 'days']);
  expect(faultsOf({ kind: 'trust', depositary: 'Harbor Trust', share: '100%', days: '0' })).toEqual([]);
  expect(faultsOf({ kind: 'trust', depositary: 'Harbor Trust', share: '100.1%', days: '366' })).toEqual(['share', 'days']);
  expect(faultsOf({ kind: 'insurance' })).toEqual(['insurer', 'policyNumber', 'face']);
  expect(faultsOf({ kind: 'insurance', insurer: 'Harbor Life', policyNumber: 'HL-20', face: '9,000.00' })).toEqual([]);
});
