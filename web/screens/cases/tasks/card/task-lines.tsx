import { CalendarClock, CircleCheck, EyeOff, Lock, type LucideIcon, Trash2, UserRound, Users } from 'lucide-react';
import type { CaseOfTask, TaskView } from '#shared/contract/tasks-views.ts';
import type { CalendarDate } from '#shared/values/dates.ts';
import { When } from '#web/parts/when.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { type DueWords, dueWords } from './due-words.ts';

const tones: Readonly<Record<DueWords['tone'], string>> = {
  plain: 'text-muted',
  today: 'font-semibold text-text',
  overdue: 'font-semibold text-warning',
  // Red means expired (docs/decisions.md, Tasks).
  expired: 'font-semibold text-danger',
};

/** Says when a task is due. If it is late, its color says so too. */
const Due = ({ task, today }: { task: TaskView; today: CalendarDate }) => {
  const { words, tone } = dueWords(task, today);
  return (
    <span className={classNames('inline-flex items-center gap-1.5 tabular-nums', tones[tone])}>
      <Icon of={CalendarClock} size={16} />
      {words}
    </span>
  );
};

/** Shows a task's badge, when it is due, whose it is if a person wrote it, and who in the family sees it. */
export const TaskMarks = ({ task, today }: { task: TaskView; today: CalendarDate }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
    {task.category && <Badge>{task.category}</Badge>}
    <Due task={task} today={today} />
    {task.own && (
      <span className="inline-flex min-w-0 items-center gap-1.5 text-muted">
        <Icon of={UserRound} size={16} label="Owner" />
        <span className="truncate">{task.own.ownerName || 'Nobody yet'}</span>
      </span>
    )}
    {task.access === 'staff-only' && !task.own && (
      <span title="Hidden from family" className="inline-flex text-muted">
        <Icon of={EyeOff} size={16} label="Hidden from family" />
      </span>
    )}
    {task.access === 'family-only' && (
      <Badge tone="info" icon={Users}>
        For the family
      </Badge>
    )}
  </p>
);

/** Links the case that a task belongs to. */
export const CaseLine = ({ of: { id, caseNumber, decedentFullName } }: { of: CaseOfTask }) => {
  const { locationId } = useWorkspace();
  return (
    <p className="flex flex-wrap gap-x-2">
      <TextLink to={workPaths.caseTasks({ locationId, caseId: id })} className="break-words">
        {decedentFullName}
      </TextLink>
      <span className="text-muted tabular-nums">{caseNumber}</span>
    </p>
  );
};

type EndedTask = Pick<TaskView, 'state' | 'completedMethod' | 'completedByName' | 'completedOn'>;

/** Says how a task ended; null while it is open. */
function endedWords({ state, completedMethod, completedByName }: EndedTask): { icon: LucideIcon; words: string } | null {
  const by = completedByName ? ` by ${completedByName}` : '';
  if (completedMethod === 'auto') return { icon: Lock, words: 'Completed automatically' };
  if (state === 'done') return { icon: CircleCheck, words: `Completed${by}` };
  if (state !== 'removed') return null;
  return { icon: Trash2, words: completedByName ? `Removed${by}` : 'Not needed for this case now' };
}

export const EndedLine = ({ task }: { task: TaskView }) => {
  const ended = endedWords(task);
  if (!ended) return null;
  return (
    <p className="flex items-start gap-1.5 text-sm text-muted">
      <Icon of={ended.icon} size={16} className="mt-0.5" />
      <span>
        {ended.words}
        {task.completedOn && (
          <>
            , <When at={task.completedOn} as="shortWhenWords" />
          </>
        )}
      </span>
    </p>
  );
};
