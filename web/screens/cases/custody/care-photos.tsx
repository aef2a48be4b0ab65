import '#web/document-calls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Camera, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CarePageView, CarePhoto } from '#shared/contract/custody-pages.ts';
import { carePages } from '#shared/custody/pages/index.ts';
import { imageUploadTypes } from '#shared/model/image.ts';
import { FileButton } from '#web/parts/file-button.tsx';
import { sendFile } from '#web/parts/send-file.ts';
import { shrinkPicture } from '#web/parts/shrink-picture.ts';
import { SureDialog } from '#web/parts/sure-dialog.tsx';
import { When } from '#web/parts/when.tsx';
import { api, messageOf, query, useIdempotencyKey } from '#web/session/index.ts';
import { IconButton } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useCase } from '../use-case.ts';
import { pageQuery } from './use-care-page.ts';

type OfPage = { id: string; page: CarePageView['page'] };

const Photo = ({ at, photo, nth, onRemove }: { at: OfPage; photo: CarePhoto; nth: number; onRemove?: () => void }) => {
  const found = useQuery({
    ...query.casePapers.getCarePhoto.queryOptions({ input: { ...at, sha256: photo.sha256 } }),
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  });
  const name = `Photo ${nth}`;
  return (
    <li className="grid content-start gap-1.5">
      {found.data && (
        <img src={found.data.image} alt={name} className="aspect-square w-full rounded-control bg-sunken object-contain" />
      )}
      {found.isPending && <Skeleton className="aspect-square w-full" />}
      {found.isError && (
        <p className="grid aspect-square place-content-center rounded-control bg-sunken p-3 text-center text-sm">
          {messageOf(found.error)}
        </p>
      )}
      <div className="flex items-start justify-between gap-2 text-sm">
        <p className="min-w-0 wrap-anywhere text-muted">
          {photo.addedByName}, <When at={photo.addedOn} />
          <code className="block text-xs break-all">{photo.sha256.slice(0, 16)}</code>
        </p>
        {onRemove && <IconButton icon={Trash2} label={`Remove ${name.toLowerCase()}`} onClick={onRemove} />}
      </div>
    </li>
  );
};

/** Adds and removes photos, one after the other, and takes over the page as each call answers it. */
function usePhotos(at: OfPage) {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [sending, setSending] = useState('');
  const [failure, setFailure] = useState('');
  const take = (view: CarePageView) => client.setQueryData(pageQuery(at.id, at.page).queryKey, view);
  const add = async (files: readonly File[]) => {
    setFailure('');
    for (const [nth, file] of files.entries()) {
      setSending(`Sending ${nth + 1} of ${files.length}...`);
      try {
        const picture = await shrinkPicture(file);
        const type = imageUploadTypes.find((each) => each === picture.type) ?? 'image/jpeg';
        const target = await api.casePapers.beginCarePhoto({ ...at, bytes: picture.size, type });
        await sendFile(target, picture);
        const input = { ...at, uploadId: target.uploadId };
        take(await api.casePapers.keepCarePhoto(input, { context: { idempotencyKey: keyFor(input) } }));
      } catch (error) {
        setFailure(`${file.name}: ${messageOf(error)}`);
        break;
      }
    }
    setSending('');
  };
  const remove = async (sha256: string) => take(await api.casePapers.removeCarePhoto({ ...at, sha256 }));
  return { sending, failure, add, remove };
}

const RemoveDialog = ({ onRemove, onClose }: { onRemove: () => Promise<unknown>; onClose: () => void }) => {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const act = async () => {
    setIsBusy(true);
    try {
      await onRemove();
      onClose();
    } catch (failed) {
      setError(failed);
      setIsBusy(false);
    }
  };
  return (
    <SureDialog
      title="Remove this photo?"
      act="Remove"
      busyLabel="Removing..."
      {...{ isBusy, error, onClose }}
      onAct={() => void act()}
    >
      It’s taken off this page, and isn’t part of what the page says when you close it.
    </SureDialog>
  );
};

/** Shows the photos of a page, which only the home’s own staff sees. When the page is closed, the custody record has their hashes. */
export const CarePhotos = ({ view }: { view: CarePageView }) => {
  const { caseId, may } = useCase();
  const at = { id: caseId, page: view.page };
  const { sending, failure, add, remove } = usePhotos(at);
  const [removed, setRemoved] = useState<string | null>(null);
  // With the last photo that fits, the button goes.
  const stable = useStableFocus<HTMLDivElement>({ to: 'heading' });
  const most = carePages[view.page].photos ?? 0;
  const { photos, closed } = view;
  if (!photos) return null;
  const isOpen = closed === null && may('cases.change');
  return (
    <div className="mt-4" {...stable}>
      <Panel title="Photos">
        <p className="max-w-measure text-muted">
          Only your own staff sees these. Places and other data of the camera are left out. Closing the page puts the hash of each
          into the custody record.
        </p>
        {photos.length === 0 && <p className="mt-3 text-muted">No photos yet.</p>}
        {photos.length > 0 && (
          <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-4">
            {photos.map((photo, index) => (
              <Photo
                key={photo.sha256}
                {...{ at, photo }}
                nth={index + 1}
                {...(isOpen ? { onRemove: () => setRemoved(photo.sha256) } : {})}
              />
            ))}
          </ul>
        )}
        {isOpen && photos.length < most && (
          <div className="mt-4 grid justify-items-start gap-2">
            <FileButton
              id="care-photo-file"
              accept={imageUploadTypes.join(',')}
              icon={Camera}
              isMultiple
              isDisabled={sending !== ''}
              describedBy="care-photo-hint care-photo-error"
              onChoose={(files) => void add(files.slice(0, most - photos.length))}
            >
              Add photos
            </FileButton>
            <p id="care-photo-hint" role="status" className="text-muted">
              {sending || `JPEG or PNG. ${most - photos.length} more fit on this page.`}
            </p>
            <FieldError id="care-photo-error">{failure || undefined}</FieldError>
          </div>
        )}
      </Panel>
      {removed && <RemoveDialog onRemove={() => remove(removed)} onClose={() => setRemoved(null)} />}
    </div>
  );
};
