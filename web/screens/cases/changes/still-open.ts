import type { CaseRow } from '#shared/contract/cases-views.ts';
import { effectsStatus } from '#shared/custody/effects/effect-standing.ts';

import { beforeCare, withHome } from '#shared/lifecycles/care-milestones.ts';

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

/** Says that somebody still has the person of a case; nothing once they have left for good, or never came. */
export function careOpen({ decedentStatus: status, decedentFullName: name }: CaseRow): string | undefined {
  if (withHome.has(status))
    return status.startsWith('cremated-remains')
      ? `The cremated remains of ${name} are still in your care`
      : `${name} is still in your care`;
  if (status === 'transferred') return `${name} is with somebody else, by the record`;
  return beforeCare.has(status) && status !== 'not-in-care' ? `A removal of ${name} is under way` : undefined;
}

/** Says how many personal effects of a case aren’t settled; nothing if all are. */
export function effectsOpen(row: CaseRow): string | undefined {
  const open = row.effectsStanding?.open ?? 0;
  return open > 0 && effectsStatus(row) !== 'complete'
    ? counted(open, 'personal effect isn’t settled', 'personal effects aren’t settled')
    : undefined;
}

/** Says how many tasks of a case are open; nothing if none is. */
export const tasksOpen = ({ openTasks = 0 }: CaseRow): string | undefined =>
  openTasks > 0 ? counted(openTasks, 'open task', 'open tasks') : undefined;

/** Returns what is still open in a case, by its row: who has the person, personal effects, and tasks. */
export const stillOpen = (row: CaseRow): string[] =>
  [careOpen(row), effectsOpen(row), tasksOpen(row)].flatMap((words) => words ?? []);
