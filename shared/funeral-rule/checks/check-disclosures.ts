import type { GplLine } from '../../model/enumerations/pricing.ts';
import type { GeneralPriceList } from '../../model/general-price-list.ts';
import type { PriceListBlock } from '../../model/price-list-block.ts';
import type { Finding } from '../../model/price-list-finding.ts';
import { disclosures } from '../disclosures.ts';
import { gplLines } from '../gpl-lines.ts';
import { type RequiredDisclosure, requiredDisclosures } from '../required-disclosures.ts';
import { finding } from './finding.ts';

type DisclosureBlock = Extract<PriceListBlock, { kind: 'disclosure' }>;

const isItemised = ({ kind }: PriceListBlock): boolean => kind === 'line' || kind === 'variant' || kind === 'entry';
const hasPrice = (block: PriceListBlock): boolean => 'price' in block;

/** Immediately above the itemised prices: between the sentence and the first of them stands a heading at most, and above it no price. */
function isAboveThePrices(blocks: readonly PriceListBlock[], at: number): boolean {
  const first = blocks.findIndex(hasPrice);
  return first === -1 || (at < first && blocks.slice(at + 1, first).every(({ kind }) => kind === 'heading'));
}

/** Beside a line: after its price, before the next line and whatever else begins anew. */
function isBesideLine(blocks: readonly PriceListBlock[], at: number, line: GplLine): boolean {
  const own = blocks.findIndex((block) => block.kind === 'line' && block.line === line);
  if (own === -1 || at < own) return false;
  return blocks
    .slice(own + 1, at)
    .every(
      (block) =>
        block.kind === 'disclosure' || (isItemised(block) && block.kind !== 'line' && 'line' in block && block.line === line),
    );
}

const whereWords = (line: GplLine | null): string =>
  line ? `beside the price of ${gplLines[line].label}` : 'immediately above the itemised prices';

function checkOne(blocks: readonly PriceListBlock[], { key, line, text }: RequiredDisclosure): Finding[] {
  // Its gap cannot be filled: what is to stand there is missing, and told of by itself.
  if (text === null) return [];
  const { clause } = disclosures[key];
  const place = { kind: 'list' as const, label: line ? gplLines[line].label : 'Above the prices' };
  const tell = (code: 'disclosure-missing' | 'disclosure-misplaced', words: string) => [
    finding({ code, clause, place, words, mend: `Print "${text}" ${whereWords(line)}, word for word.`, detail: key }),
  ];
  const found = blocks.flatMap((block, at) => (block.kind === 'disclosure' && block.key === key ? [{ block, at }] : []));
  const whole = found.filter(({ block }) => block.text === text);
  if (found.length === 0) return tell('disclosure-missing', `The sentence ${key} is missing: it must stand ${whereWords(line)}.`);
  if (whole.length === 0) return tell('disclosure-missing', `The sentence ${key} is not in the words of the rule.`);
  const isInPlace = whole.some(({ at }) => (line ? isBesideLine(blocks, at, line) : isAboveThePrices(blocks, at)));
  return isInPlace ? [] : tell('disclosure-misplaced', `The sentence ${key} does not stand ${whereWords(line)}.`);
}

/** Words under a sentence's key that are not the sentence say something else beside it. */
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
        words: `The sentence ${key} does not belong on this list: "${text}"`,
        mend: 'Print the sentences that the list calls for, and no others.',
        detail: key,
      }),
    );
}

/** Every sentence of law that the list calls for, word for word and in its place, whoever set the list out. */
export function checkDisclosures(content: GeneralPriceList, blocks: readonly PriceListBlock[]): Finding[] {
  const required = requiredDisclosures(content);
  return [...required.flatMap((each) => checkOne(blocks, each)), ...checkForeign(blocks, required)];
}

/** That what the content prices stands in the list as set out: nothing is left out between the two. */
export function checkSetOut(blocks: readonly PriceListBlock[], wanted: readonly PriceListBlock[]): Finding[] {
  const keys = new Set(blocks.flatMap((block) => ('price' in block ? [`${block.key} ${block.price}`] : [])));
  return wanted.flatMap((block) =>
    'price' in block && !keys.has(`${block.key} ${block.price}`)
      ? [
          finding({
            code: 'offered-not-listed',
            clause: '16 CFR 453.2(b)(4)',
            place: { kind: 'list', label: block.label },
            words: `${block.label} at ${block.price} is not on the list as it is set out.`,
            mend: 'Print every item with its price.',
            detail: block.key,
          }),
        ]
      : [],
  );
}
