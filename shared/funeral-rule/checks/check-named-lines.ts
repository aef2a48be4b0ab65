// Finds goods and services of the Rule under another heading, where their disclosures and descriptions would be missing.
import type { GplLine } from '../../model/enumerations/pricing.ts';
import type { GeneralPriceList, ListedLine } from '../../model/general-price-list.ts';
import type { Finding, FindingPlace } from '../../model/price-list-finding.ts';
import { searchKey } from '../../values/text.ts';
import { gplLines } from '../gpl-lines.ts';
import { finding } from './finding.ts';
import { goodsLineOf } from './item-line.ts';
import { isNameOf, lineOfName } from './line-names.ts';
import { itemRow, serviceRow } from './own-words.ts';

function findingAt(name: string, line: GplLine, place: FindingPlace, detail = ''): Finding {
  const { label, clause } = gplLines[line];
  return finding({
    code: 'offered-not-listed',
    clause: clause ?? '16 CFR 453.2(b)(2)',
    place,
    words: `${name} is offered, but it isn’t priced under ${label}.`,
    mend: `Price it under ${label} in the pricing grid: its required disclosures are printed beside it there.`,
    detail: `named:${line}${detail}`,
  });
}

/** What a line's own name must say, so that a family recognizes the item of the Rule. Other lines may have any name. */
const ownNames: Partial<Record<GplLine, RegExp>> = {
  'basic-services': /\bservic/,
  'direct-cremation': /\bcremation\b/,
  'immediate-burial': /\bburial\b/,
  forwarding: /\bforward|\bship/,
  receiving: /\breceiv/,
  embalming: /\bembalm/,
  hearse: /\b(?:hearse|coach|car|vehicle|van|carriage|motorcycle)\b/,
};

/** Checks that a line's name says what it is. */
const misnamed = ({ line, name, serviceId }: ListedLine): Finding[] => {
  const { label, clause } = gplLines[line];
  if (!name || (ownNames[line]?.test(searchKey(name)) ?? true)) return [];
  return [
    finding({
      code: 'offered-not-listed',
      clause: clause ?? '',
      place: serviceRow(serviceId, name, line),
      words: `${label} is on the list as “${name},” which doesn’t say what it is.`,
      mend: `Name it ${label}.`,
      fix: serviceId === undefined ? undefined : { target: 'row', row: 'service', id: serviceId, set: { name: '' } },
      fixWords: 'Use the usual name',
      detail: 'misnamed',
    }),
  ];
};

/** Reports a second charge for basic services among other services, which nobody could decline either. */
const secondFee = (serviceId: string, name: string): Finding =>
  finding({
    code: 'second-fee',
    clause: '16 CFR 453.4(b)(1)(i)(A)',
    place: serviceRow(serviceId, name, 'basic-services'),
    words: `${name} is a second fee for basic services.`,
    mend: 'Make it part of the basic services fee, and don’t list it separately.',
    fix: { target: 'row', row: 'service', id: serviceId, set: { isOffered: false } },
    fixWords: 'Remove from the list',
    detail: 'named',
  });

/** Reports a line that another row prices again: a family can't tell which of the two applies. */
const priced = (serviceId: string, name: string, line: GplLine): Finding =>
  finding({
    code: 'not-one-price',
    clause: gplLines[line].clause ?? '16 CFR 453.2(b)(4)',
    place: serviceRow(serviceId, name, line),
    words: `${name} is on the list a second time, beside ${gplLines[line].label}.`,
    mend: 'Keep one price for it, or give the second one a name that says how it differs.',
    fix: { target: 'row', row: 'service', id: serviceId, set: { isOffered: false } },
    fixWords: 'Remove from the list',
    detail: 'twice',
  });

type Row = { serviceId: string; name: string };

/** Checks whether a priced row is really a fee for basic services, a line that the list lacks, or one that it already has. */
function checkRow({ serviceId, name }: Row, { lines }: GeneralPriceList): Finding[] {
  const meant = lineOfName(name);
  const isOn = lines.some(({ line }) => line === meant);
  if (meant === 'basic-services' && isOn) return [secondFee(serviceId, name)];
  const same = lines.find((each) => isNameOf(name, each.line, each.name));
  if (same) return [priced(serviceId, name, same.line)];
  return meant && !isOn ? [findingAt(name, meant, serviceRow(serviceId, name, meant))] : [];
}

/** Checks the entries below a line. Those below basic services are already refused. */
const checkEntries = (content: GeneralPriceList): Finding[] =>
  content.lines
    .filter(({ line }) => line !== 'basic-services')
    .flatMap(({ line, entries = [] }) =>
      entries.filter(({ name }) => lineOfName(name) !== line || isNameOf(name, line, undefined)),
    )
    .flatMap((entry) => checkRow(entry, content));

/** Lines with their own disclosure or containers. Another line may not have a name like theirs. */
const namedOnce: readonly GplLine[] = ['basic-services', 'embalming', 'direct-cremation', 'immediate-burial'];

/** Checks that a line doesn't have another line's name, such as other preparation named embalming. */
const checkOwnName = ({ line, name, serviceId }: ListedLine): Finding[] => {
  const meant = name ? lineOfName(name) : undefined;
  if (!name || !meant || meant === line || !namedOnce.includes(meant)) return [];
  return [findingAt(name, meant, serviceRow(serviceId, name, line), ':own')];
};

function checkItems({ items }: GeneralPriceList): Finding[] {
  return items.flatMap((item) => {
    const { name } = item;
    // An item under another line is in no range and on no separate list, and needs no description there.
    const goods = goodsLineOf(item);
    const line = goods ?? (item.line === undefined ? (lineOfName(name) ?? lineOfName(item.category)) : undefined);
    if (line === undefined || line === item.line) return [];
    return [findingAt(name, line, itemRow(item, line))];
  });
}

function checkPackages({ lines, packages }: GeneralPriceList): Finding[] {
  const lacking = (name: string): GplLine | undefined => {
    const line = lineOfName(name);
    return line && !lines.some((each) => each.line === line) ? line : undefined;
  };
  return packages.flatMap(({ id, name, services }) => {
    const place: FindingPlace = { kind: 'package', id, label: name };
    const own = lacking(name);
    return [
      // The check of what is offered reports any cremation package.
      ...(own === 'immediate-burial' ? [findingAt(name, own, place, ':name')] : []),
      ...services
        .filter(({ isIncluded, line }) => isIncluded && line === undefined)
        .flatMap(({ packageServiceId, displayName }) => {
          const line = lacking(displayName);
          return line ? [findingAt(displayName, line, place, `:${packageServiceId}`)] : [];
        }),
    ];
  });
}

/** Checks the names of services, items, and package parts for lines of the Rule that the list doesn't have under that line. */
export const checkNamedLines = (content: GeneralPriceList): Finding[] => [
  ...content.lines.flatMap(misnamed),
  ...content.lines.flatMap(checkOwnName),
  ...checkEntries(content),
  ...content.otherServices.flatMap((each) => checkRow(each, content)),
  ...checkItems(content),
  ...checkPackages(content),
];
