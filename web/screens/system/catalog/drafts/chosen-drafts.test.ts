import { expect, it } from 'vitest';
import type { DraftInShort } from '#shared/contract/system-catalog-views.ts';
import {
  changeWords,
  choiceOf,
  chosenByAddress,
  chosenDraftPath,
  chosenIn,
  chosenWords,
  hindering,
  keyOf,
  missingWords,
  newNounsIn,
  triggersIn,
} from './chosen-drafts.ts';

const draft = (id: string, more: Partial<DraftInShort> = {}): DraftInShort => ({
  noun: 'services',
  id,
  name: id,
  kind: 'entry',
  version: 1,
  state: 'changed',
  isMoved: false,
  isRetired: false,
  wasRetired: false,
  savedBy: 'Robin Vale',
  savedOn: '2026-11-26T05:00:00.000Z',
  faults: [],
  fields: 2,
  nouns: [{ noun: 'services', count: 1 }],
  createsTasks: false,
  needs: [],
  ...more,
});
const needs = (...ids: string[]) => ids.map((id) => ({ noun: 'services' as const, id }));

it('brings along what a chosen draft needs, and what that needs', () => {
  const drafts = [draft('a', { needs: needs('b') }), draft('b', { needs: needs('c', 'a') }), draft('c'), draft('d')];
  const { chosen, broughtAlong } = choiceOf(drafts, new Set([keyOf(draft('a'))]));
  expect(chosen.map(({ id }) => id)).toEqual(['a']);
  expect(broughtAlong.map(({ id }) => id)).toEqual(['b', 'c']);
});

it('reads a choice that a tab kept', () => {
  expect([...chosenIn({ 'services a': 2, 'services b': '3' })]).toEqual([['services a', 2]]);
  expect([null, 'text', 5].map((stored) => chosenIn(stored).size)).toEqual([0, 0, 0]);
});

it('names what hinders it, also of what is brought along', () => {
  const faults = [{ path: ['name'], message: 'Required' }];
  const drafts = [draft('a', { needs: needs('b') }), draft('b', { faults }), draft('c', { isMoved: true })];
  expect(hindering(choiceOf(drafts, new Set(['services a']))).map(({ id }) => id)).toEqual(['b']);
  expect(hindering(choiceOf(drafts, new Set(['services c']))).map(({ id }) => id)).toEqual(['c']);
});

it('says that a choice is from before', () => {
  expect(chosenWords(0, true)).toBe('Choose the drafts that belong together.');
  expect([chosenWords(1, true), chosenWords(2, true)]).toEqual([
    '1 draft is still chosen from before.',
    '2 drafts are still chosen from before.',
  ]);
  expect([chosenWords(1, false), chosenWords(1200, false)]).toEqual(['1 draft is chosen.', '1,200 drafts are chosen.']);
});

it('says what is missing before a choice is published', () => {
  const drafts = [draft('a'), draft('b', { isMoved: true })];
  const choice = (...keys: string[]) => choiceOf(drafts, new Set(keys));
  const chosen = choice('services a');
  expect(missingWords({ choice: choice(), note: '', isPassed: true })).toBe('To publish, choose a draft first.');
  expect(missingWords({ choice: choice('services b'), note: 'Spring', isPassed: true })).toMatch(/fix or settle/);
  expect(missingWords({ choice: chosen, note: ' ', isPassed: false })).toBe(
    'To publish, finish a dry run or say why you publish without one, and fill in “Why.”',
  );
  expect(missingWords({ choice: chosen, note: 'Spring', isPassed: false })).toMatch(/without one\.$/);
  expect(missingWords({ choice: chosen, note: ' ', isPassed: true })).toBe('To publish, fill in “Why.”');
  expect(missingWords({ choice: chosen, note: 'Spring', isPassed: true })).toBe('');
});

it('finds what may apply over open cases: only drafts that leave triggers that create tasks', () => {
  const trigger = (id: string, more: Partial<DraftInShort> = {}) =>
    draft(id, { noun: 'taskTriggers', createsTasks: true, ...more });
  const chosen = [
    trigger('a'),
    trigger('b', { isRetired: true, createsTasks: false }),
    draft('c', { kind: 'batch', noun: 'items', createsTasks: true }),
    trigger('d', { kind: 'batch', createsTasks: false }),
    draft('e'),
  ];
  expect(triggersIn({ chosen, broughtAlong: [trigger('f')] })).toEqual(['a', 'c']);
});

it('names every kind that a batch changes', () => {
  const counts = [
    { noun: 'items' as const, count: 1200 },
    { noun: 'questionGroups' as const, count: 1 },
    { noun: 'taskTriggers' as const, count: 1 },
  ];
  const batch = draft('a', { kind: 'batch', nouns: counts });
  expect(changeWords(batch)).toBe('Changes 1,200 items, 1 group of questions, and 1 task trigger');
  expect(changeWords({ ...batch, retires: 0 })).toBe(changeWords(batch));
  expect(changeWords({ ...batch, retires: 1 })).toBe(`${changeWords(batch)}: 1 to be retired`);
  expect(changeWords(draft('a', { kind: 'batch', fields: 0, nouns: [] }))).toMatch(/^Nothing of it differs/);
});

it('chooses the draft alone that an address names', () => {
  const drafts = [draft('a'), draft('b', { version: 7 })];
  const { searchParams } = new URL(chosenDraftPath(draft('b')), 'https://yarrow.test');
  expect(chosenByAddress(drafts, searchParams)).toEqual(new Map([[keyOf(draft('b')), 7]]));
  expect(chosenByAddress(drafts.slice(0, 1), searchParams)).toBeUndefined();
  expect(chosenByAddress(drafts, new URLSearchParams())).toBeUndefined();
});

it('says what a draft changes', () => {
  const words = [{ state: 'new' as const }, { fields: 1 }, {}, { kind: 'order' as const, fields: 3 }].map((more) =>
    changeWords(draft('a', more)),
  );
  expect(words).toEqual(['New', '1 field changed', '2 fields changed', 'New order: 3 moved']);
});

it('says that a draft retires or restores an entry, which nobody sees before it’s published', () => {
  const words = (more: Partial<DraftInShort>) => changeWords(draft('a', { fields: 0, ...more }));
  expect(words({ isRetired: true })).toBe('To be retired');
  expect(words({ wasRetired: true })).toBe('To be restored');
  expect(words({ wasRetired: true, fields: 1, changed: ['Name'] })).toBe('To be restored, 1 field changed: Name');
  expect(words({ isRetired: true, wasRetired: true, fields: 1, changed: ['Name'] })).toBe('1 field changed: Name');
});

it('names the first fields that a draft changes', () => {
  expect(changeWords(draft('a', { fields: 1, changed: ['Priced by'] }))).toBe('1 field changed: Priced by');
  expect(changeWords(draft('a', { fields: 4, changed: ['Name', 'Questions', 'Page', 'Text'] }))).toBe(
    '4 fields changed: Name, Questions, Page, and more',
  );
});

it('knows of which nouns new entries are among them, alone or in a batch', () => {
  const newOf = (more: Partial<DraftInShort>) => [...newNounsIn({ chosen: [draft('a', more)], broughtAlong: [] })];
  expect([newOf({}), newOf({ noun: 'items' }), newOf({ noun: 'items', state: 'new' })]).toEqual([[], [], ['items']]);
  expect(newOf({ kind: 'batch', nouns: [{ noun: 'items', count: 2 }] })).toEqual(['items']);
  expect([...newNounsIn({ chosen: [], broughtAlong: [draft('b', { state: 'new' })] })]).toEqual(['services']);
});
