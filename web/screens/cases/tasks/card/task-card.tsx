import { ChevronDown, RotateCcw, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { CalendarDate } from '#shared/values/dates.ts';
import { Button, IconButton, LinkButton } from '#web/ui/button.tsx';
import { Box } from '#web/ui/choices.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { staffTarget } from '../task-targets.ts';
import { type TaskItem, useTaskChanges } from '../use-task-changes.ts';
import { CaseLine, EndedLine, TaskMarks } from './task-lines.tsx';

export type TaskCardProps = {
  item: TaskItem;
  /** Today's date at the home. */
  today: CalendarDate;
  /** Cards are open by default, unless there is little room. */
  isOpenAtFirst?: boolean;
};

/** Returns what the viewer may do with tasks here. */
const useMay = () => {
  const { may } = useWorkspace();
  return { complete: may('tasks.complete'), remove: may('tasks.change') };
};

/**
 * Shows the checkbox that completes or reopens a task. It is locked if the task completes automatically (docs/decisions.md, Tasks), or for view-only
 * members.
 */
const TaskBox = ({ item }: { item: TaskItem }) => {
  const { change } = useTaskChanges();
  const may = useMay();
  const { name, isCompleted } = item.task;
  const isLocked = item.task.isLocked || !may.complete;
  return (
    <Box
      kind="checkbox"
      data-task-box
      checked={isCompleted}
      // A locked checkbox can still get the focus, also from the list's keyboard shortcuts, and says what it is.
      aria-disabled={isLocked || undefined}
      onChange={() => {
        if (!isLocked) change(item, isCompleted ? 'reopen' : 'complete');
      }}
      label={<span className={classNames('font-semibold break-words', isCompleted && 'text-muted')}>{name}</span>}
      className={isLocked ? 'cursor-default [&_input]:opacity-60' : ''}
    />
  );
};

/** Returns what a card shows below its header; null if there is nothing to open. */
function useBody({ task }: TaskItem) {
  const { locationId, may: mayAt } = useWorkspace();
  const may = useMay();
  // View-only members aren't told to do it.
  const isToDo = may.complete && (task.state === 'open' || task.state === 'expired');
  const to = isToDo ? staffTarget(task, { locationId, caseId: task.caseId }, mayAt('case-files.read') ? 'staff' : 'trade') : null;
  const asksForBox = isToDo && task.manualCompleteOnly;
  if (!task.description && !to && !asksForBox) return null;
  return (
    <>
      {task.description && <p className="max-w-measure whitespace-pre-line break-words text-muted">{task.description}</p>}
      {asksForBox && <p className="text-muted">Check the box to mark as complete</p>}
      {to && (
        <div>
          <LinkButton size="compact" to={to} data-task-go aria-label={`Complete task: ${task.name}`}>
            Complete task
          </LinkButton>
        </div>
      )}
    </>
  );
}

const Restore = ({ item }: { item: TaskItem }) => {
  const { change } = useTaskChanges();
  return (
    <Button
      size="compact"
      icon={RotateCcw}
      className="mr-2"
      onClick={() => change(item, 'restore')}
      aria-label={`Restore ${item.task.name}`}
    >
      Restore
    </Button>
  );
};

const Remove = ({ item }: { item: TaskItem }) => {
  const { change } = useTaskChanges();
  return <IconButton icon={Trash2} label={`Remove ${item.task.name}`} onClick={() => change(item, 'remove')} />;
};

/** Shows a task: always its checkbox, badge, and date, and the rest when open. */
export const TaskCard = ({ item, today, isOpenAtFirst = true }: TaskCardProps) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const may = useMay();
  const body = useBody(item);
  const { task } = item;
  const isRemoved = task.state === 'removed';
  return (
    <li
      data-task={task.id}
      className="rounded-card border border-border bg-surface pr-1.5 pl-4 shadow-1 has-[[data-task-box]:focus-visible]:border-primary"
    >
      <div className="flex items-start gap-0.5">
        <div className="min-w-0 flex-1 py-1">
          {isRemoved ? <p className="py-2.5 font-semibold break-words text-muted">{task.name}</p> : <TaskBox item={item} />}
        </div>
        <div className="flex shrink-0 items-center py-1.5">
          {isRemoved && may.remove && task.completedByName && <Restore item={item} />}
          {!isRemoved && may.remove && <Remove item={item} />}
          {body && (
            <IconButton
              icon={ChevronDown}
              label={`Details of ${task.name}`}
              data-task-toggle
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
              className={classNames(
                '[&>svg]:transition-transform [&>svg]:duration-(--popover-in)',
                isOpen && '[&>svg]:rotate-180',
              )}
            />
          )}
        </div>
      </div>
      <div className={classNames('grid gap-1.5 pr-2.5 pb-3.5', !isRemoved && 'pl-9')}>
        <TaskMarks task={task} today={today} />
        {item.case && <CaseLine of={item.case} />}
        <EndedLine task={task} />
      </div>
      {body && (
        <div id={id} hidden={!isOpen} className={classNames('pr-4 pb-4', !isRemoved && 'pl-9')}>
          <div className="grid gap-3">{body}</div>
        </div>
      )}
    </li>
  );
};
