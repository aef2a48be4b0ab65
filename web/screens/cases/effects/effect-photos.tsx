import { useMutation, useQuery } from '@tanstack/react-query';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { EffectsView, EffectView } from '#shared/contract/personal-effects-views.ts';
import { effectName } from '#shared/custody/effects/effect-name.ts';
import { imageUploadTypes } from '#shared/model/image.ts';
import { MAX_EFFECT_PHOTOS } from '#shared/model/personal-effect.ts';
import { FileButton } from '#web/parts/file-button.tsx';
import { shrinkPicture } from '#web/parts/shrink-picture.ts';
import { SureDialog } from '#web/parts/sure-dialog.tsx';
import { api, messageOf, newIdempotencyKey } from '#web/session/index.ts';
import { query } from '#web/session/query.ts';
import { WordedError } from '#web/session/worded-error.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/states.tsx';

type PhotoAt = { caseId: string; photoId: string; alt: string };

/** Shows a picture, which only people who see the thing get: there is no address of it. */
const Photo = ({ caseId, photoId, alt, width, className }: PhotoAt & { width: 480 | 1200; className: string }) => {
  const found = useQuery({
    ...query.personalEffects.getPersonalEffectPhoto.queryOptions({ input: { id: caseId, photoId, width } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (found.data) return <img src={found.data.image} alt={alt} className={className} />;
  if (found.isError) return <p className={`${className} p-2 text-sm text-muted`}>This picture could not be loaded.</p>;
  return <Skeleton className={className} />;
};

const Thumbnail = ({ onRemove, ...at }: PhotoAt & { onRemove: (() => void) | undefined }) => {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <li className="relative overflow-hidden rounded-control border border-border">
      <button type="button" className="block w-full" aria-label={`Look at ${at.alt}`} onClick={() => setIsLarge(true)}>
        <Photo {...at} alt="" width={480} className="aspect-4/3 w-full object-cover" />
      </button>
      {onRemove && (
        <div className="flex justify-end px-1">
          <IconButton icon={Trash2} label={`Remove ${at.alt}`} onClick={onRemove} />
        </div>
      )}
      {isLarge && (
        <Dialog
          title={at.alt}
          isOpen
          onClose={() => setIsLarge(false)}
          actions={<Button onClick={() => setIsLarge(false)}>Close</Button>}
        >
          <Photo {...at} width={1200} className="max-h-[70vh] w-full object-contain" />
        </Dialog>
      )}
    </li>
  );
};

type EffectPhotosProps = { caseId: string; effect: EffectView; onChanged?: ((view: EffectsView) => void) | undefined };

/** Adds pictures one after another. What fails is named; those before it are there. */
const useAdding = ({ caseId, effect, onChanged }: EffectPhotosProps) =>
  useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const context = { idempotencyKey: newIdempotencyKey() };
        try {
          const small = await shrinkPicture(file);
          onChanged?.(
            await api.personalEffects.addPersonalEffectPhoto({ id: caseId, effectId: effect.id, file: small }, { context }),
          );
        } catch (cause) {
          throw new WordedError(`${file.name}: ${messageOf(cause)}`, { cause });
        }
      }
    },
  });

/** Shows the pictures of a thing. Those who may change them can add and remove some. */
export const EffectPhotos = (props: EffectPhotosProps) => {
  const { caseId, effect, onChanged } = props;
  const id = useId();
  const adding = useAdding(props);
  const [removed, setRemoved] = useState<string | null>(null);
  const removing = useMutation({
    mutationFn: (photoId: string) => api.personalEffects.removePersonalEffectPhoto({ id: caseId, effectId: effect.id, photoId }),
    onSuccess: (view) => {
      onChanged?.(view);
      setRemoved(null);
    },
  });
  const room = MAX_EFFECT_PHOTOS - effect.photos.length;
  if (effect.photos.length === 0 && !onChanged) return null;
  return (
    <div className="grid gap-3">
      {effect.photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4" aria-label={`Pictures of ${effectName(effect)}`}>
          {effect.photos.map((photoId, at) => (
            <Thumbnail
              key={photoId}
              {...{ caseId, photoId, alt: `picture ${at + 1} of ${effectName(effect)}` }}
              onRemove={onChanged && (() => setRemoved(photoId))}
            />
          ))}
        </ul>
      )}
      {onChanged && room > 0 && (
        <div className="grid justify-items-start gap-1">
          <FileButton
            id={`${id}-file`}
            accept={imageUploadTypes.join(',')}
            isMultiple
            icon={ImagePlus}
            isDisabled={adding.isPending}
            describedBy={`${id}-rules ${id}-error`}
            onChoose={(files) => adding.mutate(files.slice(0, room))}
          >
            {adding.isPending ? 'Sending...' : 'Add pictures'}
            <span className="sr-only"> of {effectName(effect)}</span>
          </FileButton>
          <p id={`${id}-rules`} className="text-sm text-muted">
            PNG or JPEG, up to {MAX_EFFECT_PHOTOS}.
          </p>
          <FieldError id={`${id}-error`}>{adding.error ? messageOf(adding.error) : undefined}</FieldError>
        </div>
      )}
      {removed && (
        <SureDialog
          title="Remove this picture?"
          act="Remove"
          busyLabel="Removing..."
          isBusy={removing.isPending}
          error={removing.error}
          onAct={() => removing.mutate(removed)}
          onClose={() => setRemoved(null)}
        >
          Nobody sees it here any more.
        </SureDialog>
      )}
    </div>
  );
};
