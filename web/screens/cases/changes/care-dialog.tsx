import { useState } from 'react';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { decedentCorrections, decedentMoves } from '#shared/lifecycles/decedent-care.ts';
import { isAllowed, mayCorrect, type Who } from '#shared/lifecycles/move.ts';
import { type DecedentStatus, decedentStatus } from '#shared/model/enumerations/case.ts';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { Checkbox } from '#web/ui/choices.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { MoveChoice } from './move-choice.tsx';
import { useChange } from './use-change.ts';

type Said = { to: DecedentStatus | ''; when: string; where: string; note: string; isCorrection: boolean; reason: string };

const nothing: Said = { to: '', when: '', where: '', note: '', isCorrection: false, reason: '' };

/** Returns the change as it is sent. A place is described in the words of the person who was there. */
const careChange = ({ id: caseId, decedentStatus: from }: CaseRow, said: Said & { to: DecedentStatus }) => ({
  caseId,
  from,
  value: said.to,
  note: said.note.trim(),
  correctionReason: said.isCorrection ? said.reason.trim() : '',
  ...(said.when ? { happenedOn: new Date(said.when).toISOString() } : {}),
  ...(said.where.trim() ? { where: { locationName: said.where.trim(), countryCode: 'US' as const } } : {}),
});

const missingOf = ({ to, isCorrection, reason }: Said): Record<string, string> => ({
  ...(to === '' ? { value: 'Please choose one.' } : {}),
  ...(isCorrection && reason.trim() === '' ? { correctionReason: 'Please say why.' } : {}),
});

export type CareDialogProps = { row: CaseRow; who: Who; begun?: DecedentStatus; onClose: () => void };

/** Records where the decedent is now: when it happened, where, and any note. A correction fixes the record and says why. */
export const CareDialog = ({ row, who, begun, onClose }: CareDialogProps) => {
  const change = useChange();
  const keyFor = useIdempotencyKey();
  const [said, setSaid] = useState<Said>({ ...nothing, to: begun ?? '' });
  const [missing, setMissing] = useState<Record<string, string>>({});
  const say = (changes: Partial<Said>) => setSaid((before) => ({ ...before, ...changes }));
  const care = { status: row.decedentStatus, dispositionType: row.dispositionType };
  const moves = said.isCorrection ? decedentCorrections(care, who) : decedentMoves(care, who);
  const to = said.to !== '' && isAllowed(moves, said.to) ? said.to : '';
  const save = async () => {
    const wrong = missingOf({ ...said, to });
    setMissing(wrong);
    if (to === '' || Object.keys(wrong).length > 0) return false;
    const input = careChange(row, { ...said, to });
    await change(() => api.cases.updateDecedentStatus(input, { context: { idempotencyKey: keyFor(input) } }));
    toast(`${row.decedentFullName}: ${decedentStatus.label(to)}.`, { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog title="Change the decedent's status" saveLabel="Record" onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          <p className="text-muted">The custody record keeps every change and who made it.</p>
          <MoveChoice
            label="Decedent status"
            states={decedentStatus}
            current={row.decedentStatus}
            moves={moves}
            value={to}
            error={missing.value}
            onChange={(next) => say({ to: next })}
          />
          <TextField
            label="When"
            isOptional
            hint="In this device’s time. If you leave this empty, we use the current time."
            type="datetime-local"
            value={said.when}
            error={errors.happenedOn}
            onChange={(event) => say({ when: event.target.value })}
          />
          <TextField
            label="Where"
            isOptional
            hint="A hospital, a crematory, our own home."
            maxLength={120}
            value={said.where}
            onChange={(event) => say({ where: event.target.value })}
          />
          <TextArea
            label="Note"
            isOptional
            rows={2}
            maxLength={1000}
            value={said.note}
            onChange={(event) => say({ note: event.target.value })}
          />
          {mayCorrect(who) && (
            <Checkbox
              label="This corrects the record"
              hint="Any status can be set. The original entry stays beside the correction."
              checked={said.isCorrection}
              onChange={(event) => say({ isCorrection: event.target.checked })}
            />
          )}
          {said.isCorrection && (
            <TextArea
              label="Why"
              rows={2}
              maxLength={600}
              value={said.reason}
              error={missing.correctionReason ?? errors.correctionReason}
              onChange={(event) => say({ reason: event.target.value })}
            />
          )}
        </>
      )}
    </ChangeDialog>
  );
};
