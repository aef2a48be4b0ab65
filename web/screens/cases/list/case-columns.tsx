import type { ReactNode } from 'react';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { timing } from '#shared/model/enumerations/case.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { CareBadge, StatusBadge } from '../case-badges.tsx';
import { openWords } from '../tasks/count-words.ts';

/** A member's name; null while the team is on its way, undefined where it is not named to whoever is signed in. */
export type NameOf = (employeeId: string) => string | null | undefined;

type Column = {
  key: string;
  label: string;
  /** Pixels; what is left is the name's. */
  width: number;
  /** Shown until somebody has chosen otherwise. */
  isUsual: boolean;
  cell: (row: CaseRow, nameOf: NameOf) => ReactNode;
};

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** Whose case it is, in words that begin a line; empty where whoever is signed in is not told. */
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

/** How many tasks are open, over the one that is due first; nothing where none is. */
const tasksOf = ({ openTasks = 0, nextTask }: CaseRow): ReactNode =>
  openTasks > 0 && (
    <>
      <span className="block tabular-nums">{openWords(openTasks)}</span>
      {nextTask && <span className="block truncate text-xs text-muted">{nextTask.name}</span>}
    </>
  );

/** What the table can show of a case beside its name, in the order of the columns. */
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

/** The columns that were chosen in this browser; those of an earlier version that are no more are passed over. */
export function savedColumns(value: unknown = storage.read()): readonly string[] {
  if (!Array.isArray(value)) return usualColumns;
  return caseColumns.map(({ key }) => key).filter((key) => value.includes(key));
}

export const keepColumns = (columns: readonly string[]): void => storage.write([...columns]);
