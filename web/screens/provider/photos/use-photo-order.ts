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
 * Moves photos on the screen immediately, and saves one move after another, so that someone who presses quickly doesn't conflict with their own last
 * move. If a save is refused, the photos go back to the saved order. `place` announces each move to people who can't see it.
 */
export const usePhotoOrder = () => {
  const { show, latest, reload, stopLoading } = usePhotosCache();
  const [place, setPlace] = useState('');
  const waiting = useRef(0);
  const saving = useRef<Promise<void>>(Promise.resolve());
  const save = async () => {
    const now = latest();
    // Several quick presses are saved once.
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
