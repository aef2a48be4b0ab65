import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitText } from '#functions/documents/forms/fit-text.ts';
import { fitsPlaces } from '#shared/documents/fits-place.ts';
import { documentFieldSchema } from '#shared/model/document.ts';
import { fonts } from './read-pdf.ts';

const fieldOf = (width: number, height: number, isMultiline: boolean) =>
  documentFieldSchema.parse({
    id: randomUUID(),
    name: 'Wishes',
    fieldType: 'string',
    valueSource: 'static',
    lines: isMultiline ? 'multi' : 'single',
    placements: [{ page: 1, x: 0, y: 0, width, height }],
  });

/** What a filled-in document leaves out of a text at a place of this size. */
function restOf(text: string, width: number, height: number, isMultiline: boolean): string {
  const [margin, top] = [Math.min(2, width * 0.06), isMultiline ? Math.min(2, height * 0.06) : 0];
  return fitText(fonts, text, { width: width - 2 * margin, height: height - 2 * top, size: 10, isMultiline }).rest;
}

const words = fc.constantFrom(
  'a',
  'will',
  'WWW',
  'Mmm@',
  'Nguyễn',
  'Łukasz',
  'Ολγα',
  '王小明',
  '1234567',
  '—',
  '%&#',
  'ill',
  'q'.repeat(40),
  'ÁÇÎðŠ',
  'AVATAR',
  'f”f’',
  '"\'\\~{}[]',
  'ȪȖǬ',
  '\n',
);
const text = fc.array(words, { minLength: 1, maxLength: 60 }).map((all) => all.join(' '));

it('never takes a text that the fonts can’t set whole', () => {
  fc.assert(
    fc.property(
      text,
      fc.integer({ min: 8, max: 500 }),
      fc.integer({ min: 6, max: 200 }),
      fc.boolean(),
      (all, width, height, isMulti) => {
        const line = isMulti ? all : all.replaceAll('\n', '');
        fc.pre(fitsPlaces(fieldOf(width, height, isMulti), line));
        expect(restOf(line, width, height, isMulti)).toBe('');
      },
    ),
    { numRuns: 400 },
  );
});

it('takes what people write in a line and in a box of usual size', () => {
  const address = 'Łukasz Nguyễn, 1234 North Commonwealth Avenue, Boston, MA 02118';
  expect(fitsPlaces(fieldOf(260, 18, false), address)).toBe(true);
  expect(fitsPlaces(fieldOf(100, 12, false), address)).toBe(false);
  expect(fitsPlaces(fieldOf(120, 18, false), address)).toBe(true);
  expect(fitsPlaces(fieldOf(260, 60, true), Array(6).fill(address).join('\n'))).toBe(true);
  expect(fitsPlaces(fieldOf(260, 60, true), Array(18).fill(address).join('\n'))).toBe(false);
});

it('takes a long name and a long relationship on the line beside a signature, and sets them whole', () => {
  for (const long of ['Maria Guadalupe Hernandez de la Cruz', 'Daughter and executor of the will']) {
    expect(fitsPlaces(fieldOf(112, 11.5, false), long)).toBe(true);
    expect(restOf(long, 112, 11.5, false)).toBe('');
  }
});
