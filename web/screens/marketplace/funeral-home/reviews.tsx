import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { Button } from '#web/ui/button.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { ReviewItem } from '../review-item.tsx';
import { Section } from './section.tsx';

/** The number of reviews on the page itself. */
const FIRST = 3;

/** Shows the overall rating and the first few reviews; all of them are in a drawer. */
export const Reviews = ({ home }: { home: LocationProfile }) => {
  const { open } = useDrawer();
  const { rating, reviewCount, reviews } = home;
  return (
    <Section id="reviews" title="Reviews" className="print:hidden">
      {rating === null || reviewCount === 0 ? (
        <p className="text-muted">This provider currently has no reviews.</p>
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="font-serif text-3xl font-semibold tabular-nums">{rating.toFixed(1)}</span>
            <span>
              <Stars rating={rating} size={22} isSilent />
              <span className="block text-sm text-muted">
                out of 5, {reviewCount} {reviewCount === 1 ? 'rating' : 'ratings'}
              </span>
            </span>
          </p>
          <ul className="mt-6 space-y-6">
            {reviews.slice(0, FIRST).map((review) => (
              <li key={review.id}>
                <ReviewItem review={review} />
              </li>
            ))}
          </ul>
          {reviews.length > FIRST && (
            <Button className="mt-6" onClick={() => open('provider-reviews', { location: home.id })}>
              Read all {reviews.length} reviews
            </Button>
          )}
        </>
      )}
    </Section>
  );
};
