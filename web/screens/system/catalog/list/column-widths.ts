import { isNothing } from '#shared/catalog/field-words.ts';
import type { FormField } from '#shared/catalog/form-fields.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { usedWords } from '#shared/catalog/used-words.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';

/** Who changed an entry last, and when: by its draft, or else by what is published. */
export const changeOf = ({ savedBy, savedOn, lastChange }: EntryRow): { by?: string; on?: string } =>
  savedBy !== null && savedOn !== null ? { by: savedBy, on: savedOn } : (lastChange ?? {});

/** Which of the columns that every list has at its end say anything. Those that are empty in every row leave their place to the others. */
export type LastColumns = { isUsed: boolean; isChanged: boolean };

/** Returns which of the last columns some rows fill. */
export const lastColumnsOf = (noun: NounName, rows: readonly EntryRow[]): LastColumns => ({
  isUsed: rows.some(({ uses }) => usedWords(noun, uses) !== ''),
  isChanged: rows.some((row) => changeOf(row).by !== undefined),
});

/** Returns the columns that some row fills. */
export const filledColumns = <Column extends { field: FormField }>(
  columns: readonly Column[],
  rows: readonly EntryRow[],
): readonly Column[] =>
  columns.filter(({ field }) => rows.some(({ entry }) => !isNothing((entry as Record<string, unknown>)[field.name])));

/** In pixels. */
export const fixedWidths = { choice: 36, tally: 112, used: 112, changed: 108, menu: 44 } as const;
/** How wide states are that have this many badges, in pixels. */
const STATES = [132, 132, 172, 256] as const;
/** How wide a letter is, in pixels, and what is around the words of a cell. */
const [LETTER, AROUND] = [7, 24];
/** What names have at most, and what they and the others need at least. */
const NAME = { most: 260, least: 132 } as const;
const OWN = { most: 300, least: 84 } as const;
/** Words of more letters wrap to two lines. */
const LONG_WORDS = 18;
/** A column that needs no more than this, in pixels, has it; wider ones give way. */
const NARROW = 120;

const SHORT: ReadonlySet<FormField['kind']> = new Set(['list', 'switch', 'number', 'picture']);

const longest = (words: readonly string[]): number => Math.max(0, ...words.map(({ length }) => length));
const between = (width: number, { least, most }: { least: number; most: number }): number =>
  Math.min(most, Math.max(least, Math.round(width)));

/** Returns how many letters are in the longer line of a label in two lines. */
function longerLine(label: string): number {
  const words = label.split(' ');
  const lines = words.map((_, at) => Math.max(words.slice(0, at + 1).join(' ').length, words.slice(at + 1).join(' ').length));
  return Math.min(...lines);
}

/** A column of a noun: what it is called, its kind, and words of its rows. */
type Told = { label: string; kind: FormField['kind']; words: readonly string[] };

/**
 * Returns how wide a noun’s own column has to be for its label in two lines, and for its words in one, or for long ones in two. A number, a switch, or a picture
 * needs no more than its label.
 */
export function neededWidth({ label, kind, words }: Told): number {
  const heading = AROUND + LETTER * longerLine(label);
  if (SHORT.has(kind)) return Math.max(56, heading);
  const letters = longest(words);
  const line = letters > LONG_WORDS ? Math.max(LONG_WORDS, letters * 0.6) : letters;
  return between(Math.max(heading, AROUND + LETTER * line), OWN);
}

type Table = {
  last: LastColumns;
  hasTally: boolean;
  /** How many badges a row has at most. */
  badges: number;
  names: readonly string[];
  own: readonly Told[];
};
type Widths = { name: string; state: number; own: readonly (string | number)[]; least: number };

/**
 * Returns how wide the columns of a table are. Names have at most what they need. They and texts share what is left, each by what it needs, so that none takes the
 * place of what tells rows apart; below `least` pixels the table scrolls sideways.
 */
export function tableWidths({ last: { isUsed, isChanged }, hasTally, badges, names, own }: Table): Widths {
  const { choice, tally, used, changed, menu } = fixedWidths;
  const state = STATES[Math.min(badges, STATES.length - 1)] as number;
  const name = between(AROUND + LETTER * 1.1 * longest(names), NAME);
  const needs = own.map((column) => {
    const width = neededWidth(column);
    return { width, isShort: SHORT.has(column.kind) || width <= NARROW };
  });
  const texts = needs.filter(({ isShort }) => !isShort);
  const shared = texts.reduce((sum, { width }) => sum + width, name);
  // Percents that come to 100 share what is left beside columns in pixels.
  const share = (width: number) => `${Math.round((100 * width) / shared)}%`;
  const short = needs.reduce((sum, { width, isShort }) => sum + (isShort ? width : 0), 0);
  const last = (hasTally ? tally : 0) + (isUsed ? used : 0) + (isChanged ? changed : 0);
  return {
    name: share(name),
    state,
    own: needs.map(({ width, isShort }) => (isShort ? width : share(width))),
    least: choice + state + menu + last + short + Math.min(name, NAME.least) + OWN.least * texts.length,
  };
}
