import { disclosures, disclosureText } from '#shared/funeral-rule/disclosures.ts';
import { asServicesIncluded, containersOffered } from '#shared/funeral-rule/specified-words.ts';
import { gplLine, planSection } from '#shared/model/enumerations/pricing.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { PricedLine } from '#shared/model/priced-plan.ts';
import { quantityWords } from '#shared/pricing/quantity-words.ts';
import { listWords, whyWords } from '#shared/pricing/why-words.ts';
import { formatCents } from '#shared/values/money.ts';
import { type Block, type Cell, type Flow, FRAME, MEASURE } from '../pdf/flow.ts';
import type { Element } from '../pdf/structure.ts';
import { colors, looks } from './looks.ts';
import { beginSection, separate } from './section.ts';

/** D4 as the home charges its fee: beside the fee where it is added to the total, beside the caskets where it is in their price. */
function feeSentence(line: 'basic-services' | 'caskets', { priceList }: PlannerHome): string[] {
  const listed = priceList?.lines.find((each) => each.line === 'basic-services');
  const services = asServicesIncluded(priceList?.basicFee?.services || listed?.note || '');
  const isInCaskets = priceList?.basicFee?.variant === 'in-caskets';
  if (!services || isInCaskets !== (line === 'caskets')) return [];
  if (!isInCaskets) return [disclosureText('D4A', services)];
  const cents = priceList?.basicFee?.amountCents ?? listed?.priceCents;
  return cents === undefined ? [] : [disclosureText('D4B', formatCents(cents), services)];
}

/**
 * The sentences of law that stand beside a line's price (16 CFR 453.2 to 453.4). One whose gaps the home's price list does not fill is left out: it must
 * not be printed with a gap.
 */
export function disclosuresFor({ gplLine }: Pick<PricedLine, 'gplLine'>, home: PlannerHome | undefined): string[] {
  if (gplLine === 'embalming') return [disclosures.D2.text];
  if (gplLine === 'outer-burial-containers') return [disclosures.D7.text];
  if (!home?.priceList) return [];
  if (gplLine === 'direct-cremation') {
    const containers = containersOffered(home.priceList);
    return containers ? [disclosureText('D3', containers)] : [];
  }
  return gplLine === 'basic-services' || gplLine === 'caskets' ? feeSentence(gplLine, home) : [];
}

const AMOUNT = 84;
const QUANTITY = 116;
const NAME = MEASURE - AMOUNT - QUANTITY - 16;

/** Says where the price comes from, unless the line has the same name as its line of the price list. */
const sourceWords = (line: PricedLine): string =>
  line.gplLine && gplLine.label(line.gplLine) !== line.label ? ` ${listWords(line)}.` : '';

type Row = { name: Block[]; quantity?: string; amount: Block };

function writeRow(flow: Flow, table: Element, { name, quantity = '', amount }: Row): void {
  const row = table.child('TR');
  const cell = (x: number, width: number, blocks: Block[]): Cell => ({ element: row.child('TD'), x, width, blocks });
  flow.row([
    cell(0, NAME, name),
    { ...cell(NAME + 8, QUANTITY, quantity ? [{ text: quantity, look: looks.amountSmall }] : []), isRight: true },
    { ...cell(MEASURE - AMOUNT, AMOUNT, [amount]), isRight: true },
  ]);
}

function writeHeadings(flow: Flow, table: Element): void {
  const row = table.child('TR');
  const heading = (text: string, x: number, width: number, isRight = true): Cell => ({
    element: row.child('TH'),
    x,
    width,
    isRight,
    blocks: [{ text, look: looks.label }],
  });
  flow.row([
    heading('Item', 0, NAME, false),
    heading('Quantity', NAME + 8, QUANTITY),
    heading('Amount', MEASURE - AMOUNT, AMOUNT),
  ]);
  separate(flow);
}

/** Returns a note about a line, in small type below its name. */
const small = (text: string, gap = 0): Block[] =>
  text
    .split('\n')
    .filter((part) => part.trim() !== '')
    .map((part) => ({ text: part, look: looks.small, width: MEASURE - AMOUNT - 24, gap }));

