import type { GplLine } from '../../model/enumerations/pricing.ts';
import type { GeneralPriceList, ListedLine } from '../../model/general-price-list.ts';
import type { Finding, FindingPlace } from '../../model/price-list-finding.ts';
import { formatCents } from '../../values/money.ts';
import { gplLines, isRequiredGplLine } from '../gpl-lines.ts';
import { checkBasicFee } from './check-basic-fee.ts';
import { checkContainers } from './check-containers.ts';
import { checkNamedLines } from './check-named-lines.ts';
import { finding } from './finding.ts';
import { lineRow as placeOf, serviceRow } from './own-words.ts';
import { tellsSomething } from './tells-something.ts';

/** Checks for a price of zero, which says "free" as plainly as the word. */
function checkZero(line: ListedLine): Finding[] {
  if (!isRequiredGplLine(line.line)) return [];
  const zero = (what: string, place: FindingPlace, detail: string) =>
    finding({
      code: 'marked-free',
      clause: gplLines[line.line].clause ?? '',
      place,
      words: `${what} is listed at ${formatCents(0)}.`,
      mend: 'Give it a price, or don’t offer it separately.',
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

/** Checks that basic services have no other entries, since families couldn't decline those either. */
const checkSecondFee = ({ line, entries = [] }: ListedLine): Finding[] =>
  line !== 'basic-services'
    ? []
    : entries.map((entry) =>
        finding({
          code: 'second-fee',
          clause: '16 CFR 453.4(b)(1)(i)(A)',
          place: serviceRow(entry.serviceId, entry.name, line),
          words: `${entry.name} is a second fee beside basic services that families can’t decline.`,
          mend: 'Make it part of the basic services fee, and don’t list it separately.',
          fix: { target: 'row', row: 'service', id: entry.serviceId, set: { isOffered: false } },
          fixWords: 'Remove from the list',
        }),
      );

/** Checks that forwarding and receiving state one price and the services that it covers (16 CFR 453.2(b)(4)(ii)(A), (B)). */
function checkServicesListed(line: ListedLine): Finding[] {
  if (line.line !== 'forwarding' && line.line !== 'receiving') return [];
  const [place, clause] = [placeOf(line), gplLines[line.line].clause ?? ''];
  return [
    ...(line.entries ?? []).map(({ serviceId, name }) =>
      finding({
        code: 'not-one-price',
        clause,
        place: serviceRow(serviceId, name, line.line),
        words: `${name} is a second price under ${gplLines[line.line].label}, which has one price for everything.`,
        mend: 'Include it in the single price, or list it under its own heading.',
        fix: { target: 'row', row: 'service', id: serviceId, set: { isOffered: false } },
        fixWords: 'Remove from the list',
        detail: 'entry',
      }),
    ),
    ...(tellsSomething(line.note ?? '')
      ? []
      : [
          finding({
            code: 'services-not-listed',
            clause,
            place,
            words: `${place.label} doesn’t say which services its price covers.`,
            mend: 'List the services, facilities and vehicle that the price covers in its note.',
          }),
        ]),
  ];
}

/** Returns whether one price covers everything in the line, however much that is. */
const isFlat = (line: GplLine) => line === 'basic-services' || line === 'forwarding' || line === 'receiving';

/** Checks that each line states one price, except ranges of goods and prices per container. A line with a fixed scope has no unit. */
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
      mend: isByUnit ? 'State one price for all that it covers.' : 'State one price. Only goods may be listed as a range.',
    }),
  ];
}

/** Checks that no line is listed twice: that would be two prices for one thing, and the second isn't even printed. */
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

/** Checks the Rule's lines, each by its own requirements. */
export const checkLines = (content: GeneralPriceList): Finding[] => [
  ...checkBasicFee(content),
  ...checkNamedLines(content),
  ...checkTwice(content),
  ...checkContainers(content),
  ...content.lines.flatMap((line) => [
    ...checkZero(line),
    ...checkSecondFee(line),
    ...checkServicesListed(line),
    ...checkOnePrice(line),
  ]),
];
