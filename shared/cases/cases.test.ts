import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Case, caseSchema } from '../model/case.ts';
import { timelineKind } from '../model/enumerations/timeline.ts';
import type { TimelineEntry } from '../model/timeline-entry.ts';
import { caseNumberOf } from './case-number.ts';
import { suspectedDuplicates } from './suspected-duplicates.ts';
import { timelineWords } from './timeline-words.ts';
import { wordsOf } from './words-of.ts';

describe('the number of a case', () => {
  it('counts within the year', () => {
    expect([caseNumberOf(2026, 1), caseNumberOf(2026, 42), caseNumberOf(2027, 10_000)]).toEqual([
      '2026-0001',
      '2026-0042',
      '2027-10000',
    ]);
  });
});

describe('the words that find a case', () => {
  it('have no accents, capitals, or punctuation', () => {
    expect(wordsOf('José  MÜLLER-O’Brien')).toEqual(['jose', 'muller', 'obrien']);
    expect(wordsOf('2026-0042')).toEqual(['2026', '0042']);
    expect(wordsOf(' – ')).toEqual([]);
  });
});

describe('cases that may be about the same person', () => {
  const idOf = (at: number) => `0192f000-0000-7000-8000-${String(at).padStart(12, '0')}`;
  const at = '2026-05-11T09:00:00.000Z';
  const known = (number: number, facts: Partial<Case>): Case =>
    caseSchema.parse({
      id: idOf(number),
      providerLocationId: idOf(90),
      caseNumber: caseNumberOf(2026, number),
      createdOn: at,
      createdBy: idOf(91),
      updatedOn: at,
      updatedBy: idOf(91),
      decedentId: idOf(92),
      decedentFirstName: 'Ellen',
      decedentLastName: 'Marsh',
      decedentFullName: 'Ellen Marsh',
      dateOfDeath: '2026-05-10',
      ...facts,
    });
  const ellen = { firstName: 'Ellen', lastName: 'Marsh', dateOfDeath: '2026-05-10' };

  it.each<[string, Partial<Case>, string]>([
    ['the same', {}, 'Same name, same date of death'],
    ['accents and case', { decedentFirstName: 'ÉLLEN' }, 'Same name, same date of death'],
    [
      'names exchanged',
      { decedentFirstName: 'Marsh', decedentLastName: 'Ellen' },
      'Same names, the other way round, same date of death',
    ],
    ['a date told differently', { dateOfDeath: '2026-05-12' }, 'Same name, date of death 2 days apart'],
    ['an initial, no date', { decedentFirstName: 'E.', dateOfDeath: undefined }, 'Same last name, a like first name'],
    ['a lead, planned ahead', { status: 'lead', dateOfDeath: '2020-01-01' }, 'Same name'],
  ])('%s', (_, facts, reason) => {
    expect(suspectedDuplicates(ellen, [known(1, facts)])).toMatchObject([{ caseNumber: '2026-0001', reason }]);
  });

  it("don't include another name, or a namesake who died on another date", () => {
    const others = [
      known(1, { decedentFirstName: 'Robert' }),
      known(2, { dateOfDeath: '2026-01-01' }),
      known(3, { decedentFirstName: '' }),
    ];
    expect(suspectedDuplicates(ellen, others)).toEqual([]);
  });

  it('include a recent case with the phone number, or with the last name alone', () => {
    const now = '2026-05-20T12:00:00.000Z';
    const recent = known(1, { createdOn: '2026-05-11T12:00:00.000Z', decedentFirstName: '', dateOfDeath: undefined });
    const old = { ...recent, createdOn: '2026-03-01T12:00:00.000Z' };
    const phone = { firstName: '', lastName: '', hasNumber: new Set([recent.id]), now };
    expect(suspectedDuplicates(phone, [recent])).toMatchObject([{ reason: 'Same phone number' }]);
    expect(suspectedDuplicates(phone, [old])).toEqual([]);
    const last = { firstName: '', lastName: 'Marsh', now };
    expect(suspectedDuplicates(last, [{ ...recent, decedentFirstName: 'Ellen' }])).toMatchObject([{ reason: 'Same last name' }]);
    expect(suspectedDuplicates({ ...last, firstName: 'Robert' }, [{ ...recent, decedentFirstName: 'Ellen' }])).toEqual([]);
    expect(suspectedDuplicates({ ...last, hasNumber: phone.hasNumber }, [old])).toMatchObject([]);
  });

  it("include a baby under its mother's name", () => {
    const baby = known(1, { decedentFirstName: '', decedentLastName: '', decedentFullName: 'Baby of María López' });
    const call = { firstName: '', lastName: '', babyOf: 'Maria Lopez' };
    expect(suspectedDuplicates(call, [baby])).toMatchObject([{ reason: 'Same name' }]);
    expect(suspectedDuplicates({ ...call, babyOf: 'Maria' }, [baby])).toEqual([]);
  });

  it('put the likeliest first, five at most', () => {
    const many = [
      known(1, { dateOfDeath: undefined }),
      known(2, { dateOfDeath: '2026-05-09' }),
      ...[3, 4, 5, 6].map((number) => known(number, {})),
    ];
    const numbers = suspectedDuplicates(ellen, many).map(({ caseNumber }) => caseNumber);
    expect(numbers).toHaveLength(5);
    expect(numbers.at(-1)).toBe('2026-0002');
  });
});

