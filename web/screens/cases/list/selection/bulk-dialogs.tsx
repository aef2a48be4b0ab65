import { useState } from 'react';
import { onlyHolders } from '#shared/access/why-not.ts';
import type { CaseOutcome, CaseRow, CasesChange } from '#shared/contract/cases-views.ts';
import { isClosed } from '#shared/lifecycles/case-status.ts';
import { type CaseStatus, caseStatus } from '#shared/model/enumerations/case.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { newIdempotencyKey } from '#web/session/idempotency-key.ts';
import { RadioGroup } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { ChangeDialog } from '../../changes/change-dialog.tsx';
import { useCaseChanged } from '../../use-case.ts';
import { useMembers } from '../../use-members.ts';
import { statusPlans, type Unchanged } from './status-plans.ts';
import { casesWords, UnchangedCases } from './unchanged-cases.tsx';

/** A call changes up to 100 cases, one after the other; fewer show how far it has come. */
const TOGETHER = 25;

/**
 * Changes cases as they were seen, some at a time. What could not be reached is reported with the rest: pressing Save again changes only what has not been
 * changed yet.
 */
async function changeMany(
  rows: readonly CaseRow[],
  change: CasesChange,
  onProgress: (done: number) => void = () => {},
): Promise<Unchanged[]> {
  const unchanged: Unchanged[] = [];
  for (let start = 0; start < rows.length; start += TOGETHER) {
    const part = rows.slice(start, start + TOGETHER);
    const cases = part.map(({ id, status, employeeId }) => ({ id, status, employeeId: employeeId ?? null }));
    try {
      const { items } = await api.cases.changeCases({ cases, change }, { context: { idempotencyKey: newIdempotencyKey() } });
      unchanged.push(...part.flatMap((row) => notDone(row, items)));
    } catch (error) {
      return [...unchanged, ...rows.slice(start).map((row) => ({ row, why: messageOf(error) }))];
    }
    onProgress(start + part.length);
  }
  return unchanged;
}

function notDone(row: CaseRow, items: readonly CaseOutcome[]): Unchanged[] {
  const outcome = items.find(({ id }) => id === row.id);
  return outcome?.outcome === 'done' ? [] : [{ row, why: outcome?.detail ?? 'This case was not changed.' }];
}

export type BulkDialogProps = {
  rows: readonly CaseRow[];
  /** Keeps only the cases selected that are not changed. */
  onChanged: (unchanged: readonly Unchanged[]) => void;
  onClose: () => void;
};

/** Changes the cases, says how many were changed, and keeps the dialog open with those that were not. */
function useBulkChange({ onChanged }: BulkDialogProps) {
  const { refresh } = useCaseChanged();
  const [done, setDone] = useState<number | null>(null);
  const [unchanged, setUnchanged] = useState<readonly Unchanged[]>([]);
  const run = async (rows: readonly CaseRow[], change: CasesChange, said: (count: number) => string, undo?: () => void) => {
    setUnchanged([]);
    setDone(0);
    const left = await changeMany(rows, change, setDone);
    setDone(null);
    await refresh();
    const count = rows.length - left.length;
    if (count > 0) toast(said(count), undo && left.length === 0 ? { undo } : { tone: 'success' });
    setUnchanged(left);
    onChanged(left);
    return left.length === 0;
  };
  return { unchanged, run, progress: done === null ? undefined : `Saving... ${done}` };
}

/** Assigns the selected cases to one member of the home, or to nobody for now. */
export const BulkAssign = (props: BulkDialogProps) => {
  const { assignable, nameOf } = useMembers();
  const { refresh } = useCaseChanged();
  const [rows, setRows] = useState(props.rows);
  const [chosen, setChosen] = useState('');
  const [missing, setMissing] = useState(false);
  const bulk = useBulkChange({ ...props, onChanged: (left) => changed(left) });
  const changed = (left: readonly Unchanged[]) => {
    setRows(left.map(({ row }) => row));
    props.onChanged(left);
  };
  /** Gives every case back to whom it was assigned before. */
  const undo = async (given: readonly CaseRow[], employeeId: string | null) => {
    const failed: Unchanged[] = [];
    for (const [before, group] of Map.groupBy(given, (row) => row.employeeId ?? null)) {
      const now = group.map((row) => ({ ...row, employeeId: employeeId ?? undefined }));
      failed.push(...(await changeMany(now, { kind: 'assign', employeeId: before })));
    }
    await refresh();
    if (failed.length > 0) toast(`${casesWords(failed.length)} could not be assigned as before.`, { tone: 'danger' });
  };
  const save = async () => {
    setMissing(chosen === '');
    if (chosen === '') return false;
    const employeeId = chosen === 'none' ? null : chosen;
    const said = (count: number) =>
      employeeId === null
        ? `${casesWords(count)} unassigned.`
        : `${casesWords(count)} assigned to ${nameOf(employeeId) ?? 'them'}.`;
    return bulk.run(rows, { kind: 'assign', employeeId }, said, () => void undo(rows, employeeId));
  };
  return (
    <ChangeDialog title={`Assign ${casesWords(rows.length)}`} busyLabel={bulk.progress} onSave={save} onClose={props.onClose}>
      {(errors) => (
        <>
          <Select
            label="Assign to"
            emptyLabel="Choose someone"
            value={chosen}
            error={missing ? 'Choose someone, or Nobody.' : errors.employeeId}
            options={[
              ...assignable.map(({ id, fullName }) => ({ value: id, label: fullName })),
              { value: 'none', label: 'Nobody' },
            ]}
            onChange={(event) => {
              setChosen(event.target.value);
              setMissing(false);
            }}
          />
          {bulk.unchanged.length > 0 && <UnchangedCases title="Not changed" cases={bulk.unchanged} />}
        </>
      )}
    </ChangeDialog>
  );
};

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
  const bulk = useBulkChange({ ...props, onChanged: (left) => changed(left) });
  const plans = statusPlans(rows, who);
  const plan = plans.find((each) => each.to === to);
  const isAsking = plan !== undefined && asked === plan.to;
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
    return bulk.run(plan.movable, change, said);
  };
  return (
    <ChangeDialog
      title={`Change the status of ${casesWords(rows.length)}`}
      {...(isAsking ? { saveLabel: `Yes, change ${casesWords(plan.movable.length)}` } : {})}
      busyLabel={bulk.progress}
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
