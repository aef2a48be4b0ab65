import { describe, expect, it } from 'vitest';
import type { Decedent } from '#shared/model/decedent.ts';
import type { SealedNumber } from '#shared/model/social-security-number.ts';
import type { CaseFile } from '../viewing/case-file.ts';
import { numberOnFile } from '../viewing/decedent-view.ts';
import { numberChange } from './replace-number.ts';

const [before, after]: SealedNumber[] = [
  { sealed: 'v1.a.b', lastFour: '9998' },
  { sealed: 'v1.c.d', lastFour: '1234' },
];
const fileWith = (number: Decedent['socialSecurityNumber'], lockState: 'editable' | 'locked' = 'editable') =>
  ({
    decedent: { firstName: 'Ruth', ...(number ? { socialSecurityNumber: number } : {}) },
    groups: [
      {
        page: 'case-details',
        questions: [{ identifier: 'motherName', audience: 'any', familyVisibility: 'can-edit', lockState, isVisible: true }],
      },
    ],
  }) as unknown as CaseFile;

describe('a Social Security number from a family', () => {
  it('is added if there is none, and replaces the one on file, with no other change', () => {
    const change = { decedent: { socialSecurityNumber: after }, row: {}, pages: [], identifiers: [], subject: null };
    expect(numberChange(fileWith(undefined), after!, { isOnFile: false })).toEqual({ ...change, number: 'number-added' });
    expect(numberChange(fileWith(before), after!, { isOnFile: true })).toEqual({ ...change, number: 'number-replaced' });
    // A number from before encryption counts as on file too.
    expect(numberChange(fileWith('219-09-9998'), after!, { isOnFile: true }).number).toBe('number-replaced');
  });

  it('is refused as stale if one was added or removed since the screen was loaded', () => {
    for (const [file, isOnFile] of [
      [fileWith(before), false],
      [fileWith(undefined), true],
    ] as const)
      expect(() => numberChange(file, after!, { isOnFile })).toThrow(expect.objectContaining({ code: 'stale' }));
  });

  it('is forbidden if the home has locked the decedent’s facts, and the family learns nothing about it', () => {
    for (const number of [before, undefined]) {
      const locked = fileWith(number, 'locked');
      expect(numberOnFile(locked)).toBeNull();
      for (const isOnFile of [true, false])
        expect(() => numberChange(locked, after!, { isOnFile })).toThrow(expect.objectContaining({ code: 'forbidden' }));
    }
  });
});
