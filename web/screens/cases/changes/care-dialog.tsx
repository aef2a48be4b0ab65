import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { can } from '#shared/access/can.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { careMoves, HAND_OVER } from '#shared/custody/handoffs/care-moves.ts';
import { actOfMove } from '#shared/gates/acts.ts';
import { MIN_REASON } from '#shared/gates/overrides.ts';
import { decedentCorrections, movesAfterDisposition } from '#shared/lifecycles/decedent-care.ts';
import { isAllowed, mayCorrect, orWords, type Who } from '#shared/lifecycles/move.ts';
import { type DecedentStatus, decedentStatus } from '#shared/model/enumerations/case.ts';
import type { TradeKind } from '#shared/model/enumerations/custody.ts';
import { refuseOffline } from '#web/parts/refuse-offline.ts';
import { WhenField } from '#web/questions/when-field.tsx';
import { api, query, useIdempotencyKey } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { caseQuery } from '../use-case.ts';
import { ArrivalWarning } from './arrival-warning.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { asksFamily, FamilyToldFields, useFamilyTold } from './family-told-fields.tsx';
import { Fix, MissingLines } from './missing-lines.tsx';
import { MoveChoice } from './move-choice.tsx';
import { useChange } from './use-change.ts';

type CareFields = {
  to: DecedentStatus | '';
  when: string;
  /** What is half filled in of when, in words: it would be lost. */
  whenFault: string | undefined;
  where: string;
  note: string;
  isCorrection: boolean;
  reason: string;
};

const nothing: CareFields = { to: '', when: '', whenFault: undefined, where: '', note: '', isCorrection: false, reason: '' };

/** Returns the change as it is sent. A place is described in the words of the person who was there. */
const careChange = ({ id: caseId, decedentStatus: from }: CaseRow, values: CareFields & { to: DecedentStatus }) => ({
  caseId,
  from,
  value: values.to,
  note: values.note.trim(),
  correctionReason: values.isCorrection ? values.reason.trim() : '',
  ...(values.when ? { happenedOn: values.when } : {}),
  ...(values.where.trim() ? { where: { locationName: values.where.trim(), countryCode: 'US' as const } } : {}),
});

const missingOf = ({ to, whenFault, isCorrection, reason }: CareFields): Record<string, string> => ({
  ...(to === '' ? { value: 'Please choose one.' } : {}),
  ...(whenFault === undefined ? {} : { happenedOn: whenFault }),
  ...(isCorrection && reason.trim() === '' ? { correctionReason: 'Please say why.' } : {}),
});

/** While something is missing, the dialog asks again this often: someone may be waiting for the minute when a wait is over. */
const ASK_AGAIN_MS = 5000;

/** Returns what is missing for a change of care now, as it would be refused; nothing while it can be recorded, or nothing is known yet. */
function useMissing({ id, decedentStatus: from, dispositionType }: CaseRow, who: Who, to: DecedentStatus | '') {
  const act = to === '' ? null : actOfMove(from, to, dispositionType);
  const isAsked = act !== null && can(who, 'case-files.read');
  const { data } = useQuery({
    ...query.caseCare.getCaseGates.queryOptions({ input: { id } }),
    enabled: isAsked,
    refetchOnMount: 'always',
    refetchInterval: ASK_AGAIN_MS,
  });
  return (isAsked && data?.gates.find((gate) => gate.act === act)?.missing) || [];
}

/** `does`: what the viewer's trade company does; staff of the home record everything. */
export type CareDialogProps = {
  row: CaseRow;
  who: Who;
  does?: readonly TradeKind[] | undefined;
  begun?: DecedentStatus;
  /** When it happened, if the page that opens the dialog says so: nobody enters it twice. */
  happenedOn?: string | undefined;
  onClose: () => void;
};

