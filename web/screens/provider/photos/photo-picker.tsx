import { ImagePlus, Upload as UploadIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { imageUploadTypes, MAX_IMAGES } from '#shared/model/image.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

export type PhotoPickerProps = {
  /** The number of photos, including uploads. */
  count: number;
  mayChange: boolean;
  onUpload: (files: readonly File[]) => void;
};

const chosenWords = (files: readonly File[]): string =>
  files.length === 0 ? 'No photos chosen' : files.length === 1 ? (files[0]?.name ?? '') : `${files.length} photos chosen`;

/** Chooses photos and uploads them with a separate button, which is disabled until there is something to upload. */
export const PhotoPicker = ({ count, mayChange, onUpload }: PhotoPickerProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const room = MAX_IMAGES - count;
  const isTooMany = files.length > room;
  const send = () => {
    onUpload(files);
    setFiles([]);
    if (input.current) input.current.value = '';
  };
  return (
    <div className="rounded-control border border-dashed border-border-strong p-4">
      <div className="flex flex-wrap items-center gap-3">
        <label
          htmlFor={id}
          className={classNames(
            buttonClass('secondary', 'compact'),
            'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
            !mayChange && 'opacity-60',
          )}
        >
          <Icon of={ImagePlus} />
          Choose photos
          <input
            ref={input}
            id={id}
            type="file"
            multiple
            accept={imageUploadTypes.join(',')}
            disabled={!mayChange}
            aria-describedby={`${id}-chosen ${id}-rules`}
            className="sr-only"
            onChange={(event) => setFiles([...(event.currentTarget.files ?? [])])}
          />
        </label>
        <Button
          look="primary"
          size="compact"
          icon={UploadIcon}
          disabled={!mayChange || files.length === 0 || isTooMany}
          onClick={send}
        >
          Upload
        </Button>
        <span id={`${id}-chosen`} role="status" className="min-w-0 truncate text-sm text-muted">
          {chosenWords(files)}
        </span>
      </div>
      <p id={`${id}-rules`} className="mt-2 text-sm text-muted">
        PNG or JPEG. We make large photos smaller before they upload.
      </p>
      {isTooMany && (
        <p role="alert" className="mt-2 text-sm text-danger">
          A home can show {MAX_IMAGES} photos. There is room for {Math.max(0, room)} more.
        </p>
      )}
    </div>
  );
};
