import { CircleAlert, CircleCheck } from 'lucide-react';
import { Icon } from '../ui/icon.tsx';
import { shortWhenWords } from './when-words.ts';

export type SaveState =
  | { kind: 'clean' }
  | { kind: 'dirty' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed' };

/**
 * Whether what is on the screen is kept: saving, saved and when (its day where it was not today), or not saved. Keeps its line, so that nothing moves.
 * `dirtyWords`: what is said of what was not sent yet; `cleanWords` where nothing was changed, beside a button that is closed for that.
 */
export const SaveIndicator = ({
  state,
  dirtyWords = 'Not saved yet',
  cleanWords,
}: {
  state: SaveState;
  dirtyWords?: string;
  cleanWords?: string;
}) => (
  <p role="status" className="flex min-h-6 items-center gap-1.5 text-sm text-muted">
    {state.kind === 'clean' && cleanWords}
    {state.kind === 'dirty' && dirtyWords}
    {state.kind === 'saving' && 'Saving...'}
    {state.kind === 'saved' && (
      <>
        <Icon of={CircleCheck} size={16} className="text-success" />
        Saved {shortWhenWords(state.at)}
      </>
    )}
    {state.kind === 'failed' && (
      <>
        <Icon of={CircleAlert} size={16} className="text-danger" />
        Not saved
      </>
    )}
  </p>
);
