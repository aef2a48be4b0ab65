import { describe, expect, it } from 'vitest';
import { familyMayReplaceNumber } from './may-replace-number.ts';
import type { QuestionInSight } from './sight.ts';

const open: QuestionInSight = { audience: 'any', familyVisibility: 'can-edit', lockState: 'editable', isVisible: true };
const mayReplace = (changes: Partial<QuestionInSight> & { identifier?: string } = {}, page = 'case-details' as const) => ({
  ...{ page, questions: [{ identifier: 'motherName', ...open, ...changes }] },
});

describe('a family may give the Social Security number', () => {
  it('while it may change a fact of the decedent', () => {
    expect(familyMayReplaceNumber([mayReplace()])).toBe(true);
    expect(familyMayReplaceNumber([mayReplace({ familyVisibility: 'can-see' }), mayReplace()])).toBe(true);
  });

  it.each([
    ['it may only see them', { familyVisibility: 'can-see' }],
    ['it sees none of them', { familyVisibility: 'cannot-see' }],
    ['they are for staff', { audience: 'staff-only' }],
    ['they are locked', { lockState: 'locked' }],
    ['they are switched off', { isVisible: false }],
    ['what it may change is not about the decedent', { identifier: 'obituaryTone' }],
  ] as const)('but not if %s', (_, changes) => {
    expect(familyMayReplaceNumber([mayReplace(changes)])).toBe(false);
  });

  it('but not because of facts on another page, or if nothing is asked', () => {
    expect(familyMayReplaceNumber([{ ...mayReplace(), page: 'obituary' }])).toBe(false);
    expect(familyMayReplaceNumber([])).toBe(false);
  });
});
