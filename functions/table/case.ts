import type { ChainHead } from '#shared/chain/chain-head.ts';
import type { PeopleInShort } from '#shared/contract/cases-views.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import type { DispositionHold } from '#shared/custody/disposition-hold.ts';
import type { CustodyState } from '#shared/custody/handoffs/custodian.ts';
import type { IdentityDoubt, SettledDoubt } from '#shared/custody/identity-doubt.ts';
import type { Case } from '#shared/model/case.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import type { Money } from '#shared/model/ledger.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import { caseKeys, listAttributes, unlisted } from './case-keys.ts';
import { chainKeys, headIn } from './chain.ts';
import { custodyStateIn } from './custody.ts';
import { fromItem, toItem } from './item.ts';
import { moneyIn } from './ledger.ts';
import { hideDocumentWrites, type ShownDocuments, shownDocumentsIn } from './shown-documents.ts';
import type { Condition, Item, Table, Write } from './table.ts';

/**
 * A case's own row as it is stored: what lists show, the words of its member and of its first contacts that it is found by (folded, separated by spaces),
 * and when it was hidden. `answersRevision` counts the saves of its answers: progress is computed from all of them, so simultaneous saves have to follow
 * one another. `careMark` is another one after each change of a page of the decedent's custody: a gate has read the pages that belong to the mark.
 * `tagsVersion` is that of the row of its tags.
 */
export type CaseRecord = Case & {
  staffWords: string;
  peopleWords: string;
  deletedOn?: string;
  /** The id of the request that deleted it: the same request, sent again, gets the same answer. */
  deletedBy?: string;
  answersRevision?: number;
  careMark?: string;
  tagsVersion?: number;
  identityDoubt?: IdentityDoubt;
  /** What the home put on everything final, and didn’t end yet. */
  dispositionHold?: DispositionHold | undefined;
  /** The last one that a new identification settled, which the family’s page tells. */
  settledDoubt?: SettledDoubt;
  /** Counts the saves of its personal effects, which follow one another, since how far they are is computed from all of them. */
  effectsRevision?: number;
  /** What was agreed on comes to, US cents, as it was saved last: payments are compared with it before a contract is signed. Null while something has no price. */
  selectedCents?: number | null;
} & TaskMarks;

/**
 * What the row knows about the case's tasks besides how many are open: `tasksRevision` counts their writes, which follow one another; `tasksJudged` is the
 * version of the facts that all of them were last judged by.
 */
type TaskMarks = { tasksRevision?: number; tasksJudged?: number };

/** Fields of the row that nobody outside sees. */
const privateFields = new Set([
  'staffWords',
  'peopleWords',
  'deletedOn',
  'deletedBy',
  'answersRevision',
  'careMark',
  'tagsVersion',
  'identityDoubt',
  'dispositionHold',
  'settledDoubt',
  'effectsRevision',
  'selectedCents',
  'tasksRevision',
  'tasksJudged',
]);

const recordOf = (item: Item) => fromItem<CaseRecord>(item);

/** Returns a case as calls answer it. */
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

/** Reads a case's own row, consistently, hidden or not. */
export async function readCase(table: Table, id: string): Promise<CaseRecord | undefined> {
  const item = await table.get(caseKeys.case(id), { consistent: true });
  return item && recordOf(item);
}

/** What hiding a case and bringing it back depend on: which of its documents have a mark, and who has the person by the head of its record. */
type CaseToHide = { record: CaseRecord | undefined; shown: ShownDocuments; custody: CustodyState; head: ChainHead | undefined };

/** Reads a case's own row, hidden or not, as hiding it depends on it: consistently, in one request. */
export async function readCaseWithDocuments(table: Table, id: string): Promise<CaseToHide> {
  const keys = [caseKeys.case(id), caseKeys.shownDocuments(id), chainKeys.head(custodyChain(id))];
  const items = await table.getMany(keys, { consistent: true });
  return { record: caseRecordIn(items), shown: shownDocumentsIn(items), custody: custodyStateIn(items), head: headIn(items) };
}

/** Returns a case's own row among rows that were read together, hidden or not. */
export function caseRecordIn(items: readonly Item[]): CaseRecord | undefined {
  const item = items.find(({ entityType }) => entityType === 'case');
  return item && recordOf(item);
}

/** Returns the decedent among rows that were read together. */
export function decedentIn(items: readonly Item[]): Decedent | undefined {
  const item = items.find(({ entityType }) => entityType === 'decedent');
  return item && fromItem<Decedent>(item);
}

