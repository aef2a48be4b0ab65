import { describe, expect, it } from 'vitest';
import { actOfCorrection } from './acts.ts';

describe('the gate that a correction of care passes over', () => {
  it.each([
    ['in-care', 'embalmed', 'burial', 'embalming'],
    ['in-care', 'transferred', 'cremation', 'hand-off-for-care'],
    ['preparation-started', 'cremated-remains-in-care', 'cremation', 'cremation'],
    ['in-care', 'cremated-remains-ready-for-family', 'water-cremation', 'alkaline-hydrolysis'],
    ['in-care', 'cremated-remains-in-family-care', undefined, 'cremation'],
    ['in-care', 'laid-to-rest', 'burial', 'burial'],
    ['in-care', 'laid-to-rest', undefined, 'other'],
    ['cremated-remains-in-care', 'cremated-remains-in-family-care', 'cremation', 'release'],
    ['cremated-remains-in-care', 'laid-to-rest', 'cremation', 'release'],
    ['cremated-remains-in-family-care', 'cremated-remains-in-care', 'cremation', null],
    ['cremated-remains-in-care', 'in-care', 'cremation', null],
    ['out-for-pickup', 'in-care', 'cremation', null],
    ['laid-to-rest', 'preparation-completed', 'burial', null],
  ] as const)('from %s to %s, for %s, is that of %s', (from, to, disposition, act) => {
    expect(actOfCorrection(from, to, disposition)).toBe(act);
  });
});
