import { Download } from 'lucide-react';
import type { CurrentLocation } from '#shared/contract/locations-views.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { RatingLine } from '#web/parts/rating-line.tsx';
import { ReviewItem } from '../../marketplace/review-item.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Reviews shown at once; all of them are on the public page. */
const SHOWN = 3;

/** What families say of the home elsewhere, imported from a places service. */
export const Reviews = ({ home }: { home: CurrentLocation }) => {
  const { open } = useDrawer();
  const left = home.reviews.length - SHOWN;
  return (
    <ProfileSection
      title="Reviews"
      anchor="reviews"
      editLabel="Import reviews"
      editIcon={Download}
      onEdit={() => open('import-reviews')}
    >
      <RatingLine rating={home.rating ?? null} reviewCount={home.reviewCount} />
      {home.reviews.length === 0 && (
        <p className="mt-2 text-muted">Homes with reviews are trusted sooner. Import those that your business has on the map.</p>
      )}
      <ul className="mt-2 divide-y divide-border">
        {home.reviews.slice(0, SHOWN).map((review) => (
          <li key={review.id} className="py-4">
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      {left > 0 && <p className="text-muted">and {left} more on your page</p>}
    </ProfileSection>
  );
};
