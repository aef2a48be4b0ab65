import { useRef, useState } from 'react';
import { type Blocks, type History, recorded, redone, undone } from './block-history.ts';

const nothing: History = { past: [], future: [] };

/** Keeps what the blocks were, so that changes can be undone and made again. Letters typed one after the other in the same block are one change. */
export function useBlockHistory(blocks: Blocks, onChange: (blocks: Blocks) => void) {
  const [history, setHistory] = useState(nothing);
  const last = useRef({ key: '', at: 0 });
  /** Changes the blocks. `key` names what is typed in; without it the change is one of its own. */
  const change = (next: Blocks, key = '') => {
    const now = performance.now();
    const continues = key !== '' && last.current.key === key && now - last.current.at < 1000;
    last.current = { key, at: now };
    if (!continues) setHistory(recorded(history, blocks));
    onChange(next);
  };
  const step = (found: ReturnType<typeof undone>) => {
    if (!found) return;
    last.current = { key: '', at: 0 };
    setHistory(found.history);
    onChange(found.blocks);
  };
  return {
    change,
    undo: () => step(undone(history, blocks)),
    redo: () => step(redone(history, blocks)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