describe('a timeline entry', () => {
  type EntryParts = Pick<TimelineEntry, 'kind' | 'by' | 'from' | 'to' | 'subject'>;
  const by: TimelineEntry['by'] = { kind: 'provider', id: 'a', name: 'Peter Averell', onBehalfOf: null };

  it.each<[EntryParts, string]>([
    [{ kind: 'case-created', by }, 'Peter Averell opened the case.'],
    [{ kind: 'status-changed', by, from: 'lead', to: 'active' }, 'Peter Averell changed the status from Lead to Active.'],
    [{ kind: 'type-changed', by, from: 'pre-need', to: 'at-need' }, 'Peter Averell changed the type from Pre-need to At-need.'],
    [
      { kind: 'decedent-status-corrected', by, from: 'in-care', to: 'not-in-care' },
      'Peter Averell corrected the decedent’s status from In care to Not in care.',
    ],
    [{ kind: 'assigned', by, to: 'x', subject: 'Ines Duarte' }, 'Peter Averell assigned the case to Ines Duarte.'],
    [{ kind: 'assigned', by, from: 'x' }, 'Peter Averell left the case unassigned.'],
    [{ kind: 'contact-joined', by: { ...by, kind: 'family' }, subject: 'Ann Lee' }, 'Ann Lee joined the case.'],
    [{ kind: 'contact-removed', by, subject: 'Ann Lee' }, 'Peter Averell removed Ann Lee from the contacts.'],
    [{ kind: 'details-changed', by, subject: 'Cemetery details' }, 'Peter Averell made changes in Cemetery details.'],
    [{ kind: 'details-changed', by, subject: 'Decedent' }, 'Peter Averell changed the decedent’s details.'],
    [{ kind: 'number-added', by }, 'Peter Averell added the Social Security number.'],
    [{ kind: 'number-replaced', by }, 'Peter Averell replaced the Social Security number.'],
    [{ kind: 'number-removed', by }, 'Peter Averell removed the Social Security number.'],
    [
      { kind: 'number-revealed', by, to: 'death-certificate' },
      'Peter Averell viewed the Social Security number: Death certificate.',
    ],
    [{ kind: 'plan-sent', by: { kind: 'nobody', id: null, name: '', onBehalfOf: null } }, 'A family’s plan arrived.'],
    [{ kind: 'note-shared', by, to: 'staff-only' }, 'Peter Averell stopped sharing a note with the family.'],
    [{ kind: 'note-added', by: { ...by, onBehalfOf: 'b' } }, 'Yarrow support for Peter Averell added a note.'],
    [{ kind: 'tag-replaced', by, from: 'AB2CD3EF', subject: 'GH4JK5MN' }, 'Peter Averell replaced a tag.'],
    [{ kind: 'tag-confirmed', by, subject: 'AB2CD3EF' }, 'Peter Averell compared the tag and confirmed who this is.'],
    [
      { kind: 'note-added', by: { ...by, name: 'Robin Vale (Yarrow support) for Peter Averell', onBehalfOf: 'b' } },
      'Robin Vale (Yarrow support) for Peter Averell added a note.',
    ],
    [
      { kind: 'details-changed', by: { ...by, kind: 'family', name: 'Joan Averell' }, subject: 'Family' },
      'Joan Averell (family) made changes in Family.',
    ],
  ])('reads as a sentence: %o', (entry, words) => {
    expect(timelineWords(entry)).toBe(words);
  });

  it('is one sentence, no matter what is known about it', () => {
    const text = fc.option(fc.constantFrom('active', 'Ann Lee', 'gone'), { nil: undefined });
    fc.assert(
      fc.property(fc.constantFrom(...timelineKind.values), text, text, text, fc.boolean(), (kind, from, to, subject, isNamed) => {
        const words = timelineWords({ kind, by: isNamed ? by : { ...by, name: '' }, from, to, subject });
        expect(words).toMatch(/^\S.*[^ .]\.$/);
        expect(words).not.toMatch(/undefined| {2}/);
      }),
    );
  });
});
