import { useId } from 'react';

type StarFill = 'full' | 'half' | 'empty';

/** Returns what each of five stars shows: whole stars first, then a half when the fraction is 0.25 or more (docs/decisions.md, Marketplace). */
export const starFills = (rating: number): StarFill[] => {
  const held = Math.min(5, Math.max(0, rating));
  const whole = Math.floor(held);
  const hasHalf = held - whole >= 0.25;
  return Array.from({ length: 5 }, (_, index) => (index < whole ? 'full' : index === whole && hasHalf ? 'half' : 'empty'));
};

const STAR = 'M12 2.6l2.9 5.88 6.49.94-4.7 4.58 1.11 6.46L12 17.41l-5.8 3.05 1.1-6.46-4.69-4.58 6.49-.94z';

export type StarsProps = {
  /** 0 to 5. */
  rating: number;
  size?: number;
  /** Hides the stars from screen readers if the rating is also in words. */
  isSilent?: boolean;
};

/** Shows a rating as five stars, whole and half. */
export const Stars = ({ rating, size = 18, isSilent = false }: StarsProps) => {
  const clip = useId();
  return (
    <span
      className="inline-flex text-star"
      {...(isSilent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${rating.toFixed(1)} out of 5 stars` })}
    >
      <svg width={size * 5} height={size} viewBox="0 0 120 24" aria-hidden="true">
        <clipPath id={clip}>
          <rect width="12" height="24" />
        </clipPath>
        {starFills(rating).map((fill, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five stars in a fixed order
          <g key={index} transform={`translate(${index * 24} 0)`}>
            <path
              d={STAR}
              fill={fill === 'full' ? 'currentColor' : 'none'}
              stroke="currentColor"
              strokeWidth="1.4"
              strokeLinejoin="round"
            />
            {fill === 'half' && <path d={STAR} fill="currentColor" clipPath={`url(#${clip})`} />}
          </g>
        ))}
      </svg>
    </span>
  );
};
