import { type DragEvent, useEffect, useRef, useState } from 'react';
import type { LocationImage } from '#shared/contract/location-images.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DescribePhoto } from './describe-photo.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { RemovePhoto } from './remove-photo.tsx';
import { UploadTile } from './upload-tile.tsx';
import { usePhotoActions } from './use-photo-actions.ts';
import { usePhotoOrder } from './use-photo-order.ts';
import type { useUploads } from './use-uploads.ts';

export type PhotoGridProps = {
  images: readonly LocationImage[];
  uploads: ReturnType<typeof useUploads>;
  mayChange: boolean;
};

/**
 * Returns the focus to a move button once its photo has its new position, because the browser can lose the focus when it moves the tile. An earlier
 * save may arrive in between with the photo still in its old position, and must not end the wait.
 */
const useFocusAfterMove = (images: readonly LocationImage[]) => {
  const moved = useRef<{ button: string; photoId: string; to: number } | null>(null);
  useEffect(() => {
    if (moved.current === null || images[moved.current.to]?.id !== moved.current.photoId) return;
    document.getElementById(moved.current.button)?.focus();
    moved.current = null;
  }, [images]);
  return (photoId: string, from: number, to: number) => {
    moved.current = { button: `${to < from ? 'earlier' : 'later'}-${photoId}`, photoId, to };
  };
};

/** Drags with a mouse: the photo takes the position of the one that it is dropped on. */
const useDragging = (mayChange: boolean, onMove: (id: string, to: number) => void) => {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return (id: string, index: number) => ({
    draggable: mayChange,
    'data-over': over === id && dragged !== id ? true : undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', id);
      setDragged(id);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      setOver(id);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== null) onMove(dragged, index);
      end();
    },
    onDragEnd: end,
  });
};

/** Shows the photos in order, followed by uploads, and what can be done with each. */
export const PhotoGrid = ({ images, uploads, mayChange }: PhotoGridProps) => {
  const { busy, giveRole, remove } = usePhotoActions();
  const { move, place } = usePhotoOrder();
  const focusAfter = useFocusAfterMove(images);
  const dragging = useDragging(mayChange, move);
  const [described, setDescribed] = useState<string | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const indexOf = (id: string | null) => images.findIndex((image) => image.id === id);
  const leaveRemoved = async (id: string) => {
    setRemoved(null);
    if (await remove(id)) list.current?.focus();
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Photos" className="grid grid-cols-2 gap-x-4 gap-y-5 outline-none">
        {images.map((photo, index) => (
          <li
            key={photo.id}
            {...dragging(photo.id, index)}
            className={classNames('min-w-0 rounded-control data-over:outline-3 data-over:outline-focus')}
          >
            <PhotoTile
              photo={photo}
              index={index}
              count={images.length}
              isBusy={busy.has(photo.id)}
              mayChange={mayChange}
              onRole={(role) => void giveRole(photo.id, role)}
              onRemove={() => setRemoved(photo.id)}
              onDescribe={() => setDescribed(photo.id)}
              onMove={(to) => {
                focusAfter(photo.id, index, to);
                move(photo.id, to);
              }}
            />
          </li>
        ))}
        {uploads.uploads.map((upload) => (
          <li key={upload.id} className="min-w-0">
            <UploadTile upload={upload} onRetry={() => uploads.retry(upload.id)} onRemove={() => uploads.remove(upload.id)} />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {place}
      </p>
      <DescribePhoto photo={images[indexOf(described)]} index={indexOf(described)} onClose={() => setDescribed(null)} />
      <RemovePhoto
        photo={images[indexOf(removed)]}
        index={indexOf(removed)}
        onClose={() => setRemoved(null)}
        onRemove={(id) => void leaveRemoved(id)}
      />
    </>
  );
};
