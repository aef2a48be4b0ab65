import { useState } from 'react';
import type { Reduction } from '#shared/model/handoff.ts';
import { refuseOffline } from '#web/parts/refuse-offline.ts';
import { thisMinute } from '#web/questions/date-time-widget.tsx';
import { WhenField } from '#web/questions/when-field.tsx';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { TextArea } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { asksFamily, FamilyToldFields, useFamilyTold } from '../changes/family-told-fields.tsx';
import { useCase } from '../use-case.ts';

/** What the dialog asks: when a reduction ended, or, to correct it, when it started or ended by what is recorded. */
export type Asked = { part: 'end'; known?: Reduction['ended'] } | { part: 'start'; known: Reduction['started'] };

type EndDialogProps = { asked: Asked; words: string; onChanged: () => void; onClose: () => void };

/** Asks when a reduction ended before that is recorded, or, with a reason, corrects when it started or ended. */
export const EndDialog = ({ asked: { part, known }, words, onChanged, onClose }: EndDialogProps) => {
  const { caseId, row } = useCase();
  const told = useFamilyTold({ isAsked: known !== undefined && asksFamily(row.decedentStatus) });
  const { timeZone } = useWorkspace();
  const keyFor = useIdempotencyKey();
  const [shown] = useState(() => known?.on ?? thisMinute());
  const [{ when, fault }, setTime] = useState<{ when: string; fault: string | undefined }>({ when: shown, fault: undefined });
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<{ when?: string; reason?: string }>({});
  const save = async () => {
    const wrong = {
      ...(when === '' ? { when: fault ?? `Enter when it ${part}ed.` } : {}),
      ...(when === known?.on ? { when: 'This is the time that’s recorded. Change it, or cancel.' } : {}),
      ...(known && reason.trim() === '' ? { reason: 'Please say why.' } : {}),
    };
    setMissing(wrong);
    const family = told.checked();
    if (wrong.when || wrong.reason || family === null) return false;
    refuseOffline(known ? 'Correcting a time' : 'Recording the end');
    // The time that was offered is now, to the second.
    const at = part === 'start' ? { startedOn: when } : when === shown && !known ? {} : { endedOn: when };
    const input = { caseId, ...at, reason: reason.trim(), ...family };
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
      hasInput={when !== shown || fault !== undefined || reason !== ''}
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-muted">It goes into the custody record, with your name.</p>
          <WhenField
            label={`When it ${part}ed`}
            isRequired
            timeZone={timeZone}
            value={when}
            fault={fault}
            error={missing.when ?? errors[`${part}edOn`]}
            onChange={(time, unfinished) => {
              setTime({ when: time, fault: unfinished });
              setMissing(({ reason: why }) => (why === undefined ? {} : { reason: why }));
            }}
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
          <FamilyToldFields told={told} errors={errors} />
        </>
      )}
    </ChangeDialog>
  );
};
