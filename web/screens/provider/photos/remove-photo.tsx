import type { LocationImage } from '#shared/contract/location-images.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { photoName, rolesOf } from './photo-words.ts';

export type RemovePhotoProps = {
  /** The photo to ask about; undefined asks nothing. */
  photo: LocationImage | undefined;
  index: number;
  onClose: () => void;
  onRemove: (id: string) => void;
};

/** Asks before a photo is gone for good, naming it and saying what the page will lack. */
export const RemovePhoto = ({ photo, index, onClose, onRemove }: RemovePhotoProps) => {
  if (!photo) return null;
  const roles = rolesOf(photo).map((role) => role.toLowerCase());
  return (
    <Dialog
      title="Remove this photo?"
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button look="danger" onClick={() => onRemove(photo.id)}>
            Remove Photo
          </Button>
        </>
      }
    >
      <Picture path={photo.path} alt="" sizes="12rem" className="mb-4 max-w-48 rounded-control" />
      <p>{photoName(photo, index)}</p>
      <p className="mt-2">
        Families will no longer see it. This can’t be undone.
        {roles.length > 0 && ` The home is then without a ${roles.join(' and ')} photo until you choose another.`}
      </p>
    </Dialog>
  );
};
