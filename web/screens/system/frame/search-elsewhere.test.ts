import { expect, it } from 'vitest';
import { searchesElsewhere } from './search-elsewhere.ts';

const pathsFor = (words: string) => searchesElsewhere(words).map(({ to }) => to);

it('searches homes and their people with the same words', () => {
  expect(pathsFor('averell & daughters')).toEqual([
    '/System/SystemProviders?show=homes&query=averell+%26+daughters',
    '/System/SystemProviderUsers?words=averell+%26+daughters',
  ]);
});

it('searches by email for a whole one', () => {
  expect(pathsFor('peter@example.com')).toEqual([
    '/System/SystemProviders?show=homes&query=peter%40example.com&by=ownerEmail',
    '/System/SystemProviderUsers?email=peter%40example.com',
  ]);
});

it('searches nowhere else for what only the catalog has', () => {
  for (const words of ['noun:vendors oak', '“basic services”', '"basic services"', 'oak -vault'])
    expect(pathsFor(words)).toEqual([]);
});
