import type { TemplateDocument } from '#shared/model/template-document.ts';
import type { FontLibrary } from '../fonts/font-library.ts';
import { FRAME, MEASURE } from '../pdf/flow.ts';
import { Sheets } from '../pdf/sheets.ts';
import { writeFoot } from '../pdf/write-foot.ts';
import { Column, type FieldPlace, type Paper } from './column.ts';
import type { ComposedValues } from './field-text.ts';
import { colors, looks } from './looks.ts';
import { writeBlocks } from './write-blocks.ts';
import type { ComposedCharges } from './write-charges.ts';
import { lineItems, plainLines } from './write-text.ts';

export type ComposedInput = {
  template: Pick<TemplateDocument, 'name' | 'blocks' | 'fields' | 'signers'>;
  /** What each field has, by its id. What has no value is a line to write on, or a box to mark. */
  values: ComposedValues;
  /** The release of the catalog that the template is from; none for a draft. */
  release?: number | undefined;
  /** The day on which the file says it was made. */
  createdOn: string;
  /** What blocks of charges list. Without it, they have empty lines. */
  charges?: ComposedCharges | undefined;
};

/** `placements`: where each field is, in the order in which they're written; `missingCharacters`: what no font has, drawn as U+FFFD. */
export type ComposedDocument = { bytes: Buffer; pages: number; placements: FieldPlace[]; missingCharacters: string[] };

/**
 * Composes a document of blocks, with the values of its fields. Reads nothing but fonts; the same input gives the same bytes. Tagged, with title, language, and
 * outline. A value that takes several lines of a text has a place on each of them.
 */
export function composeDocument(
  fonts: FontLibrary,
  { template, values, release, createdOn, charges = {} }: ComposedInput,
): ComposedDocument {
  const { name, blocks = [], fields, signers = [] } = template;
  const about = { title: name, subject: name, author: 'Yarrow', language: 'en-US', createdOn };
  const sheets = new Sheets(fonts, about);
  sheets.add();
  const paper: Paper = { sheets, places: [] };
  const head = new Column(paper, { x: FRAME.left, width: MEASURE, sheet: 0, y: FRAME.top });
  head.put(
    lineItems(plainLines(sheets, name, looks.title, MEASURE), {
      look: looks.title,
      width: MEASURE,
      element: sheets.structure.root.child('H1'),
    }),
  );
  const byId = new Map(fields.map((field) => [field.id, field]));
  writeBlocks(paper, blocks, { sheets, fields: byId, values, signers, charges }, head.y);
  // Not “version”: that counts how often the document of a case was replaced.
  const version = release === undefined ? 'draft' : `form edition ${release}`;
  writeFoot(sheets, { name: `${name}, ${version}`, width: 400, look: looks.foot, rule: colors.border });
  const pages = sheets.count;
  return { bytes: sheets.finish(), pages, placements: paper.places, missingCharacters: [...sheets.missing] };
}
