import { expect, it } from 'vitest';
import { relationship } from '#shared/model/enumerations/relationship.ts';
import { relationshipChoices } from './relationship-choices.ts';

const labels = relationshipChoices.map(({ label }) => label);

it('lists every relationship once, except Self', () => {
  expect(relationshipChoices.map(({ value }) => value).sort()).toEqual(
    relationship.values.filter((value) => value !== 'self').sort(),
  );
});

it('starts with the closest relatives and ends with Other', () => {
  expect(labels.slice(0, 6)).toEqual(['Spouse', 'Wife', 'Husband', 'Partner', 'Son', 'Daughter']);
  expect(labels.at(-1)).toBe('Other');
});

it('is alphabetical after the most common ones', () => {
  const rest = labels.slice(labels.indexOf('Friend') + 1, -1);
  expect(rest.length).toBeGreaterThan(40);
  expect(rest).toEqual(rest.toSorted((one, other) => one.localeCompare(other, 'en')));
});
