import { expect, it } from 'vitest';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import { askedLater, mayWait } from './asked-later.ts';

const group = (id: string, more: Partial<QuestionGroup>, names: readonly string[]) =>
  ({
    id,
    kind: 'case',
    page: 'case-details',
    sortOrder: 0,
    questions: names.map((name, sortOrder) => ({ id: `${id} ${name}`, identifier: name, sortOrder })),
    ...more,
  }) as unknown as QuestionGroup;

const first = group('first', {}, ['one', 'two', 'three']);
const second = group('second', { sortOrder: 1 }, ['four', 'one']);
const obituary = group('obituary', { page: 'obituary' }, ['five']);
const pricing = group('pricing', { kind: 'pricing', page: 'memorial' }, ['six', 'seven']);
const groups = [obituary, pricing, second, first];
const askers = [{ id: 'a', questions: [{ id: 'pricing seven' }, { id: 'pricing six' }] }];

const later = (
  entry: { id: string },
  path: (string | number)[],
  noun: 'questionGroups' | 'displayServices' = 'questionGroups',
) => [...askedLater({ noun, entry, path }, { groups, askers })];

it('names what a case asks after a question, on its page and on later ones', () => {
  expect(later(first, ['questions', 1, 'visibleWhen'])).toEqual(['three', 'four', 'five']);
  expect(later(obituary, ['questions', 0, 'visibleWhen'])).toEqual([]);
  // The same identifier is also asked before.
  expect(later(second, ['questions', 0, 'visibleWhen'])).toEqual(['five']);
});

it('names what is asked after a whole group', () => {
  expect(later(first, ['visibleWhen'])).toEqual(['four', 'one', 'five']);
});

it('goes by the order on the form, also of a new group', () => {
  const moved = group('first', {}, ['three', 'two', 'one']);
  expect(later(moved, ['questions', 0, 'visibleWhen'])).toEqual(['two', 'one', 'four', 'five']);
  expect(later(group('new', { page: 'obituary', sortOrder: 1 }, ['eight', 'nine']), ['questions', 0, 'visibleWhen'])).toEqual([
    'nine',
  ]);
});

it('asks in a plan in the order of what asks', () => {
  expect(later(pricing, ['questions', 1, 'visibleWhen'])).toEqual(['six']);
  expect(later(pricing, ['questions', 0, 'visibleWhen'])).toEqual([]);
  const service = { id: 'b', questions: [{ id: 'pricing six' }, { id: 'pricing seven' }] };
  expect(later(service, ['questions', 0, 'logic'], 'displayServices')).toEqual(['seven']);
  expect(later(service, ['visibleWhen'], 'displayServices')).toEqual([]);
});

it('says nothing of rules for which nothing waits in an order', () => {
  expect(mayWait({ noun: 'taskTriggers', entry: first, path: ['condition'] })).toBe(false);
  expect([...askedLater({ noun: 'taskTriggers', entry: first, path: ['condition'] }, { groups, askers })]).toEqual([]);
});

it('lets a draft lack its lists', () => {
  expect(later({ id: 'draft' }, ['visibleWhen'])).toEqual([]);
});
