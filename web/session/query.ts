import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { api } from './api.ts';

/**
 * The calls of `api.ts` for TanStack Query: `useQuery(query.marketplace.searchLocations.queryOptions({ input }))`. A file of its own, so that a screen
 * which only makes calls (the planner) does without.
 */
export const query = createTanstackQueryUtils(api);
