import { useState } from 'react';
import type { CurrentLocation } from '#shared/contract/locations-views.ts';
import { BusinessSearch } from './business-search.tsx';
import { HomeContent } from './home-content.tsx';
import { SelectedBusiness } from './selected-business.tsx';

export const title = 'Import Reviews';

const ImportReviews = ({ home }: { home: CurrentLocation }) => {
  const [placeId, setPlaceId] = useState(home.googlePlaceId ?? null);
  return (
    <>
      <p className="mb-5 text-muted">Find your business on the map. Its rating and reviews will replace the ones on your page.</p>
      {placeId === null ? (
        <BusinessSearch locationId={home.id} onPick={setPlaceId} />
      ) : (
        <SelectedBusiness key={placeId} home={home} placeId={placeId} onChange={() => setPlaceId(null)} />
      )}
    </>
  );
};

/** Imports the reviews of a business on the map. One that was already imported shows immediately. */
export const Component = () => <HomeContent>{(home) => <ImportReviews key={home.id} home={home} />}</HomeContent>;
