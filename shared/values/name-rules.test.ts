import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasWebsite, WEBSITE_IN_NAME } from './name-rules.ts';
import { optionalNameLine, personNameSchema } from './schemas.ts';

describe('the address of a website in a name', () => {
  it.each([
    'St. John',
    'O’Neil',
    'Jr.',
    'J.R. Smith',
    'J.de Vries',
    'Wm. H. Marsh & Sons, Inc.',
    'Ph.D.',
    'Smith-Com',
    'St.John',
    'Mt. Comfort',
  ])('is not in %s', (name) => expect(hasWebsite(name)).toBe(false));

  it.each(['win.example.com', 'Ann https://a.b', 'www.prize', 'Claim at bit.ly/x now', 'PRIZE．COM', 'ann@win.co.uk'])(
    'is in %s',
    (name) => expect(hasWebsite(name)).toBe(true),
  );

  it('is found wherever it is, and never in words of letters, hyphens, apostrophes, and abbreviations', () => {
    // "Www." begins an address, so it's no abbreviation of a name.
    const word = fc.stringMatching(/^[A-Z][a-z]{0,8}(?:['-][A-Z][a-z]{1,8})?$/).filter((text) => !/\bwww$/i.test(text));
    const words = fc.array(fc.tuple(word, fc.boolean()), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(words, fc.constantFrom('.com', '.net', '.org', '.xyz'), fc.nat(3), (parts, ending, at) => {
        const name = parts.map(([text, isShort]) => (isShort ? `${text}.` : text));
        expect(hasWebsite(name.join(' '))).toBe(false);
        const place = Math.min(at, parts.length - 1);
        expect(hasWebsite(name.with(place, `${parts[place]?.[0]}${ending}`).join(' '))).toBe(true);
      }),
    );
  });

  it('is refused beside the field', () => {
    expect(personNameSchema('Last name').safeParse('Visit win.com').error?.issues[0]?.message).toBe(WEBSITE_IN_NAME);
    expect(personNameSchema('Last name').parse("O'Neil Jr.")).toBe("O'Neil Jr.");
    expect(optionalNameLine(64).safeParse('win.com').error?.issues[0]?.message).toBe(WEBSITE_IN_NAME);
    expect(optionalNameLine(64).parse(' ')).toBe('');
  });
});
