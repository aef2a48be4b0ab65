import { ChevronDown, Pencil, RotateCcw, Trash2, UserRoundPlus } from 'lucide-react';
import { useId, useState } from 'react';
import type { CalendarDate } from '#shared/values/dates.ts';
import { Button, IconButton, LinkButton } from '#web/ui/button.tsx';
import { Box } from '#web/ui/choices.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { AssignDialog } from '../../changes/assign-dialog.tsx';
import { useCaseIfAny } from '../../use-case.ts';
import { EditTask } from '../own/edit-task.tsx';
import { asksIfFiled, asksToAssign, staffTarget } from '../task-targets.ts';
import { type TaskItem, useTaskChanges } from '../use-task-changes.ts';
import { FiledDialog, NotDoneDialog } from './not-done-dialog.tsx';
import { CaseLine, EndedLine, TaskMarks } from './task-lines.tsx';

export type TaskCardProps = {
  item: TaskItem;
  /** Today's date at the home. */
  today: CalendarDate;
};

/** Returns what the viewer may do with tasks here. */
const useMay = () => {
  const { may } = useWorkspace();
  return { complete: may('tasks.complete'), change: may('tasks.change'), assign: may('cases.change') };
};

const isToDo = ({ task: { state } }: TaskItem) => state === 'open' || state === 'expired';

/** Returns where the viewer does a task; null if it's nowhere, or not for them to do. */
function useTarget(item: TaskItem) {
  const { locationId, may: mayAt } = useWorkspace();
  const { task } = item;
  if (!mayAt('tasks.complete') || !isToDo(item) || task.caseId === undefined) return null;
  return staffTarget(task, { locationId, caseId: task.caseId }, mayAt('case-files.read') ? 'staff' : 'trade');
}

/**
 * Shows the checkbox that completes or reopens a task. It is locked if the task completes automatically (docs/decisions.md, Tasks), or for view-only
 * members. It asks first if the task would complete automatically once it's done, and hasn't, or if completing it says that a form was filed.
 */
const TaskBox = ({ item }: { item: TaskItem }) => {
  const { change } = useTaskChanges();
  const may = useMay();
  const target = useTarget(item);
  const [isAsking, setIsAsking] = useState(false);
  const { name, isCompleted, completesItself } = item.task;
  const Question = asksIfFiled(item.task) ? FiledDialog : NotDoneDialog;
  const isLocked = item.task.isLocked || !may.complete;
  return (
    <>
      <Box
        kind="checkbox"
        data-task-box
        checked={isCompleted}
        // A locked checkbox can still get the focus, also from the list's keyboard shortcuts, and says what it is.
        aria-disabled={isLocked || undefined}
        onChange={() => {
          if (isLocked) return;
          if (!isCompleted && (completesItself || asksIfFiled(item.task))) setIsAsking(true);
          else change(item, isCompleted ? 'reopen' : 'complete');
        }}
        label={<span className={classNames('font-semibold wrap-anywhere', isCompleted && 'text-muted')}>{name}</span>}
        className={classNames(
          'in-data-[density=compact]:min-h-8 in-data-[density=compact]:py-1',
          isLocked && 'cursor-default [&_input]:opacity-60',
        )}
      />
      {isAsking && (
        <Question
          task={item.task}
          target={target}
          onComplete={() => {
            setIsAsking(false);
            change(item, 'complete');
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};

/** Leads to where a task is done, or assigns the case where that is the task. */
const Go = ({ item }: { item: TaskItem }) => {
  const may = useMay();
  const target = useTarget(item);
  const openCase = useCaseIfAny();
  const [isAssigning, setIsAssigning] = useState(false);
  const { task } = item;
  if (!target) return null;
  const of = item.case ?? openCase?.row;
  if (asksToAssign(task) && of && may.assign)
    return (
      <>
        <Button
          size="compact"
          icon={UserRoundPlus}
          data-task-go
          onClick={() => setIsAssigning(true)}
          aria-label={`Assign case: ${task.name}`}
        >
          Assign case
        </Button>
        {isAssigning && <AssignDialog row={of} onClose={() => setIsAssigning(false)} />}
      </>
    );
  return (
    <LinkButton size="compact" to={target.to} data-task-go aria-label={`${target.opens}: ${task.name}`}>
      {target.opens}
    </LinkButton>
  );
};

/** Returns what a card shows when it is open; null if there is nothing to open. */
function useBody(item: TaskItem) {
  const may = useMay();
  const { description, manualCompleteOnly, own } = item.task;
  // View-only members aren't told to do it.
  const asksForBox = may.complete && isToDo(item) && manualCompleteOnly;
  if (!description && !asksForBox && !own) return null;
  return (
    <>
      {description && <p className="max-w-measure whitespace-pre-line break-words text-muted">{description}</p>}
      {own && <p className="text-sm text-muted">Added by {own.writtenByName}</p>}
      {asksForBox && <p className="text-muted">Check the box to mark as complete</p>}
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

const Edit = ({ item: { task } }: { item: TaskItem }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon={Pencil} label={`Edit ${task.name}`} onClick={() => setIsOpen(true)} />
      {isOpen && <EditTask task={task} onClose={() => setIsOpen(false)} />}
    </>
  );
};

/** Shows a task: its checkbox, badge, date, and where it is done; what else there is about it once someone opens it. */
export const TaskCard = ({ item, today }: TaskCardProps) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
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
        <div className="min-w-0 flex-1 py-1 in-data-[density=compact]:py-0">
          {isRemoved ? <p className="py-2.5 font-semibold text-muted wrap-anywhere">{task.name}</p> : <TaskBox item={item} />}
        </div>
        <div className="flex shrink-0 items-center py-1.5 in-data-[density=compact]:py-0 in-data-[density=compact]:[&_button]:size-8">
          {isRemoved && may.change && task.completedByName && <Restore item={item} />}
          {task.own && isToDo(item) && may.change && <Edit item={item} />}
          {!isRemoved && may.change && <Remove item={item} />}
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
      <div
        className={classNames(
          'flex items-end justify-between gap-x-4 gap-y-2 pr-2.5 pb-3 max-sm:flex-wrap in-data-[density=compact]:pb-1.5',
          !isRemoved && 'pl-9',
        )}
      >
        <div className="grid min-w-0 gap-1.5 in-data-[density=compact]:flex in-data-[density=compact]:flex-wrap in-data-[density=compact]:items-center in-data-[density=compact]:gap-x-3 in-data-[density=compact]:gap-y-0">
          <TaskMarks task={task} today={today} />
          {item.case && <CaseLine of={item.case} />}
          <EndedLine task={task} />
        </div>
        <div className="shrink-0">
          <Go item={item} />
        </div>
      </div>
      {body && (
        <div id={id} hidden={!isOpen} className={classNames('pr-4 pb-4', !isRemoved && 'pl-9')}>
          <div className="grid gap-3">{body}</div>
        </div>
      )}
    </li>
  );
};
