import type { EntryRow, ReleaseChange } from '#shared/contract/system-catalog-views.ts';

type Retirable = Pick<EntryRow, 'isRetired' | 'wasRetired'>;

/** Says whether an entry is retired, or what its draft will do about that once it's published: until then, nothing about it changes for anyone. */
export function retiringWords({ isRetired, wasRetired }: Retirable): '' | 'Retired' | 'To be retired' | 'To be restored' {
  if (isRetired) return wasRetired ? 'Retired' : 'To be retired';
  return wasRetired ? 'To be restored' : '';
}

const RETIRED = 'isRetired';

/** Says whether a change retires or restores an entry, as its draft would have it or as it was published. Empty if it does neither. */
export function retiringChangeWords({ fields }: Pick<ReleaseChange, 'fields'>, isPublished: boolean): string {
  const found = fields.find(({ path }) => path.length === 1 && path[0] === RETIRED);
  if (!found) return '';
  const isRetired = found.after === true;
  if (isPublished) return isRetired ? 'Retired' : 'Restored';
  return retiringWords({ isRetired, wasRetired: !isRetired });
}
