import { useQueryClient } from '@tanstack/react-query';
import { query } from '#web/session/query.ts';

/**
 * Returns what asks for everything about the catalog again: a change of one entry may show in lists, searches, drafts, uses, and the choices of builders. A list of
 * drafts that no screen shows is forgotten, so that the next one doesn't begin with what was there before.
 */
export const useForgetCatalog = () => {
  const client = useQueryClient();
  return () => {
    client.removeQueries({ queryKey: query.systemCatalog.getDrafts.key(), type: 'inactive' });
    const keys = [query.systemCatalog.key(), query.systemBatches.key(), query.systemViews.key()];
    return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
};
