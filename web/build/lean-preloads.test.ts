import { expect, it } from 'vitest';
import { type Imports, leftToLoad } from './lean-preloads.ts';

const imports: Imports = {
  'entry.js': ['react.js'],
  'screen.js': ['form.js'],
  'form.js': ['field.js'],
  'drawer.js': ['field.js', 'sheet.js', 'react.js'],
};
const from = (...there: string[]) => leftToLoad('drawer.js', ['drawer.js', 'field.js', 'sheet.js', 'react.js'], there, imports);

it('lists what neither every page nor the importing file has loaded', () => {
  expect(from('entry.js')).toEqual(['drawer.js', 'field.js', 'sheet.js']);
  expect(from('screen.js', 'entry.js')).toEqual(['drawer.js', 'sheet.js']);
});

it('lists nothing if only the file itself is left, since its import loads it', () => {
  expect(leftToLoad('drawer.js', ['drawer.js', 'field.js'], ['screen.js'], imports)).toEqual([]);
  expect(leftToLoad('drawer.js', ['drawer.js'], [], imports)).toEqual([]);
});
