import { describe, expect, it } from 'vitest';
import { filesIn, isTest, type SourceFile } from './source-files.ts';

/** Names that Tailwind knows without the theme: `rounded-full`, `leading-8`, `text-center`, and similar ones need no token. */
const withoutToken = /^(?:none|full|auto|linear|initial|inherit|\d.*|\[.*|\(.*)$/;

/** Kinds of classes that only the theme can give a value, and the tokens that do. */
const kinds: Record<string, string[]> = {
  font: ['font', 'font-weight'],
  leading: ['leading'],
  tracking: ['tracking'],
  rounded: ['radius'],
  shadow: ['shadow'],
  ease: ['ease'],
  animate: ['animate'],
};

const used = new RegExp(
  `(?<=[\\s"'\`:])(${Object.keys(kinds).join('|')})-(?:[trbl]{1,2}-)?([a-z\\d[(][^\\s"'\`:]*)(?=[\\s"'\`])`,
  'g',
);

const written = filesIn('web').filter((file) => !isTest(file));
const theme = written.flatMap(({ path, text }) => (path.endsWith('.css') ? [text] : [])).join('\n');

const hasToken = (kind: string, name: string): boolean =>
  withoutToken.test(name) || (kinds[kind] ?? []).some((token) => theme.includes(`--${token}-${name}:`));

const unknownClasses = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(used)].flatMap(([name, kind = '', value = '']) => (hasToken(kind, value) ? [] : [`${path}: ${name}`]));

describe('classes with a value from the theme', () => {
  it('name an existing token, because Tailwind silently leaves out the others', () => {
    const screens = written.filter(({ path }) => path.endsWith('.tsx'));
    expect(screens.length).toBeGreaterThan(300);
    expect(screens.flatMap(unknownClasses)).toEqual([]);
  });
});
