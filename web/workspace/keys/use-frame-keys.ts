import { useEffect, useRef } from 'react';
import { showDeskDialog } from './desk-dialog.ts';
import { areKeysOn } from './key-switch.ts';
import { isSingleKey, isSomethingOpen } from './single-key.ts';

/** How long after `g` its second key still counts. */
const SEQUENCE_MS = 1500;

const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

type FrameKeys<Action> = {
  /** Returns what a key does, after `g` or not; `null` if it isn't a shortcut here. */
  actionOf: (key: string, isAfterG: boolean) => Action | { does: 'wait' } | null;
  /** Returns whether it did something. */
  run: (action: Action) => boolean;
};

/** Handles the keys that work anywhere in a workspace. Ctrl or ⌘ K works while someone types, too. */
export const useFrameKeys = <Action extends { does: string }>(keys: FrameKeys<Action>): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let sequenceUntil = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSearchKey(event) && !event.defaultPrevented) {
        event.preventDefault();
        if (!isSomethingOpen()) showDeskDialog('search');
        return;
      }
      if (event.repeat && event.key === 'g') return;
      if (!areKeysOn() || !isSingleKey(event)) return;
      const action = latest.current.actionOf(event.key, event.timeStamp < sequenceUntil);
      const isWaiting = action?.does === 'wait';
      sequenceUntil = isWaiting ? event.timeStamp + SEQUENCE_MS : 0;
      if (action && (isWaiting || latest.current.run(action as Action))) event.preventDefault();
    };
    // In the capture phase: the second key of a sequence may be a key of the list that has the focus.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
};
