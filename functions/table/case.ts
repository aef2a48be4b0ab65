import type { PeopleInShort } from '#shared/contract/cases-views.ts';
import type { Case } from '#shared/model/case.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import { caseKeys, listAttributes, unlisted } from './case-keys.ts';
import { fromItem, toItem } from './item.ts';
import type { Condition, Item, Table, Write } from './table.ts';

/**
 * A case's own row as it is kept: what lists show, the words of its member and of its first contacts that it is found by (folded, spaces between), and when
 * it was hidden. `answersRevision` counts the saves of its answers: progress is worked out over all of them, so that two who save at once follow one another.
 */
export type CaseRecord = Case & {
  staffWords: string;
  peopleWords: string;
  deletedOn?: string;
  /** The id of the request that deleted it: the same request, sent again, is answered as before. */
  deletedBy?: string;
  answersRevision?: number;
} & TaskMarks;

/**
 * What the row knows of the case's tasks beside how many are open: `tasksRevision` counts the writes of them, which follow one another; `tasksJudged` is the
 * version of the facts that all of them were judged by last.
 */
type TaskMarks = { tasksRevision?: number; tasksJudged?: number };

/** What of the row nobody outside is told. */
const privateFields = new Set([
  'staffWords',
  'peopleWords',
  'deletedOn',
  'deletedBy',
  'answersRevision',
  'tasksRevision',
  'tasksJudged',
]);

const recordOf = (item: Item) => fromItem<CaseRecord>(item);

/** A case as calls answer it. */
export const caseOf = (record: CaseRecord): Case =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !privateFields.has(name))) as Case;

export const caseItem = (record: CaseRecord): Item => ({
  ...toItem('case', caseKeys.case(record.id), record),
  ...(record.deletedOn === undefined ? listAttributes(record) : {}),
});
export const decedentItem = (decedent: Decedent): Item => toItem('decedent', caseKeys.decedent(decedent.caseId), decedent);
export const peopleItem = (caseId: string, people: PeopleInShort, version = 1): Item =>
  toItem('people', caseKeys.people(caseId), people, version);
export const timelineItem = (entry: TimelineEntry): Item =>
  toItem('timeline-entry', caseKeys.timeline(entry.caseId, entry.at, entry.id), entry);

/** A case's own row as it is at this moment, hidden or not. */
export async function readCase(table: Table, id: string): Promise<CaseRecord | undefined> {
  const item = await table.get(caseKeys.case(id), { consistent: true });
  return item && recordOf(item);
}

/** The decedent of a case as they are at this moment. */
export async function readDecedent(table: Table, caseId: string): Promise<Decedent | undefined> {
  const item = await table.get(caseKeys.decedent(caseId), { consistent: true });
  return item && fromItem<Decedent>(item);
}

/** The decedents of several cases, in any order. */
export async function readDecedents(table: Table, caseIds: readonly string[]): Promise<Decedent[]> {
  const items = caseIds.length > 0 ? await table.getMany(caseIds.map(caseKeys.decedent)) : [];
  return items.map(fromItem<Decedent>);
}

/** Rows of several cases, in any order; those that are hidden or gone are left out. */
export async function readCases(table: Table, ids: readonly string[]): Promise<CaseRecord[]> {
  const items = ids.length > 0 ? await table.getMany(ids.map(caseKeys.case)) : [];
  return items.map(recordOf).filter(({ deletedOn }) => deletedOn === undefined);
}

/** What the dashboard shows beside its core rows: so many of the newest entries of the timeline. */
const NEWEST_ENTRIES = 12;
const coreRows = 3;

export type CaseWhole = { record: CaseRecord; decedent: Decedent; people: PeopleInShort; timeline: TimelineEntry[] };

