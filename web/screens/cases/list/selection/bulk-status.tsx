import { useState } from 'react';
import { can } from '#shared/access/can.ts';
import { onlyHolders } from '#shared/access/why-not.ts';
import { isClosed } from '#shared/lifecycles/case-status.ts';
import { type CaseStatus, caseStatus } from '#shared/model/enumerations/case.ts';
import { RadioGroup } from '#web/ui/choices.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { ChangeDialog } from '../../changes/change-dialog.tsx';
import type { OutByCase } from '../../changes/out-documents.tsx';
import { OpenWorkOfMany, OutDocuments } from '../../changes/status-dialog.tsx';
import { UpcomingCeremonies } from '../../changes/upcoming-ceremonies.tsx';
import { statusPlans, type Unchanged } from './status-plans.ts';
import { casesWords, UnchangedCases } from './unchanged-cases.tsx';
import { type BulkDialogProps, useBulkChange } from './use-bulk-change.ts';

const MAX_REASON = 600;

/** Moves the selected cases to another status, as far as the lifecycle of each allows, and says why it doesn't allow the others. */
export const BulkStatus = (props: BulkDialogProps) => {
  const { who } = useWorkspace();
  const [rows, setRows] = useState(props.rows);
  const [to, setTo] = useState<CaseStatus | ''>('');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<{ to?: string; reason?: string }>({});
  // There is no Undo: only some may make a closed case active again, each with a reason, and a lead is none afterwards.
  const [asked, setAsked] = useState<CaseStatus | null>(null);
  /** The documents that are out for signatures; undefined until they are loaded. */
  const [out, setOut] = useState<OutByCase | undefined>();
  const [isVoided, setIsVoided] = useState(true);
  const bulk = useBulkChange({ ...props, onChanged: (left) => changed(left) });
  const plans = statusPlans(rows, who);
  const plan = plans.find((each) => each.to === to);
  const isAsking = plan !== undefined && asked === plan.to;
  const isCancelled = plan?.to === 'cancelled' && plan.movable.length > 0 && can(who, 'documents.change');
  const changed = (left: readonly Unchanged[]) => {
    setAsked(null);
    const others = plan?.refused ?? [];
    setRows([...left, ...others].map(({ row }) => row));
    props.onChanged([...left, ...others]);
  };
  const save = async () => {
    const wrong = {
      ...(plan ? {} : { to: 'Choose a status.' }),
      ...(plan?.asksReason && reason.trim() === '' ? { reason: 'Please say why.' } : {}),
    };
    setMissing(wrong);
    if (!plan || wrong.reason) return false;
    if (isClosed({ status: plan.to }) && asked !== plan.to) {
      setAsked(plan.to);
      return false;
    }
    const said = (count: number) => `${casesWords(count)} changed to ${caseStatus.label(plan.to)}.`;
    const change = { kind: 'status', value: plan.to, reason: plan.asksReason ? reason.trim() : '' } as const;
    return bulk.run(plan.movable, change, { said, ...(isCancelled && isVoided && out ? { out } : {}) });
  };
  return (
    <ChangeDialog
      title={`Change the status of ${casesWords(rows.length)}`}
      {...(isAsking ? { saveLabel: `Yes, change ${casesWords(plan.movable.length)}` } : {})}
      busyLabel={bulk.progress}
      isWaiting={isCancelled && out === undefined}
      hasInput={reason !== ''}
      onSave={save}
      onClose={props.onClose}
    >
      {(errors) => (
        <>
          <RadioGroup
            label="Status"
            name="bulk-status"
            value={to}
            error={missing.to}
            options={plans.map((each) => ({
              value: each.to,
              label: caseStatus.label(each.to),
              hint: `${each.movable.length} of ${rows.length} can change to this`,
              isDisabled: each.movable.length === 0,
            }))}
            onChange={(value) => {
              setTo(caseStatus.has(value) ? value : '');
              setAsked(null);
            }}
          />
          {plan?.asksReason && (
            <TextArea
              label="Why"
              hint="It’s kept in the activity of each case."
              rows={2}
              maxLength={MAX_REASON}
              value={reason}
              error={missing.reason ?? errors.reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
          {plan && <UpcomingCeremonies rows={plan.movable} to={plan.to} />}
          {plan?.to === 'completed' && <OpenWorkOfMany rows={plan.movable} />}
          {isCancelled && <OutDocuments rows={plan.movable} isVoided={isVoided} onVoided={setIsVoided} onFound={setOut} />}
          {isAsking && (
            <p role="alert" className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning">
              Change {casesWords(plan.movable.length)} to {caseStatus.label(plan.to)}? This can’t be undone for all of them
              together: {onlyHolders('cases.correct', 'make a closed case active again, with a reason')}
            </p>
          )}
          {plan && plan.refused.length > 0 && bulk.unchanged.length === 0 && (
            <UnchangedCases title="Won’t change" cases={plan.refused} />
          )}
          {!plan && plans.every((each) => each.movable.length === 0) && rows.length > 0 && (
            <UnchangedCases title="None of them can change" cases={plans.flatMap((each) => each.refused)} />
          )}
          {bulk.unchanged.length > 0 && <UnchangedCases title="Not changed" cases={bulk.unchanged} />}
        </>
      )}
    </ChangeDialog>
  );
};