/** Reads the decedent of a case, consistently. */
export async function readDecedent(table: Table, caseId: string): Promise<Decedent | undefined> {
  const item = await table.get(caseKeys.decedent(caseId), { consistent: true });
  return item && fromItem<Decedent>(item);
}

/** Reads the decedents of several cases, in any order. */
export async function readDecedents(table: Table, caseIds: readonly string[]): Promise<Decedent[]> {
  const items = caseIds.length > 0 ? await table.getMany(caseIds.map(caseKeys.decedent)) : [];
  return items.map(fromItem<Decedent>);
}

/** Reads the rows of several cases, in any order. Hidden and missing ones are left out. */
export async function readCases(table: Table, ids: readonly string[]): Promise<CaseRecord[]> {
  const items = ids.length > 0 ? await table.getMany(ids.map(caseKeys.case)) : [];
  return items.map(recordOf).filter(({ deletedOn }) => deletedOn === undefined);
}

/** How many of the timeline's newest entries the dashboard shows. */
const NEWEST_ENTRIES = 12;
/** The case, its decedent, the head of its custody, its money, and its people. */
const coreRows = 5;

export type CaseWhole = {
  record: CaseRecord;
  decedent: Decedent;
  custody: CustodyState;
  people: PeopleInShort;
  /** Undefined before anything was charged or paid. */
  money: Money | undefined;
  timeline: TimelineEntry[];
};

/** Reads a case as its dashboard shows it, consistently: one query. */
export async function readCaseWhole(table: Table, id: string): Promise<CaseWhole | undefined> {
  const { pk } = caseKeys.case(id);
  const { items } = await table.query(pk, { descending: true, limit: coreRows + NEWEST_ENTRIES, consistent: true });
  const of = (entityType: string) => items.find((item) => item.entityType === entityType);
  const [record, decedent, people] = [of('case'), of('decedent'), of('people')];
  if (!record || !decedent || !people) return undefined;
  return {
    record: recordOf(record),
    decedent: fromItem<Decedent>(decedent),
    custody: custodyStateIn(items),
    people: fromItem<PeopleInShort>(people),
    money: moneyIn(items),
    timeline: items
      .filter(({ entityType }) => entityType === 'timeline-entry')
      .slice(0, NEWEST_ENTRIES)
      .map(fromItem<TimelineEntry>),
  };
}

/** Returns the condition that these attributes are still as they were seen (absent: undefined), and that the row exists and isn't hidden. */
function unchangedCondition(expected: Record<string, unknown>): Condition {
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
 * Changes fields of a case that are still as they were seen; `undefined` removes one. Its lists follow: a change of status has to name the assignee that
 * was seen, and the other way around, since both make its place.
 */
export const caseUpdate = (id: string, set: Partial<CaseRecord>, expected: Record<string, unknown>): Write => ({
  update: caseKeys.case(id),
  set,
  condition: unchangedCondition(expected),
});

/** Makes a transaction fail if the case is hidden or gone. */
export const caseStillThere = (id: string): Write => ({
  check: caseKeys.case(id),
  condition: { expression: 'attribute_exists(pk) AND attribute_not_exists(deletedOn)' },
});

/** Changes fields of the decedent that are still as they were read; `undefined` removes one. */
export const decedentUpdate = (
  caseId: string,
  set: { [Field in keyof Decedent]?: Decedent[Field] | undefined },
  expected: Record<string, unknown>,
): Write => ({ update: caseKeys.decedent(caseId), set, condition: unchangedCondition(expected) });

/** Returns the attributes of the lists that a change moves a case to. */
export const listChanges = (record: CaseRecord, set: Partial<Case>): Partial<ReturnType<typeof listAttributes>> => {
  const { gsi1pk, gsi2pk } = listAttributes({ ...record, ...set });
  return { ...('status' in set ? { gsi1pk } : {}), ...('employeeId' in set ? { gsi2pk } : {}) };
};

/** Returns what hides a case from every list, with its documents. */
export const caseHiding = (
  { record, shown }: { record: CaseRecord; shown: ShownDocuments },
  deletion: Required<Pick<CaseRecord, 'deletedOn' | 'deletedBy'>>,
  by: Pick<Case, 'updatedOn' | 'updatedBy'>,
): Write[] => [
  {
    update: caseKeys.case(record.id),
    set: { ...by, ...deletion, ...unlisted },
    condition: { expression: 'attribute_exists(pk) AND attribute_not_exists(deletedOn)' },
  },
  ...hideDocumentWrites(record.id, shown),
];

/** Returns what restores a case in every list. The marks of its documents come back with `showDocumentWrites`; without them, its pages cost a read more. */
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

/** Reads the timeline of a case, newest first. */
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
