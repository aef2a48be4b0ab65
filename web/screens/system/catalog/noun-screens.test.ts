import { describe, expect, it } from 'vitest';
import { fieldAt, formFields } from '#shared/catalog/form-fields.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { nounOverrides } from '../noun-overrides.ts';
import { entryPath, nounScreens, ownScreenOf, screenOf } from './noun-screens.ts';
import { nounScreenAt } from './use-noun-screen.ts';

describe.each(nounNames)('the noun %s', (noun) => {
  it('has a screen, below which its entries have theirs', () => {
    const screen = screenOf(noun);
    expect(screen?.noun).toBe(noun);
    expect(entryPath(screen as (typeof nounScreens)[number], 'a b')).toBe(`${screen?.path}/a%20b`);
  });
});

it('gives each screen an address of its own', () => {
  const paths = nounScreens.map(({ path }) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
  for (const screen of nounScreens) {
    expect(nounScreenAt(screen.path)).toBe(screen);
    expect(nounScreenAt(`${screen.path.toUpperCase()}/`)).toBe(screen);
    expect(nounScreenAt(`${screen.path}/new`)).toBe(screen);
  }
});

it('says what differs only on screens that there are', () => {
  const paths = new Set<string>(nounScreens.map(({ path }) => path));
  expect(Object.keys(nounOverrides).filter((path) => !paths.has(path))).toEqual([]);
});

it('names only fields that the noun has', () => {
  for (const { noun, path: at, only = {} } of nounScreens)
    for (const path of [...Object.keys(nounOverrides[at]?.fields ?? {}), ...Object.keys(only)])
      expect(fieldAt(formFields(nouns[noun]), path), `${noun} ${path}`).toBeDefined();
});

it('finds the one of two screens that lists an entry', () => {
  expect(screenOf('questionGroups', { kind: 'case' })?.path).toBe('/System/CaseQuestionGroups');
  expect(screenOf('questionGroups', { kind: 'pricing' })?.path).toBe('/System/PricingQuestionGroups');
});

it('opens an entry on the screen of its kind', () => {
  const pathOf = (path: string, entry: object) => {
    const screen = nounScreens.find((each) => each.path === path) as (typeof nounScreens)[number];
    return ownScreenOf(screen, { id: 'a', ...entry }).path;
  };
  expect(pathOf('/System/ServiceQuestions', { kind: 'case' })).toBe('/System/CaseQuestionGroups');
  expect(pathOf('/System/ServiceQuestions', {})).toBe('/System/ServiceQuestions');
  expect(pathOf('/System/CaseQuestionGroups', { kind: 'case' })).toBe('/System/CaseQuestionGroups');
  expect(pathOf('/System/DisplayServicesMap', {})).toBe('/System/DisplayServicesMap');
});

it('edits questions with their own widget on every screen that opens a group', () => {
  for (const { path } of nounScreens.filter(({ noun }) => noun === 'questionGroups'))
    expect(nounOverrides[path]?.fields?.questions, path).toBeDefined();
});
