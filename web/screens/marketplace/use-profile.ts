import { useQuery } from '@tanstack/react-query';
import { isGuid } from '#shared/values/ids.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';

/** A home's public page, shared by its screen and the drawers over it. `isMissing`: there is no such home, or it is not launched. */
export const useProfile = (locationId: string | undefined) => {
  const id = isGuid(locationId) ? locationId.toLowerCase() : undefined;
  const profile = useQuery({
    ...query.marketplace.getLocationProfile.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  return { ...profile, isMissing: id === undefined || problemOf(profile.error)?.code === 'not_found' };
};
