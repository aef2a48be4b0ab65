import { type PriceRow, priceRowSchema } from '#shared/model/price-row.ts';
import { browserStorage } from '#web/browser-storage.ts';
import type { RowDraft } from './row-draft.ts';

/** A row that was typed and not saved, with the row that it began with. */
export type UnsavedDraft = { draft: RowDraft; base: PriceRow };
export type UnsavedDrafts = Readonly<Record<string, UnsavedDraft>>;

const draftsOf = (personId: string, locationId: string) => browserStorage('browser', `yarrow:prices:${personId}:${locationId}`);

/** Rejects a draft that an earlier version of the app stored in another shape. */
const isWhole = (draft: UnsavedDraft): boolean =>
  priceRowSchema.safeParse(draft?.base).success && typeof draft.draft?.price === 'string' && Array.isArray(draft.draft.variants);

/** Reads what one person left unsaved for one home in this browser. */
export function readDrafts(personId: string, locationId: string): UnsavedDrafts {
  const stored = draftsOf(personId, locationId).read() as UnsavedDrafts | null;
  return Object.fromEntries(Object.entries(stored ?? {}).filter(([, each]) => isWhole(each)));
}

/** Stores the changes of some rows, with null for those that are no longer unsaved. What another tab stores for other rows stays. */
export function keepDrafts(personId: string, locationId: string, changes: Readonly<Record<string, UnsavedDraft | null>>): void {
  const entries = Object.entries({ ...readDrafts(personId, locationId), ...changes }).filter(([, each]) => each !== null);
  draftsOf(personId, locationId).write(entries.length > 0 ? Object.fromEntries(entries) : null);
}
