import { namedFields } from '#shared/model/document-blocks.ts';
import type { PaperFact, StatementBlock } from '#shared/statement/statement-block.ts';
import { Column, type FieldPlace, gap, type Item, type Paper } from '../composed/column.ts';
import { below, type Cell, columnWidth, GUTTER, linesCell, rowItem } from '../composed/field-cells.ts';
import { colors } from '../composed/looks.ts';
import { signatureItems } from '../composed/write-signatures.ts';
import { lineItems, plainLines, textItems } from '../composed/write-text.ts';
import type { FontLibrary } from '../fonts/font-library.ts';
import { FRAME, type Look, MEASURE } from '../pdf/flow.ts';
import { Sheets } from '../pdf/sheets.ts';
import { writeFoot } from '../pdf/write-foot.ts';
import { looks } from './looks.ts';
import type { SigningPlaces } from './signing-places.ts';
import { rowItems } from './write-rows.ts';

/** The space above a block. */
const ABOVE = 13;
/** How far a sentence of law is set in, beside a line that marks it. */
const LAW_INDENT = 10;
const STAMP = 130;
/** The most sums that are kept on one sheet, so that nobody has to add up across a page break. */
const MAX_KEPT_ROWS = 15;

type Setting = { sheets: Sheets; signing: SigningPlaces };
type Of<Type extends StatementBlock['type']> = Extract<StatementBlock, { type: Type }>;

const kept = (items: readonly Item[]): Item[] => items.map((item) => ({ ...item, isKept: true }));

function titleItems({ sheets }: Setting, title: string, section = sheets.structure.root): Item[] {
  if (title === '') return [];
  const element = section.child('H2');
  const [first, ...rest] = lineItems(plainLines(sheets, title, looks.heading, MEASURE), {
    look: looks.heading,
    width: MEASURE,
    element,
  });
  if (!first) return [];
  const draw: Item['draw'] = (pen) => {
    pen.bookmark(title);
    first.draw(pen);
  };
  return kept([{ ...first, draw }, ...rest, gap(3)]);
}

/** Returns facts beside each other, two in a row. */
function factItems({ sheets }: Setting, facts: readonly PaperFact[]): Item[] {
  const width = columnWidth(MEASURE, 2);
  const { root } = sheets.structure;
  const cellOf = ({ label, lines }: PaperFact): Cell => {
    const element = root.child('P');
    const cell = (text: string, look: Look) => linesCell(plainLines(sheets, text, look, width), { look, width, element });
    return below(cell(label, looks.label), ...lines.map((text, at) => cell(text, at === 0 ? looks.strong : looks.body)));
  };
  const cells = facts.map(cellOf);
  return Array.from({ length: Math.ceil(cells.length / 2) }, (_, row) =>
    rowItem(cells.slice(row * 2, row * 2 + 2).map((cell, at) => ({ ...cell, x: at * (width + GUTTER) }))),
  ).flatMap((item) => [gap(7), item]);
}

/** Returns the head of a paper: whose it is, what it is, and about whom. */
function headItems(setting: Setting, { home, homeLines, caption, stamp, facts }: Of<'general'>): Item[] {
  const { sheets } = setting;
  const { root } = sheets.structure;
  const width = MEASURE - STAMP - GUTTER;
  const cell = (text: string, look: Look, tag: 'P' | 'H1', more: { width: number; alignment?: 'right' }): Cell =>
    linesCell(plainLines(sheets, text, look, more.width), { look, element: root.child(tag), ...more });
  const left = below(cell(home, looks.brand, 'P', { width }), ...homeLines.map((line) => cell(line, looks.note, 'P', { width })));
  const right = stamp ? [{ ...cell(stamp, looks.stamp, 'P', { width: STAMP, alignment: 'right' }), x: MEASURE - STAMP }] : [];
  const title = cell(caption, looks.caption, 'H1', { width: MEASURE });
  return [
    rowItem([{ ...left, x: 0 }, ...right]),
    gap(12),
    {
      ...rowItem([{ ...title, x: 0 }]),
      draw: (pen) => {
        pen.bookmark(caption);
        title.draw(pen);
      },
    },
    ...factItems(setting, facts),
  ];
}

/** Returns a paragraph. A sentence of law is marked by a line at its side, and no smaller than the prices. */
function paragraphItems(setting: Setting, { title, text, sentence }: Of<'paragraph-only'>): Item[] {
  const { sheets } = setting;
  const section = sheets.structure.root.child('Sect');
  if (!sentence)
    return [
      ...titleItems(setting, title, section),
      ...textItems({ sheets, fields: new Map(), values: {} }, text.replaceAll('{{', '{ {'), {
        look: looks.body,
        width: MEASURE,
        alignment: 'left',
        section,
      }),
    ];
  const element = section.child('P');
  const lines = lineItems(plainLines(sheets, text, looks.body, MEASURE - LAW_INDENT), {
    look: looks.body,
    width: MEASURE - LAW_INDENT,
    element,
  });
  return kept(lines).map((item, at) => ({
    ...item,
    isKept: at < lines.length - 1,
    draw: (pen) => {
      pen.at(0, 0).rule(1.2, colors.text, item.height);
      item.draw(pen.at(LAW_INDENT, 0));
    },
  }));
}

