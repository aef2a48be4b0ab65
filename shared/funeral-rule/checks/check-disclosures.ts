import { type PriceListPaper, priceListPaper } from '../../model/enumerations/price-list.ts';
import type { GplLine } from '../../model/enumerations/pricing.ts';
import type { GeneralPriceList } from '../../model/general-price-list.ts';
import type { PriceListBlock } from '../../model/price-list-block.ts';
import type { Finding } from '../../model/price-list-finding.ts';
import { disclosures } from '../disclosures.ts';
import { gplLines } from '../gpl-lines.ts';
import { type RequiredDisclosure, requiredDisclosures } from '../required-disclosures.ts';
import { finding } from './finding.ts';

type DisclosureBlock = Extract<PriceListBlock, { kind: 'disclosure' }>;

const isItemized = ({ kind }: PriceListBlock): boolean => kind === 'line' || kind === 'variant' || kind === 'entry';
const hasPrice = (block: PriceListBlock): boolean => 'price' in block;

/** Returns whether the sentence is right above the itemized prices: no price above it, and only headings between it and the first one. */
export function isAboveThePrices(blocks: readonly PriceListBlock[], at: number): boolean {
  const first = blocks.findIndex(hasPrice);
  return first === -1 || (at < first && blocks.slice(at + 1, first).every(({ kind }) => kind === 'heading'));
}

/** Returns whether the sentence is beside a line: after its price, and before the next line or anything else. */
function isBesideLine(blocks: readonly PriceListBlock[], at: number, line: GplLine): boolean {
  const own = blocks.findIndex((block) => block.kind === 'line' && block.line === line);
  if (own === -1 || at < own) return false;
  return blocks
    .slice(own + 1, at)
    .every(
      (block) =>
        block.kind === 'disclosure' || (isItemized(block) && block.kind !== 'line' && 'line' in block && block.line === line),
    );
}

const whereWords = (line: GplLine | null): string =>
  line ? `beside the price of ${gplLines[line].label}` : 'immediately above the itemized prices';

function checkOne(blocks: readonly PriceListBlock[], { key, line, text }: RequiredDisclosure): Finding[] {
  // The gap can't be filled, because the words for it are missing. That has its own finding.
  if (text === null) return [];
  const { clause } = disclosures[key];
  const place = { kind: 'list' as const, label: line ? gplLines[line].label : 'Above the prices' };
  const tell = (code: 'disclosure-missing' | 'disclosure-misplaced', words: string) => [
    finding({ code, clause, place, words, mend: `Print "${text}" ${whereWords(line)}, word for word.`, detail: key }),
  ];
  const found = blocks.flatMap((block, at) => (block.kind === 'disclosure' && block.key === key ? [{ block, at }] : []));
  const whole = found.filter(({ block }) => block.text === text);
  if (found.length === 0) return tell('disclosure-missing', `Disclosure ${key} is missing. It belongs ${whereWords(line)}.`);
  if (whole.length === 0) return tell('disclosure-missing', `Disclosure ${key} isn’t in the words of the rule.`);
  const isInPlace = whole.some(({ at }) => (line ? isBesideLine(blocks, at, line) : isAboveThePrices(blocks, at)));
  return isInPlace ? [] : tell('disclosure-misplaced', `Disclosure ${key} isn’t ${whereWords(line)}.`);
}

/** Reports disclosures that the list doesn't require: they say something beyond the required ones. */
function checkForeign(blocks: readonly PriceListBlock[], required: readonly RequiredDisclosure[]): Finding[] {
  const isKnown = ({ key, text }: DisclosureBlock) => required.some((each) => each.key === key && each.text === text);
  const isMissing = ({ key }: DisclosureBlock) => required.some((each) => each.key === key);
  return blocks
    .filter((block): block is DisclosureBlock => block.kind === 'disclosure')
    .filter((block) => !isKnown(block) && !isMissing(block))
    .map(({ key, clause, text }) =>
      finding({
        code: 'disclosure-contradicted',
        clause,
        place: { kind: 'list', label: key },
        words: `Disclosure ${key} doesn’t belong on this list: "${text}"`,
        mend: 'Print the disclosures that the list requires, and no others.',
        detail: key,
      }),
    );
}

