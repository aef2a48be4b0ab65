import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CheckboxGroup } from '#web/ui/choices.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { caseColumns, usualColumns } from './case-columns.tsx';

const options = caseColumns.map(({ key, label }) => ({ value: key, label }));

export type ChooseColumnsProps = {
  columns: readonly string[];
  /** People who may not see the home's team aren't offered the column of who a case is assigned to. */
  isTeamSeen: boolean;
  onChange: (columns: readonly string[]) => void;
};

/** Chooses the columns of the table, which this browser remembers. */
export const ChooseColumns = ({ columns, isTeamSeen, onChange }: ChooseColumnsProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="compact" icon={Columns3} onClick={() => setIsOpen(true)}>
        Columns
      </Button>
      <Dialog
        title="Table columns"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        actions={
          <>
            <Button onClick={() => onChange(usualColumns)}>The usual ones</Button>
            <Button look="primary" onClick={() => setIsOpen(false)}>
              Done
            </Button>
          </>
        }
      >
        <CheckboxGroup
          label="Shown beside the name"
          name="columns"
          layout="columns"
          options={isTeamSeen ? options : options.filter(({ value }) => value !== 'assigned')}
          value={columns}
          onChange={onChange}
        />
      </Dialog>
    </>
  );
};
