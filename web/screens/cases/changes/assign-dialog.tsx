import { useState } from 'react';
import { Select } from '#web/ui/select.tsx';
import { useMembers } from '../use-members.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { type AssignedCase, useAssign } from './use-assign.ts';

/** Assigns the case to a member of the home, or to nobody yet. The member who has it stays among the choices, even if it could not be assigned to them today. */
export const AssignDialog = ({ row, onClose }: { row: AssignedCase; onClose: () => void }) => {
  const { everyone, assignable } = useMembers();
  const assign = useAssign();
  const [chosen, setChosen] = useState(row.employeeId ?? '');
  const options = everyone.filter((member) => member.id === row.employeeId || assignable.includes(member));
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
