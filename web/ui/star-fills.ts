export type StarFill = 'full' | 'half' | 'empty';

/** What each of five stars shows: whole stars first, then a half where the fraction is 0.25 or more (spec section 9). */
export const starFills = (rating: number): StarFill[] => {
  const held = Math.min(5, Math.max(0, rating));
  const whole = Math.floor(held);
  const hasHalf = held - whole >= 0.25;
  return Array.from({ length: 5 }, (_, index) => (index < whole ? 'full' : index === whole && hasHalf ? 'half' : 'empty'));
};
