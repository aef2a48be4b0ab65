import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LocationImages } from '#shared/contract/location-images.ts';
import { query } from '#web/session/query.ts';

const photosOf = query.locationImages.getLocationImages;

/** The home's photos as its staff sees them. */
export const usePhotos = () => useQuery(photosOf.queryOptions());

/**
 * What follows when photos have changed: `show` puts what is known already into sight, `reload` asks again for them and for what counts them (the
 * profile, the steps to the launch). `stopLoading` is for who changes what is in sight while it is asked for: the answer is of before, and would undo it.
 */
export const usePhotosCache = () => {
  const client = useQueryClient();
  const show = useCallback(
    (change: (now: LocationImages) => LocationImages) =>
      client.setQueryData<LocationImages>(photosOf.queryKey(), (now) => now && change(now)),
    [client],
  );
  const latest = useCallback(() => client.getQueryData<LocationImages>(photosOf.queryKey()), [client]);
  const reload = useCallback(
    () =>
      Promise.all(
        [query.locationImages.key(), query.locations.key(), query.workspace.key()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
    [client],
  );
  const stopLoading = useCallback(
    () => void client.cancelQueries({ queryKey: photosOf.queryKey() }, { revert: false }),
    [client],
  );
  return { show, latest, reload, stopLoading };
};
