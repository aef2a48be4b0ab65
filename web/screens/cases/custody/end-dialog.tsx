import { useState } from 'react';
import type { Reduction } from '#shared/model/handoff.ts';
import { refuseOffline } from '#web/parts/refuse-offline.ts';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase } from '../use-case.ts';

/** Returns a time as a field of the browser has it, to the minute of this device. */
const atMinute = (time: Date): string => new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** What the dialog asks: when a reduction ended, or, to correct it, when it started or ended by what is recorded. */
export type Asked = { part: 'end'; known?: Reduction['ended'] } | { part: 'start'; known: Reduction['started'] };

type EndDialogProps = { asked: Asked; words: string; onChanged: () => void; onClose: () => void };

/** Asks when a reduction ended before that is recorded, or, with a reason, corrects when it started or ended. */
export const EndDialog = ({ asked: { part, known }, words, onChanged, onClose }: EndDialogProps) => {
  const { caseId } = useCase();
  const keyFor = useIdempotencyKey();
  const [shown] = useState(() => atMinute(known ? new Date(known.on) : new Date()));
  const [when, setWhen] = useState(shown);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<{ when?: string; reason?: string }>({});
  const save = async () => {
    const wrong = {
      ...(when === '' ? { when: `Enter when it ${part}ed.` } : {}),
      ...(known && reason.trim() === '' ? { reason: 'Please say why.' } : {}),
    };
    setMissing(wrong);
    if (wrong.when || wrong.reason) return false;
    refuseOffline(known ? 'Correcting a time' : 'Recording the end');
    // The time that was offered is now, to the second.
    const time = new Date(when).toISOString();
    const at = part === 'start' ? { startedOn: time } : when === shown && !known ? {} : { endedOn: time };
    const input = { caseId, ...at, reason: reason.trim() };
    try {
      await api.handoffs.endReduction(input, { context: { idempotencyKey: keyFor(input) } });
    } finally {
      onChanged();
    }
    toast(known ? 'The time is corrected.' : `The end of the ${words} is recorded.`, { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog
      title={known ? `Correct when the ${words} ${part}ed?` : `Has the ${words} ended?`}
      saveLabel={known ? 'Correct' : 'Record the end'}
      busyLabel="Recording..."
      hasInput={when !== shown || reason !== ''}
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-muted">It goes into the custody record, with your name.</p>
          <TextField
            label={`When it ${part}ed`}
            hint="In this device’s time."
            type="datetime-local"
            value={when}
            error={missing.when ?? errors[`${part}edOn`]}
            onChange={({ target: { value } }) => setWhen(value)}
          />
          {known && (
            <TextArea
              label="Why"
              hint="The entry from before stays beside the correction."
              rows={2}
              maxLength={600}
              value={reason}
              error={missing.reason ?? errors.reason}
              onChange={({ target: { value } }) => setReason(value)}
            />
          )}
        </>
      )}
    </ChangeDialog>
  );
};
