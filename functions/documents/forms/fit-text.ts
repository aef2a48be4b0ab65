import type { FontLibrary } from '../fonts/font-library.ts';
import { type Line, setText } from '../text/set-text.ts';

/** Sizes that values are set in, in points. A form that asks for smaller or larger type gets it. */
export const TYPE_SIZES = { min: 6, max: 12 };
const STEP = 0.5;
/** From one baseline to the next, by the size. */
const LEADING = 1.15;

/** Where a text has to fit: points inside the field’s margins. `size` is where to begin; nothing means as large as the field allows. */
export type Room = { width: number; height: number; size?: number | undefined; isMultiline?: boolean | undefined };

/** A text as it is set. `rest` is what didn’t fit at the smallest size, and `missing` what no font has. */
export type FittedText = { lines: Line[]; size: number; leading: number; rest: string; missing: string[] };

let graphemes: Intl.Segmenter | undefined;

/** Returns a text’s characters as people count them. */
export function charactersOf(text: string): string[] {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text.toWellFormed().normalize('NFC')), ({ segment }) => segment);
}

type Setting = { fonts: FontLibrary; width: number; missing: Set<string> };

const lineIn = (text: string, size: number, width: number, { fonts, missing }: Setting): Line[] =>
  setText(fonts, text, { size, leading: size * LEADING, style: 'text', weight: 400 }, width, (character) =>
    missing.add(character),
  );

/** Sets every paragraph. An empty one is a line without letters. */
const paragraphs = (text: string, size: number, setting: Setting): Line[] =>
  text.split(/\r\n|\r|\n/).flatMap((paragraph) => {
    const lines = lineIn(paragraph, size, setting.width, setting);
    return lines.length > 0 ? lines : [{ runs: [], width: 0, isWrapped: false }];
  });

/** Returns as much of a text as fits, cut between characters, or between words if there are several lines, and the rest. */
function cut(text: string, isMultiline: boolean, fits: (part: string) => boolean): [string, string] {
  const characters = charactersOf(text);
  let [least, most] = [0, characters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(characters.slice(0, middle).join(''))) least = middle;
    else most = middle - 1;
  }
  if (isMultiline) {
    const space = characters.slice(0, least).findLastIndex((character) => /\s/.test(character));
    if (space > 0 && !/\s/.test(characters[least] ?? ' ')) least = space + 1;
  }
  return [characters.slice(0, least).join('').trimEnd(), characters.slice(least).join('').trim()];
}

/** Sets a text on one line, or on several if that is too long at the smallest size and they fit into the height. */
function fitLine(text: string, room: Room, setting: Setting): Omit<FittedText, 'missing'> {
  const one = fitOneLine(text, room, setting);
  if (!one.rest || room.height < 2 * one.size * LEADING) return one;
  return fitParagraphs(text, { ...room, size: room.size ?? TYPE_SIZES.max }, setting);
}

function fitOneLine(text: string, { width, height, size }: Room, setting: Setting): Omit<FittedText, 'missing'> {
  const wanted = size ?? Math.min(TYPE_SIZES.max, Math.max(TYPE_SIZES.min, height * 0.72));
  const min = Math.min(TYPE_SIZES.min, wanted);
  const widthAt = (part: string, at: number) => lineIn(part, at, Number.POSITIVE_INFINITY, setting)[0]?.width ?? 0;
  // Width grows in proportion to the size, so one measurement is enough.
  const natural = widthAt(text, wanted);
  const largest = natural > width ? Math.floor((wanted * width) / natural / STEP) * STEP : wanted;
  const fitted = Math.max(min, Math.min(largest, Math.max(min, height * 0.9)));
  const [part, rest] =
    natural * (fitted / wanted) <= width + 0.01 ? [text, ''] : cut(text, false, (each) => widthAt(each, fitted) <= width);
  return { lines: lineIn(part, fitted, Number.POSITIVE_INFINITY, setting), size: fitted, leading: fitted * LEADING, rest };
}

function fitParagraphs(text: string, { height, size }: Room, setting: Setting): Omit<FittedText, 'missing'> {
  const wanted = size ?? 10;
  const min = Math.min(TYPE_SIZES.min, wanted);
  const fitsAt = (at: number, lines: readonly Line[]) => lines.length * at * LEADING <= height + 0.01;
  for (let at = wanted; at >= min; at -= STEP) {
    const lines = paragraphs(text, at, setting);
    if (fitsAt(at, lines)) return { lines, size: at, leading: at * LEADING, rest: '' };
  }
  const [part, rest] = cut(text, true, (each) => fitsAt(min, paragraphs(each, min, setting)));
  return { lines: part ? paragraphs(part, min, setting) : [], size: min, leading: min * LEADING, rest };
}

/** Sets a text as large as wanted and as small as necessary, down to 6 points. */
export function fitText(fonts: FontLibrary, text: string, room: Room): FittedText {
  const missing = new Set<string>();
  const setting: Setting = { fonts, width: room.width, missing };
  const fitted = room.isMultiline ? fitParagraphs(text, room, setting) : fitLine(text, room, setting);
  return { ...fitted, missing: [...missing] };
}