/** Checks that every required disclosure is on the list word for word and in its place, however the list was composed. */
export function checkDisclosures(content: GeneralPriceList, blocks: readonly PriceListBlock[]): Finding[] {
  const required = requiredDisclosures(content);
  return [...required.flatMap((each) => checkOne(blocks, each)), ...checkForeign(blocks, required)];
}

type Clauses = { prices: string } & Partial<Record<PriceListBlock['kind'], string>>;

/** The clauses that say what each list must have. The Rule asks for addresses on the general price list alone. */
const clauses: Record<PriceListPaper, Clauses> = {
  gpl: {
    prices: '16 CFR 453.2(b)(4)',
    provider: '16 CFR 453.2(b)(4)(i)(A)',
    branch: '16 CFR 453.2(b)(4)(i)(A)',
    title: '16 CFR 453.2(b)(4)(i)(B)',
    effective: '16 CFR 453.2(b)(4)(i)(C)',
  },
  'casket-price-list': {
    prices: '16 CFR 453.2(b)(2)(i)',
    provider: '16 CFR 453.2(b)(2)(ii)',
    title: '16 CFR 453.2(b)(2)(ii)',
    effective: '16 CFR 453.2(b)(2)(i)',
  },
  'outer-burial-container-price-list': {
    prices: '16 CFR 453.2(b)(3)(i)',
    provider: '16 CFR 453.2(b)(3)(ii)',
    title: '16 CFR 453.2(b)(3)(ii)',
    effective: '16 CFR 453.2(b)(3)(i)',
  },
};

/** Distinguishes the same fault on two lists. */
const detailOn = (paper: PriceListPaper, detail: string): string => (paper === 'gpl' ? detail : `${paper}:${detail}`);

type PricedBlock = Extract<PriceListBlock, { price: string }>;
const isPriced = (block: PriceListBlock): block is PricedBlock => 'price' in block;
const priceKey = ({ key, price }: PricedBlock) => `${key} ${price}`;

/** Reports what the printed list lacks of one price: the price itself, or its name and notes. */
function missingOf(wanted: PricedBlock, found: PricedBlock | undefined, paper: PriceListPaper): Finding[] {
  const place = { kind: 'list' as const, label: wanted.label };
  const [clause, detail] = [clauses[paper].prices, detailOn(paper, wanted.key)];
  if (!found)
    return [
      finding({
        code: 'offered-not-listed',
        clause,
        place,
        words: `${wanted.label} at ${wanted.price} isn’t on the printed ${priceListPaper.label(paper)}.`,
        mend: 'Print every item with its price.',
        detail,
      }),
    ];
  const isWhole = found.label === wanted.label && wanted.notes.every((note) => found.notes.includes(note));
  if (isWhole) return [];
  const words = `${wanted.label} is on the printed ${priceListPaper.label(paper)} without what its price covers, or under another name.`;
  return [
    finding({ code: 'notes-missing', clause, place, words, mend: 'Print every item with its name and its notes.', detail }),
  ];
}

/** Reports what the printed list lacks of its head. */
function missingHead(blocks: readonly PriceListBlock[], wanted: readonly PriceListBlock[], paper: PriceListPaper): Finding[] {
  const found = new Set(blocks.map((block) => JSON.stringify(block)));
  return wanted.flatMap((block, at) => {
    const clause = clauses[paper][block.kind];
    if (!clause || found.has(JSON.stringify(block))) return [];
    return [
      finding({
        code: 'head-missing',
        clause,
        place: { kind: 'list', label: 'Head of the list' },
        words: `The head of the printed ${priceListPaper.label(paper)} is incomplete.`,
        mend: 'Print the name, the addresses and telephone numbers, the title and the effective date.',
        detail: detailOn(paper, `${block.kind}${at}`),
      }),
    ];
  });
}

/** Checks that a printed list is complete: its head, and every price with its name and notes. */
export function checkSetOut(
  blocks: readonly PriceListBlock[],
  wanted: readonly PriceListBlock[],
  paper: PriceListPaper = 'gpl',
): Finding[] {
  const byKey = new Map(blocks.filter(isPriced).map((block) => [priceKey(block), block]));
  return [
    ...missingHead(blocks, wanted, paper),
    ...wanted.filter(isPriced).flatMap((block) => missingOf(block, byKey.get(priceKey(block)), paper)),
  ];
}
