import type { GplLine } from '../model/enumerations/pricing.ts';
import type { SectionType } from '../model/enumerations/section.ts';
import type { GeneralPriceList, ListedItem, ListedLine, OtherService } from '../model/general-price-list.ts';
import type { PriceListBlock } from '../model/price-list-block.ts';
import { formatCalendarDate } from '../values/dates.ts';
import { formatCents } from '../values/money.ts';
import { searchKey } from '../values/text.ts';
import { gplLines } from './gpl-lines.ts';
import { includedWords, priceWords } from './price-words.ts';
import { disclosureBlocks, hasRangeOnly, requiredBeside, requiredDisclosures } from './required-disclosures.ts';

/** The groups of the list's lines, each with its heading and the home's paragraphs that belong there. */
const groups: readonly { title: string; lines: readonly GplLine[]; sections: readonly SectionType[] }[] = [
  { title: 'Basic services', lines: ['basic-services'], sections: ['staff-and-supervision-combination'] },
  { title: 'Care and preparation', lines: ['embalming', 'other-preparation', 'refrigeration'], sections: ['services'] },
  {
    title: 'Facilities, staff and equipment',
    lines: ['viewing-facilities', 'ceremony-facilities', 'memorial-facilities', 'graveside-services'],
    sections: [],
  },
  { title: 'Transfer and cars', lines: ['transfer-of-remains', 'hearse', 'limousine'], sections: [] },
  { title: 'Direct cremation', lines: ['direct-cremation', 'cremation-fee'], sections: ['direct-cremation'] },
  { title: 'Immediate burial', lines: ['immediate-burial'], sections: ['direct-burial'] },
  { title: 'Forwarding and receiving', lines: ['forwarding', 'receiving'], sections: [] },
  {
    title: 'Caskets, containers and urns',
    lines: ['caskets', 'alternative-container', 'outer-burial-containers', 'urn', 'printed-package'],
    sections: ['merchandise'],
  },
];

const nonEmpty = (...texts: (string | undefined)[]): string[] => texts.filter((text): text is string => Boolean(text?.trim()));

/** Composes the head of any of the home's lists (16 CFR 453.2(b)(2)(ii), (3)(ii), (4)(i)). */
export function headBlocks({ home, branches, effectiveOn }: GeneralPriceList, title: string): PriceListBlock[] {
  const since = effectiveOn
    ? [{ kind: 'effective' as const, text: `These prices are effective as of ${formatCalendarDate(effectiveOn)}.` }]
    : [];
  return [
    ...(home ? [{ kind: 'provider' as const, text: home }] : []),
    ...branches.map((branch): PriceListBlock => ({ kind: 'branch', ...branch })),
    ...(title ? [{ kind: 'title' as const, text: title }] : []),
    ...since,
  ];
}

/** Returns what a line costs on its own row: its price, its range, or for containers the lowest to the highest. */
function linePrice(line: ListedLine): string {
  if (!line.variants) return priceWords(line);
  const prices = line.variants.map(({ priceCents }) => priceCents);
  return priceWords({ minCents: Math.min(...prices), maxCents: Math.max(...prices), unit: line.unit });
}

/** Composes the items of a line that the list itself prices. */
function itemBlocks(content: GeneralPriceList, line: GplLine): PriceListBlock[] {
  if ((line === 'caskets' || line === 'outer-burial-containers') && hasRangeOnly(content, line)) return [];
  return content.items.filter((item) => item.line === line).map(itemBlock);
}

export const itemBlock = (item: GeneralPriceList['items'][number]): PriceListBlock => ({
  kind: 'item',
  key: `item:${item.itemId}${item.variantId ? `:${item.variantId}` : ''}`,
  line: item.line ?? null,
  label: item.name,
  price: formatCents(item.priceCents),
  notes: nonEmpty(item.description),
});

/** Says why a range doesn't begin with an item below it that costs nothing: such an item comes with something else, and isn't a price of the line. */
const rangeNote = ({ items }: GeneralPriceList, { line, minCents = 0 }: ListedLine): string[] =>
  minCents > 0 && items.some((item) => item.line === line && item.priceCents === 0)
    ? ['From the least expensive that has a price to the most expensive.']
    : [];

/** Composes a line and everything under it, with disclosures right below its prices. */
function lineBlocks(content: GeneralPriceList, line: ListedLine): PriceListBlock[] {
  const { line: key, name, note, variants = [], entries = [] } = line;
  const isSaidInSentence = key === 'basic-services';
  return [
    {
      kind: 'line',
      line: key,
      key,
      label: name || gplLines[key].label,
      price: linePrice(line),
      notes: [...nonEmpty(isSaidInSentence ? '' : note), ...includedWords(line), ...rangeNote(content, line)],
    },
    ...variants.map(
      ({ container, priceCents }): PriceListBlock => ({
        kind: 'variant',
        line: key,
        key: `${key}:${container}`,
        label: container,
        price: formatCents(priceCents),
        notes: [],
      }),
    ),
    ...disclosureBlocks(requiredBeside(content, key)),
    ...entries.map(
      (entry): PriceListBlock => ({
        kind: 'entry',
        line: key,
        key: `service:${entry.serviceId}`,
        label: entry.name,
        price: priceWords(entry),
        notes: [...nonEmpty(entry.note), ...includedWords(entry)],
      }),
    ),
    ...itemBlocks(content, key),
  ];
}

