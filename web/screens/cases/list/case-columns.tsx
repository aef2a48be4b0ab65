import type { ReactNode } from 'react';
import { type CaseColumnKey, type CaseSortKey, type CaseTableChoice, caseColumnKeys } from '#shared/contract/case-views.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { caseStatus, decedentStatus, timing } from '#shared/model/enumerations/case.ts';
import { dateInZone, formatCalendarDate } from '#shared/values/dates.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CareBadge, StatusBadge } from '../case-badges.tsx';
import { openWords } from '../tasks/count-words.ts';

/** Returns a member's name; null while the team loads, undefined if the viewer may not see it. */
export type NameOf = (employeeId: string) => string | null | undefined;

type Column = {
  label: string;
  /** Pixels, until someone resizes it; at least so many, if it is fluid. */
  width: number;
  /** Shares what space is left with the name, until someone resizes it. */
  isFluid?: true;
  /** Shown by default. */
  isUsual?: true;
  sort?: CaseSortKey;
  /** Its text, for cells without a look of their own and for files. */
  text: (row: CaseRow, nameOf: NameOf, timeZone: string) => string;
  cell?: (row: CaseRow, options: CellOptions) => ReactNode;
};

const dateWords = (date: string | undefined) => (date ? formatCalendarDate(date, 'medium') : '');

/** Says who the case is assigned to, as the beginning of a line; empty if the viewer may not see it. */
export function assignedWords({ employeeId }: CaseRow, nameOf: NameOf): string {
  const name = employeeId === undefined ? 'nobody' : nameOf(employeeId);
  return name === undefined ? '' : `${(name ?? '...').charAt(0).toUpperCase()}${(name ?? '...').slice(1)}`;
}

type CellOptions = { isCompact: boolean };

/** Names the contact to call; in comfortable rows, with the number under it, which is never cut for a long name. */
const contactOf = ({ primaryContactName, primaryContactPhone }: CaseRow, { isCompact }: CellOptions): ReactNode =>
  primaryContactName && (
    <>
      <span className={isCompact ? '' : 'block truncate'}>{primaryContactName}</span>
      {!isCompact && primaryContactPhone && (
        <span className="block text-xs whitespace-nowrap text-muted tabular-nums">{primaryContactPhone}</span>
      )}
    </>
  );

/** Says how many tasks are open, and the one due first; nothing if there are none. The only line of a compact row leaves its room to the task. */
const tasksOf = ({ openTasks = 0, nextTask }: CaseRow, { isCompact }: CellOptions): ReactNode =>
  openTasks > 0 && (
    <>
      <span>{isCompact && nextTask ? openTasks : openWords(openTasks)}</span>
      {nextTask && (
        <span className={classNames('text-xs text-muted', isCompact ? 'ml-2' : 'block truncate')}>{nextTask.name}</span>
      )}
    </>
  );

const columns: Record<CaseColumnKey, Column> = {
  number: { label: 'Number', width: 92, isUsual: true, sort: 'number', text: ({ caseNumber }) => caseNumber },
  status: {
    label: 'Status',
    width: 96,
    isUsual: true,
    text: ({ status }) => caseStatus.label(status),
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  care: {
    label: 'Care',
    width: 168,
    isUsual: true,
    text: (row) => decedentStatus.label(row.decedentStatus),
    cell: (row, { isCompact }) => <CareBadge status={row.decedentStatus} isOneLine={isCompact} />,
  },
  type: { label: 'Type', width: 120, text: ({ type }) => timing.label(type) },
  assigned: { label: 'Assigned to', width: 120, isFluid: true, isUsual: true, text: assignedWords },
  contact: {
    label: 'First contact',
    width: 140,
    isFluid: true,
    isUsual: true,
    text: ({ primaryContactName }) => primaryContactName ?? '',
    cell: contactOf,
  },
  phone: { label: 'Phone', width: 130, text: ({ primaryContactPhone }) => primaryContactPhone ?? '' },
  tasks: {
    label: 'Tasks',
    width: 118,
    isFluid: true,
    isUsual: true,
    text: ({ openTasks = 0, nextTask }) =>
      openTasks > 0 ? [openWords(openTasks), nextTask?.name].filter(Boolean).join(': ') : '',
    cell: tasksOf,
  },
  due: { label: 'Next task due', width: 130, sort: 'due', text: ({ nextTask }) => dateWords(nextTask?.dueOn) },
  died: { label: 'Died', width: 120, sort: 'died', text: ({ dateOfDeath }) => dateWords(dateOfDeath) },
  note: { label: 'Last note', width: 200, isFluid: true, text: ({ lastNote }) => lastNote ?? '' },
  progress: { label: 'Answered', width: 100, text: ({ caseProgress }) => `${caseProgress}%` },
  opened: {
    label: 'Opened',
    width: 120,
    sort: 'opened',
    text: ({ createdOn }, _, timeZone) => dateWords(dateInZone(createdOn, timeZone)),
  },
};

/** The columns that the table can show beside the name, in order. */
export const caseColumns = caseColumnKeys.map((key) => ({ key, ...columns[key] }));
export type CaseColumn = (typeof caseColumns)[number];

/** The least that the name gets, unless someone resizes it: the usual columns fit into a window of 1280 px. */
export const NAME_WIDTH = 184;

const usualTable: CaseTableChoice = { columns: caseColumns.filter(({ isUsual }) => isUsual).map(({ key }) => key), widths: {} };

/** The columns that are empty for someone who doesn't see the home's team, or the families of its cases. */
export const hiddenColumns = (isTeamSeen: boolean, isFamilySeen: boolean): ReadonlySet<CaseColumnKey> =>
  new Set([...(isTeamSeen ? [] : ['assigned' as const]), ...(isFamilySeen ? [] : (['contact', 'phone', 'note'] as const))]);

/** Returns the table as it is by default. */
export const defaultTable = (): CaseTableChoice => usualTable;

/** Returns the table to begin with: the columns chosen in this browser before choices were kept with the account, or the usual ones. */
export function firstTable(value: unknown = browserStorage('browser', 'case-columns').read()): CaseTableChoice {
  if (!Array.isArray(value)) return usualTable;
  return { columns: caseColumnKeys.filter((key) => value.includes(key)), widths: {} };
}

type Reader = { nameOf: NameOf; timeZone: string };

/** Returns the heading and the cells of a file, with the columns that are shown. The contact's number gets a column of its own. */
export function fileOf(rows: readonly CaseRow[], shown: readonly CaseColumnKey[], { nameOf, timeZone }: Reader) {
  const keys = caseColumnKeys.filter((key) => shown.includes(key) || (key === 'phone' && shown.includes('contact')));
  return {
    heading: ['Decedent', ...keys.map((key) => columns[key].label)],
    rows: rows.map((row) => [row.decedentFullName, ...keys.map((key) => columns[key].text(row, nameOf, timeZone))]),
  };
}
