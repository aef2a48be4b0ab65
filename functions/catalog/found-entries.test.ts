import { describe, expect, it } from 'vitest';
import { searchQuery } from '#shared/catalog/search-query.ts';
import type { ListedEntry } from './entry-row.ts';
import { isAlmostFound, isFound, pageAfter, withFirstInOrder } from './found-entries.ts';

const idOf = (id: string) => id;
const whole = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('a page of a list', () => {
  it('continues after the last one of the page before', () => {
    const first = pageAfter(whole, idOf, { pageSize: 2 });
    expect(first).toMatchObject({ page: ['a', 'b'], total: 6 });
    const second = pageAfter(whole, idOf, { pageSize: 3, cursor: first.nextCursor! });
    expect(second.page).toEqual(['c', 'd', 'e']);
    expect(pageAfter(whole, idOf, { pageSize: 3, cursor: second.nextCursor! })).toMatchObject({ page: ['f'], nextCursor: null });
  });

  it('continues from its place when that one is gone, and after it when others came before', () => {
    const { nextCursor } = pageAfter(whole, idOf, { pageSize: 2 });
    const without = whole.filter((id) => id !== 'b');
    expect(pageAfter(without, idOf, { pageSize: 2, cursor: nextCursor! }).page).toEqual(['c', 'd']);
    expect(pageAfter(['0', ...whole], idOf, { pageSize: 2, cursor: nextCursor! }).page).toEqual(['c', 'd']);
  });

  it('is refused if no page ended there', () => {
    for (const cursor of ['x', '', '1', '-1 b', 'b 1', '1e9 b', '9999999 b'])
      expect(() => pageAfter(whole, idOf, { pageSize: 2, cursor }), cursor).toThrow(expect.objectContaining({ status: 400 }));
  });
});

describe('a list of which the first are in order', () => {
  const byNumber = (one: number, other: number) => one - other;
  const lists = [[], [1], [3, 1, 2], [5, 4, 3, 2, 1, 0], [0, 1, 2, 3, 4, 5], [2, 1, 2, 1, 2, 1], [9, 0, 8, 1, 7, 2, 6, 3, 5, 4]];

  it('begins as if all of it were sorted, and has everything once', () => {
    for (const list of lists)
      for (const count of [1, 2, 3, 6, 20]) {
        const found = withFirstInOrder(list, count, byNumber);
        const sorted = list.toSorted(byNumber);
        expect(found.slice(0, count), `${count} of ${list}`).toEqual(sorted.slice(0, count));
        expect(found.toSorted(byNumber)).toEqual(sorted);
      }
  });

  it('leaves the list that it was given alone', () => {
    const list = [3, 1, 2];
    withFirstInOrder(list, 2, byNumber);
    expect(list).toEqual([3, 1, 2]);
  });
});

describe('a search', () => {
  const listed = (name: string) =>
    ({ noun: 'faqQuestions', name, entry: { id: 'a', page: '', answer: 'All basic  services.' } }) as unknown as ListedEntry;
  const finds = (text: string, name = 'What is a casket?') => isFound(listed(name), searchQuery(text).terms);
  const means = (text: string, name = 'What is a casket?') => isAlmostFound(listed(name), searchQuery(text).terms);

  it('finds words in quotation marks where they follow each other', () => {
    expect([finds('"is a casket"'), finds('"basic services"'), finds('services basic')]).toEqual([true, true, true]);
    expect([finds('"services basic"'), finds('-"basic services"'), finds('"basic serv')]).toEqual([false, false, true]);
  });

  it('may mean a word that is mistyped, not one that is left out or quoted', () => {
    expect([finds('caskett'), means('caskett'), means('caskett what'), means('caskett urn')]).toEqual([false, true, true, false]);
    expect([means('"caskett"'), means('caskett -what'), means('noun:items')]).toEqual([false, false, false]);
  });
});
