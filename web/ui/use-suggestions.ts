import { useEffect, useRef, useState } from 'react';
import { moveMark } from './move-mark.ts';

export type SuggestionStatus = 'idle' | 'loading' | 'ready' | 'failed';

type Options<Item> = {
  value: string;
  items: readonly Item[];
  status: SuggestionStatus;
  debounceMs?: number;
  itemText: (item: Item) => string;
  onChange: (text: string) => void;
  onQuery: (text: string) => void;
  onPick: (item: Item) => void;
  onSubmit?: (text: string) => void;
  keepsText?: boolean | undefined;
  opensOnClick?: boolean | undefined;
};

type Box = { isOpen: boolean; value: string; keepsText: boolean };

/** Returns what Esc does in a box with suggestions: it closes the list, then empties a search. Typed text that is an answer stays. */
export const escapeIn = ({ isOpen, value, keepsText }: Box): 'close' | 'empty' | null => {
  if (isOpen) return 'close';
  return value !== '' && !keepsText ? 'empty' : null;
};

/** Closes the list this long after the box loses focus (docs/decisions.md, Screens). */
const BLUR_MS = 200;
/** Waits this long after the last keystroke before searching (docs/decisions.md, Screens). */
const DEBOUNCE_MS = 500;

/** Runs a search box with suggestions: what is open, what is highlighted, and what each key does. */
export const useSuggestions = <Item>(options: Options<Item>) => {
  const {
    value,
    items,
    status,
    debounceMs = DEBOUNCE_MS,
    itemText,
    onChange,
    onQuery,
    onPick,
    onSubmit,
    keepsText = false,
    opensOnClick = false,
  } = options;
  const [isWanted, setIsWanted] = useState(false);
  const [marked, setMarked] = useState(-1);
  const timers = useRef<{ query?: ReturnType<typeof setTimeout>; blur?: ReturnType<typeof setTimeout> }>({});
  useEffect(
    () => () => {
      clearTimeout(timers.current.query);
      clearTimeout(timers.current.blur);
    },
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: new suggestions make the old highlight meaningless
  useEffect(() => setMarked(-1), [items]);

  const isOpen =
    isWanted && (opensOnClick || value.trim() !== '') && (status === 'ready' || status === 'failed' || items.length > 0);
  const close = () => {
    setIsWanted(false);
    setMarked(-1);
  };
  const pick = (item: Item) => {
    clearTimeout(timers.current.query);
    onChange(itemText(item));
    close();
    onPick(item);
  };
  const type = (text: string) => {
    onChange(text);
    setIsWanted(true);
    clearTimeout(timers.current.query);
    timers.current.query = setTimeout(() => onQuery(text.trim()), debounceMs);
  };

  /** Handles a key. Returns true if the browser's default should be prevented. */
  const press = (key: string): boolean => {
    const markedItem = isOpen ? items[marked] : undefined;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (isOpen) setMarked(moveMark(marked, key === 'ArrowDown' ? 1 : -1, items.length));
      else setIsWanted(true);
      return true;
    }
    if (key === 'Enter' && markedItem !== undefined) {
      pick(markedItem);
      return true;
    }
    if (key === 'Enter') {
      clearTimeout(timers.current.query);
      close();
      onSubmit?.(value.trim());
      return onSubmit !== undefined;
    }
    const does = key === 'Escape' ? escapeIn({ isOpen, value, keepsText }) : null;
    if (does === 'close') close();
    if (does === 'empty') type('');
    return does !== null;
  };

  return {
    isOpen,
    marked,
    pick,
    type,
    press,
    focus: () => clearTimeout(timers.current.blur),
    blur: () => {
      timers.current.blur = setTimeout(close, BLUR_MS);
    },
  };
};
