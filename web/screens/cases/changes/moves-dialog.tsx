import { type ReactNode, useState } from 'react';
import { isAllowed, type Move, moveTo } from '#shared/lifecycles/move.ts';
import type { Enumeration } from '#shared/model/enumeration.ts';
import { TextArea } from '#web/ui/text-field.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { MoveChoice } from './move-choice.tsx';

const MAX_REASON = 600;

export type MovesDialogProps<State extends string> = {
  title: string;
  label: string;
  states: Enumeration<State>;
  current: State;
  moves: readonly Move<State>[];
  /** The state that is already chosen, such as the column that a card was dropped on. */
  begun?: State;
  onMove: (to: State, reason: string) => Promise<unknown>;
  /** What else there is to say or to ask about the state that is chosen. */
  more?: (chosen: State | '') => ReactNode;
  /** Whether what `more` says about a state is still loading. */
  isWaiting?: (chosen: State | '') => boolean;
  onClose: () => void;
};

/** Asks for another state, and for the reason if one is required. */
export const MovesDialog = <State extends string>({
  begun,
  moves,
  onMove,
  more,
  isWaiting,
  ...props
}: MovesDialogProps<State>) => {
  const [to, setTo] = useState<State | ''>(begun ?? '');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<{ to?: string; reason?: string }>({});
  // Someone else may have moved the case while the dialog is open: a state that is no longer allowed is no longer chosen.
  const chosen = to !== '' && isAllowed(moves, to) ? to : '';
  const asksReason = chosen !== '' && moveTo(moves, chosen)?.asksReason === true;
  const save = async () => {
    const wrong = {
      ...(chosen === '' ? { to: 'Please choose one.' } : {}),
      ...(asksReason && reason.trim() === '' ? { reason: 'Please say why.' } : {}),
    };
    setMissing(wrong);
    if (chosen === '' || wrong.reason) return false;
    await onMove(chosen, asksReason ? reason.trim() : '');
    return true;
  };
  return (
    <ChangeDialog title={props.title} isWaiting={isWaiting?.(chosen) ?? false} onSave={save} onClose={props.onClose}>
      {(errors) => (
        <>
          <MoveChoice {...props} moves={moves} value={chosen} onChange={setTo} error={missing.to} />
          {asksReason && (
            <TextArea
              label="Why"
              hint="It’s kept in the case’s activity."
              rows={2}
              maxLength={MAX_REASON}
              value={reason}
              error={missing.reason ?? errors.reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
          {more?.(chosen)}
        </>
      )}
    </ChangeDialog>
  );
};
