import type { GeneralPriceList } from '../../model/general-price-list.ts';
import type { Finding, FindingPlace, Fix } from '../../model/price-list-finding.ts';
import { formatCents } from '../../values/money.ts';
import { gplLines } from '../gpl-lines.ts';
import { servicesIncluded } from '../specified-words.ts';
import { finding } from './finding.ts';
import { serviceRow } from './own-words.ts';
import { tellsSomething } from './tells-something.ts';

const CLAUSE = '16 CFR 453.2(b)(4)(iii)(C)';
const clauses = { added: `${CLAUSE}(1)`, 'in-caskets': `${CLAUSE}(2)` } as const;

const basicLine = ({ lines }: GeneralPriceList) => lines.find(({ line }) => line === 'basic-services');

const rowOf = (content: GeneralPriceList): FindingPlace =>
  serviceRow(basicLine(content)?.serviceId, gplLines['basic-services'].label, 'basic-services');

function missing(content: GeneralPriceList, words: string): Finding {
  const row = content.withheld.find(({ line }) => line === 'basic-services');
  const fix: Fix | undefined = row && { target: 'row', row: 'service', id: row.serviceId, set: { isOffered: true } };
  const mend = 'Price the basic services of funeral director and staff.';
  return finding({
    code: 'basic-services-missing',
    clause: CLAUSE,
    place: rowOf(content),
    words,
    mend,
    fix,
    fixWords: 'Add to the list',
  });
}

/** Checks that the list states the fee. Every list says that arrangements include it (D1), so a line beside D4 A states it, or D4 B beside the caskets. */
function checkStated(content: GeneralPriceList): Finding[] {
  const line = basicLine(content);
  if (content.basicFee.variant === 'in-caskets') {
    const amount = content.basicFee.amountCents ?? line?.priceCents;
    return amount ? [] : [missing(content, 'The list doesn’t state the fee for basic services that the casket prices include.')];
  }
  return line
    ? []
    : [missing(content, 'The list says that every arrangement includes a fee for basic services, but no line states it.')];
}

/** Checks D4 B, which is printed beside the caskets and states the same fee as the line for basic services, if there is one. */
function checkInCaskets(content: GeneralPriceList): Finding[] {
  const { basicFee, lines } = content;
  if (basicFee.variant !== 'in-caskets') return [];
  const price = basicLine(content)?.priceCents;
  const { amountCents } = basicFee;
  const isUnequal = amountCents !== null && price !== undefined && amountCents !== price;
  return [
    ...(lines.some(({ line }) => line === 'caskets')
      ? []
      : [
          finding({
            code: 'disclosure-missing',
            clause: clauses['in-caskets'],
            place: { kind: 'list', label: gplLines.caskets.label },
            words:
              'The list includes the basic services fee in its casket prices and has no caskets, so nothing explains the fee.',
            mend: 'Price your caskets, or add the fee to the total instead, in the list’s settings.',
            detail: 'D4B',
          }),
        ]),
    ...(isUnequal
      ? [
          finding({
            code: 'fee-differs',
            clause: clauses['in-caskets'],
            place: rowOf(content),
            words: `The casket prices are said to include a fee of ${formatCents(amountCents)}, and basic services cost ${formatCents(price)}.`,
            mend: 'State one fee in both places.',
          }),
        ]
      : []),
  ];
}

/** Checks that the list says what the fee covers. Otherwise the sentence would be left out or say nothing. */
function checkNamed(content: GeneralPriceList): Finding[] {
  const { variant, amountCents } = content.basicFee;
  const isStated =
    variant === 'added' ? basicLine(content) !== undefined : (amountCents ?? basicLine(content)?.priceCents) !== undefined;
  if (!isStated || tellsSomething(servicesIncluded(content))) return [];
  return [
    finding({
      code: 'basic-services-unnamed',
      clause: clauses[variant],
      place: { kind: 'setting', field: 'basicServices', label: 'Services that the basic fee includes' },
      words: 'The list doesn’t say which services the basic fee includes.',
      mend: 'Add them in the list’s settings, or in the note on basic services.',
    }),
  ];
}

/** Checks the fee that every funeral includes, and what it covers (16 CFR 453.2(b)(4)(iii)(C)). */
export const checkBasicFee = (content: GeneralPriceList): Finding[] => [
  ...checkStated(content),
  ...checkInCaskets(content),
  ...checkNamed(content),
];
