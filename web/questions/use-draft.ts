import { useState } from 'react';

/**
 * What somebody has typed so far, for an answer that typing does not always yet make: `1.` is a number, `.` is not one yet. It stands as
 * long as the answer is the one that it made; an answer from elsewhere replaces it.
 */
export const useDraft = <Value, Draft>(
  value: Value,
  write: (value: Value) => Draft,
): { draft: Draft; hold: (draft: Draft, made: Value) => void } => {
  const [held, setHeld] = useState({ draft: write(value), made: value });
  return {
    draft: Object.is(held.made, value) ? held.draft : write(value),
    hold: (draft, made) => setHeld({ draft, made }),
  };
};