const lineBlocks = (line: PricedLine, home: PlannerHome | undefined): Block[] => [
  { text: line.label, look: looks.body },
  ...small(line.detail),
  ...small(`${whyWords(line)}${sourceWords(line)}`),
  ...disclosuresFor(line, home).flatMap((sentence) => small(sentence, 3)),
];

function writeLine(flow: Flow, table: Element, line: PricedLine, home: PlannerHome | undefined): void {
  writeRow(flow, table, {
    name: lineBlocks(line, home),
    quantity: quantityWords(line),
    amount: { text: formatCents(line.amountCents), look: looks.amount },
  });
  for (const { label, aLaCarteCents } of line.includes) {
    const alone = aLaCarteCents === null ? '' : ` (${formatCents(aLaCarteCents)} alone)`;
    flow.gap(2);
    const name: Block = { text: `Includes ${label}${alone}`, look: looks.small, width: MEASURE - AMOUNT - 24 };
    writeRow(flow, table, { name: [name], amount: { text: 'included', look: looks.small } });
  }
}

function writeSections(flow: Flow, section: Element, plan: PlanView, home: PlannerHome | undefined): void {
  flow.gap(12);
  const table = section.child('Table');
  writeHeadings(flow, table);
  for (const part of planSection.values) {
    const lines = plan.priced.lines.filter((line) => line.section === part);
    const [first] = lines;
    if (!first) continue;
    flow.gap(6);
    // A heading is on the same sheet as its first line.
    flow.room(looks.part.leading + 3 + flow.heightOf(lineBlocks(first, home), NAME));
    flow.paragraph(table.child('TR').child('TH'), planSection.label(part), looks.part);
    flow.gap(3);
    for (const [index, line] of lines.entries()) {
      if (index > 0) separate(flow);
      writeLine(flow, table, line, home);
    }
    flow.gap(6);
  }
}

function writeUnpriced(flow: Flow, section: Element, { priced }: PlanView): void {
  if (priced.unpriced.length === 0) return;
  flow.gap(14);
  flow.room(50);
  flow.paragraph(section.child('H3'), 'Not in the total', looks.part);
  flow.gap(3);
  const table = section.child('Table');
  for (const [index, { label, reason }] of priced.unpriced.entries()) {
    if (index > 0) separate(flow);
    const name: Block[] = [{ text: label, look: looks.body }, ...small(reason)];
    writeRow(flow, table, { name, amount: { text: 'not priced', look: looks.body } });
  }
}

function writeTotal(flow: Flow, section: Element, { priced }: PlanView): void {
  flow.gap(10);
  flow.room(30);
  flow.sheets.fill(FRAME.left, flow.y, MEASURE, 1, colors.pine);
  flow.gap(7);
  flow.row([
    { element: section.child('P'), x: 0, width: 300, blocks: [{ text: 'Total', look: looks.total }] },
    {
      element: section.child('P'),
      x: MEASURE - 180,
      width: 180,
      blocks: [{ text: formatCents(priced.totalCents), look: looks.totalAmount }],
      isRight: true,
    },
  ]);
}

/** Writes the account: each line with its price, the reason for it, and its line of the price list; what has no price; the total. */
export function writeAccount(flow: Flow, plan: PlanView, home: PlannerHome | undefined): void {
  const section = beginSection(flow, 'What it costs');
  // The sentences of a statement of goods and services come before its charges: both announce reasons below (16 CFR 453.4(b)(2)(i)(B), 453.5(b)).
  flow.paragraph(section.child('P'), disclosures.S1.text, looks.small);
  flow.gap(4);
  flow.paragraph(section.child('P'), disclosures.S2.text, looks.small);
  if (plan.priced.lines.length > 0) writeSections(flow, section, plan, home);
  else {
    flow.gap(8);
    flow.paragraph(section.child('P'), 'Nothing has been chosen yet that has a price.', looks.body);
  }
  writeTotal(flow, section, plan);
  writeUnpriced(flow, section, plan);
  if (home && plan.revision !== home.revision) {
    flow.gap(6);
    flow.paragraph(
      section.child('P'),
      'The home’s prices or offer have changed since this plan was saved. Open the plan on Yarrow to see by how much.',
      looks.small,
    );
  }
}