function signedItems(setting: Setting, { title, text, type }: Of<'purchase-signature' | 'signatures'>): Item[] {
  const { sheets, signing } = setting;
  const block = signing.blocks.find((each) => each.type === type);
  if (!block) return [];
  const section = sheets.structure.root.child('Sect');
  const fields = new Map(signing.fields.map((field) => [field.id, field]));
  const writing = { sheets, fields, values: {} };
  const agreed = textItems(writing, text, { look: looks.body, width: MEASURE, alignment: 'left', section });
  return [
    ...titleItems(setting, title, section),
    ...(agreed.length > 0 ? kept([...agreed, gap(6)]) : []),
    ...signatureItems(
      writing,
      block,
      { signers: signing.signers, named: namedFields(signing.blocks) },
      { width: MEASURE, looks, section },
    ),
  ];
}

function itemsOf(setting: Setting, block: StatementBlock): Item[] {
  switch (block.type) {
    case 'general':
      return headItems(setting, block);
    case 'paragraph-only':
      return paragraphItems(setting, block);
    case 'new-sheet':
      return titleItems(setting, block.title);
    case 'purchase-signature':
    case 'signatures':
      return signedItems(setting, block);
    default: {
      const section = setting.sheets.structure.root.child('Sect');
      const rows = rowItems({ sheets: setting.sheets, section }, block.rows);
      const isWhole = block.type === 'summary-of-charges' && block.rows.length <= MAX_KEPT_ROWS;
      return [
        ...titleItems(setting, block.title, section),
        ...(isWhole ? [...kept(rows.slice(0, -2)), ...rows.slice(-2)] : rows),
      ];
    }
  }
}

/** Tells whether a block has to be on the sheet of the block after it: a sentence above the charges, and the cash advances that one is about. */
const isWithNext = (block: StatementBlock, next: StatementBlock | undefined): boolean =>
  ('sentence' in block && block.sentence?.key === 'S1') ||
  (next !== undefined && 'sentence' in next && next.sentence?.key === 'S3') ||
  // The home’s signature is never alone on a page.
  (block.type === 'purchase-signature' && next?.type === 'signatures') ||
  block.type === 'new-sheet';

/** Writes blocks below each other, chain by chain of what is kept together. */
function writeBlocks(column: Column, setting: Setting, blocks: readonly StatementBlock[]): void {
  let chain: Item[] = [];
  const write = (item: Item) => {
    chain.push(item);
    if (item.isKept) return;
    column.put(chain);
    chain = [];
  };
  for (const [at, block] of blocks.entries()) {
    if (block.type === 'new-sheet' && column.y > FRAME.top) column.turn();
    const items = itemsOf(setting, block);
    const isKept = isWithNext(block, blocks[at + 1]);
    const last = items.findLastIndex(({ isGap }) => !isGap);
    for (const [nth, item] of items.entries()) write(nth >= last && isKept ? { ...item, isKept } : item);
    if (blocks[at + 1] && blocks[at + 1]?.type !== 'new-sheet') write(gap(ABOVE, isKept));
  }
  column.put(chain);
}

export type ChargesPdfInput = {
  blocks: readonly StatementBlock[];
  /** What the file is called, and what is at the foot of its sheets: “Invoice 2026-0042-invoice-1.” */
  title: string;
  /** Where it's signed, if it is. */
  signing?: SigningPlaces;
  /** The day on which the file says it was made. */
  createdOn: string;
};

/** `placements`: where each field of the signers is; `missingCharacters`: what no font has, drawn as U+FFFD. */
export type ChargesPdf = { bytes: Buffer; pages: number; placements: FieldPlace[]; missingCharacters: string[] };

/**
 * Composes a statement, an invoice, a receipt, or a statement of account on paper, block by block. Reads nothing but fonts; the same input gives the same bytes.
 * Tagged, with title, language, and outline.
 */
export function composeChargesPdf(fonts: FontLibrary, { blocks, title, signing, createdOn }: ChargesPdfInput): ChargesPdf {
  const head = blocks.find((block) => block.type === 'general');
  const author = head?.home ?? 'Yarrow';
  const sheets = new Sheets(fonts, { title, subject: head?.caption ?? title, author, language: 'en-US', createdOn });
  sheets.add();
  const paper: Paper = { sheets, places: [] };
  const column = new Column(paper, { x: FRAME.left, width: MEASURE, sheet: 0, y: FRAME.top });
  writeBlocks(column, { sheets, signing: signing ?? { blocks: [], fields: [], signers: [] } }, blocks);
  const [stamp] = head?.stamp ? sheets.set(head.stamp, looks.label, STAMP) : [];
  // The head of the first sheet has it already.
  let sheet = 0;
  writeFoot(sheets, {
    name: `${title}: ${author}`,
    width: 420,
    look: looks.foot,
    rule: colors.border,
    beside: () => {
      sheet += 1;
      if (stamp && sheet > 1) sheets.line(stamp, looks.label.size, FRAME.right - stamp.width, 40, looks.stamp.color);
    },
  });
  const pages = sheets.count;
  return { bytes: sheets.finish(), pages, placements: paper.places, missingCharacters: [...sheets.missing] };
}
