import { useMutation } from '@tanstack/react-query';
import { ImagePlus, Star, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ItemImage, ItemSetup } from '#shared/contract/merchandise-views.ts';
import { imageUploadTypes } from '#shared/model/image.ts';
import { MAX_ITEM_PICTURES } from '#shared/model/merchandise.ts';
import { FileButton } from '#web/parts/file-button.tsx';
import { shrinkPicture } from '#web/parts/shrink-picture.ts';
import { SureDialog } from '#web/parts/sure-dialog.tsx';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { newIdempotencyKey } from '#web/session/idempotency-key.ts';
import { WordedError } from '#web/session/worded-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { toast } from '#web/ui/toast.ts';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';

type ItemPicturesProps = { setup: ItemSetup; isReadOnly: boolean; onChanged: () => Promise<void> };

/** Uploads pictures one after another. What fails is named; those before it are there. */
const useUploading = (itemId: string, onChanged: () => Promise<void>) =>
  useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const context = { idempotencyKey: newIdempotencyKey() };
        try {
          await api.merchandisePictures.uploadItemImage({ itemId, file: await shrinkPicture(file) }, { context });
        } catch (cause) {
          throw new WordedError(`${file.name}: ${messageOf(cause)}`, { cause });
        }
      }
    },
    onSettled: onChanged,
  });

type TileProps = { image: ItemImage; name: string; isBusy: boolean; onCover: () => void; onDelete: () => void };

const Tile = ({ image, name, isBusy, onCover, onDelete }: TileProps) => {
  const stable = useStableFocus<HTMLLIElement>();
  return (
    <li className="overflow-hidden rounded-control border border-border" {...stable}>
      <Picture path={image.path} alt={image.description || name} ratio="4 / 3" sizes="160px" />
      <div className="flex min-h-11 items-center justify-between gap-1 px-2">
        {image.isCover ? (
          <span tabIndex={-1}>
            <Badge tone="primary">Cover</Badge>
          </span>
        ) : (
          <IconButton icon={Star} label={`Make ${name} the cover`} aria-disabled={isBusy || undefined} onClick={onCover} />
        )}
        {image.source === 'own' && (
          <IconButton icon={Trash2} label={`Delete ${name}`} aria-disabled={isBusy || undefined} onClick={onDelete} />
        )}
      </div>
    </li>
  );
};

/** Shows the pictures of an item: the catalog's, and those that the home adds. One is the cover. They change right away. */
export const ItemPictures = ({ setup, isReadOnly, onChanged }: ItemPicturesProps) => {
  const id = useId();
  const itemId = setup.item.id;
  const uploading = useUploading(itemId, onChanged);
  const [deleted, setDeleted] = useState<string | null>(null);
  const cover = useMutation({
    mutationFn: (imageId: string) => api.merchandisePictures.setAsCoverImage({ imageId, itemId }),
    onSuccess: () => toast('Families see this picture first now.'),
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
    onSettled: onChanged,
  });
  const deleting = useMutation({
    mutationFn: (imageId: string) => api.merchandisePictures.deleteItemImage({ imageId }),
    onSuccess: async () => {
      await onChanged();
      setDeleted(null);
    },
  });
  const own = setup.images.filter(({ source }) => source === 'own').length;
  const room = MAX_ITEM_PICTURES - own;
  const isBusy = uploading.isPending || cover.isPending || deleting.isPending;
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-3">
      <h3 id={`${id}-title`} className="font-sans text-sm font-semibold">
        Pictures
      </h3>
      {setup.images.length === 0 && <p className="text-sm text-muted">No pictures yet.</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {setup.images.map((image, nth) => (
          <Tile
            key={image.id}
            image={image}
            name={`picture ${nth + 1}`}
            isBusy={isBusy || isReadOnly}
            onCover={() => isBusy || isReadOnly || cover.mutate(image.id)}
            onDelete={() => isBusy || isReadOnly || setDeleted(image.id)}
          />
        ))}
      </ul>
      {!isReadOnly && (
        <div className="grid justify-items-start gap-2">
          <FileButton
            id={`${id}-file`}
            accept={imageUploadTypes.join(',')}
            isMultiple
            icon={ImagePlus}
            isDisabled={isBusy || room <= 0}
            describedBy={`${id}-rules ${id}-error`}
            onChoose={(files) => uploading.mutate(files.slice(0, room))}
          >
            {uploading.isPending ? 'Uploading...' : 'Add pictures'}
          </FileButton>
          <p id={`${id}-rules`} className="text-sm text-muted">
            PNG or JPEG, up to {MAX_ITEM_PICTURES} of your own.
          </p>
          <FieldError id={`${id}-error`}>{uploading.error ? messageOf(uploading.error) : undefined}</FieldError>
        </div>
      )}
      {deleted && (
        <SureDialog
          title="Delete this picture?"
          act="Delete"
          busyLabel="Deleting..."
          isBusy={deleting.isPending}
          error={deleting.error}
          onAct={() => deleting.mutate(deleted)}
          onClose={() => setDeleted(null)}
        >
          Families no longer see it. This can’t be undone.
        </SureDialog>
      )}
    </section>
  );
};
