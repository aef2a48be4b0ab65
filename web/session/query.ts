import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { api } from './api.ts';

/**
 * The calls of `api.ts` for TanStack Query: `useQuery(query.marketplace.searchLocations.queryOptions({ input }))`. A separate file, because screens
 * that only make calls (the planner) don't need it.
 */
export const query = createTanstackQueryUtils(api);
