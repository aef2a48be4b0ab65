import { CircleAlert, CircleCheck } from 'lucide-react';
import { Icon } from '../ui/icon.tsx';
import { When } from './when.tsx';

export type SaveState =
  | { kind: 'clean' }
  | { kind: 'dirty' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed' };

/**
 * Says whether what is on the screen is saved: saving, saved and when (with the date, if it wasn't today), or not saved. It always takes up its line,
 * so that nothing moves. `dirtyWords` says what hasn't been sent yet; `cleanWords` says that nothing has changed, beside a disabled button.
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
        Saved <When at={state.at} as="shortWhenWords" />
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
