import type { DisclosureKey } from '../model/enumerations/pricing.ts';

/**
 * A row of a paper about charges, US cents. `part` is inside the row above it and isn't added up; `reduction` is taken off it; `sum` and `total` add up what
 * is above them. `quantity` is in words, empty for one of something. `cents` is null where there is only something to say.
 */
export type StatementRow = {
  key: string;
  kind: 'line' | 'part' | 'reduction' | 'sum' | 'total';
  name: string;
  notes: readonly string[];
  quantity: string;
  cents: number | null;
};

/** A fact in the head of a paper: a small label with the lines below it. */
export type PaperFact = { label: string; lines: readonly string[] };

/** The blocks that have rows of charges. */
const chargeBlocks = [
  'template',
  'services',
  'merchandise',
  'cash-advance',
  'summary-of-charges',
  'explanation-of-charges',
] as const;
export type ChargeBlockType = (typeof chargeBlocks)[number];

/** Describes a block of a statement, or of another paper about charges, in reading order: screen and PDF draw the same. */
export type StatementBlock =
  | { type: 'general'; home: string; homeLines: readonly string[]; caption: string; stamp: string; facts: readonly PaperFact[] }
  /** With a `sentence`, it's one of 16 CFR 453, verbatim, as large as the lines beside it. */
  | { type: 'paragraph-only'; title: string; text: string; sentence?: { key: DisclosureKey; clause: string } }
  | { type: ChargeBlockType; title: string; rows: readonly StatementRow[] }
  /** What follows begins on a sheet of its own. */
  | { type: 'new-sheet'; title: string }
  | { type: 'purchase-signature' | 'signatures'; title: string; text: string; signers: readonly string[] };

/** Returns a row that isn't special in any way. */
export const rowOf = (row: Pick<StatementRow, 'key' | 'name' | 'cents'> & Partial<StatementRow>): StatementRow => ({
  kind: 'line',
  notes: [],
  quantity: '',
  ...row,
});

/** Returns a block of rows; none without rows. */
export const chargesBlock = (type: ChargeBlockType, title: string, rows: readonly StatementRow[]): StatementBlock[] =>
  rows.length > 0 ? [{ type, title, rows }] : [];

/** Returns a paragraph; none without a text. */
export const paragraphBlock = (title: string, text: string): StatementBlock[] =>
  text.trim() === '' ? [] : [{ type: 'paragraph-only', title, text }];
