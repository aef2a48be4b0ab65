import { useState } from 'react';
import type { LocationImage } from '#shared/contract/location-images.ts';
import { MAX_IMAGE_DESCRIPTION } from '#shared/model/image.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api } from '#web/session/api.ts';
import { fieldErrors } from '#web/session/api-problem.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { photoName } from './photo-words.ts';
import { isStale } from './use-photo-actions.ts';
import { usePhotosCache } from './use-photos.ts';

type SavedDescription = { version: number; description: string };

/** Keeps what is typed and the photo as it was when this opened. If another save came first, it shows both. */
const useDescription = (photo: LocationImage, onSaved: () => void) => {
  const { show, latest, reload } = usePhotosCache();
  const [text, setText] = useState(photo.description);
  const [expected, setExpected] = useState<SavedDescription>(photo);
  const [isElse, setIsElse] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const meetOther = async (error: unknown) => {
    if (!isStale(error)) return setFailure(error);
    await reload();
    const now = latest()?.images.find(({ id }) => id === photo.id);
    if (!now) return setFailure(error);
    setExpected(now);
    setIsElse(true);
  };
  const save = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      const input = { id: photo.id, description: text, version: expected.version };
      const { version } = await api.locationImages.describeLocationImage(input);
      show((now) => ({
        ...now,
        images: now.images.map((each) => (each.id === photo.id ? { ...each, description: text.trim(), version } : each)),
      }));
      void reload();
      onSaved();
    } catch (error) {
      await meetOther(error);
    } finally {
      setIsBusy(false);
    }
  };
  return { text, setText, isBusy, failure, other: isElse ? expected.description : undefined, save };
};

const Description = ({ photo, index, onClose }: { photo: LocationImage; index: number; onClose: () => void }) => {
  const { text, setText, isBusy, failure, other, save } = useDescription(photo, onClose);
  const refused = fieldErrors(failure).description;
  const left = MAX_IMAGE_DESCRIPTION - text.length;
  return (
    <Dialog
      title="Describe this photo"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{other === undefined ? 'Cancel' : 'Use the saved version'}</Button>
          <Button look="primary" isBusy={isBusy} busyLabel="Saving..." onClick={() => void save()}>
            {other === undefined ? 'Save' : 'Keep what I typed'}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4 text-text"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void save();
        }}
      >
        <Picture path={photo.path} alt={photoName(photo, index)} sizes="12rem" className="max-w-48 rounded-control" />
        {other !== undefined && (
          <Banner tone="warning" role="alert" title="Someone else described this photo in the meantime">
            They wrote: {other || 'nothing'}
          </Banner>
        )}
        {!refused && <FormFailure error={failure} />}
        <TextField
          label="What it shows"
          hint={`Screen readers read this aloud, and it appears if the photo doesn’t load. ${left} characters left.`}
          error={refused}
          value={text}
          maxLength={MAX_IMAGE_DESCRIPTION}
          placeholder="The chapel with its oak pews"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
};

export type DescribePhotoProps = { photo: LocationImage | undefined; index: number; onClose: () => void };

/** Describes what a photo shows. What is typed stays, even if the photo reloads meanwhile. */
export const DescribePhoto = ({ photo, index, onClose }: DescribePhotoProps) =>
  photo ? <Description key={photo.id} photo={photo} index={index} onClose={onClose} /> : null;
