import { describe, expect, it } from 'vitest';
import { filesIn, folders, linesWith, rootFiles } from './source-files.ts';

// Spelled in two parts so that this file passes its own test.
const hyphenated = new RegExp(`\\b${'e'}-${'mail'}`, 'i');

describe('the word email', () => {
  it('is spelled one way in every file', () => {
    const written = [...folders, 'docs'].flatMap((folder) => filesIn(folder));
    expect(written.length).toBeGreaterThan(1_000);
    expect(linesWith([...written, ...rootFiles()], hyphenated)).toEqual([]);
  });
});
