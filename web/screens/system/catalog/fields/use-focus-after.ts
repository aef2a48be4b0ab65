import { useEffect, useRef } from 'react';

/** Keeps the focus in a field whose control is replaced: once it's drawn, on the first that matches. */
export function useFocusAfter(selector: string) {
  const root = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    root.current?.querySelector<HTMLElement>(selector)?.focus();
  });
  const keepingFocus =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      isWanted.current = true;
      change(...args);
    };
  return { root, keepingFocus };
}
