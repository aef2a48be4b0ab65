import { useState } from 'react';

/**
 * Keeps what someone has typed so far, which may not be an answer yet: `1.` is a number, `.` is not one yet. It is used as long as the answer is the
 * one that it made; an answer from elsewhere replaces it.
 */
export const useDraft = <Value, Draft>(
  value: Value,
  write: (value: Value) => Draft,
): { draft: Draft; setDraft: (draft: Draft, made: Value) => void } => {
  const [entry, setEntry] = useState({ draft: write(value), made: value });
  return {
    draft: Object.is(entry.made, value) ? entry.draft : write(value),
    setDraft: (draft, made) => setEntry({ draft, made }),
  };
};
