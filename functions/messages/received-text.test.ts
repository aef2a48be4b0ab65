import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesPattern } from '#shared/values/tidy-text.ts';
import { stackedMarks } from '#shared/values/typed-text.ts';
import { cutTo, receivedText } from './received-text.ts';

const signs = [...'ab \n\r\t\u0000\u0085\u0301\u0323\u200b\u2028\u202e\u2066\u{E0041}🙏é', '\uD83D', '\u0323'.repeat(5)];

describe('text from outside', () => {
  it.each([
    ['what someone typed', 'Yes, at 10.\n\tThank you 🙏', 'Yes, at 10.\n\tThank you 🙏'],
    ['line breaks of any machine', ' One\r\nTwo\rThree\n', 'One\nTwo\nThree'],
    ['separators', 'One\u2028two\u2029three', 'One two three'],
    ['what reverses text', 'a\u202Eb\u2066c\u2069', 'ab\u2066c\u2069'],
    ['controls', 'a\u0000b\u0085c', 'abc'],
    ['a letter in parts', 'e\u0301', 'é'],
    ['stacked accents', `x${'\u0323'.repeat(9)}`, `x${'\u0323'.repeat(4)}`],
    ['accents stacked around a control', `x${'\u0323'.repeat(4)}\u0000\u0323`, `x${'\u0323'.repeat(4)}`],
    ['half a character', 'a\uD83D', 'a\uFFFD'],
  ])('keeps or tidies %s', (_, sent, kept) => expect(receivedText(sent)).toBe(kept));

  it('is text that a form would accept, whatever is sent', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 30 }), (sent) => {
        const kept = receivedText(sent.join(''));
        expect(kept).toMatch(linesPattern);
        expect(kept).not.toMatch(stackedMarks);
        expect(receivedText(kept)).toBe(kept);
      }),
    ));

  it('is cut between characters', () => {
    expect(cutTo('Hello', 2)).toBe('He');
    expect(cutTo('a🙏', 2)).toBe('a\uFFFD');
  });
});
