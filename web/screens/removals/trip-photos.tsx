import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { sha256 as hashOf } from '#shared/chain/chain-head.ts';
import type { TripCase } from '#shared/contract/trip-calls.ts';
import { removalPage } from '#shared/custody/pages/removal-page.ts';
import { plainJpeg } from '#shared/custody/trips/plain-jpeg.ts';
import { done, type TripEntry, type TripQueue } from '#shared/custody/trips/trip-queue.ts';
import { imageUploadTypes } from '#shared/model/image.ts';
import { FileButton } from '#web/parts/file-button.tsx';
import { redrawnPicture, UnusablePicture } from '#web/parts/shrink-picture.ts';
import { SureDialog } from '#web/parts/sure-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { sendTrip, trip } from './store/trip.ts';

/** Pixels of the longest edge: enough to read a signed form, and small enough that a phone keeps many. */
const LONGEST = 1600;

/** Notes a photo: what the camera wrote into it is left out, and its hash is worked out before anything is sent. */
async function notePhoto(caseId: string, file: File): Promise<void> {
  const drawn = await redrawnPicture(file, LONGEST);
  const photo = plainJpeg(new Uint8Array(await drawn.arrayBuffer()));
  if (!photo) throw new UnusablePicture('This browser can’t make a picture of this file. Choose another one.');
  await trip.note(caseId, { kind: 'photo', sha256: await hashOf(photo) }, { photo });
  sendTrip();
}

/** Returns an address of a photo on this phone, as long as it's shown. */
function usePhotoAddress(id: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isShown = true;
    void trip.photo(id).then((bytes) => {
      if (!isShown || !bytes) return;
      made = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
      setAddress(made);
    });
    return () => {
      isShown = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return address;
}

const Waiting = ({ entry, nth, onRemove }: { entry: TripEntry; nth: number; onRemove: () => void }) => {
  const address = usePhotoAddress(entry.id);
  const name = `Photo ${nth}`;
  return (
    <li className="grid content-start gap-1.5">
      {address ? (
        <img src={address} alt={name} className="aspect-square w-full rounded-control bg-sunken object-contain" />
      ) : (
        <Skeleton className="aspect-square w-full" />
      )}
      <div className="flex items-center justify-between gap-2">
        <Badge tone="warning">Only on this phone</Badge>
        {!entry.isTried && <IconButton icon={Trash2} label={`Remove ${name.toLowerCase()}`} onClick={onRemove} />}
      </div>
    </li>
  );
};

const photosWith = (count: number) => (count === 1 ? '1 photo is with the home.' : `${count} photos are with the home.`);

const roomWords = (room: number) =>
  room === 0 ? 'No more photos fit on this page.' : `JPEG or PNG. ${room} more ${room === 1 ? 'fits' : 'fit'} on this page.`;

/** Notes files one after the other, and says which one couldn't be used. */
function useNoting(caseId: string, room: number) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const note = async (files: readonly File[]) => {
    setIsBusy(true);
    setFailure('');
    try {
      for (const file of files.slice(0, room)) await notePhoto(caseId, file);
    } catch (error) {
      setFailure(error instanceof UnusablePicture ? error.message : 'This photo couldn’t be kept. Try again.');
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failure, note: (files: readonly File[]) => void note(files) };
}

const Add = ({ caseId, room }: { caseId: string; room: number }) => {
  const { isBusy, failure, note } = useNoting(caseId, room);
  const button = { accept: imageUploadTypes.join(','), isDisabled: isBusy || room === 0, onChoose: note };
  const describedBy = 'trip-photo-hint trip-photo-error';
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <FileButton id="trip-photo-camera" icon={Camera} isCamera {...{ ...button, describedBy }}>
          Take a photo
        </FileButton>
        <FileButton id="trip-photo-file" icon={ImagePlus} isMultiple {...{ ...button, describedBy }}>
          Choose photos
        </FileButton>
      </div>
      <p id="trip-photo-hint" role="status" className="text-muted">
        {isBusy ? 'Keeping the photo...' : roomWords(room)}
      </p>
      <FieldError id="trip-photo-error">{failure || undefined}</FieldError>
    </div>
  );
};

/** Takes photos at a removal, such as of a release that was signed on paper. They are kept on the phone until they are sent. */
export const TripPhotos = ({ of, queue }: { of: TripCase; queue: TripQueue }) => {
  const [taking, setTaking] = useState<string | null>(null);
  const waiting = queue.filter(({ caseId, what }) => caseId === of.id && what.kind === 'photo');
  const sent = of.page.photos?.length ?? of.page.photoCount ?? 0;
  const room = Math.max(0, (removalPage.photos ?? 0) - sent - waiting.length);
  const isOpen = of.page.closed === null && of.page.editing !== 'none';
  return (
    <Panel title="Photos">
      <div className="grid gap-4">
        <p className="max-w-measure text-muted">
          If they sign on paper, take a photo of it. Only the home’s own staff sees photos, without places and other data of the
          camera.
        </p>
        {sent > 0 && <p>{photosWith(sent)}</p>}
        {waiting.length > 0 && (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
            {waiting.map((entry, at) => (
              <Waiting key={entry.id} entry={entry} nth={at + 1} onRemove={() => setTaking(entry.id)} />
            ))}
          </ul>
        )}
        {isOpen && <Add caseId={of.id} room={room} />}
      </div>
      {taking && (
        <SureDialog
          title="Take this photo out?"
          act="Take it out"
          busyLabel="Taking it out..."
          isBusy={false}
          onAct={() => void trip.requeue((all) => done(all, taking)).then(() => setTaking(null))}
          onClose={() => setTaking(null)}
        >
          It’s only on this phone. Once you take it out, nobody has it.
        </SureDialog>
      )}
    </Panel>
  );
};
