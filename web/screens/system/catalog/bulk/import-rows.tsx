import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { formFields } from '#shared/catalog/form-fields.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import type { ImportRow } from '#shared/contract/system-imports.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { BareCheckbox } from '#web/ui/choices.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { ChangedFields } from '../history/changed-fields.tsx';
import { resultWords, rowWords } from './import-words.ts';

const tones = { new: 'success', changed: 'info', same: 'neutral', refused: 'danger' } as const;

type ImportRowsProps = {
  noun: NounName;
  rows: readonly ImportRow[];
  chosen: ReadonlySet<number>;
  /** Nothing can be chosen once the file is taken. */
  isReadOnly: boolean;
  onToggle: (row: number) => void;
};

const headClass = 'px-3 py-2 text-left text-xs font-semibold text-muted';

/** Opens how the fields of an entry are, and would be. */
const BeforeAndAfter = ({ noun, id, row }: { noun: NounName; id: string; row: ImportRow }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="compact" look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {row.result === 'new' ? 'What it has' : 'Before and after'}
        <span className="sr-only"> of row {row.row}</span>
      </Button>
      {isOpen && <ChangedFields {...{ noun, id }} fields={row.changes} />}
    </>
  );
};

/** Shows what each row of a file would do, and chooses among them. */
export const ImportRows = ({ noun, rows, chosen, isReadOnly, onToggle }: ImportRowsProps) => {
  const form = formFields(nouns[noun]);
  const isNarrow = useIsNarrow();
  /** What changes, or what’s wrong: beside the name, or on a narrow screen under it. */
  const detailsOf = (each: ImportRow) => (
    <>
      {rowWords(each, form)}
      {each.id !== null && each.changes.length > 0 && <BeforeAndAfter {...{ noun }} id={each.id} row={each} />}
    </>
  );
  const heads = ['Row', 'Name', 'Result', ...(isNarrow ? [] : ['What changes, or what’s wrong'])];
  if (rows.length === 0)
    return (
      <EmptyState icon={SearchX} title="No rows match.">
        Choose another filter.
      </EmptyState>
    );
  return (
    <Card className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead className="border-b border-border">
          <tr>
            <td className="w-11" />
            {heads.map((words) => (
              <th key={words} scope="col" className={headClass}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((each) => (
            <tr key={each.row} className="border-b border-border align-top last:border-0">
              <td className="p-0">
                {(each.result === 'new' || each.result === 'changed') && (
                  <BareCheckbox
                    label={`Choose row ${each.row}`}
                    checked={chosen.has(each.row)}
                    disabled={isReadOnly}
                    onChange={() => onToggle(each.row)}
                    className="size-11"
                  />
                )}
              </td>
              <td className="px-3 py-2.5 tabular-nums">{each.row}</td>
              <th scope="row" className="min-w-36 px-3 py-2.5 text-left font-normal wrap-anywhere">
                {each.name}
                {isNarrow && <div className="text-muted empty:hidden">{detailsOf(each)}</div>}
              </th>
              <td className="px-3 py-2.5">
                <Badge tone={tones[each.result]}>{resultWords[each.result]}</Badge>
              </td>
              {!isNarrow && <td className="min-w-48 px-3 py-2.5 wrap-anywhere">{detailsOf(each)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};
