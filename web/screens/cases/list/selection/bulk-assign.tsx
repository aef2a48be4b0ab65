import { useState } from 'react';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../../changes/change-dialog.tsx';
import { useCaseChanged } from '../../use-case.ts';
import { useMembers } from '../../use-members.ts';
import type { Unchanged } from './status-plans.ts';
import { casesWords, UnchangedCases } from './unchanged-cases.tsx';
import { type BulkDialogProps, changeMany, useBulkChange } from './use-bulk-change.ts';

/** Assigns the selected cases to one member of the home, or to nobody. */
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
    return bulk.run(rows, { kind: 'assign', employeeId }, { said, undo: () => void undo(rows, employeeId) });
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
