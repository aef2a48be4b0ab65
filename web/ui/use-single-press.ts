import { useRef } from 'react';

/** The second half of a double tap comes within this time, in milliseconds. */
const DOUBLE_TAP_MS = 500;

/**
 * Keeps a double tap from undoing what its first half did, where pressing a button puts its opposite in the same place. `first` runs a task, and `opposite` runs one unless
 * it comes right after.
 */
export const useSinglePress = () => {
  const at = useRef(Number.NEGATIVE_INFINITY);
  return {
    first: (task: () => void): void => {
      at.current = performance.now();
      task();
    },
    opposite: (task: () => void): void => {
      if (performance.now() - at.current >= DOUBLE_TAP_MS) task();
    },
  };
};
