import { useRef, useState } from 'react';
import type { LocationImages } from '#shared/contract/location-images.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { toast } from '#web/ui/toast.ts';
import { moved } from './move-photo.ts';
import { usePhotosCache } from './use-photos.ts';

const idsOf = ({ images }: LocationImages) => images.map(({ id }) => id);

const inOrder = (now: LocationImages, ids: readonly string[]): LocationImages => ({
  ...now,
  images: [...now.images].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
});

/**
 * Moves photos: in sight at once, saved one move after another, so that somebody who presses quickly is not refused by their own last move. Where a save
 * is refused the photos stand again as they are saved. `place` is told of each move, for those who do not see it.
 */
export const usePhotoOrder = () => {
  const { show, latest, reload, stopLoading } = usePhotosCache();
  const [place, setPlace] = useState('');
  const waiting = useRef(0);
  const saving = useRef<Promise<void>>(Promise.resolve());
  const save = async () => {
    const now = latest();
    // What several presses have come to is saved once.
    if (now && waiting.current === 1)
      try {
        const { version } = await api.locationImages.orderLocationImages({ ids: idsOf(now), version: now.version });
        show((later) => ({ ...later, version }));
      } catch (error) {
        toast(messageOf(error), { tone: 'danger' });
      }
    waiting.current -= 1;
    if (waiting.current === 0) await reload();
  };
  const move = (id: string, to: number) => {
    const now = latest();
    const ids = now && moved(idsOf(now), id, to);
    if (!now || !ids || ids.every((each, at) => each === now.images[at]?.id)) return;
    stopLoading();
    show((current) => inOrder(current, ids));
    setPlace(`The photo is now ${ids.indexOf(id) + 1} of ${ids.length}.`);
    waiting.current += 1;
    saving.current = saving.current.then(save);
  };
  return { move, place };
};
