import { Stars } from '#web/ui/stars.tsx';

type RatingLineProps = { rating: number | null; reviewCount: number; size?: number };

/** Shows a home's rating as stars, one decimal, and the number of ratings, or says that nobody has rated it yet. */
export const RatingLine = ({ rating, reviewCount, size = 16 }: RatingLineProps) =>
  rating === null || reviewCount === 0 ? (
    <span className="text-sm text-muted">No reviews yet</span>
  ) : (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-sm">
      <span className="inline-flex items-center gap-1.5">
        <Stars rating={rating} size={size} />
        <span className="font-semibold tabular-nums">{rating.toFixed(1)}</span>
      </span>
      <span className="text-muted tabular-nums">
        {reviewCount} {reviewCount === 1 ? 'rating' : 'ratings'}
      </span>
    </span>
  );
