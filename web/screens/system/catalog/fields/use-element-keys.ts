import { useRef, useState } from 'react';

/** Gives every element of a list a key that stays with it while it moves and changes. */
export function useElementKeys(count: number) {
  const next = useRef(0);
  const [keys, setKeys] = useState<readonly number[]>([]);
  const newKey = () => next.current++;
  if (keys.length === count) return { keys, setKeys, newKey };
  // Elements came or went elsewhere, such as by taking another version.
  const filled = Array.from({ length: count }, (_, at) => keys[at] ?? newKey());
  setKeys(filled);
  return { keys: filled, setKeys, newKey };
}
