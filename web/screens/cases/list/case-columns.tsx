import type { ReactNode } from 'react';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { timing } from '#shared/model/enumerations/case.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { CareBadge, StatusBadge } from '../case-badges.tsx';
import { openWords } from '../tasks/count-words.ts';

/** Returns a member's name; null while the team loads, undefined if the viewer may not see it. */
export type NameOf = (employeeId: string) => string | null | undefined;

type Column = {
  key: string;
  label: string;
  /** Pixels; the name gets the rest. */
  width: number;
  /** Shown by default. */
  isUsual: boolean;
  cell: (row: CaseRow, nameOf: NameOf) => ReactNode;
};

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** Says who the case is assigned to, as the beginning of a line; empty if the viewer may not see it. */
export function assignedWords({ employeeId }: CaseRow, nameOf: NameOf): string {
  const name = employeeId === undefined ? 'nobody' : nameOf(employeeId);
  return name === undefined ? '' : `${(name ?? '...').charAt(0).toUpperCase()}${(name ?? '...').slice(1)}`;
}

const contactOf = ({ primaryContactName, primaryContactPhone }: CaseRow): ReactNode =>
  primaryContactName && (
    <>
      <span className="block truncate">{primaryContactName}</span>
      {primaryContactPhone && <span className="block text-xs text-muted tabular-nums">{primaryContactPhone}</span>}
    </>
  );

/** Says how many tasks are open, and the one due first; nothing if there are none. */
const tasksOf = ({ openTasks = 0, nextTask }: CaseRow): ReactNode =>
  openTasks > 0 && (
    <>
      <span className="block tabular-nums">{openWords(openTasks)}</span>
      {nextTask && <span className="block truncate text-xs text-muted">{nextTask.name}</span>}
    </>
  );

/** The columns that the table can show beside the name, in order. */
export const caseColumns: readonly Column[] = [
  {
    key: 'number',
    label: 'Number',
    width: 90,
    isUsual: true,
    cell: ({ caseNumber }) => <span className="tabular-nums">{caseNumber}</span>,
  },
  { key: 'status', label: 'Status', width: 105, isUsual: true, cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'care', label: 'Care', width: 160, isUsual: true, cell: ({ decedentStatus }) => <CareBadge status={decedentStatus} /> },
  { key: 'type', label: 'Type', width: 120, isUsual: false, cell: ({ type }) => timing.label(type) },
  { key: 'assigned', label: 'Assigned to', width: 115, isUsual: true, cell: assignedWords },
  { key: 'contact', label: 'First contact', width: 125, isUsual: true, cell: contactOf },
  { key: 'tasks', label: 'Tasks', width: 140, isUsual: true, cell: tasksOf },
  {
    key: 'died',
    label: 'Died',
    width: 120,
    isUsual: false,
    cell: ({ dateOfDeath }) => dateOfDeath && formatCalendarDate(dateOfDeath, 'medium'),
  },
  { key: 'note', label: 'Last note', width: 240, isUsual: false, cell: ({ lastNote }) => lastNote },
  {
    key: 'progress',
    label: 'Answered',
    width: 100,
    isUsual: false,
    cell: ({ caseProgress }) => <span className="tabular-nums">{caseProgress}%</span>,
  },
  { key: 'opened', label: 'Opened', width: 110, isUsual: false, cell: ({ createdOn }) => day.format(new Date(createdOn)) },
];

const storage = browserStorage('browser', 'case-columns');
export const usualColumns: readonly string[] = caseColumns.filter(({ isUsual }) => isUsual).map(({ key }) => key);

/** Returns the columns chosen in this browser, without those that no longer exist. */
export function savedColumns(value: unknown = storage.read()): readonly string[] {
  if (!Array.isArray(value)) return usualColumns;
  return caseColumns.map(({ key }) => key).filter((key) => value.includes(key));
}

export const keepColumns = (columns: readonly string[]): void => storage.write([...columns]);
