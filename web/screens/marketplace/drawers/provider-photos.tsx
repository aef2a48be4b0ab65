import { useEffect, useRef } from 'react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { Picture, pictureWidths } from '#web/ui/picture.tsx';
import { picturesOf } from '../funeral-home/pictures-of.ts';
import { ProfileContent } from './profile-content.tsx';

export const title = 'Photos';

const Photos = ({ home }: { home: LocationProfile }) => {
  const { params } = useDrawer();
  const wanted = useRef<HTMLAnchorElement>(null);
  useEffect(() => wanted.current?.scrollIntoView({ block: 'start' }), []);
  const pictures = picturesOf(home);
  if (pictures.length === 0) return <p>This provider currently has no photos.</p>;
  return (
    <ul className="space-y-5">
      {pictures.map((image, index) => (
        <li key={image.id}>
          <a
            ref={image.id === params.photo ? wanted : undefined}
            href={image.path.replace('{width}', String(pictureWidths[2]))}
            target="_blank"
            rel="noreferrer"
            className="block scroll-mt-4 rounded-control"
          >
            <Picture
              path={image.path}
              alt={image.description || `Photo ${index + 1} of ${home.name}`}
              sizes="(min-width: 48.0625rem) 25rem, 100vw"
              isEager={index === 0}
              className="rounded-control"
            />
            <span className="sr-only"> (opens the whole picture in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
};

/** Shows all pictures of a home, scrolled to the one that was pressed. */
export const Component = () => (
  <ProfileContent titleOf={(home) => `Photos of ${home.name}`}>{(home) => <Photos home={home} />}</ProfileContent>
);
