import type { DocumentBlock } from '#shared/model/document-blocks.ts';
import type { DocumentBlockType } from '#shared/model/enumerations/document.ts';
import { formatCents } from '#shared/values/money.ts';
import type { Element } from '../pdf/structure.ts';
import { gap, type Item } from './column.ts';
import type { BlockLooks } from './looks.ts';
import { colors } from './looks.ts';
import { linesCell, rowItem } from './write-fields.ts';
import { plainLines, type Setting } from './write-text.ts';

/** The blocks that list what a case is charged. */
export const chargeBlocks = ['services', 'cash-advance', 'template', 'summary-of-charges', 'explanation-of-charges'] as const;
type ChargeBlock = (typeof chargeBlocks)[number];

/** A line of charges; `cents` is missing where there is only something to say. */
export type ComposedCharge = { name: string; note?: string; cents?: number };
/** What each kind of block lists. A kind that is missing isn't known yet. */
export type ComposedCharges = Readonly<Partial<Record<ChargeBlock, readonly ComposedCharge[]>>>;

/** Tells whether a block lists charges. */
export const isChargeBlock = (type: DocumentBlockType): type is ChargeBlock => (chargeBlocks as readonly string[]).includes(type);

type Box = { width: number; looks: BlockLooks; section: Element };

const AMOUNT = 90;
const EMPTY_ROWS = 4;

function chargeItem({ sheets }: Setting, { name, note, cents }: ComposedCharge, row: Element, { width, looks }: Box): Item {
  const left = width - AMOUNT - 10;
  const head = row.child('TH');
  const cell = row.child('TD');
  const words = linesCell(
    [...plainLines(sheets, name, looks.body, left), ...(note ? plainLines(sheets, note, looks.body, left) : [])],
    { look: looks.body, width: left, element: head },
  );
  const amount = linesCell(plainLines(sheets, cents === undefined ? '' : formatCents(cents), looks.amount, AMOUNT), {
    look: looks.amount,
    width: AMOUNT,
    alignment: 'right',
    element: cell,
  });
  const item = rowItem([
    { ...words, x: 0 },
    { ...amount, x: width - AMOUNT },
  ]);
  return {
    height: item.height + 4,
    draw: (pen) => {
      item.draw(pen.at(0, 1));
      pen.at(0, item.height + 3).rule(width, colors.border, 0.4);
    },
  };
}

const emptyRow = ({ width, looks }: Box): Item => ({
  height: looks.body.leading + 4,
  draw: (pen) => {
    pen.at(0, looks.body.leading + 2).rule(width - AMOUNT - 10);
    pen.at(width - AMOUNT, looks.body.leading + 2).rule(AMOUNT);
  },
});

/** Returns the charges of a block as rows, or empty rows while they aren't known. */
export function chargeItems(setting: Setting, { type }: DocumentBlock, charges: ComposedCharges, box: Box): Item[] {
  const rows = isChargeBlock(type) ? charges[type] : undefined;
  if (!rows) return Array.from({ length: EMPTY_ROWS }, () => emptyRow(box));
  if (rows.length === 0) {
    const element = box.section.child('P');
    const none = linesCell(plainLines(setting.sheets, 'None', box.looks.body, box.width), {
      look: box.looks.body,
      width: box.width,
      element,
    });
    return [rowItem([{ ...none, x: 0 }]), gap(2)];
  }
  const table = box.section.child('Table');
  return rows.map((row) => chargeItem(setting, row, table.child('TR'), box));
}
