import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseStatus, decedentStatus, timing } from '../model/enumerations/case.ts';
import { dispositionType } from '../model/enumerations/disposition.ts';
import { pronouns } from '../model/enumerations/vital-records.ts';
import { type FamilyCase, familyStanding, lifetimeWords } from './family-standing.ts';

const ellen: FamilyCase = {
  status: 'active',
  type: 'at-need',
  decedentStatus: 'in-care',
  firstName: 'Ellen',
  pronouns: 'she-her',
  dispositionType: 'burial',
};

describe("the family's summary of a case", () => {
  it.each<[string, Partial<FamilyCase>, string, string]>([
    ['in care', {}, 'She is in our care.', 'Next, we’ll prepare her for the burial.'],
    [
      'before a cremation',
      { pronouns: 'they-them', dispositionType: 'cremation' },
      'They are in our care.',
      'Next, we’ll gather the permits and signatures needed before the cremation.',
    ],
    [
      'undecided',
      { pronouns: undefined, dispositionType: undefined },
      'Ellen is in our care.',
      'Next, we’ll talk with you about what you’d like for Ellen.',
    ],
    [
      'embalmed',
      { decedentStatus: 'embalmed', pronouns: 'he-him' },
      'He is in our care and has been embalmed.',
      'Next, we’ll finish getting him ready for the burial.',
    ],
    [
      'given to science',
      { decedentStatus: 'transferred', dispositionType: 'donation' },
      'She has been brought to the program that receives her gift.',
      'When the program has finished its work, her ashes can be returned to you.',
    ],
    [
      'soil',
      { decedentStatus: 'cremated-remains-ready-for-family', dispositionType: 'natural-organic-reduction' },
      'The soil that she has become is ready for you.',
      'Next, choose a time to come, or ask us to bring it to you.',
    ],
    [
      'ahead of need',
      { type: 'pre-need', decedentStatus: 'not-in-care' },
      'Your plan is saved here. You can change it whenever you like.',
      'Nothing needs to be done now. When the time comes, just call us.',
    ],
    [
      'doubted',
      { decedentStatus: 'preparation-completed', identityDoubt: {} },
      'We’re making sure that this is Ellen.',
      'Nothing final happens until that’s certain. We’ll call you as soon as we know, and you can call us at any hour.',
    ],
    ['closed', { status: 'cancelled' }, 'This has been closed.', 'If you have a question about it, please call us.'],
    [
      'done',
      { status: 'completed', decedentStatus: 'laid-to-rest' },
      'She has been laid to rest.',
      'Everything is done. If you need anything more, please call us.',
    ],
  ])('%s', (_, facts, now, next) => {
    expect(familyStanding({ ...ellen, ...facts })).toEqual({ now, next });
  });

  it("is written in whole sentences that agree with the person's pronouns", () =>
    fc.assert(
      fc.property(
        fc.record({
          status: fc.constantFrom(...caseStatus.values),
          type: fc.constantFrom(...timing.values),
          decedentStatus: fc.constantFrom(...decedentStatus.values),
          firstName: fc.constantFrom('Ellen', '', ' '),
          pronouns: fc.option(fc.constantFrom(...pronouns.values), { nil: undefined }),
          dispositionType: fc.option(fc.constantFrom(...dispositionType.values), { nil: undefined }),
        }),
        (facts) => {
          const { now, next } = familyStanding(facts);
          for (const words of [now, next]) {
            expect(words).toMatch(/^[A-Z].*[a-z]\.$/);
            expect(words).not.toMatch(/undefined|null| {2}|[Tt]hey is|[Tt]hey has|\b(she|he|Ellen) (are|have)\b/);
          }
          if (facts.pronouns === 'he-him') expect(`${now} ${next}`).not.toMatch(/\b(she|her)\b/i);
        },
      ),
    ));
});

it.each([
  ['1941-03-03', '2026-11-26', 'March 3, 1941 to November 26, 2026'],
  [undefined, '2026-11-26', 'Died November 26, 2026'],
  ['1941-03-03', null, 'Born March 3, 1941'],
  [undefined, null, ''],
])('says the days of a life as far as they are known: %s, %s', (dateOfBirth, dateOfDeath, words) => {
  expect(lifetimeWords({ dateOfBirth, dateOfDeath })).toBe(words);
});
