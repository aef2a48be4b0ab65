import { expect, it } from 'vitest';
import { movedQuestion } from '#shared/catalog/questions/move-question.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import { placeBeside, questionBefore } from './place-in-group.ts';

const groupOf = (id: string, ...ids: string[]): QuestionGroup =>
  ({ id, kind: 'case', questions: ids.map((each, sortOrder) => ({ id: each, sortOrder })) }) as unknown as QuestionGroup;
const idsOf = (groups: readonly QuestionGroup[], id: string) =>
  groups
    .find((group) => group.id === id)
    ?.questions.toSorted((one, other) => one.sortOrder - other.sortOrder)
    .map((question) => question.id);

const one = groupOf('one', 'a', 'b', 'c', 'd');
const other = groupOf('other', 'x', 'y');

it('drops a question beside another when those between them aren’t listed', () => {
  const drop = (id: string, key: string, dropPosition: string) =>
    idsOf(movedQuestion([one, other], id, { groupId: 'one', at: placeBeside(one, id, { key, dropPosition }) }), 'one');
  expect(drop('d', 'b', 'before')).toEqual(['a', 'd', 'b', 'c']);
  expect(drop('a', 'c', 'after')).toEqual(['b', 'c', 'a', 'd']);
  expect(drop('a', 'd', 'before')).toEqual(['b', 'c', 'a', 'd']);
  expect(drop('x', 'c', 'after')).toEqual(['a', 'b', 'c', 'x', 'd']);
});

it('proposes the place that a question has, and the last one in another group', () => {
  expect(['a', 'b', 'd'].map((id) => questionBefore(one, id))).toEqual(['', 'a', 'c']);
  expect(questionBefore(other, 'a')).toBe('y');
  expect(questionBefore(groupOf('none'), 'a')).toBe('');
});
