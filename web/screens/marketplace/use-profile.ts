import { useQuery } from '@tanstack/react-query';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { isGuid } from '#shared/values/ids.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { takeEarlyAnswer } from '#web/session/early-call.ts';
import { query } from '#web/session/query.ts';

/** Loads a home's public page, which its screen and the drawers over it share. `isMissing`: there is no such home, or it isn't launched. */
export const useProfile = (locationId: string | undefined) => {
  const id = isGuid(locationId) ? locationId.toLowerCase() : undefined;
  const profile = useQuery({
    ...query.marketplace.getLocationProfile.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== undefined,
    initialData: () => takeEarlyAnswer<LocationProfile>(`/api/public/locations/${id}`),
  });
  return { ...profile, isMissing: id === undefined || problemOf(profile.error)?.code === 'not_found' };
};
