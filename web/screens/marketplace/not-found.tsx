import { useNavigate } from 'react-router-dom';
import type { Point } from '#shared/values/geo.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PlaceSearch } from './home/place-search.tsx';

/** Any address that no screen has. It stays in the address bar, so that a typing mistake in it can be corrected. */
export const Component = () => {
  const navigate = useNavigate();
  const search = (query: string, place: Point | null) => void navigate(paths.home({ query, lat: place?.lat, lon: place?.lon }));
  return (
    <Page
      title="We couldn’t find that page"
      lead="The address may be mistyped, or the page may have moved. You can search for a funeral home here."
    >
      <meta name="robots" content="noindex" />
      <PlaceSearch words="" onSearch={search} />
      <LinkButton to={paths.home()} className="mt-6">
        Go to the home page
      </LinkButton>
    </Page>
  );
};
