export type StarFill = 'full' | 'half' | 'empty';

/** Returns what each of five stars shows: whole stars first, then a half when the fraction is 0.25 or more (docs/decisions.md, Marketplace). */
export const starFills = (rating: number): StarFill[] => {
  const bounded = Math.min(5, Math.max(0, rating));
  const whole = Math.floor(bounded);
  const hasHalf = bounded - whole >= 0.25;
  return Array.from({ length: 5 }, (_, index) => (index < whole ? 'full' : index === whole && hasHalf ? 'half' : 'empty'));
};
