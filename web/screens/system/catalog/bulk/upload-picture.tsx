import { useMutation } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { picturePathIn } from '#shared/catalog/picture-path.ts';
import { imageUploadTypes } from '#shared/model/image.ts';
import { FileButton } from '#web/parts/file-button.tsx';
import { shrinkPicture } from '#web/parts/shrink-picture.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { newIdempotencyKey } from '#web/session/idempotency-key.ts';
import { FieldError } from '#web/ui/field.tsx';

type UploadPictureProps = {
  /** The path of the field that the picture is for: some show one width, others several. */
  field: string;
  onUploaded: (path: string) => void;
};

/** Uploads a picture of this machine for a field of an entry. The entry isn’t saved by that. */
export const UploadPicture = ({ field, onUploaded }: UploadPictureProps) => {
  const id = useId();
  const uploading = useMutation({
    mutationFn: async (file: File) => {
      const context = { idempotencyKey: newIdempotencyKey() };
      return api.systemPictures.uploadCatalogPicture({ file: await shrinkPicture(file) }, { context });
    },
    onSuccess: ({ path }) => onUploaded(picturePathIn(field, path)),
  });
  return (
    <span className="grid">
      <FileButton
        id={id}
        accept={imageUploadTypes.join(',')}
        icon={ImagePlus}
        isDisabled={uploading.isPending}
        describedBy={`${id}-error`}
        onChoose={([file]) => file && uploading.mutate(file)}
      >
        {uploading.isPending ? 'Uploading...' : 'Upload picture'}
      </FileButton>
      <FieldError id={`${id}-error`}>{uploading.error ? messageOf(uploading.error) : undefined}</FieldError>
    </span>
  );
};
