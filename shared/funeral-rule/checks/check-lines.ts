import type { GplLine } from '../../model/enumerations/pricing.ts';
import type { GeneralPriceList, ListedLine } from '../../model/general-price-list.ts';
import type { ContainerVariant } from '../../model/price-list.ts';
import type { Finding, FindingPlace } from '../../model/price-list-finding.ts';
import { formatCents } from '../../values/money.ts';
import { searchKey } from '../../values/text.ts';
import { gplLines, isRequiredGplLine } from '../gpl-lines.ts';
import { checkBasicFee } from './check-basic-fee.ts';
import { checkNamedLines } from './check-named-lines.ts';
import { finding } from './finding.ts';
import { serviceRow } from './own-words.ts';
import { tellsSomething } from './tells-something.ts';

const placeOf = ({ line, serviceId, name }: ListedLine): FindingPlace =>
  serviceRow(serviceId, name || gplLines[line].label, line);

/** A price of zero says "free" as plainly as the word. */
function checkZero(line: ListedLine): Finding[] {
  if (!isRequiredGplLine(line.line)) return [];
  const zero = (what: string, place: FindingPlace, detail: string) =>
    finding({
      code: 'marked-free',
      clause: gplLines[line.line].clause ?? '',
      place,
      words: `${what} is listed at ${formatCents(0)}.`,
      mend: 'Give it a price of its own, or do not offer it on its own.',
      detail,
    });
  const place = placeOf(line);
  const isZero = line.priceCents === 0 || line.minCents === 0;
  return [
    ...(isZero ? [zero(place.label, place, 'zero')] : []),
    ...(line.variants ?? [])
      .filter(({ priceCents }) => priceCents === 0)
      .map(({ container }) => zero(`${place.label}: ${container}`, place, `zero:${container}`)),
    ...(line.entries ?? [])
      .filter(({ priceCents, serviceId }) => priceCents === 0 && serviceId !== undefined)
      .map((entry) => zero(entry.name, serviceRow(entry.serviceId, entry.name, line.line), 'zero')),
  ];
}

/** Beside basic services no fee of their line may stand: families could not decline it either. */
const checkSecondFee = ({ line, entries = [] }: ListedLine): Finding[] =>
  line !== 'basic-services'
    ? []
    : entries.map((entry) =>
        finding({
          code: 'second-fee',
          clause: '16 CFR 453.4(b)(1)(i)(A)',
          place: serviceRow(entry.serviceId, entry.name, line),
          words: `${entry.name} is a second fee beside basic services that a family could not decline.`,
          mend: 'Make it part of the basic services fee and do not offer it on its own.',
          fix: { target: 'row', row: 'service', id: entry.serviceId, set: { isOffered: false } },
          fixWords: 'Take it off the list',
        }),
      );

/** Words that tell no container from another. */
const isCommon = /^(?:a|an|the|our|with|of|and|container|containers|alternative|casket|unfinished|plain|simple|minimum)$/;
const tellingWords = (name: string): string[] =>
  searchKey(name)
    .split(' ')
    .filter((word) => word !== '' && !isCommon.test(word));

/** Whether a price names this container: all that tells one of them apart stands in the other. */
export const namesContainer = (container: string, item: string): boolean => {
  const [one, other] = [tellingWords(container), tellingWords(item)];
  return (
    (one.length > 0 && one.every((word) => other.includes(word))) ||
    (other.length > 0 && other.every((word) => one.includes(word)))
  );
};

/** The price with a container of the home's: the price without one, and what the container costs. */
function priceWith(line: ListedLine, item: { name: string; priceCents: number }): ContainerVariant | undefined {
  const without = line.variants?.find(({ providedBy }) => providedBy === 'purchaser')?.priceCents;
  return without === undefined
    ? undefined
    : { container: item.name, providedBy: 'funeral-home', priceCents: without + item.priceCents };
}

/** Each alternative container that the home sells has its price of a direct cremation (16 CFR 453.2(b)(4)(ii)(C)). */
function checkEachContainer(content: GeneralPriceList, line: ListedLine): Finding[] {
  const { variants = [] } = line;
  return content.items
    .filter((item) => item.line === 'alternative-container')
    .filter(({ name }) => !variants.some((each) => each.providedBy === 'funeral-home' && namesContainer(each.container, name)))
    .map((item) => {
      const variant = priceWith(line, item);
      const id = line.serviceId;
      const isMendable = variant !== undefined && id !== undefined && variants.length < 20;
      return finding({
        code: 'container-not-priced',
        clause: '16 CFR 453.2(b)(4)(ii)(C)(2)',
        place: placeOf(line),
        words: `Direct cremation has no price with the ${item.name}, which you sell.`,
        mend: `Add a price with that container${variant ? `, ${formatCents(variant.priceCents)} for instance` : ''}, or stop selling it.`,
        ...(isMendable
          ? {
              fix: { target: 'row' as const, row: 'service' as const, id, set: { variants: [...variants, variant] } },
              fixWords: `Add at ${formatCents(variant.priceCents)}`,
            }
          : {}),
        detail: item.itemId,
      });
    });
}

