import { useQueryClient } from '@tanstack/react-query';
import { query } from '#web/session/query.ts';

/**
 * Returns what asks for everything about the catalog again: a change of one entry may show in lists, searches, drafts, uses, and the choices of builders. A list of
 * drafts that no screen shows is forgotten, so that the next one doesn't begin with what was there before.
 */
export const useForgetCatalog = () => {
  const client = useQueryClient();
  return async () => {
    client.removeQueries({ queryKey: query.systemCatalog.getDrafts.key(), type: 'inactive' });
    const keys = [query.systemCatalog.key(), query.systemViews.key()];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    // After the list of drafts, which no longer shows a batch that was published: asking for its entries would find nothing.
    await client.invalidateQueries({ queryKey: query.systemBatches.key() });
  };
};
