// A row of the grid as it is typed: text, so that something that isn't a price yet is not lost.
import type { PriceRowView } from '#shared/contract/pricing-views.ts';
import type { ContainerSource, PriceUnit } from '#shared/model/enumerations/pricing.ts';
import type { PriceRow } from '#shared/model/price-row.ts';
import { rowKeyOf } from '#shared/pricing/row-key.ts';
import { amountText, typedCents } from '#web/parts/grid/amount-text.ts';

export type VariantDraft = { key: number; container: string; providedBy: ContainerSource; price: string };
export type RowDraft = {
  isOffered: boolean;
  price: string;
  min: string;
  max: string;
  variants: VariantDraft[];
  unit: PriceUnit;
  included: string;
  name: string;
  note: string;
  isSpecialOrder: boolean;
};

const numberOf = (text: string): number | string => {
  const number = Number(text.replace(/,/g, ''));
  return Number.isNaN(number) ? text.trim() : number;
};

/** Returns what names a row on the screen, in ids of its cells too. */
export const keyOf = (row: Parameters<typeof rowKeyOf>[0]): string => rowKeyOf(row).replaceAll(' ', '-');

/** Returns a stored row as the grid shows it. */
export function draftOf(row: PriceRow): RowDraft {
  const empty = {
    min: '',
    max: '',
    variants: [],
    unit: 'flat' as const,
    included: '',
    name: '',
    note: '',
    isSpecialOrder: false,
  };
  const shared = { ...empty, isOffered: row.isOffered, price: amountText(row.priceCents) };
  if (row.kind === 'item') return { ...shared, isSpecialOrder: row.isSpecialOrder };
  return {
    ...shared,
    min: amountText(row.minCents),
    max: amountText(row.maxCents),
    variants: (row.variants ?? []).map(({ container, providedBy, priceCents }, key) => ({
      key,
      container,
      providedBy,
      price: amountText(priceCents),
    })),
    unit: row.unit,
    included: row.includedUnits === undefined ? '' : row.includedUnits.toLocaleString('en-US'),
    name: row.name,
    note: row.note,
  };
}

const amounts = (given: Record<string, string>) =>
  Object.fromEntries(Object.entries(given).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, typedCents(text)]])));

/** Returns what is sent of a draft: a row over `base`, with whatever was typed. The server and `checkPriceRow` report what is invalid. */
export function payloadOf(draft: RowDraft, base: PriceRow): Record<string, unknown> {
  const { kind, id, version } = base;
  const { isOffered, isSpecialOrder, price, min, max, unit, included, name, note } = draft;
  if (kind === 'item') {
    const { variantId, sortOrder } = base;
    const kept = { ...(variantId === undefined ? {} : { variantId }), ...(sortOrder === undefined ? {} : { sortOrder }) };
    return { kind, id, ...kept, version, isOffered, isSpecialOrder, ...amounts({ priceCents: price }) };
  }
  const variants = draft.variants
    .filter(({ container, price: each }) => container.trim() !== '' || each.trim() !== '')
    .map((each) => ({ container: each.container, providedBy: each.providedBy, priceCents: typedCents(each.price) }));
  return {
    kind,
    id,
    version,
    isOffered,
    unit,
    name,
    note,
    ...amounts({ priceCents: price, minCents: min, maxCents: max }),
    ...(variants.length > 0 ? { variants } : {}),
    ...(included.trim() === '' ? {} : { includedUnits: numberOf(included) }),
  };
}

/** Checks whether a draft differs from the row it began with. */
export const isDraftChanged = (draft: RowDraft, base: PriceRow): boolean =>
  JSON.stringify(payloadOf(draft, base)) !== JSON.stringify(payloadOf(draftOf(base), base));

/** Checks whether a draft is written differently from its row, even with the same value: `170` on the way from `170.00` to `170.25`. */
export const isTyped = (draft: RowDraft, base: PriceRow): boolean => JSON.stringify(draft) !== JSON.stringify(draftOf(base));

/**
 * Returns a draft after a change. The first price of a row that isn't offered offers it, because nobody prices what they don't sell. A price, a
 * range, and containers exclude each other, so what was typed last wins.
 */
export function changed(draft: RowDraft, patch: Partial<RowDraft>): RowDraft {
  const next = { ...draft, ...patch };
  const isPriced = ({ price, min, max, variants }: RowDraft) =>
    Boolean(price || min || max) || variants.some((each) => each.price);
  if (!isPriced(draft) && isPriced(next) && !draft.isOffered) next.isOffered = true;
  if (patch.price) return { ...next, min: '', max: '' };
  if (patch.min || patch.max || patch.variants?.some((each) => each.price)) return { ...next, price: '' };
  return next;
}

/** Checks whether the row's price is in its cell. Ranges and containers are in the details, and priced goods have their own prices. */
export const hasPriceCell = ({ shape, goods, row }: PriceRowView): boolean =>
  row.kind === 'item' || (shape === 'price' && goods?.range == null);
