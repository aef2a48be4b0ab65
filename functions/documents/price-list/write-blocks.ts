import type { PricedBlock, PriceListBlock } from '#shared/model/price-list-block.ts';
import { type Block, type Flow, FRAME, MEASURE } from '../pdf/flow.ts';
import type { Element } from '../pdf/structure.ts';
import { colors, looks } from './looks.ts';

const AMOUNT = 150;
const INDENT = 16;
/** Above this height, what belongs together may be broken across two sheets. */
const TOGETHER = 330;

/** Where writing is in the logical structure: the current section, and its table while rows follow each other. */
type Place = { section: Element; table: Element | undefined; home?: string };

const isIndented = ({ kind }: PriceListBlock): boolean => kind === 'variant' || kind === 'entry' || kind === 'item';

function writeCentred(flow: Flow, element: Element, text: string, look: Block['look']): void {
  for (const line of flow.sheets.set(text, look, MEASURE)) {
    flow.room(look.leading);
    const x = FRAME.left + (MEASURE - line.width) / 2;
    flow.sheets.line(line, look.size, x, flow.y + look.leading * 0.5 + look.size * 0.33, look.color, element);
    flow.y += look.leading;
  }
}

const listOf = (label: string, texts: readonly string[]): string[] =>
  texts.length > 0 ? [`${label}: ${texts.join('; ')}.`] : [];

/** Returns what is written below a row's name. */
function notesOf(block: PricedBlock): string[] {
  const own = block.notes.flatMap((note) => note.split('\n')).filter((note) => note.trim() !== '');
  if (block.kind !== 'package') return own;
  return [...own, ...listOf('Includes', block.includes), ...listOf('Not included', block.excludes)];
}

const rowBlocks = (block: PricedBlock): Block[] => [
  { text: block.label, look: isIndented(block) ? looks.row : looks.line },
  ...notesOf(block).map((text): Block => ({ text, look: looks.note, gap: 1 })),
];

const nameWidth = (block: PricedBlock) => MEASURE - AMOUNT - 12 - (isIndented(block) ? INDENT : 0);

function writeRow(flow: Flow, place: Place, block: PricedBlock): void {
  place.table ??= place.section.child('Table');
  const row = place.table.child('TR');
  flow.gap(isIndented(block) ? 3 : 8);
  flow.row([
    { element: row.child('TH'), x: isIndented(block) ? INDENT : 0, width: nameWidth(block), blocks: rowBlocks(block) },
    {
      element: row.child('TD'),
      x: MEASURE - AMOUNT,
      width: AMOUNT,
      isRight: true,
      blocks: [{ text: block.price, look: isIndented(block) ? looks.rowPrice : looks.price }],
    },
  ]);
}

/** Writes a legal sentence, marked by a line at its side and no smaller than the prices. */
function writeLaw(flow: Flow, element: Element, text: string, x: number): void {
  flow.gap(4);
  const [top, sheet] = [flow.y, flow.sheets.count];
  flow.paragraph(element, text, looks.law, x);
  if (flow.sheets.count === sheet && x > 0) flow.sheets.fill(FRAME.left + x - 8, top + 1, 1.2, flow.y - top - 2, colors.rule);
}

function writeHeading(flow: Flow, place: Place, text: string): void {
  const { sheets } = flow;
  flow.gap(18);
  flow.room(90);
  place.section = sheets.structure.root.child('Sect');
  place.table = undefined;
  sheets.bookmark(text, flow.y - 6);
  flow.paragraph(place.section.child('H2'), text, looks.heading);
  flow.gap(3);
  flow.rule(colors.rule);
}

const branchWords = (
  { name, address, telephone }: Extract<PriceListBlock, { kind: 'branch' }>,
  home: string | undefined,
): string => [name === home ? '' : name, address, telephone].filter(Boolean).join(' · ');

/** Writes the top of the list. Its title is the document's. The home's own address is under its name, and doesn't repeat it. */
function writeHead(flow: Flow, place: Place, block: PriceListBlock): boolean {
  const { root } = flow.sheets.structure;
  switch (block.kind) {
    case 'provider':
      place.home = block.text;
      writeCentred(flow, root.child('P'), block.text, looks.provider);
      return true;
    case 'branch':
      writeCentred(flow, root.child('P'), branchWords(block, place.home), looks.branch);
      return true;
    case 'title':
      flow.gap(14);
      flow.sheets.bookmark(block.text, flow.y);
      writeCentred(flow, root.child('H1'), block.text, looks.title);
      return true;
    case 'effective':
      writeCentred(flow, root.child('P'), block.text, looks.effective);
      flow.gap(8);
      return true;
    default:
      return false;
  }
}

function writeBlock(flow: Flow, place: Place, block: PriceListBlock): void {
  if (writeHead(flow, place, block)) return;
  if (block.kind === 'heading') writeHeading(flow, place, block.text);
  else if ('price' in block) writeRow(flow, place, block);
  else {
    place.table = undefined;
    if (block.kind === 'disclosure') writeLaw(flow, place.section.child('P'), block.text, block.line ? INDENT : 0);
    else if (block.kind === 'paragraph') {
      flow.gap(8);
      if (block.title) {
        flow.room(looks.line.leading * 3);
        flow.paragraph(place.section.child('H3'), block.title, looks.line);
      }
      for (const text of block.text.split('\n').filter((each) => each.trim() !== ''))
        flow.paragraph(place.section.child('P'), text, looks.row);
    }
  }
}

/** Returns what must stay together: a line's row with its containers and the legal sentences beside it. */
function blocksTogether(blocks: readonly PriceListBlock[], at: number): readonly PriceListBlock[] {
  if (blocks[at]?.kind !== 'line') return [];
  const rest = blocks.slice(at + 1);
  const end = rest.findIndex(({ kind }) => kind !== 'variant' && kind !== 'disclosure');
  return [blocks[at], ...(end === -1 ? rest : rest.slice(0, end))];
}

function heightOf(flow: Flow, blocks: readonly PriceListBlock[]): number {
  return blocks.reduce((sum, block) => {
    if ('price' in block) return sum + 8 + flow.heightOf(rowBlocks(block), nameWidth(block));
    return block.kind === 'disclosure' ? sum + 4 + flow.heightOf([{ text: block.text, look: looks.law }], MEASURE - INDENT) : sum;
  }, 0);
}

/** Writes a list piece by piece. */
export function writeBlocks(flow: Flow, blocks: readonly PriceListBlock[]): void {
  const place: Place = { section: flow.sheets.structure.root, table: undefined };
  for (const [at, block] of blocks.entries()) {
    const height = heightOf(flow, blocksTogether(blocks, at));
    if (height > 0 && height < TOGETHER) flow.room(height);
    writeBlock(flow, place, block);
  }
}