/** Records where the decedent is now: when it happened, where, and any note. A correction fixes the record and says why. */
export const CareDialog = ({ row, who, does, begun, happenedOn = '', onClose }: CareDialogProps) => {
  const change = useChange();
  const { locationName, locationId, timeZone } = useWorkspace();
  const keyFor = useIdempotencyKey();
  const [values, setValues] = useState<CareFields>({ ...nothing, to: begun ?? '', when: happenedOn });
  const [missing, setMissing] = useState<Record<string, string>>({});
  const told = useFamilyTold({ isAsked: values.isCorrection && asksFamily(row.decedentStatus) });
  const say = (changes: Partial<CareFields>) => setValues((before) => ({ ...before, ...changes }));
  // On the board, the case is still on the way for a moment: the call decides, too.
  const custody = useQuery(caseQuery(row.id)).data?.custody ?? {};
  const care = { status: row.decedentStatus, dispositionType: row.dispositionType, custody };
  const moves = values.isCorrection ? decedentCorrections(care, who) : careMoves(care, who, does);
  const later = movesAfterDisposition(care);
  const to = values.to !== '' && isAllowed(moves, values.to) ? values.to : '';
  const missingNow = useMissing(row, who, to);
  // What happened earlier is judged by that time, and a correction by none.
  const lacking = values.isCorrection || values.when !== '' ? [] : missingNow;
  const at = { caseId: row.id, locationId, sight: can(who, 'case-files.read') ? 'staff' : 'trade' } as const;
  const save = async () => {
    const wrong = missingOf({ ...values, to });
    setMissing(wrong);
    const family = told.checked();
    if (to === '' || family === null || Object.keys(wrong).length > 0) return false;
    const input = { ...careChange(row, { ...values, to }), ...family };
    refuseOffline(values.isCorrection ? 'A correction' : 'A change of care');
    await change(() => api.caseCare.updateDecedentStatus(input, { context: { idempotencyKey: keyFor(input) } }));
    toast(`${row.decedentFullName}: ${decedentStatus.label(to)}.`, { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog
      title="Change the decedent’s status"
      saveLabel="Record"
      isWaiting={lacking.length > 0}
      at={at}
      onSave={save}
      onClose={onClose}
    >
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
            isNextOnly
            onChange={(next) => say({ to: next })}
          />
          <div role="status" className="text-danger">
            {lacking.length > 0 && <MissingLines lines={lacking} {...{ at }} onLeave={onClose} />}
          </div>
          {to === 'in-care' && !values.isCorrection && <ArrivalWarning where={values.where} {...{ at }} onLeave={onClose} />}
          {values.isCorrection && missingNow.length > 0 && (
            <Banner tone="warning" role="status" title="This isn’t in place">
              <MissingLines lines={missingNow} {...{ at }} onLeave={onClose} />
              <p className="mt-1">
                You can correct the record anyway, with a reason of at least {MIN_REASON} characters. The record keeps what was
                missing, and the owner and admins are told.
              </p>
            </Banner>
          )}
          {!values.isCorrection && later.length > 0 && (
            <p className="text-sm text-muted">Once the disposition is chosen: {orWords(later.map(decedentStatus.label))}.</p>
          )}
          {moves.some(({ whyNot }) => whyNot === HAND_OVER) && (
            <p className="text-sm text-muted">
              {decedentStatus.label('transferred')}: {HAND_OVER}{' '}
              <Fix link={{ page: 'custody' }} title="a hand-off" {...{ at }} onLeave={onClose} />
            </p>
          )}
          <WhenField
            timeZone={timeZone}
            value={values.when}
            fault={values.whenFault}
            error={(missing.happenedOn && values.whenFault) ?? errors.happenedOn}
            onChange={(when, whenFault) => say({ when, whenFault })}
          />
          <TextField
            label="Where"
            isOptional
            hint={`Such as a hospital, a crematory, or ${locationName}.`}
            maxLength={120}
            value={values.where}
            onChange={(event) => say({ where: event.target.value })}
          />
          <TextArea
            label="Note"
            isOptional
            rows={2}
            maxLength={1000}
            value={values.note}
            onChange={(event) => say({ note: event.target.value })}
          />
          {mayCorrect(who) && (
            <Checkbox
              label="This corrects the record"
              hint="Any status can be set. The original entry stays beside the correction."
              checked={values.isCorrection}
              onChange={(event) => say({ isCorrection: event.target.checked })}
            />
          )}
          {values.isCorrection && (
            <TextArea
              label="Why"
              rows={2}
              maxLength={600}
              value={values.reason}
              error={missing.correctionReason ?? errors.correctionReason}
              onChange={(event) => say({ reason: event.target.value })}
            />
          )}
          <FamilyToldFields told={told} errors={errors} />
        </>
      )}
    </ChangeDialog>
  );
};
