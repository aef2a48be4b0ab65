// A row of the grid as it is typed: texts, so that nothing is lost that is not a price yet.
import type { PriceRowView } from '#shared/contract/pricing-views.ts';
import type { ContainerSource, PriceUnit } from '#shared/model/enumerations/pricing.ts';
import type { PriceRow } from '#shared/model/price-row.ts';
import { MAX_CENTS, parseCents } from '#shared/values/money.ts';

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

/** `1,234.50`: as a cell shows an amount, whose dollar sign stands before it. */
const amountText = (cents: number | undefined): string =>
  cents === undefined ? '' : (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What was typed or pasted, written as an amount where it is one; anything else stays as it is, to be mended. */
export const tidyAmount = (text: string): string => {
  const cents = parseCents(text);
  return cents === undefined ? text.trim() : amountText(cents);
};

/** Cents of what was typed; an amount that is too large stays one, so that it is told for what it is; what is no amount is sent as it is. */
const centsOf = (text: string): number | string => {
  const cents = parseCents(text);
  if (cents !== undefined) return cents;
  return /^[$\s]*[\d,]{9,}(\.\d{0,2})?\s*$/.test(text) ? MAX_CENTS + 1 : text.trim();
};

const numberOf = (text: string): number | string => {
  const number = Number(text.replace(/,/g, ''));
  return Number.isNaN(number) ? text.trim() : number;
};

export const keyOf = ({ kind, id }: Pick<PriceRow, 'kind' | 'id'>): string => `${kind}-${id}`;

/** A stored row as the grid shows it. */
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
  Object.fromEntries(Object.entries(given).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, centsOf(text)]])));

/** What is sent of a draft: a row over `base`, as far as what was typed makes one; the server and `checkPriceRow` say what does not. */
export function sentOf(draft: RowDraft, base: PriceRow): Record<string, unknown> {
  const { kind, id, version } = base;
  const { isOffered, isSpecialOrder, price, min, max, unit, included, name, note } = draft;
  if (kind === 'item') return { kind, id, version, isOffered, isSpecialOrder, ...amounts({ priceCents: price }) };
  const variants = draft.variants
    .filter(({ container, price: each }) => container.trim() !== '' || each.trim() !== '')
    .map((each) => ({ container: each.container, providedBy: each.providedBy, priceCents: centsOf(each.price) }));
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

/** Whether a draft says anything else than the row that it was begun on. */
export const isDraftChanged = (draft: RowDraft, base: PriceRow): boolean =>
  JSON.stringify(sentOf(draft, base)) !== JSON.stringify(sentOf(draftOf(base), base));

/** Whether a draft is written otherwise than its row, though it may say the same: `170` on the way from `170.00` to `170.25`. */
export const isTyped = (draft: RowDraft, base: PriceRow): boolean => JSON.stringify(draft) !== JSON.stringify(draftOf(base));

/**
 * A draft after somebody changed it. The first price of a row that is not offered offers it: nobody prices what they do not sell. A price, a range and
 * containers exclude each other, so what was typed last holds.
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

/** Whether the row's price stands in its cell; ranges and containers stand in the row's details, and goods that are priced decide for themselves. */
export const hasPriceCell = ({ shape, goods, row }: PriceRowView): boolean =>
  row.kind === 'item' || (shape === 'price' && goods?.range == null);
