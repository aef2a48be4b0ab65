import { useState } from 'react';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.ts';
import { useMembers } from '../use-members.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { useChange } from './use-change.ts';

/** What assigning needs of a case. */
type AssignedCase = Pick<CaseRow, 'id'> & { employeeId?: string | null | undefined };

/** Assigns the case to a member of the home, or to nobody yet. The member who has it stays among the choices, even if it could not be assigned to them today. */
export const AssignDialog = ({ row, onClose }: { row: AssignedCase; onClose: () => void }) => {
  const { everyone, assignable, nameOf } = useMembers();
  const change = useChange();
  const [chosen, setChosen] = useState(row.employeeId ?? '');
  const options = everyone.filter((member) => member.id === row.employeeId || assignable.includes(member));
  const assign = async (expected: AssignedCase, employeeId: string | null): Promise<void> => {
    const from = expected.employeeId ?? null;
    const given = await change(() => api.cases.assignCase({ caseId: expected.id, employeeId, from }));
    const undo = () => void assign(given, from).catch((error) => toast(messageOf(error), { tone: 'danger' }));
    toast(employeeId ? `The case is assigned to ${nameOf(employeeId) ?? 'them'} now.` : 'The case is now unassigned.', {
      undo,
    });
  };
  const save = async () => {
    if (chosen !== (row.employeeId ?? '')) await assign(row, chosen || null);
    return true;
  };
  return (
    <ChangeDialog title="Assign the case" onSave={save} onClose={onClose}>
      {(errors) => (
        <Select
          label="Assigned to"
          emptyLabel="Nobody"
          value={chosen}
          error={errors.employeeId}
          options={options.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
    </ChangeDialog>
  );
};
