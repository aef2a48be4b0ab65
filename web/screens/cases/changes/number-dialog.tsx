import { useState } from 'react';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { api } from '#web/session/api.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { useChange } from './use-change.ts';

/** Gives the case another number, such as the one in the home's own books. */
export const NumberDialog = ({ row, onClose }: { row: CaseRow; onClose: () => void }) => {
  const change = useChange();
  const [number, setNumber] = useState(row.caseNumber);
  const [missing, setMissing] = useState<string>();
  const save = async () => {
    const wanted = number.trim();
    setMissing(wanted === '' ? 'Required field.' : undefined);
    if (wanted === '') return false;
    if (wanted !== row.caseNumber) {
      await change(() => api.cases.updateCaseNumber({ id: row.id, number: wanted, from: row.caseNumber }));
      toast(`The case number is ${wanted} now.`, { tone: 'success' });
    }
    return true;
  };
  return (
    <ChangeDialog title="Change the case number" onSave={save} onClose={onClose}>
      {(errors) => (
        <TextField
          label="Case number"
          hint="Each case number can be used once."
          value={number}
          maxLength={40}
          autoComplete="off"
          error={missing ?? errors.number}
          onChange={(event) => setNumber(event.target.value)}
        />
      )}
    </ChangeDialog>
  );
};
