import { describe, expect, it } from 'vitest';
import { filesIn, folders, linesWith, rootFiles } from './source-files.ts';

// Words are spelled in two parts so that this file passes its own test.
const hyphenated = new RegExp(`\\b${'e'}-${'mail'}`, 'i');

/** The British spelling. Keys of the table keep it, in capitals, because stored rows have it. */
const british = new RegExp(`${'catalog'}ue`, 'i');
const storedKey = new RegExp(`${'CATALOG'}UE#`, 'g');

const written = [...[...folders, 'docs'].flatMap((folder) => filesIn(folder)), ...rootFiles()];

describe('words with two spellings', () => {
  it('are looked for in every file', () => {
    expect(written.length).toBeGreaterThan(1_000);
  });

  it('have no hyphen in email', () => {
    expect(linesWith(written, hyphenated)).toEqual([]);
  });

  it('have the American catalog, except in the stored key', () => {
    const withoutKeys = written.map(({ path, text }) => ({ path, text: text.replace(storedKey, '') }));
    expect(linesWith(withoutKeys, british)).toEqual([]);
    expect(british.test(`The ${'catalog'}ue`)).toBe(true);
  });
});

/** A time after “since” or “until” that is written with a preposition of its own: “since on November 26”. */
const twice = /\b(?:since|until)(?:',)?\s+<When\b(?![^>]*as="momentWords")[^>]*>/gi;

describe('times', () => {
  it('have one preposition after “since” and “until”', () => {
    const joins = filesIn('web').flatMap(({ path, text }) => [...text.matchAll(twice)].map(([words]) => `${path}: ${words}`));
    expect(joins).toEqual([]);
  });

  it('may have the words that go after one', () => {
    expect('since <When at={on} />'.match(twice)).toHaveLength(1);
    expect('[\'Since\', <When key="since" at={on} />]'.match(twice)).toHaveLength(1);
    expect('Since <When at={on} as="momentWords" />'.match(twice)).toBeNull();
  });
});
