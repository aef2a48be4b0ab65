import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CaseFacts } from '../identifiers/case-facts.ts';
import { type DecedentStatus, decedentStatus } from '../model/enumerations/case.ts';
import { type CareChange, careMilestones } from './care-milestones.ts';

const change = (to: DecedentStatus, day: number, isCorrection = false): CareChange => ({
  to,
  happenedOn: `2026-05-${String(day).padStart(2, '0')}`,
  isCorrection,
});
const factsAfter = (...changes: CareChange[]) => changes.reduce(careMilestones, { fatherName: true } as CaseFacts);

describe("the milestones of a decedent's care", () => {
  it('are the days of coming into care and of the disposition', () => {
    expect(factsAfter(change('pickup-requested', 1), change('out-for-pickup', 2), change('in-care', 3))).toEqual({
      fatherName: true,
      decedentStatus: 'in-care',
      inCareOn: '2026-05-03',
    });
    expect(factsAfter(change('in-care', 3), change('embalmed', 4), change('laid-to-rest', 9))).toMatchObject({
      inCareOn: '2026-05-03',
      dispositionOn: '2026-05-09',
    });
  });

  it('count a cremation as the disposition, whatever happens to the remains', () => {
    const remains = ['cremated-remains-ready-for-family', 'cremated-remains-in-family-care', 'laid-to-rest'] as const;
    const burned = factsAfter(
      change('in-care', 3),
      change('cremated-remains-in-care', 6),
      ...remains.map((to, nth) => change(to, 7 + nth)),
    );
    expect(burned).toMatchObject({ decedentStatus: 'laid-to-rest', dispositionOn: '2026-05-06' });
  });

  it('start over for someone who comes back into care, and disappear when the record is corrected', () => {
    expect(factsAfter(change('in-care', 3), change('transferred', 4), change('in-care', 8))).toMatchObject({
      inCareOn: '2026-05-08',
    });
    expect(factsAfter(change('in-care', 3), change('transferred', 4), change('out-for-pickup', 5))).not.toHaveProperty(
      'inCareOn',
    );
    expect(factsAfter(change('in-care', 3), change('embalmed', 4), change('in-care', 5, true))).toMatchObject({
      inCareOn: '2026-05-03',
    });
    const taken = factsAfter(change('in-care', 3), change('laid-to-rest', 4), change('preparation-completed', 5, true));
    expect(taken).toEqual({ fatherName: true, decedentStatus: 'preparation-completed', inCareOn: '2026-05-03' });
    expect(careMilestones(taken, change('laid-to-rest', 6))).toMatchObject({ dispositionOn: '2026-05-06' });
    expect(factsAfter(change('in-care', 3, true))).toMatchObject({ inCareOn: '2026-05-03' });
  });

  it('stay the same if they are reported again', () => {
    const any = fc.record({
      to: fc.constantFrom(...decedentStatus.values),
      happenedOn: fc.integer({ min: 10, max: 28 }).map((day) => `2026-05-${day}`),
      isCorrection: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 12 }), (changes) => {
        const facts = factsAfter(...changes);
        expect(careMilestones(facts, changes.at(-1) as CareChange)).toEqual(facts);
      }),
    );
  });
});
