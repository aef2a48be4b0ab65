import { expect, it } from 'vitest';
import { generateWorld } from '#world/generate.ts';
import { carouselNames } from './carousel-lists.ts';

const icon = (carouselId: string, name: string, sortOrder: number) => ({ carouselId, name, sortOrder });

it('names a list by its first icons, in their order, and says how many more there are', () => {
  const names = carouselNames([
    ...['Urn', 'Dove', 'Candle', 'Oak', 'Rose'].map((name, at) => icon('a', name, 5 - at)),
    icon('b', 'Chapel', 0),
    icon('c', '', 0),
    icon('', 'In no list yet', 0),
  ]);
  expect([...names]).toEqual([
    ['a', 'Rose · Oak · Candle · 2 more'],
    ['b', 'Chapel'],
    ['c', 'A list without names'],
  ]);
});

it('tells the lists of the sample apart', () => {
  const names = [...carouselNames(generateWorld().catalog.carouselIcons).values()];
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
});
