import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the focus in a part of the screen when other content replaces what had it. Does nothing until the key first changes. */
export const useContentFocus = <Part extends HTMLElement>(
  contentKey: string | undefined,
  focus: (part: Part) => void = (part) => part.focus(),
): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  const lastKey = useRef(contentKey);
  const focusIn = useRef(focus);
  useEffect(() => {
    focusIn.current = focus;
  });
  useEffect(() => {
    if (lastKey.current === contentKey) return;
    lastKey.current = contentKey;
    if (part.current) focusIn.current(part.current);
  }, [contentKey]);
  return part;
};
