import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LocationImages } from '#shared/contract/location-images.ts';
import { query } from '#web/session/query.ts';

const photosOf = query.locationImages.getLocationImages;

/** Loads the home's photos for its staff. */
export const usePhotos = () => useQuery(photosOf.queryOptions());

/**
 * Updates what depends on the photos: `show` changes the screen immediately, and `reload` reloads them and what counts them (the profile, the launch
 * steps). `stopLoading` cancels a reload during a change, because its older response would undo the change.
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
