import type { CaseRow } from '#shared/contract/cases-views.ts';
import { BareCheckbox } from '#web/ui/choices.tsx';
import { Link } from '#web/ui/link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { CareBadge, StatusBadge } from '../case-badges.tsx';
import { openWords } from '../tasks/count-words.ts';
import type { NameOf } from './case-columns.tsx';

/** Which row it is, whether Tab reaches it, and what to do when it gets the focus. */
export type RowFocus = { at: number; isActive: boolean; onFocus: () => void };

/** The row's only link. The whole row is its target. */
const CaseLink = ({ row, focus }: { row: CaseRow; focus: RowFocus }) => {
  const { locationId } = useWorkspace();
  return (
    <Link
      to={workPaths.caseDashboard({ locationId, caseId: row.id })}
      data-row={focus.at}
      tabIndex={focus.isActive ? 0 : -1}
      onFocus={focus.onFocus}
      className="font-semibold text-primary after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
    >
      {row.decedentFullName}
    </Link>
  );
};

type SelectCellProps = { row: CaseRow; isSelected: boolean; onToggle: (isRange: boolean) => void };

/** Selects the case; with Shift, all from the last one. By keyboard, `x` does it, so that Tab stops once in the list. */
export const SelectCell = ({ row, isSelected, onToggle }: SelectCellProps) => (
  <td className="relative z-10 p-0">
    <BareCheckbox
      tabIndex={-1}
      label={`Select ${row.decedentFullName}`}
      checked={isSelected}
      onChange={({ nativeEvent }) => onToggle((nativeEvent as MouseEvent).shiftKey)}
      className="h-full"
    />
  </td>
);

export const CaseNameCell = ({ row, focus, className }: { row: CaseRow; focus: RowFocus; className: string }) => (
  <th scope="row" className="px-2 text-left">
    <div className={className}>
      <CaseLink row={row} focus={focus} />
    </div>
  </th>
);

/** Says in one line what is open, and who the case is assigned to. */
const LastLine = ({ row, nameOf }: { row: CaseRow; nameOf: NameOf }) => {
  const name = row.employeeId === undefined ? 'nobody' : nameOf(row.employeeId);
  const { openTasks = 0 } = row;
  const parts = [openTasks > 0 && openWords(openTasks), name !== undefined && `assigned to ${name ?? '...'}`].filter(Boolean);
  if (parts.length === 0) return null;
  return <div className="mt-1.5 truncate text-xs text-muted first-letter:uppercase">{parts.join(', ')}</div>;
};

/** Shows a case in one column, on narrow screens. */
export const CaseInShort = ({ row, nameOf, focus }: { row: CaseRow; nameOf: NameOf; focus: RowFocus }) => (
  <th scope="row" className="pr-4 pl-1 text-left font-normal">
    <div className="flex justify-between gap-3">
      <span className="truncate">
        <CaseLink row={row} focus={focus} />
      </span>
      <span className="shrink-0 text-muted tabular-nums">{row.caseNumber}</span>
    </div>
    {/* One line, because every row has the same height: on very narrow screens, the end of the second part is cut off. */}
    <div className="mt-1.5 flex gap-2 whitespace-nowrap [&>:first-child]:shrink-0 [&>:last-child]:block [&>:last-child]:truncate">
      <StatusBadge status={row.status} />
      <CareBadge status={row.decedentStatus} />
    </div>
    <LastLine {...{ row, nameOf }} />
  </th>
);
