import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';

/**
 * Returns whether a field offers an entry: a retired one never, and only those that have the field `within` as the form's entry has it. While that has none yet,
 * all of them are offered.
 */
export const isOffered = (
  { entry, isRetired }: { entry: AnyEntry; isRetired: boolean },
  within?: string,
  alike?: string,
): boolean => !isRetired && (!within || !alike || entry[within as 'id'] === alike);
