import { expect, it } from 'vitest';
import { nameOfEntry } from './entry-name.ts';

const nameOf = (name: unknown) => nameOfEntry('vendors', { id: 'a', name } as never);

it('says that a draft has no name yet, also when nothing of it can be seen', () => {
  for (const name of [undefined, '', '  ', '\u200B\u200D\u2060', '\u3164']) expect(nameOf(name)).toBe('No name yet');
  expect(nameOf('Oak\u200D')).toBe('Oak\u200D');
  expect(nameOf('!')).toBe('!');
});

it('cuts a name that is too long to be published', () => {
  expect(nameOf('x'.repeat(600))).toBe('x'.repeat(600));
  expect(nameOf('x'.repeat(10_000))).toBe(`${'x'.repeat(600)}...`);
});
