import { expect, it } from 'vitest';
import type { CaseTag } from '#shared/model/tag.ts';
import { hiddenCodes } from './tag-rules.ts';

const by = { by: '0b0b7a3e-5d5f-4a3e-9d6e-1f0f6f1d2a01', byName: 'Stella Teal', on: '2026-05-11T09:00:00.000Z' };
const tag = (code: string, more: Partial<CaseTag> = {}): CaseTag => ({
  ...{ id: code, code, role: 'primary', subject: 'decedent' },
  bound: { ...by, how: 'tag-scanned' },
  ...more,
});
const retired = { ...by, reason: 'damaged', note: '' } as const;

it('hides the code of a tag from those who compare it, but not of one that is retired', () => {
  const tags = [tag('A', { retired }), tag('B'), tag('C', { role: 'outer' }), tag('D', { subject: 'cremated-remains' })];
  expect([...hiddenCodes(tags)]).toEqual(['B', 'C', 'D']);
});

it('shows the codes of two that are alike: nothing else says which one to retire', () => {
  expect([...hiddenCodes([tag('A'), tag('B'), tag('C', { role: 'outer' })])]).toEqual(['C']);
});
