import { dispositionGroupOf } from '../../model/enumerations/disposition.ts';
import type { GplLine } from '../../model/enumerations/pricing.ts';
import type { GeneralPriceList, ListedPackage, OfferedOnline } from '../../model/general-price-list.ts';
import type { Finding, FindingPlace, Fix } from '../../model/price-list-finding.ts';
import { gplLines } from '../gpl-lines.ts';
import { finding } from './finding.ts';
import { lineOfName } from './line-names.ts';
import { serviceRow } from './own-words.ts';

const NEEDS_LIST = '16 CFR 453.2(b)(4)';

const placeOf = ({ id, name }: ListedPackage): FindingPlace => ({ kind: 'package', id, label: name });

/** Returns what the list prices: its lines, and every service and item on it. */
function listed({ lines, otherServices, items }: GeneralPriceList) {
  const services = new Set([
    ...lines.flatMap(({ serviceId, entries = [] }) => [serviceId, ...entries.map((entry) => entry.serviceId)]),
    ...otherServices.map(({ serviceId }) => serviceId),
  ]);
  return {
    lines: new Set<GplLine>(lines.map(({ line }) => line)),
    services,
    items: new Set(items.map(({ itemId }) => itemId)),
  };
}

/** Returns the fix that lists something already priced but not offered. */
function offerFix({ withheld }: GeneralPriceList, of: { id?: string | undefined; line?: GplLine | undefined }): Fix | undefined {
  const row = withheld.find(({ serviceId, line }) => serviceId === of.id || (line !== undefined && line === of.line));
  return row && { target: 'row', row: 'service', id: row.serviceId, set: { isOffered: true } };
}

/** Checks that a package is itemized: everything it includes has its own price on the list. */
function checkIncluded(content: GeneralPriceList, on: ReturnType<typeof listed>): Finding[] {
  return content.packages.flatMap((each) =>
    each.services
      .filter(({ isIncluded }) => isIncluded)
      .filter(({ line, serviceId }) => (line ? !on.lines.has(line) : serviceId !== undefined && !on.services.has(serviceId)))
      .map(({ packageServiceId, displayName, line, serviceId }) => {
        const fix = offerFix(content, { id: serviceId, line });
        return finding({
          code: 'offered-not-listed',
          clause: (line && gplLines[line].clause) || NEEDS_LIST,
          place: placeOf(each),
          words: `The package ${each.name} includes ${displayName}, which has no price on the list.`,
          mend: `Price ${line ? gplLines[line].label : displayName} in the pricing grid, or remove it from the package.`,
          fix,
          fixWords: 'Add to the list',
          detail: packageServiceId,
        });
      }),
  );
}

function checkOnline(content: GeneralPriceList, on: ReturnType<typeof listed>): Finding[] {
  const isListed = ({ kind, id, line }: OfferedOnline) =>
    kind === 'item' ? on.items.has(id) : on.services.has(id) || (line !== undefined && on.lines.has(line));
  return content.offeredOnline
    .filter((offer) => !isListed(offer))
    .map((offer) => {
      const { kind, id, name, line, where } = offer;
      const fix = kind === 'service' ? offerFix(content, { id, line }) : undefined;
      return finding({
        code: 'offered-not-listed',
        clause: (line && gplLines[line].clause) || NEEDS_LIST,
        place:
          kind === 'service'
            ? serviceRow(id, name, line ?? null)
            : { kind: 'row', row: 'item', id, line: line ?? null, label: name },
        words: `${name} is offered online (${where}) and has no price on the list.`,
        mend: 'Price it in the pricing grid, or stop offering it online.',
        fix,
        fixWords: 'Add to the list',
      });
    });
}

/** Checks that the list shows every package that families see. */
const checkShown = ({ packages }: GeneralPriceList): Finding[] =>
  packages
    .filter(({ showOnGpl }) => !showOnGpl)
    .map((each) =>
      finding({
        code: 'package-not-listed',
        clause: NEEDS_LIST,
        place: placeOf(each),
        words: `The package ${each.name} is offered to families but isn’t on the list.`,
        mend: 'Show it on the price list, or make it inactive.',
        fix: { target: 'package', id: each.id, set: { showOnGpl: true } },
        fixWords: 'Show it on the list',
      }),
    );

/** Checks that packages come in addition to itemized prices, never in their place. */
const checkAdditional = ({ lines, packages }: GeneralPriceList): Finding[] =>
  packages.length === 0 || lines.length > 0
    ? []
    : [
        finding({
          code: 'packages-replace-list',
          clause: NEEDS_LIST,
          place: { kind: 'list', label: 'Itemized prices' },
          words: 'The list has packages but no itemized prices.',
          mend: 'Price each service and item that you offer. Packages are in addition to itemized prices, never instead of them.',
        }),
      ];

/** Checks that a package with basic services, or with a casket whose price includes them, doesn't cost less than their fee. That would reduce the fee. */
function checkFee({ lines, packages, basicFee }: GeneralPriceList): Finding[] {
  const fee = lines.find(({ line }) => line === 'basic-services')?.priceCents ?? basicFee.amountCents ?? 0;
  const withFee: readonly GplLine[] = basicFee.variant === 'in-caskets' ? ['basic-services', 'caskets'] : ['basic-services'];
  return packages
    .filter(({ services }) =>
      services.some(({ line, displayName, isIncluded }) => {
        const meant = line ?? lineOfName(displayName);
        return isIncluded && meant !== undefined && withFee.includes(meant);
      }),
    )
    .filter(({ priceCents }) => priceCents < fee)
    .map((each) =>
      finding({
        code: 'package-discounts-fee',
        clause: '16 CFR 453.4(b)(1)(i)(A)',
        place: placeOf(each),
        words: `The package ${each.name} costs less than the basic services fee that it includes.`,
        mend: 'The fee is the same for everyone. Price the package at the fee or more, or remove basic services from it.',
        detail: 'price',
      }),
    );
}

/** Checks that a home with a cremation package also has a price for direct cremation. */
const checkCremation = (content: GeneralPriceList): Finding[] =>
  content.lines.some(({ line }) => line === 'direct-cremation')
    ? []
    : content.packages
        .filter(({ dispositionType, name }) => dispositionGroupOf(dispositionType) === 'cremation' || /\bcremation\b/i.test(name))
        .map((each) => {
          const fix = offerFix(content, { line: 'direct-cremation' });
          return finding({
            code: 'direct-cremation-missing',
            clause: '16 CFR 453.2(b)(4)(ii)(C)',
            place: placeOf(each),
            words: `The package ${each.name} is a cremation, but direct cremation has no separate prices.`,
            mend: 'Price direct cremation with its containers in the pricing grid.',
            fix,
            fixWords: 'Add direct cremation to the list',
          });
        });

/** Checks what packages and the online planner offer against the itemized list. */
export function checkOffers(content: GeneralPriceList): Finding[] {
  const on = listed(content);
  return [
    ...checkAdditional(content),
    ...checkCremation(content),
    ...checkIncluded(content, on),
    ...checkOnline(content, on),
    ...checkShown(content),
    ...checkFee(content),
  ];
}
