import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TextField } from '#web/ui/text-field.tsx';

/** A list is asked for anew this long after the last key stroke. */
const DEBOUNCE_MS = 300;

/** Changes parts of the address; an empty part goes. */
export const useAddressParts = () => {
  const [search, setSearch] = useSearchParams();
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
      { replace: true },
    );
  return [search, change] as const;
};

/** The words that a list is searched by; they stand in the address. */
export const SearchWords = ({ label, hint }: { label: string; hint: string }) => {
  const [search, change] = useAddressParts();
  const asked = search.get('query') ?? '';
  const [typed, setTyped] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Cleared from elsewhere ("Show all"), or another address.
  useEffect(() => setTyped(asked), [asked]);
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
        timer.current = setTimeout(() => change({ query: target.value.trim() }), DEBOUNCE_MS);
      }}
    />
  );
};
