import { ImagePlus, Images } from 'lucide-react';
import { CONFIDENT_IMAGES } from '#shared/model/image.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { Button } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { coverWarning, photoName } from '../photos/photo-words.ts';
import { usePhotos } from '../photos/use-photos.ts';
import { ProfileSection } from './profile-section.tsx';

/** The number of photos beside the cover. */
const beside = 4;

const Loading = () => (
  <div aria-busy="true">
    <span className="sr-only">Loading photos</span>
    <Skeleton className="aspect-[3/1] w-full" />
  </div>
);

const PhotoRow = ({ images }: { images: NonNullable<ReturnType<typeof usePhotos>['data']>['images'] }) => {
  const numbered = images.map((photo, index) => ({ photo, name: photo.description || photoName(photo, index) }));
  const cover = numbered.find(({ photo }) => photo.isCover) ?? numbered[0];
  const others = numbered.filter((each) => each !== cover).slice(0, beside);
  const warning = coverWarning(images);
  return (
    <>
      <div className="grid grid-cols-4 gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        {cover && (
          <Picture
            path={cover.photo.path}
            alt={cover.name}
            sizes="(min-width: 64rem) 24rem, 100vw"
            className="col-span-4 rounded-control sm:col-span-1 sm:row-span-2"
          />
        )}
        {others.map(({ photo, name }) => (
          <Picture key={photo.id} path={photo.path} alt={name} sizes="12rem" className="rounded-control" />
        ))}
      </div>
      <p className="mt-3 text-sm text-muted">
        {images.length} {images.length === 1 ? 'photo' : 'photos'}.
        {images.length <= CONFIDENT_IMAGES && ` More than ${CONFIDENT_IMAGES} images raise confidence by 50%.`}
        {warning && ` ${warning}`}
      </p>
    </>
  );
};

/** Shows the photos of a home on its profile, with a link to the drawer that changes them. */
export const ProfilePhotos = ({ missing }: { missing?: string | undefined }) => {
  const { open } = useDrawer();
  const photos = usePhotos();
  const manage = (
    <Button size="compact" icon={ImagePlus} onClick={() => open('manage-photos')}>
      Manage Photos
    </Button>
  );
  return (
    <ProfileSection title="Photos" anchor="photos" missing={missing} link={manage}>
      {photos.isPending ? (
        <Loading />
      ) : photos.isLoadingError ? (
        <FailedQuery of={photos} title="We couldn’t load the photos." />
      ) : photos.data.images.length === 0 ? (
        <EmptyState icon={Images} title="No photos yet">
          Families look at photos first: the building from the street, the rooms, the people who will meet them.
        </EmptyState>
      ) : (
        <PhotoRow images={photos.data.images} />
      )}
    </ProfileSection>
  );
};
