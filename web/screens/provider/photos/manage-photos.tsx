import { Images } from 'lucide-react';
import { problemOf } from '#web/session/api-problem.ts';
import { Banner } from '#web/ui/banner.tsx';
import { EmptyState, FailedPanel, Skeleton } from '#web/ui/states.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { PhotoHints } from './photo-hints.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { usePhotos } from './use-photos.ts';
import { useUploads } from './use-uploads.ts';

export const title = 'Manage Photos';

const Loading = () => (
  <div aria-busy="true" className="grid grid-cols-2 gap-4">
    <span className="sr-only">Loading photos</span>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} className="aspect-[3/2]" />
    ))}
  </div>
);

/** The photos of the home in the workspace: chosen, sent, put in order, given their roles, described and removed. */
export const Component = () => {
  const { locationId, may, whyNot } = useWorkspace();
  const photos = usePhotos();
  const uploads = useUploads(locationId);
  if (photos.isPending) return <Loading />;
  if (photos.isError)
    return (
      <FailedPanel
        title="The photos could not be loaded."
        onRetry={() => void photos.refetch()}
        isRetrying={photos.isFetching}
        requestId={problemOf(photos.error)?.requestId}
      />
    );
  const { images } = photos.data;
  const count = images.length + uploads.uploads.length;
  return (
    <div className="grid gap-5">
      {!may('photos.change') && <Banner>{whyNot('photos.change')}</Banner>}
      <PhotoPicker count={count} mayChange={may('photos.change')} onUpload={uploads.add} />
      <PhotoHints images={images} />
      {count === 0 ? (
        <EmptyState icon={Images} title="No photos yet">
          Families look at photos first: the house from the street, the rooms, the people who will meet them.
        </EmptyState>
      ) : (
        <PhotoGrid images={images} uploads={uploads} mayChange={may('photos.change')} />
      )}
    </div>
  );
};
