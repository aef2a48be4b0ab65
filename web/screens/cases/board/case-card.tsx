import { ArrowLeftRight, GripVertical } from 'lucide-react';
import { useDrag } from 'react-aria/useDrag';
import { Button as DragButton } from 'react-aria-components/Button';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import type { Move } from '#shared/lifecycles/move.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { CareBadge, StatusBadge } from '../case-badges.tsx';
import { assignedWords, type NameOf } from '../list/case-columns.tsx';
import { openWords } from '../tasks/count-words.ts';
import { dragItem } from './drag-types.ts';

export type CaseCardProps<State extends string> = {
  row: CaseRow;
  nameOf: NameOf;
  /** What the columns already say isn't repeated on every card. */
  says: 'status' | 'care';
  moves: readonly Move<State>[];
  mayMove: boolean;
  onMove: () => void;
  onDragged: (row: CaseRow | null) => void;
};

/** Says how much is open in a case, and what is due first. */
const TasksLine = ({ row: { openTasks = 0, nextTask } }: { row: CaseRow }) =>
  openTasks > 0 && (
    <p className="mt-2 text-xs text-muted">
      <span className="tabular-nums">{openWords(openTasks)}</span>
      {nextTask && <span className="block truncate">Next: {nextTask.name}</span>}
    </p>
  );

/**
 * Shows a case on the board. It is dragged by mouse or finger, or by keyboard from its handle, or moved by the button that lists every state and why
 * not.
 */
export const CaseCard = <State extends string>({ row, nameOf, says, moves, mayMove, ...on }: CaseCardProps<State>) => {
  const { locationId } = useWorkspace();
  const name = row.decedentFullName;
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    getItems: () => [dragItem(row.id, name, moves)],
    getAllowedDropOperations: () => ['move'],
    hasDragButton: true,
    isDisabled: !mayMove,
    onDragStart: () => on.onDragged(row),
    onDragEnd: () => on.onDragged(null),
  });
  return (
    <li
      {...dragProps}
      className={classNames(
        'rounded-control border border-border bg-surface p-3 shadow-1',
        mayMove && 'cursor-grab active:cursor-grabbing',
        isDragging && 'opacity-50',
      )}
    >
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <TextLink
            to={workPaths.caseDashboard({ locationId, caseId: row.id })}
            className="font-semibold no-underline hover:underline"
          >
            {name}
          </TextLink>
          <p className="text-xs text-muted tabular-nums">{row.caseNumber}</p>
        </div>
        {mayMove && (
          <DragButton
            {...dragButtonProps}
            aria-label={`Drag ${name}`}
            className="-mt-1 -mr-1 inline-flex size-8 shrink-0 cursor-grab items-center justify-center rounded-control text-muted hover:bg-sunken"
          >
            <Icon of={GripVertical} size={16} />
          </DragButton>
        )}
      </div>
      <p className="mt-2">
        {says === 'status' ? <StatusBadge status={row.status} /> : <CareBadge status={row.decedentStatus} />}
      </p>
      <TasksLine row={row} />
      <div className="mt-2 flex items-center justify-between gap-2">
        <span className="truncate text-xs text-muted">{assignedWords(row, nameOf)}</span>
        {mayMove && (
          <Button
            size="compact"
            look="quiet"
            icon={ArrowLeftRight}
            aria-label={`Move ${name}`}
            onClick={on.onMove}
            className="-mr-2 px-2"
          >
            Move
          </Button>
        )}
      </div>
    </li>
  );
};
