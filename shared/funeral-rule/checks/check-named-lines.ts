// Goods and services of the Rule that go by another heading, where their sentences of law and their descriptions would be missing.
import type { GplLine } from '../../model/enumerations/pricing.ts';
import type { GeneralPriceList, ListedLine } from '../../model/general-price-list.ts';
import type { Finding, FindingPlace } from '../../model/price-list-finding.ts';
import { searchKey } from '../../values/text.ts';
import { gplLines } from '../gpl-lines.ts';
import { finding } from './finding.ts';
import { serviceRow } from './own-words.ts';

/** How each line of the Rule is named, on keys as `searchKey` makes them. */
const names: readonly (readonly [GplLine, RegExp])[] = [
  ['basic-services', /\b(?:basic|professional|minimum) services?\b|\bservices? of (?:the )?(?:funeral )?directors?\b/],
  ['direct-cremation', /\b(?:direct|simple|immediate) cremation\b/],
  ['immediate-burial', /\b(?:immediate|direct) burial\b/],
  ['forwarding', /\bforwarding\b.*\b(?:remains|body|deceased)\b/],
  ['receiving', /\breceiving\b.*\b(?:remains|body|deceased)\b/],
  ['transfer-of-remains', /\b(?:transfer|removal) of (?:the )?(?:remains|body|deceased)\b/],
  ['embalming', /\bembalming$|^embalming\b(?! (?:fluid|table|room))/],
  [
    'viewing-facilities',
    /\b(?:viewing|visitation|wake)\b.*\b(?:facilit|staff|room|chapel)|\b(?:facilit|staff|room|chapel)\w*\b.*\b(?:viewing|visitation)\b/,
  ],
  ['other-preparation', /\b(?:dressing|cosmetics?|cosmetology|casketing)\b/],
  [
    'memorial-facilities',
    /\b(?:facilit\w*|staff|chapel|use|equipment)\b.*\bmemorial (?:service|ceremony)\b|^memorial (?:service|ceremony)$/,
  ],
  [
    'ceremony-facilities',
    /\b(?:facilit\w*|staff|chapel|use|equipment)\b.*\bfuneral (?:service|ceremony)\b|\bfuneral ceremony\b(?! (?:program|folder|card|book))/,
  ],
  ['graveside-services', /\bgraveside (?:service|ceremony|staff|equipment)s?\b/],
  ['hearse', /\b(?:hearse|funeral coach|casket coach)\b/],
  ['limousine', /\blimo(?:usine)?s?\b/],
  ['caskets', /\b(?:caskets?|coffins?)$/],
  ['outer-burial-containers', /^(?!.*\burn\b).*\b(?:burial vaults?|grave liners?|outer burial containers?)$/],
];

/** The line of the Rule that a name means; nothing for a name of anything else. */
const lineMeant = (name: string): GplLine | undefined => names.find(([, pattern]) => pattern.test(searchKey(name)))?.[0];

function told(name: string, line: GplLine, place: FindingPlace, detail = ''): Finding {
  const { label, clause } = gplLines[line];
  return finding({
    code: 'offered-not-listed',
    clause: clause ?? '',
    place,
    words: `${name} is offered, and the list has no price under ${label}.`,
    mend: `Price it under ${label} in the pricing grid: the sentences of law belong beside it there.`,
    detail: `named:${line}${detail}`,
  });
}

/** What a line's own name must say, so that a family finds the item of the Rule; any other line may be named freely. */
const ownNames: Partial<Record<GplLine, RegExp>> = {
  'basic-services': /\bservic/,
  'direct-cremation': /\bcremation\b/,
  'immediate-burial': /\bburial\b/,
  forwarding: /\bforward|\bship/,
  receiving: /\breceiv/,
  embalming: /\bembalm/,
  hearse: /\b(?:hearse|coach|car|vehicle|van|carriage|motorcycle)\b/,
};

/** A line under a name that hides what it is. */
const misnamed = ({ line, name, serviceId }: ListedLine): Finding[] => {
  const { label, clause } = gplLines[line];
  if (!name || (ownNames[line]?.test(searchKey(name)) ?? true)) return [];
  return [
    finding({
      code: 'offered-not-listed',
      clause: clause ?? '',
      place: serviceRow(serviceId, name, line),
      words: `${label} is on the list as “${name}”, which doesn’t say what it is.`,
      mend: `Name it ${label}.`,
      fix: serviceId === undefined ? undefined : { target: 'row', row: 'service', id: serviceId, set: { name: '' } },
      fixWords: 'Use the usual name',
      detail: 'misnamed',
    }),
  ];
};

/** A second charge for basic services among other services: nobody could decline it either. */
const secondFee = (serviceId: string, name: string): Finding =>
  finding({
    code: 'second-fee',
    clause: '16 CFR 453.4(b)(1)(i)(A)',
    place: serviceRow(serviceId, name, 'basic-services'),
    words: `${name} is a second fee for basic services.`,
    mend: 'Make it part of the basic services fee and do not offer it on its own.',
    fix: { target: 'row', row: 'service', id: serviceId, set: { isOffered: false } },
    fixWords: 'Take it off the list',
    detail: 'named',
  });

/** Services, items and parts of packages whose names mean a line that the list doesn't have. */
export function checkNamedLines({ lines, otherServices, items, packages }: GeneralPriceList): Finding[] {
  const on = new Set(lines.map(({ line }) => line));
  const lacking = (name: string): GplLine | undefined => {
    const line = lineMeant(name);
    return line && !on.has(line) ? line : undefined;
  };
  return [
    ...lines.flatMap(misnamed),
    ...otherServices.flatMap(({ serviceId, name }) => {
      if (on.has('basic-services') && lineMeant(name) === 'basic-services') return [secondFee(serviceId, name)];
      const line = lacking(name);
      return line ? [told(name, line, serviceRow(serviceId, name, line))] : [];
    }),
    ...items
      .filter(({ line }) => line === undefined)
      .flatMap(({ itemId, name, category }) => {
        // An item under no line is in no range and needs no description, whether the line is there or not.
        const line = lineMeant(name) ?? lineMeant(category);
        return line ? [told(name, line, { kind: 'row', row: 'item', id: itemId, line, label: name })] : [];
      }),
    ...packages.flatMap(({ id, name, services }) =>
      services
        .filter(({ isIncluded, line }) => isIncluded && line === undefined)
        .flatMap(({ packageServiceId, displayName }) => {
          const line = lacking(displayName);
          return line ? [told(displayName, line, { kind: 'package', id, label: name }, `:${packageServiceId}`)] : [];
        }),
    ),
  ];
}
