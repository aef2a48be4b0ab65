import { Columns3, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { type CaseTableChoice, caseColumnKeys, columnWidth } from '#shared/contract/case-views.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type CaseColumn, caseColumns, defaultTable } from './case-columns.tsx';

/** Pixels that a column gets wider or narrower by a press. */
const STEP = 20;

type WidthProps = { column: CaseColumn; width: number; onChange: (width: number) => void };

const ColumnWidth = ({ column, width, onChange }: WidthProps) => (
  <span className="flex items-center gap-1">
    <IconButton
      icon={Minus}
      label={`Make ${column.label} narrower`}
      className="size-9"
      onClick={() => onChange(Math.max(columnWidth.least, width - STEP))}
    />
    <span className="w-12 text-center text-xs text-muted tabular-nums">{width} px</span>
    <IconButton
      icon={Plus}
      label={`Make ${column.label} wider`}
      className="size-9"
      onClick={() => onChange(Math.min(columnWidth.most, width + STEP))}
    />
  </span>
);

export type ChooseColumnsProps = {
  choice: CaseTableChoice;
  /** What this person isn't offered. */
  hidden: ReadonlySet<CaseColumn['key']>;
  onChange: (choice: CaseTableChoice) => void;
};

/** Chooses the columns of the table and their widths, which are saved with the account: with the open view, or for all built-in ones. */
export const ChooseColumns = ({ choice, hidden, onChange }: ChooseColumnsProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = (key: CaseColumn['key'], isOn: boolean) =>
    onChange({ ...choice, columns: caseColumnKeys.filter((each) => (each === key ? isOn : choice.columns.includes(each))) });
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
            <Button onClick={() => onChange(defaultTable())}>Reset columns</Button>
            <Button look="primary" onClick={() => setIsOpen(false)}>
              Done
            </Button>
          </>
        }
      >
        <fieldset>
          <legend className="text-sm">
            Shown beside the name. You can also drag the edge of a heading to resize its column.
          </legend>
          <ul className="mt-2 max-h-[50vh] overflow-y-auto">
            {caseColumns
              .filter(({ key }) => !hidden.has(key))
              .map((column) => {
                const isOn = choice.columns.includes(column.key);
                return (
                  <li key={column.key} className="flex min-h-11 items-center justify-between gap-3">
                    <Checkbox
                      label={column.label}
                      checked={isOn}
                      onChange={(event) => toggle(column.key, event.target.checked)}
                    />
                    {isOn && (
                      <ColumnWidth
                        column={column}
                        width={choice.widths[column.key] ?? column.width}
                        onChange={(width) => onChange({ ...choice, widths: { ...choice.widths, [column.key]: width } })}
                      />
                    )}
                  </li>
                );
              })}
          </ul>
        </fieldset>
      </Dialog>
    </>
  );
};
