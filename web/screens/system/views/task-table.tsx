import type { SystemTask } from '#shared/contract/system-views.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { moveInList } from '#web/workspace/keys/move-in-list.ts';

/** What a task is counted as, in the order of the columns. */
export const taskColumns = [
  ['made', 'Made'],
  ['auto', 'Auto'],
  ['manual', 'Manual'],
  ['removed', 'Removed'],
  ['expired', 'Expired'],
] as const;
type TaskColumn = (typeof taskColumns)[number][0];

/** Shows how often each task was made, and how those ended; with `sort`, the most first. */
export const TaskTable = ({ items, sort }: { items: readonly SystemTask[]; sort: TaskColumn | null }) => {
  const sorted = sort === null ? items : items.toSorted((one, other) => other[sort] - one[sort]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways needs the keyboard too
    <section aria-label="Tasks" tabIndex={0} className="overflow-x-auto rounded-card border border-border bg-surface">
      <table className="w-full text-sm">
        <caption className="sr-only">Tasks, how often each was made, and how those ended</caption>
        <thead>
          <tr className="border-b border-border text-left text-muted">
            <th scope="col" className="px-4 py-2 font-semibold">
              Task
            </th>
            {taskColumns.map(([key, label]) => (
              <th key={key} scope="col" className="px-3 py-2 text-right font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveInList}>
          {sorted.map((task) => (
            <tr key={task.id} className="border-b border-border last:border-none">
              <th scope="row" className="min-w-40 px-4 py-2 text-left font-normal">
                <TextLink data-row to={`/System/TaskTriggers/${task.id}`} className="break-words">
                  {task.name}
                </TextLink>
                <span className="flex flex-wrap gap-x-2 text-muted">
                  {task.category}
                  {!task.isActive && <Badge>Withdrawn</Badge>}
                </span>
              </th>
              {taskColumns.map(([key]) => (
                <td key={key} className="px-3 py-2 text-right tabular-nums">
                  {task[key].toLocaleString('en-US')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
