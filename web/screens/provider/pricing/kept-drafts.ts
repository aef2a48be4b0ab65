import { type PriceRow, priceRowSchema } from '#shared/model/price-row.ts';
import type { RowDraft } from './row-draft.ts';

/** A row that was typed and not saved, with the row that it was begun on. */
export type KeptDraft = { draft: RowDraft; base: PriceRow };
export type KeptDrafts = Readonly<Record<string, KeptDraft>>;

const keyOf = (personId: string, locationId: string) => `yarrow:prices:${personId}:${locationId}`;

/** A draft that an earlier version of the app kept in another shape is none. */
const isWhole = (kept: KeptDraft): boolean =>
  priceRowSchema.safeParse(kept?.base).success && typeof kept.draft?.price === 'string' && Array.isArray(kept.draft.variants);

/** What one person left unsaved at one home, on this browser. */
export function readDrafts(personId: string, locationId: string): KeptDrafts {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(personId, locationId)) ?? '{}');
    return Object.fromEntries(Object.entries(kept as KeptDrafts).filter(([, each]) => isWhole(each)));
  } catch {
    return {};
  }
}

/** Keeps what changed of some rows, null for those that are no longer unsaved; what another tab keeps of other rows stays. */
export function keepDrafts(personId: string, locationId: string, changes: Readonly<Record<string, KeptDraft | null>>): void {
  const kept = Object.entries({ ...readDrafts(personId, locationId), ...changes }).filter(([, each]) => each !== null);
  try {
    if (kept.length === 0) localStorage.removeItem(keyOf(personId, locationId));
    else localStorage.setItem(keyOf(personId, locationId), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing still lets its person type and save.
  }
}
