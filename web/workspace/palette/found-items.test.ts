import { expect, it } from 'vitest';
import { messageItems } from './found-items.ts';

const priya = { id: 'm-1', name: 'Priya Raman', phone: '(617) 555-0118', email: 'priya@example.com', message: 'Please\ncall' };
const other = { ...priya, id: 'm-2', name: 'Owen Hale', phone: '(617) 555-0173', email: 'owen@example.com' };

it('finds who wrote by name, mistyped or not, by any way to write a number, and by email', () => {
  const found = (query: string) => messageItems('home', query, [priya, other]).map(({ label }) => label);
  for (const query of ['raman', 'pryia', '617-555-0118', '6175550118', '0118', 'priya@example.com'])
    expect(found(query), query).toEqual(['Priya Raman']);
  expect(found('555')).toEqual(['Priya Raman', 'Owen Hale']);
  expect(found('2026-0118')).toEqual([]);
  expect(found('11')).toEqual([]);
  expect(messageItems('home', 'raman', [priya])[0]).toMatchObject({
    to: '/locations/home/messages/m-1',
    detail: '(617) 555-0118, priya@example.com, Please call',
  });
});
