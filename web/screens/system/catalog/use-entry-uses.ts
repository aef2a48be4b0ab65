import { useQuery } from '@tanstack/react-query';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { query } from '#web/session/query.ts';

/** Loads what refers to an entry, as it is right now. */
export const useEntryUses = (noun: NounName, id: string) =>
  useQuery({ ...query.systemCatalog.getEntryUses.queryOptions({ input: { noun, id } }), staleTime: 0 });

export type EntryUses = ReturnType<typeof useEntryUses>;
