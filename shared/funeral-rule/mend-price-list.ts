import { isSold } from '../merchandise/suits-disposition.ts';
import type { GeneralPriceList, ListedItem, ListedLine, OtherService, PriceListSettings } from '../model/general-price-list.ts';
import type { Fix } from '../model/price-list-finding.ts';
import { gplLines } from './gpl-lines.ts';

type RowFix = Extract<Fix, { target: 'row' }>;

/** Applies a change to a row. A line whose name is emptied gets the Rule's name back. */
const changed = <Row extends { name?: string | undefined }>(row: Row, { isOffered: _, ...set }: RowFix['set']): Row => ({
  ...row,
  ...set,
});

const asLine = ({ serviceId, line, name, priceCents, unit, includedUnits, note }: OtherService): ListedLine[] =>
  line
    ? [
        {
          line,
          serviceId,
          priceCents,
          unit,
          ...(name && name !== gplLines[line].label ? { name } : {}),
          ...(includedUnits === undefined ? {} : { includedUnits }),
          ...(note ? { note } : {}),
        },
      ]
    : [];

function offered(content: GeneralPriceList, id: string): GeneralPriceList {
  const [row] = content.withheld.filter(({ serviceId }) => serviceId === id);
  if (!row) return content;
  const withheld = content.withheld.filter((each) => each !== row);
  const { line: _line, ...service } = row;
  const lines = asLine(row);
  if (lines.length === 0) return { ...content, withheld, otherServices: [...content.otherServices, service] };
  return { ...content, withheld, lines: [...content.lines, ...lines] };
}

/** Recomputes the lines that state a range over the remaining items, and removes a line that has none left. */
function withRanges(content: GeneralPriceList, items: readonly ListedItem[]): GeneralPriceList {
  const lines = content.lines.flatMap((line): ListedLine[] => {
    if (gplLines[line.line].shape !== 'range') return [line];
    const prices = items
      .filter((item) => item.line === line.line && item.priceCents > 0 && isSold(item))
      .map(({ priceCents }) => priceCents);
    if (prices.length === 0) return [];
    const { priceCents: _, ...rest } = line;
    return [{ ...rest, minCents: Math.min(...prices), maxCents: Math.max(...prices) }];
  });
  return { ...content, lines, items: [...items] };
}

function mendRow(content: GeneralPriceList, { row, id, variantId, set }: RowFix): GeneralPriceList {
  if (set.isOffered) return offered(content, id);
  const isKept = set.isOffered !== false;
  const mended = <Row extends { name?: string | undefined }>(
    rows: readonly Row[],
    idOf: (each: Row) => string | undefined,
  ): Row[] => rows.flatMap((each) => (idOf(each) === id ? (isKept ? [changed(each, set)] : []) : [each]));
  if (row === 'item') {
    const items = mended(content.items, (item: ListedItem) => (item.variantId === variantId ? item.itemId : undefined));
    if (items.length < content.items.length) return withRanges(content, items);
    const unpriced = (content.unpricedItems ?? []).filter((item) => item.itemId !== id || item.variantId !== variantId);
    return { ...content, items, ...(content.unpricedItems && !isKept ? { unpricedItems: unpriced } : {}) };
  }
  const lines = mended(content.lines, ({ serviceId }: ListedLine) => serviceId).map((line) =>
    line.entries ? { ...line, entries: mended(line.entries, ({ serviceId }) => serviceId) } : line,
  );
  const [own] = content.lines.filter(({ line, serviceId }) => line === 'basic-services' && serviceId === id);
  const basicFee =
    own?.note !== undefined && own.note === content.basicFee.services && set.note !== undefined
      ? { ...content.basicFee, services: set.note }
      : content.basicFee;
  return { ...content, lines, basicFee, otherServices: mended(content.otherServices, ({ serviceId }) => serviceId) };
}

function mendSettings(content: GeneralPriceList, set: Partial<PriceListSettings>): GeneralPriceList {
  const { effectiveOn, basicFee, basicServices } = set;
  return {
    ...content,
    ...(effectiveOn === undefined ? {} : { effectiveOn }),
    basicFee: {
      ...content.basicFee,
      ...(basicFee === undefined ? {} : { variant: basicFee }),
      ...(basicServices === undefined ? {} : { services: basicServices }),
    },
  };
}

/** Returns the list with a fault fixed, as it will be once the server makes the change where the data is stored. */
export function mendPriceList(content: GeneralPriceList, fix: Fix): GeneralPriceList {
  switch (fix.target) {
    case 'row':
      return mendRow(content, fix);
    case 'settings':
      return mendSettings(content, fix.set);
    case 'section':
      return { ...content, sections: content.sections.map((each) => (each.id === fix.id ? { ...each, ...fix.set } : each)) };
    case 'discount':
      return { ...content, discounts: (content.discounts ?? []).filter(({ id }) => id !== fix.id) };
    case 'package': {
      const details = new Map(fix.services?.map(({ packageServiceId, detailText }) => [packageServiceId, detailText]));
      return {
        ...content,
        packages: content.packages.map((each) =>
          each.id === fix.id
            ? {
                ...each,
                ...fix.set,
                services: each.services.map((service) => ({
                  ...service,
                  detailText: details.get(service.packageServiceId) ?? service.detailText,
                })),
              }
            : each,
        ),
      };
    }
  }
}
