import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { callsIn } from './api.ts';

/** Makes the same calls. What a query asked for has its own place on the screen, which shows that it failed and offers Retry; the rest of the screen stays. */
const reads = callsIn({ showsFailure: true });

/**
 * The calls of `api.ts` for TanStack Query: `useQuery(query.marketplace.searchLocations.queryOptions({ input }))`. A separate file, because screens
 * that only make calls (the planner) don't need it.
 */
export const query = createTanstackQueryUtils(reads);
