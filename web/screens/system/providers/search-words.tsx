import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { TextField } from '#web/ui/text-field.tsx';

/** Waits this long after the last keystroke before a list reloads. */
const DEBOUNCE_MS = 300;

/** Changes parts of the address, removing empty ones. The navigation state of an open drawer stays. */
export const useAddressParts = () => {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const change = (parts: Record<string, string>) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(parts)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, flushSync: true, preventScrollReset: true, state },
    );
  return [search, change] as const;
};

/** Searches a list by words, which are in the address. */
export const SearchWords = ({ label, hint }: { label: string; hint: string }) => {
  const [search, change] = useAddressParts();
  const query = search.get('query') ?? '';
  const [typed, setTyped] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = (words: string) => {
    clearTimeout(timer.current);
    if (words.trim() !== query) change({ query: words.trim() });
  };
  // Cleared from elsewhere ("Show all"), or by another address.
  useEffect(() => setTyped(query), [query]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <TextField
      label={label}
      hint={hint}
      type="search"
      maxLength={120}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => ask(target.value), DEBOUNCE_MS);
      }}
      // Search before anything else is pressed: a later change of the address would close the drawer that the press opened.
      onBlur={() => ask(typed)}
    />
  );
};