const containerWords = {
  'direct-cremation': { clause: '16 CFR 453.2(b)(4)(ii)(C)', own: 'an alternative container', brought: 'a container' },
  'immediate-burial': { clause: '16 CFR 453.2(b)(4)(ii)(D)', own: 'a casket or alternative container', brought: 'a casket' },
} as const;

/** Direct cremation and immediate burial: a price with a container of the family's, and one with each of the home's. */
function checkContainers(content: GeneralPriceList, line: ListedLine): Finding[] {
  if (line.line !== 'direct-cremation' && line.line !== 'immediate-burial') return [];
  const { clause, own, brought } = containerWords[line.line];
  const [place, { label }] = [placeOf(line), gplLines[line.line]];
  // A container that nobody names is none.
  const from = new Set(
    (line.variants ?? []).filter(({ container }) => /\p{L}{3}/u.test(container)).map(({ providedBy }) => providedBy),
  );
  return [
    ...(from.has('purchaser')
      ? []
      : [
          finding({
            code: 'purchaser-container-missing',
            clause: `${clause}(1)`,
            place,
            words: `${label} has no price for a family that provides ${brought}.`,
            mend: `Add a price with ${brought} provided by the purchaser.`,
          }),
        ]),
    ...(from.has('funeral-home')
      ? line.line === 'direct-cremation'
        ? checkEachContainer(content, line)
        : []
      : [
          finding({
            code: 'own-container-missing',
            clause: `${clause}(2)`,
            place,
            words: `${label} has no price with ${own} of yours.`,
            mend: `Add a price with ${own} that you provide, and name it.`,
          }),
        ]),
  ];
}

/** Forwarding and receiving: one price, with the services that it covers (16 CFR 453.2(b)(4)(ii)(A), (B)). */
function checkServicesListed(line: ListedLine): Finding[] {
  if (line.line !== 'forwarding' && line.line !== 'receiving') return [];
  const [place, clause] = [placeOf(line), gplLines[line.line].clause ?? ''];
  return [
    ...(tellsSomething(line.note ?? '')
      ? []
      : [
          finding({
            code: 'services-not-listed',
            clause,
            place,
            words: `${place.label} does not say which services its price covers.`,
            mend: 'List the services, facilities and car that the price covers in its note.',
          }),
        ]),
  ];
}

/** Lines that cover everything in one price, whatever it takes. */
const isFlat = (line: GplLine) => line === 'basic-services' || line === 'forwarding' || line === 'receiving';

/** Every line states its one price, but for ranges of goods and prices for each container; those of a fixed scope by no unit. */
function checkOnePrice(line: ListedLine): Finding[] {
  const { label, clause, shape } = gplLines[line.line];
  if (!isRequiredGplLine(line.line) || shape !== 'price') return [];
  const isByUnit = isFlat(line.line) && line.unit !== 'flat' && line.unit !== 'each';
  if (line.priceCents !== undefined && !isByUnit) return [];
  return [
    finding({
      code: 'not-one-price',
      clause: clause ?? '',
      place: placeOf(line),
      words: `${label} is not one price.`,
      mend: isByUnit ? 'State one price for all that it covers.' : 'State its price; only goods may be listed as a range.',
    }),
  ];
}

/** A line that is on the list twice states two prices for one thing; the second is not even printed. */
const checkTwice = ({ lines }: GeneralPriceList): Finding[] =>
  lines
    .filter(({ line }, at) => lines.findIndex((each) => each.line === line) < at)
    .map((line) =>
      finding({
        code: line.line === 'basic-services' ? 'second-fee' : 'not-one-price',
        clause: gplLines[line.line].clause ?? '16 CFR 453.2(b)(4)',
        place: placeOf(line),
        words: `${gplLines[line.line].label} is on the list twice.`,
        mend: 'Keep one of the two.',
        detail: 'twice',
      }),
    );

/** A family that brings its own container pays no more than one that takes the home's: the difference would be a fee for bringing it. */
function checkBrought(line: ListedLine): Finding[] {
  const prices = (source: ContainerVariant['providedBy']) =>
    (line.variants ?? []).filter(({ providedBy }) => providedBy === source).map(({ priceCents }) => priceCents);
  // What costs nothing is told of as such.
  const [brought, own] = [prices('purchaser'), prices('funeral-home').filter((price) => price > 0)];
  if (own.length === 0 || brought.length === 0 || Math.max(...brought) <= Math.min(...own)) return [];
  return [
    finding({
      code: 'casket-handling-fee',
      clause: '16 CFR 453.4(b)(1)(ii)',
      place: placeOf(line),
      words: `${gplLines[line.line].label} costs more with a container that the family provides than with one of yours.`,
      mend: 'Charge no more where a family provides the container.',
    }),
  ];
}

/** The lines of the rule, each as the rule has it. */
export const checkLines = (content: GeneralPriceList): Finding[] => [
  ...checkBasicFee(content),
  ...checkNamedLines(content),
  ...checkTwice(content),
  ...content.lines.flatMap((line) => [
    ...checkZero(line),
    ...checkSecondFee(line),
    ...checkContainers(content, line),
    ...checkServicesListed(line),
    ...checkOnePrice(line),
    ...checkBrought(line),
  ]),
];
