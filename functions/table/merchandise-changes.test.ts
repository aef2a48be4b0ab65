import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('is the only way to write merchandise: rows that aren’t counted are for seeding alone', () => {
  const uncounted = /\b(locationItemItem|ownItemItem|priceRowItem)\b/;
  const files = globSync('{functions,events,infra}/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => uncounted.test(readFileSync(file, 'utf8'))).toSorted()).toEqual([
    'functions/table/home-merchandise.ts',
    'functions/table/location-item.ts',
    'functions/table/price-row.ts',
  ]);
});
