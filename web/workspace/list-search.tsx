import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Waits this long after the last keystroke before searching (docs/decisions.md, Screens). */
const DEBOUNCE_MS = 500;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * Checks whether a keystroke goes to the search: `/` anywhere on the screen unless someone is typing or a dialog is open, and Esc among the results.
 */
function leadsHere({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: globalThis.KeyboardEvent): boolean {
  if (key === 'Escape') return target instanceof HTMLElement && target.closest('[data-list]') !== null;
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return !isTyping(target) && document.querySelector('[role=dialog], [role=alertdialog]') === null;
}

const useWayHere = (box: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!leadsHere(event)) return;
      event.preventDefault();
      box.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [box]);

export type ListSearchProps = {
  label: string;
  placeholder: string;
  /** As wide as the screen, where it is what the screen is for. */
  isWide?: boolean;
  words: string;
  onChange: (words: string) => void;
  /** Arrow down: moves to the results. */
  onDown: () => void;
  box: RefObject<HTMLDivElement | null>;
  /** The id of what else is said of it. */
  describedBy?: string;
};

/** Searches a list for words, half a second after the last keystroke, or immediately on Enter. Esc clears them. */
export const ListSearch = ({
  label,
  placeholder,
  isWide = false,
  words,
  onChange,
  onDown,
  box,
  describedBy,
}: ListSearchProps) => {
  const [text, setText] = useState(words);
  const [entry, setEntry] = useState(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useWayHere(box);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address changed some other way: Back, or a cleared filter.
  if (words !== entry) {
    setEntry(words);
    if (text.trim() !== words) setText(words);
  }
  const ask = (words: string) => {
    clearTimeout(timer.current);
    setEntry(words.trim());
    onChange(words.trim());
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(typed), DEBOUNCE_MS);
  };
  const keys: Record<string, () => void> = {
    Enter: () => ask(text),
    Escape: () => {
      setText('');
      ask('');
    },
    ArrowDown: onDown,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div ref={box} className={classNames('relative col-span-full min-w-0 grow', !isWide && 'md:w-72 md:grow-0')}>
      <Icon of={Search} size={16} className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <input
        type="search"
        aria-label={label}
        aria-describedby={describedBy}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        value={text}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        className="block min-h-9 w-full rounded-control border border-border-strong bg-surface pr-2 pl-9 text-sm text-text hover:border-text pointer-coarse:min-h-11"
      />
    </div>
  );
};
