import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { Stars } from '#web/ui/stars.tsx';
import { ReviewItem } from '../review-item.tsx';
import { ProfileContent } from './profile-content.tsx';

export const title = 'Reviews';

const Reviews = ({ home }: { home: LocationProfile }) => {
  const { rating, reviewCount, reviews } = home;
  if (rating === null || reviews.length === 0) return <p>This provider currently has no reviews.</p>;
  return (
    <>
      <div className="flex items-center gap-4">
        <span className="font-serif text-3xl font-semibold tabular-nums">{rating.toFixed(1)}</span>
        <span>
          <Stars rating={rating} size={22} />
          <span className="block text-sm text-muted">
            {reviewCount} {reviewCount === 1 ? 'rating' : 'ratings'}
          </span>
        </span>
      </div>
      <ul className="mt-6 divide-y divide-border border-t border-border">
        {reviews.map((review) => (
          <li key={review.id} className="py-5">
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
    </>
  );
};

/** Shows all reviews that families wrote about a home. */
export const Component = () => (
  <ProfileContent titleOf={(home) => `Reviews of ${home.name}`}>{(home) => <Reviews home={home} />}</ProfileContent>
);
