import type { EntryRow } from '#shared/contract/system-catalog-views.ts';

type Retirable = Pick<EntryRow, 'isRetired' | 'wasRetired'>;

/** Says whether an entry is retired, or what its draft will do about that once it's published: until then, nothing about it changes for anyone. */
export function retiringWords({ isRetired, wasRetired }: Retirable): '' | 'Retired' | 'To be retired' | 'To be restored' {
  if (isRetired) return wasRetired ? 'Retired' : 'To be retired';
  return wasRetired ? 'To be restored' : '';
}
