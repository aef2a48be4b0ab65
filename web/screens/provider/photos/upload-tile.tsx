import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BusyRing } from '#web/ui/spinner.tsx';
import type { Upload } from './upload-queue.ts';

/** Says what is happening to it. A file that is fully sent isn't done yet, because the server still makes its sizes. */
function stateWords({ state, percent = 0 }: Upload): string {
  if (state === 'waiting') return 'Waiting';
  if (state === 'shrinking') return 'Making it smaller';
  return percent < 100 ? `Uploading, ${percent}%` : 'Getting it ready for your page';
}

export type UploadTileProps = { upload: Upload; onRetry: () => void; onRemove: () => void };

/** Shows a placeholder for a photo that is being uploaded. A failed one says why, and stays until the person removes it. */
export const UploadTile = ({ upload, onRetry, onRemove }: UploadTileProps) => {
  const hasFailed = upload.state === 'failed';
  return (
    <>
      <div className="relative aspect-[3/2] overflow-hidden rounded-control bg-sunken" aria-busy={!hasFailed}>
        <img
          src={upload.preview}
          alt=""
          className="absolute inset-0 size-full object-cover opacity-40"
          onError={(event) => event.currentTarget.remove()}
        />
        <span className="absolute inset-0 flex items-center justify-center">
          {hasFailed ? <Icon of={CircleAlert} size={28} className="text-danger" /> : <BusyRing size={28} />}
        </span>
      </div>
      <p className="mt-1.5 truncate text-sm" title={upload.name}>
        {upload.name}
      </p>
      {hasFailed ? (
        <>
          <p role="alert" className="text-sm text-danger">
            {upload.failure}
          </p>
          <div className="mt-2 flex flex-wrap gap-1">
            <Button size="compact" icon={RotateCw} onClick={onRetry}>
              Retry
            </Button>
            <Button size="compact" look="quiet" onClick={onRemove}>
              Remove
            </Button>
          </div>
        </>
      ) : (
        <>
          {upload.percent !== undefined && (
            <div
              role="progressbar"
              aria-label={`Upload of ${upload.name}`}
              aria-valuenow={upload.percent}
              aria-valuemin={0}
              aria-valuemax={100}
              className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-sunken"
            >
              <div className="h-full bg-primary" style={{ width: `${upload.percent}%` }} />
            </div>
          )}
          <p className="text-sm text-muted tabular-nums">{stateWords(upload)}</p>
        </>
      )}
    </>
  );
};
