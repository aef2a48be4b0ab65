import { useState } from 'react';
import type { LocationImages } from '#shared/contract/location-images.ts';
import { api } from '#web/session/api.ts';
import { messageOf, problemOf } from '#web/session/api-problem.ts';
import { toast } from '#web/ui/toast.ts';
import type { PhotoRole } from './photo-words.ts';
import { usePhotosCache } from './use-photos.ts';

const roles = {
  cover: { flag: 'isCover', call: 'makeCover', done: 'This photo is now the cover.' },
  logo: { flag: 'isLogo', call: 'makeLogo', done: 'This photo is now the logo.' },
  default: { flag: 'isDefault', call: 'makeDefault', done: 'Search results now show this photo.' },
} as const satisfies Record<PhotoRole, object>;

const withRole = (now: LocationImages, id: string, role: PhotoRole): LocationImages => ({
  ...now,
  images: now.images.map((image) => ({ ...image, [roles[role].flag]: image.id === id })),
});

/** Returns what can be done with existing photos. `busy` contains those that are being changed. A failure says so and reloads. */
export const usePhotoActions = () => {
  const { show, reload } = usePhotosCache();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const change = async (id: string, work: () => Promise<unknown>): Promise<boolean> => {
    setBusy((now) => new Set(now).add(id));
    try {
      await work();
      return true;
    } catch (error) {
      toast(messageOf(error), { tone: 'danger' });
      return false;
    } finally {
      await reload();
      setBusy((now) => new Set([...now].filter((each) => each !== id)));
    }
  };
  return {
    busy,
    giveRole: (id: string, role: PhotoRole) =>
      change(id, async () => {
        await api.locationImages[roles[role].call]({ id });
        show((now) => withRole(now, id, role));
        toast(roles[role].done);
      }),
    remove: (id: string) =>
      change(id, async () => {
        await api.locationImages.removeLocationImage({ id });
        show((now) => ({ ...now, images: now.images.filter((image) => image.id !== id) }));
        toast('Photo removed.');
      }),
  };
};
/** Checks whether a save was refused because someone else had saved. */
export const isStale = (error: unknown): boolean => problemOf(error)?.code === 'stale';
