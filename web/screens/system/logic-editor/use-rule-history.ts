import { type RefObject, useEffect, useRef, useState } from 'react';

/** How many changes can be undone. */
const MAX_CHANGES = 200;

type History = { past: readonly string[]; future: readonly string[] };

/**
 * Keeps what a text was, so that changes can be undone and redone, with the keys of the system anywhere in `root`. Changes in a row with the same `typing`
 * are one. The browser's own history of a field knows nothing of changes that a drawing makes, so it's replaced.
 */
export const useRuleHistory = (text: string, onChange: (text: string) => void, root: RefObject<HTMLElement | null>) => {
  const [{ past, future }, setHistory] = useState<History>({ past: [], future: [] });
  const typed = useRef<string | undefined>(undefined);

  const change = (next: string, typing?: string) => {
    if (next === text) return;
    const isContinued = typing !== undefined && typing === typed.current;
    typed.current = typing;
    setHistory({ past: isContinued ? past : [...past, text].slice(-MAX_CHANGES), future: [] });
    onChange(next);
  };
  const step = (from: readonly string[], record: (rest: readonly string[]) => History) => {
    const next = from.at(-1);
    if (next === undefined) return;
    typed.current = undefined;
    setHistory(record(from.slice(0, -1)));
    onChange(next);
  };
  const undo = () => step(past, (rest) => ({ past: rest, future: [...future, text] }));
  const redo = () => step(future, (rest) => ({ past: [...past, text], future: rest }));

  const latest = useRef({ undo, redo });
  latest.current = { undo, redo };
  useEffect(() => {
    const { current } = root;
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, [root]);

  return { change, undo, redo, canUndo: past.length > 0, canRedo: future.length > 0 };
};
