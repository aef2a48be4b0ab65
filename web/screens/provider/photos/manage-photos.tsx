import { Images, Lightbulb } from 'lucide-react';
import type { LocationImage } from '#shared/contract/location-images.ts';
import { CONFIDENT_IMAGES, coverPixels } from '#shared/model/image.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { coverWarning } from './photo-words.ts';
import { usePhotos } from './use-photos.ts';
import { useUploads } from './use-uploads.ts';

/** Says what makes a good gallery, and what is wrong with a cover that is too small. */
const PhotoHints = ({ images }: { images: readonly LocationImage[] }) => {
  const warning = coverWarning(images);
  const left = CONFIDENT_IMAGES + 1 - images.length;
  return (
    <div className="grid gap-3">
      <ul className="grid gap-1.5 text-sm text-muted">
        <li className="flex gap-2">
          <Icon of={Lightbulb} size={16} className="mt-0.5 text-primary" />
          <span>
            More than {CONFIDENT_IMAGES} images raise confidence by 50%.
            {left > 0 && ` ${left} more to go.`}
          </span>
        </li>
        <li className="flex gap-2">
          <Icon of={Lightbulb} size={16} className="mt-0.5 text-primary" />
          <span>
            The cover should be at least {coverPixels.width} x {coverPixels.height} px.
          </span>
        </li>
      </ul>
      {warning && (
        <Banner tone="warning" role="status">
          {warning}
        </Banner>
      )}
    </div>
  );
};

export const title = 'Manage Photos';

const Loading = () => (
  <div aria-busy="true" className="grid grid-cols-2 gap-4">
    <span className="sr-only">Loading photos</span>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} className="aspect-[3/2]" />
    ))}
  </div>
);

/** Manages the home's photos in the workspace: choosing, uploading, ordering, roles, descriptions, and removal. */
export const Component = () => {
  const { locationId, may, whyNot } = useWorkspace();
  const photos = usePhotos();
  const uploads = useUploads(locationId);
  if (photos.isPending) return <Loading />;
  if (photos.isLoadingError) return <FailedQuery of={photos} title="We couldn’t load the photos." />;
  const { images } = photos.data;
  const count = images.length + uploads.uploads.length;
  return (
    <div className="grid gap-5">
      {!may('photos.change') && <Banner>{whyNot('photos.change')}</Banner>}
      <PhotoPicker count={count} mayChange={may('photos.change')} onUpload={uploads.add} />
      <PhotoHints images={images} />
      {count === 0 ? (
        <EmptyState icon={Images} title="No photos yet">
          Families look at photos first: the building from the street, the rooms, the people who will meet them.
        </EmptyState>
      ) : (
        <PhotoGrid images={images} uploads={uploads} mayChange={may('photos.change')} />
      )}
    </div>
  );
};
