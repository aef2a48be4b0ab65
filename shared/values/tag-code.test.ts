import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOfTag, isTagCode, isTagId, readTagCode, spelledCode, tagAddress, tagIdIn, tagIdOf } from './tag-code.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ids = fc.uint8Array({ minLength: 16, maxLength: 16 }).map(tagIdOf);
const codes = ids.map(codeOfTag);
const place = fc.nat(7);

describe('the id of a tag', () => {
  it('has all 128 bits: two different ones never give the same id', () =>
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), fc.nat(127), (random, bit) => {
        const other = Uint8Array.from(random);
        other[bit >> 3]! ^= 1 << (bit & 7);
        expect(tagIdOf(other)).not.toBe(tagIdOf(random));
        expect(isTagId(tagIdOf(random))).toBe(true);
      }),
    ));

  it('is read off the address in its QR code, on whichever site it was printed, and off no other code', () =>
    fc.assert(
      fc.property(ids, (id) => {
        expect(tagIdIn(tagAddress('https://yarrow.example', id))).toBe(id);
        expect(tagIdIn(`http://localhost:3000/t/${id.toLowerCase()}/`)).toBe(id);
        for (const other of [
          id,
          `https://yarrow.example/t/${id}0`,
          `https://yarrow.example/x/${id}`,
          `javascript://x/t/${id}`,
          '',
        ])
          expect(tagIdIn(other)).toBeUndefined();
      }),
    ));

  it('has one spelling', () => {
    expect([isTagId('0'.repeat(26)), isTagId(`${'0'.repeat(25)}1`), isTagId('O'.repeat(26)), isTagId('0'.repeat(25))]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the code of a tag', () => {
  it('is the beginning of its id and a check character, and leaves out the letters that look like others', () =>
    fc.assert(
      fc.property(ids, (id) => {
        const code = codeOfTag(id);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
        expect(code.slice(0, 7)).toBe(id.slice(0, 7));
        expect(isTagCode(code)).toBe(true);
      }),
    ));

  it('is refused with any one character wrong', () =>
    fc.assert(
      fc.property(codes, place, fc.constantFrom(...alphabet), (code, at, character) => {
        fc.pre(code[at] !== character);
        expect(isTagCode(`${code.slice(0, at)}${character}${code.slice(at + 1)}`)).toBe(false);
      }),
      { numRuns: 2000 },
    ));

  it('is refused with any two characters in each other’s place, adjacent or not', () =>
    fc.assert(
      fc.property(codes, place, place, (code, one, other) => {
        fc.pre(code[one] !== code[other]);
        const characters = [...code];
        [characters[one], characters[other]] = [characters[other]!, characters[one]!];
        expect(isTagCode(characters.join(''))).toBe(false);
      }),
      { numRuns: 2000 },
    ));

  it('is read however it’s typed: in small letters, in groups, with O for 0 and I or L for 1', () =>
    fc.assert(
      fc.property(codes, (code) => {
        for (const typed of [spelledCode(code), code.toLowerCase(), ` ${code.slice(0, 2)}-${code.slice(2)} `])
          expect(readTagCode(typed)).toEqual({ code });
        expect(readTagCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual({ code });
        expect(readTagCode(code.replaceAll('1', 'I'))).toEqual({ code });
      }),
    ));

  it('says what is wrong with what was typed', () => {
    const fault = (typed: string) => (readTagCode(typed) as { fault?: string }).fault;
    for (const typed of ['', 'K7QM', '4K7QM2X00'])
      expect(fault(typed)).toMatch(/^Enter the 8 letters and digits beside the square, like/);
    const { code } = readTagCode(codeOfTag('4K7QM2X')) as { code: string };
    expect(fault(`${code[1]}${code[0]}${code.slice(2)}`)).toBe(
      'This isn’t the code of any tag. Compare it with the tag, character by character.',
    );
    expect(fault('UUUUUUUU')).toContain('isn’t the code of any tag');
  });
});
