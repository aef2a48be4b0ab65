import { expect, it } from 'vitest';
import { ruleVocabulary } from '#shared/catalog/rule-setting.ts';
import { foundNames } from './found-names.ts';

const vocabulary = ruleVocabulary('papers', { groups: [], dataFields: [] });
const labels = (typed: string) => foundNames(typed, vocabulary).map(({ label }) => label);

it.each(['home name', 'Home name', 'homeName', 'funeral home name', 'name of the home', 'location name', 'funeral home'])(
  'finds the name of the home first by “%s”',
  (typed) => {
    expect(labels(typed)[0]).toBe('Home name');
  },
);

it('finds what is called exactly so before what has more words, wherever it is in the list', () => {
  const names = ['Medical examiner’s case number', 'Case number', 'Case number of the county'];
  const listed = new Map(
    names.map((label, at) => [`name${at}`, { name: `name${at}`, label, valueKind: 'text' as const }] as const),
  );
  const found = (typed: string) => foundNames(typed, listed).map(({ label }) => label);
  expect(found('case number')[0]).toBe('Case number');
  expect(found('case num')[0]).toBe('Case number');
  expect(found('number')).toHaveLength(3);
  expect(found('')).toEqual(names);
});

it('finds other facts as before, and nothing by words that none has', () => {
  expect(labels('director license')).toContain('Funeral director of the home: license number');
  expect(labels('dateOfDeath')[0]).toBe('Date of death');
  expect(labels('xyzzy')).toEqual([]);
});