const underHeading = (text: string, blocks: readonly PriceListBlock[]): PriceListBlock[] =>
  blocks.length === 0 ? [] : [{ kind: 'heading', text }, ...blocks];

const sectionBlocks = ({ sections }: GeneralPriceList, types: readonly SectionType[]): PriceListBlock[] =>
  sections
    .filter(({ sectionType }) => types.includes(sectionType))
    .map(({ title, text }): PriceListBlock => ({ kind: 'paragraph', title, text }));

/** Returns whether an item at the same price is what a service is, so that a list with the item has it already. */
const isItem =
  ({ name, priceCents, unit, isCashAdvance }: OtherService) =>
  (item: ListedItem): boolean =>
    !isCashAdvance && unit === 'flat' && item.priceCents === priceCents && searchKey(item.name) === searchKey(name);

const serviceBlocks = (
  { otherServices }: GeneralPriceList,
  isCashAdvance: boolean,
  items: readonly ListedItem[] = [],
): PriceListBlock[] =>
  otherServices
    .filter((service) => service.isCashAdvance === isCashAdvance && !items.some(isItem(service)))
    .map(
      (service): PriceListBlock => ({
        kind: 'service',
        key: `service:${service.serviceId}`,
        label: service.name,
        price: priceWords(service),
        notes: [...nonEmpty(service.note), ...includedWords(service)],
      }),
    );

const packageBlocks = ({ packages }: GeneralPriceList): PriceListBlock[] =>
  packages
    .filter(({ showOnGpl }) => showOnGpl)
    .map(
      ({ id, name, description, notes, priceCents, services }): PriceListBlock => ({
        kind: 'package',
        key: `package:${id}`,
        label: name,
        price: formatCents(priceCents),
        notes: nonEmpty(description, notes),
        includes: services.filter(({ isIncluded }) => isIncluded).map(({ displayName }) => displayName),
        excludes: services.filter(({ isIncluded }) => !isIncluded).map(({ displayName }) => displayName),
      }),
    );

/** Says above the packages that they are in addition to itemized prices, never in place of them (16 CFR 453.2(b)(4), 453.4(b)(1)). */
const PACKAGES_LEAD = 'These packages are offered in addition to the prices above. You may choose any item on its own instead.';

/** Composes what isn't a line of the Rule: other items by category, other services, cash advances, packages, and the home's own paragraphs. */
function furtherBlocks(content: GeneralPriceList): PriceListBlock[] {
  const onLines = new Set(content.lines.map(({ line }) => line));
  const loose = content.items.filter(({ line }) => line === undefined || (!onLines.has(line) && !isListedApart(content, line)));
  const categories = [...new Set(loose.map(({ category }) => category))];
  const packages = packageBlocks(content);
  const lead: PriceListBlock = { kind: 'paragraph', title: '', text: PACKAGES_LEAD };
  return [
    ...categories.flatMap((category) =>
      underHeading(category, loose.filter((item) => item.category === category).map(itemBlock)),
    ),
    ...underHeading('Other services', serviceBlocks(content, false, loose)),
    ...underHeading('Paid to others on your behalf', [
      ...serviceBlocks(content, true),
      ...sectionBlocks(content, ['cash-advance']),
    ]),
    ...underHeading('Packages', packages.length > 0 ? [lead, ...packages, ...sectionBlocks(content, ['template'])] : []),
    ...underHeading('About our prices', sectionBlocks(content, ['general', 'paragraph-only'])),
  ];
}

const isListedApart = ({ separateLists }: GeneralPriceList, line: GplLine): boolean =>
  (line === 'caskets' && separateLists.caskets) || (line === 'outer-burial-containers' && separateLists.outerBurialContainers);

/**
 * Composes the general price list in reading order (16 CFR 453.2(b)(4)): head, right of choice immediately above the prices, every line with its
 * disclosures, packages last. The same content gives the same blocks.
 */
export function composePriceList(content: GeneralPriceList): PriceListBlock[] {
  const listed = new Map(content.lines.map((line) => [line.line, line]));
  const [choice] = requiredDisclosures(content);
  return [
    ...headBlocks(content, content.title),
    ...disclosureBlocks(choice ? [choice] : []),
    ...groups.flatMap(({ title, lines, sections }) => {
      const blocks = lines.flatMap((line) => {
        const found = listed.get(line);
        return found ? lineBlocks(content, found) : [];
      });
      return underHeading(title, blocks.length > 0 ? [...blocks, ...sectionBlocks(content, sections)] : []);
    }),
    ...furtherBlocks(content),
  ];
}
