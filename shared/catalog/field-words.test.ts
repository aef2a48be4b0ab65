import { describe, expect, it } from 'vitest';
import { generateWorld } from '#world/generate.ts';
import type { AnyEntry } from './catalog-faults.ts';
import { entryChanges } from './entry-changes.ts';
import { cellWords, fieldWords } from './field-words.ts';
import { type FormField, fieldAt, formFields } from './form-fields.ts';
import type { NounName } from './noun-names.ts';
import { nouns } from './nouns/index.ts';
import { placeOf } from './place-words.ts';

const { catalog } = generateWorld();
const stored: [NounName, readonly AnyEntry[]][] = [
  ['services', catalog.services],
  ['displayServices', catalog.displayServices],
  ['questionGroups', [...catalog.questionGroups, ...catalog.caseQuestionGroups]],
  ['preferenceGroups', catalog.preferenceGroups],
  ['taskTriggers', catalog.taskTriggers],
];
const nameOf = (_: NounName, id: string) => `the one named ${id.length}`;
const guid = /[0-9a-f]{8}-[0-9a-f]{4}-/;
const field = (noun: NounName, path: string) => fieldAt(formFields(nouns[noun]), path) as FormField;

describe('the words of a value', () => {
  it.each(stored)('of %s show no id, no path, and no JSON', (noun, entries) => {
    for (const entry of entries)
      for (const each of formFields(nouns[noun])) {
        const words = fieldWords(each, entry[each.name as keyof AnyEntry], { noun, nameOf });
        expect(words, each.path).not.toMatch(guid);
        expect(words, each.path).not.toMatch(/\[object|undefined|\{"/);
      }
  });

  it('say amounts, choices, other entries, and shapes by name', () => {
    const known = { noun: 'services' as const, nameOf };
    expect(fieldWords(field('services', 'unit'), 'mile', known)).toBe('per mile');
    expect(fieldWords(field('services', 'serviceCategoryId'), 'abc', known)).toBe('the one named 3');
    expect(fieldWords(field('displayServices', 'mappings.priceCents'), 12_500, known)).toBe('$125.00');
    expect(fieldWords(field('taskTriggers', 'due'), { from: 'event', days: 3 }, known)).toBe(
      'The event; Days after that, or before it with a minus sign: 3',
    );
    expect(fieldWords(field('services', 'isActive'), false, known)).toBe('No');
    expect(fieldWords(field('services', 'description'), '', known)).toBe('');
  });

  it('say a value that has words of its own in those, also in a cell', () => {
    const textFor = (path: string, value: unknown) => (path === 'due' || value === 'list-1' ? `the words of ${path}` : undefined);
    const known = { noun: 'taskTriggers' as const, nameOf, textFor };
    expect(fieldWords(field('taskTriggers', 'due'), { from: 'event', days: 3 }, known)).toBe('the words of due');
    expect(cellWords(field('carouselIcons', 'carouselId'), 'list-1', known)).toBe('the words of carouselId');
    expect(cellWords(field('carouselIcons', 'name'), 'Dove', known)).toBe('Dove');
  });

  it('count long lists in a cell', () => {
    const known = { noun: 'questionGroups' as const, nameOf };
    expect(cellWords(field('questionGroups', 'questions'), [{}, {}], known)).toBe('2');
    expect(cellWords(field('questionGroups', 'showInAddCaseRHD'), undefined, known)).toBe('No');
    const filing = { value: 8, citation: 'HSC 102775', checkedOn: '2026-11-01' };
    expect([filing, undefined].map((value) => cellWords(field('states', 'filingDays'), value, known))).toEqual(['8', '']);
  });
});

describe('the place of a change', () => {
  it.each(stored)('of %s is said in words that the form has', (noun, entries) => {
    const [one, other] = entries;
    if (!one || !other) throw new Error('two are compared');
    for (const { path } of entryChanges(one, { ...other, id: one.id })) {
      const { labels } = placeOf(formFields(nouns[noun]), path, { entries: [one, other], nameOf });
      expect(labels.length, path.join('.')).toBeGreaterThan(0);
      for (const label of labels) expect(label).not.toMatch(guid);
    }
  });

  it('names the element and the field', () => {
    const group = catalog.questionGroups.find(({ questions }) => questions.length > 1);
    const question = group?.questions[1];
    if (!group || !question) throw new Error('a group has questions');
    const place = placeOf(formFields(nouns.questionGroups), ['questions', question.id, 'helpText'], { entries: [group], nameOf });
    expect(place.labels).toEqual(['Questions', question.question, 'Help']);
    expect(place.field?.kind).toBe('lines');
    expect(placeOf(formFields(nouns.services), ['isRetired'], { entries: [], nameOf }).labels).toEqual(['Retired']);
    const gone = placeOf(formFields(nouns.questionGroups), ['questions', 'x'], { entries: [group], nameOf });
    expect(gone.labels).toEqual(['Questions', 'Missing entry']);
  });
});
