import type * as z from 'zod';
import type { dayCountsSchema } from '#shared/contract/tasks-views.ts';

export type DayCounts = z.infer<typeof dayCountsSchema>;

/** Returns `2 overdue, 1 due today`; where counting stops, the number and "or more". */
export function countWords({ overdue, today, isMore }: DayCounts): string {
  const more = isMore ? ' or more' : '';
  const parts = [overdue > 0 && `${overdue}${today > 0 ? '' : more} overdue`, today > 0 && `${today}${more} due today`];
  return parts.filter(Boolean).join(', ') || 'Nothing is overdue or due today.';
}

/** Returns `3 open tasks`; if not all are counted, the number and "or more". */
export const openWords = (count: number, isMore = false): string =>
  count === 1 && !isMore ? '1 open task' : `${count}${isMore ? ' or more' : ''} open tasks`;