/** A case as its dashboard shows it, at this moment: one query. */
export async function readCaseWhole(table: Table, id: string): Promise<CaseWhole | undefined> {
  const { pk } = caseKeys.case(id);
  const { items } = await table.query(pk, { descending: true, limit: coreRows + NEWEST_ENTRIES, consistent: true });
  const of = (entityType: string) => items.find((item) => item.entityType === entityType);
  const [record, decedent, people] = [of('case'), of('decedent'), of('people')];
  if (!record || !decedent || !people) return undefined;
  return {
    record: recordOf(record),
    decedent: fromItem<Decedent>(decedent),
    people: fromItem<PeopleInShort>(people),
    timeline: items.filter(({ entityType }) => entityType === 'timeline-entry').map(fromItem<TimelineEntry>),
  };
}

/** That each of these attributes still is as it was seen (absent: undefined), and the row is there and not hidden. */
function asSeen(expected: Record<string, unknown>): Condition {
  const parts = ['attribute_exists(pk)', 'attribute_not_exists(deletedOn)'];
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  for (const [index, [name, value]] of Object.entries(expected).entries()) {
    names[`#seen${index}`] = name;
    if (value === undefined || value === null) parts.push(`attribute_not_exists(#seen${index})`);
    else {
      values[`:seen${index}`] = value;
      parts.push(`#seen${index} = :seen${index}`);
    }
  }
  return { expression: parts.join(' AND '), names, values };
}

/**
 * Changes fields of a case whose changed fields still are as seen; `undefined` removes one. The lists that it stands in follow: whoever changes its status
 * names the assignee seen too, and the other way round, since both make its place.
 */
export const caseUpdate = (id: string, set: Partial<CaseRecord>, expected: Record<string, unknown>): Write => ({
  update: caseKeys.case(id),
  set,
  condition: asSeen(expected),
});

/** Changes fields of the decedent that still are as they were read; `undefined` removes one. */
export const decedentUpdate = (
  caseId: string,
  set: { [Field in keyof Decedent]?: Decedent[Field] | undefined },
  expected: Record<string, unknown>,
): Write => ({ update: caseKeys.decedent(caseId), set, condition: asSeen(expected) });

/** The attributes of a list that a change moves a case to. */
export const listChanges = (record: CaseRecord, set: Partial<Case>): Partial<ReturnType<typeof listAttributes>> => {
  const { gsi1pk, gsi2pk } = listAttributes({ ...record, ...set });
  return { ...('status' in set ? { gsi1pk } : {}), ...('employeeId' in set ? { gsi2pk } : {}) };
};

/** Hides a case from every list, or brings it back. */
export const caseHiding = (
  record: CaseRecord,
  deletion: Required<Pick<CaseRecord, 'deletedOn' | 'deletedBy'>>,
  by: Pick<Case, 'updatedOn' | 'updatedBy'>,
): Write => ({
  update: caseKeys.case(record.id),
  set: { ...by, ...deletion, ...unlisted },
  condition: { expression: 'attribute_exists(pk) AND attribute_not_exists(deletedOn)' },
});
export const caseReturn = (record: CaseRecord, by: Pick<Case, 'updatedOn' | 'updatedBy'> & { staffWords?: string }): Write => ({
  update: caseKeys.case(record.id),
  set: { ...by, deletedOn: undefined, deletedBy: undefined, ...listAttributes(record) },
  condition: {
    expression: 'attribute_exists(deletedOn) AND #status = :status',
    names: { '#status': 'status' },
    values: { ':status': record.status },
  },
});

export type TimelinePage = { entries: TimelineEntry[]; next: Pick<TimelineEntry, 'at' | 'id'> | null };

/** What happened in a case, the newest first. */
export async function readTimeline(
  table: Table,
  caseId: string,
  { limit, after }: { limit: number; after: Pick<TimelineEntry, 'at' | 'id'> | null },
): Promise<TimelinePage> {
  const cursor = after === null ? {} : { cursor: caseKeys.timeline(caseId, after.at, after.id) };
  const options = { startsWith: 'TIMELINE#', descending: true, limit: limit + 1, consistent: true, ...cursor };
  const { items, next } = await table.query(caseKeys.case(caseId).pk, options);
  const entries = items.slice(0, limit).map(fromItem<TimelineEntry>);
  return { entries, next: items.length > limit || next !== null ? (entries.at(-1) ?? null) : null };
}
