import type { TagState } from '#shared/model/enumerations/tag.ts';
import type { CaseTags, Tag, TagSheet } from '#shared/model/tag.ts';
import type { CaseRecord } from './case.ts';
import { caseRecordIn } from './case.ts';
import { caseKeys } from './case-keys.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

const partition = (locationId: string) => `LOCATION#${locationId}#TAGS`;
const stateList = (locationId: string, state: TagState) => `TAGS#${locationId}#${state}`;

/** A tag is found by its code, which begins its id: so no two of a home have the same, and one read finds it by either. In small letters: in a key, capitals name what a row is. */
export const tagKey = (locationId: string, code: string): Key => ({ pk: partition(locationId), sk: `TAG#${code.toLowerCase()}` });
const countsKey = (locationId: string): Key => ({ pk: partition(locationId), sk: 'COUNTS' });
const sheetKey = (locationId: string, id: string): Key => ({ pk: partition(locationId), sk: `SHEET#${id}` });

const order = ({ changedOn, code }: Pick<Tag, 'changedOn' | 'code'>) => `${changedOn}#${code}`;

/** Returns the place of a tag in the list of its state. */
const listed = (locationId: string, tag: Pick<Tag, 'state' | 'changedOn' | 'code'>) => ({
  gsi1pk: stateList(locationId, tag.state),
  gsi1sk: order(tag),
});

type TagSeed = { locationId: string; sheetId: string; drawn: Uint8Array; now: Date };

/** How many tags of a home are in each state. */
export type TagCounts = Record<TagState, number>;

const tagItem = (locationId: string, tag: Tag): Item =>
  toItem('tag', { ...tagKey(locationId, tag.code), ...listed(locationId, tag) }, tag);

/** Returns what keeps a print of new tags. Fails if the home already has the code of one. */
export const sheetWrites = (locationId: string, sheet: TagSheet, tags: readonly Tag[]): Write[] => [
  ...tags.map((tag): Write => ({ put: tagItem(locationId, tag), unless: 'exists' })),
  { put: toItem('tag-sheet', sheetKey(locationId, sheet.id), sheet), unless: 'exists' },
  { add: countsKey(locationId), counts: { unbound: tags.length }, initially: { entityType: 'tag-counts' } },
];

/** Returns the rows of a print whose tags are in use already, as the sample data has one. It is the home’s only print. */
export function sampleTagItems(locationId: string, sheet: TagSheet, tags: readonly Tag[]): Item[] {
  const count = (state: TagState) => tags.filter((tag) => tag.state === state).length;
  const counts: TagCounts = { unbound: count('unbound'), bound: count('bound'), retired: count('retired') };
  return [
    ...tags.map((tag) => tagItem(locationId, tag)),
    toItem('tag-sheet', sheetKey(locationId, sheet.id), sheet),
    { ...countsKey(locationId), entityType: 'tag-counts', ...counts },
  ];
}

const seedKey = (locationId: string, sheetId: string): Key => ({ pk: partition(locationId), sk: `SEED#${sheetId}` });

/**
 * Returns the random bytes that the tags of a print are made of: those that the first attempt at it drew, so that a retry makes the same tags. The row is deleted after
 * two days, when nobody retries any more.
 */
export async function drawnSeed(table: Table, { locationId, sheetId, drawn, now }: TagSeed): Promise<Uint8Array> {
  const expiresAt = Math.floor(now.getTime() / 1000) + 2 * 24 * 60 * 60;
  const key = seedKey(locationId, sheetId);
  const fields = { seed: Buffer.from(drawn).toString('hex'), expiresAt };
  await table.put({ ...key, ...fields, entityType: 'tag-seed' }, { unless: 'exists' });
  const row = await table.get(key, { consistent: true });
  if (!row) throw new Error(`What the tags of the print ${sheetId} are made of is not in the table.`);
  return Buffer.from(row.seed as string, 'hex');
}

const tagUpdate = (locationId: string, seen: Tag, to: Tag): Write => ({
  update: tagKey(locationId, seen.code),
  set: { ...to, ...listed(locationId, to) },
  condition: { expression: '#state = :seen', names: { '#state': 'state' }, values: { ':seen': seen.state } },
});

/** Moves a tag on from the state that was seen. */
export const tagMove = (locationId: string, seen: Tag, to: Tag): Write[] => [
  tagUpdate(locationId, seen, to),
  { add: countsKey(locationId), counts: { [seen.state]: -1, [to.state]: 1 }, initially: { entityType: 'tag-counts' } },
];

/** Retires a tag that is in use and puts an unused one into its place. The counts of a home are one row, which a transaction writes once. */
export const tagReplacement = (
  locationId: string,
  [old, retired]: readonly [Tag, Tag],
  [fresh, bound]: readonly [Tag, Tag],
): Write[] => [
  tagUpdate(locationId, old, retired),
  tagUpdate(locationId, fresh, bound),
  { add: countsKey(locationId), counts: { unbound: -1, retired: 1 }, initially: { entityType: 'tag-counts' } },
];

/** Reads a tag of a home by its code, consistently. */
export async function readTag(table: Table, locationId: string, code: string): Promise<Tag | undefined> {
  const item = await table.get(tagKey(locationId, code), { consistent: true });
  return item && fromItem<Tag>(item);
}

/** Returns the tags of a home among rows that were read together. */
export const tagsIn = (items: readonly Item[]): Tag[] =>
  items.filter(({ entityType }) => entityType === 'tag').map(fromItem<Tag>);

/** Returns a tag among rows that were read together. */
export const tagIn = (items: readonly Item[]): Tag | undefined => tagsIn(items)[0];

/** The tags of a case as they were read. `version` counts their writes. */
export type StoredCaseTags = CaseTags & { version: number };

/** Returns the tags of a case among rows that were read together. */
export function caseTagsIn(items: readonly Item[]): StoredCaseTags {
  const item = items.find(({ entityType }) => entityType === 'case-tags');
  return item ? { ...fromItem<CaseTags>(item), version: item.version as number } : { tags: [], checks: [], version: 0 };
}

/** Changes the tags of a case, which have to be the ones that were seen. */
export const caseTagsWrite = (caseId: string, { version, ...tags }: StoredCaseTags): Write => ({
  put: toItem('case-tags', caseKeys.tags(caseId), tags, version + 1),
  ...(version === 0 ? { unless: 'exists' as const } : { ifVersion: version }),
});

/** Tells a case, hidden or not, which version its tags have from now on. */
export const tagsVersionWrite = (caseId: string, tagsVersion: number): Write => ({
  update: caseKeys.case(caseId),
  set: { tagsVersion },
  condition: { expression: 'attribute_exists(pk)' },
});

/**
 * Returns what makes a change of a case fail if its tags aren’t the ones that were seen: that the case knows their version (`expected`), or, in a case whose tags are
 * from before it did, that of the tags themselves.
 */
export const unchangedTags = (
  { id, tagsVersion }: Pick<CaseRecord, 'id' | 'tagsVersion'>,
  { version }: StoredCaseTags,
): { expected: { tagsVersion: number | undefined }; writes: Write[] } => {
  const isKnown = tagsVersion !== undefined || version === 0;
  const condition = { expression: '#seen = :seen', names: { '#seen': 'version' }, values: { ':seen': version } };
  return {
    expected: { tagsVersion: isKnown && version > 0 ? version : undefined },
    writes: isKnown ? [] : [{ check: caseKeys.tags(id), condition }],
  };
};

/** Reads a case with its tags, consistently. */
export async function readCaseWithTags(
  table: Table,
  caseId: string,
): Promise<{ record: CaseRecord | undefined; tags: StoredCaseTags }> {
  const items = await table.getMany([caseKeys.case(caseId), caseKeys.tags(caseId)], { consistent: true });
  return { record: caseRecordIn(items), tags: caseTagsIn(items) };
}

/** Reads how many tags of a home are in each state. */
export async function readTagCounts(table: Table, locationId: string): Promise<TagCounts> {
  const row = await table.get(countsKey(locationId), { consistent: true });
  const count = (state: TagState) => (row?.[state] as number | undefined) ?? 0;
  return { unbound: count('unbound'), bound: count('bound'), retired: count('retired') };
}

/** Where a list of tags continues: after this one. */
export type TagPosition = Pick<Tag, 'changedOn' | 'code'>;

/** Reads tags of a home in one state, the last changed first. */
export async function readTags(
  table: Table,
  locationId: string,
  { state, limit, after }: { state: TagState; limit: number; after: TagPosition | null },
): Promise<{ tags: Tag[]; next: TagPosition | null }> {
  const list = stateList(locationId, state);
  const cursor = after ? { cursor: { ...tagKey(locationId, after.code), gsi1pk: list, gsi1sk: order(after) } } : {};
  const { items, next } = await table.query(list, { index: 'gsi1', descending: true, limit, ...cursor });
  const tags = items.map(fromItem<Tag>);
  return { tags, next: next ? (tags.at(-1) ?? null) : null };
}

/** Reads the latest prints of a home, the newest first. */
export async function readTagSheets(table: Table, locationId: string, limit: number): Promise<TagSheet[]> {
  const options = { startsWith: 'SHEET#', descending: true, limit, consistent: true };
  return (await table.query(partition(locationId), options)).items.map(fromItem<TagSheet>);
}

/** Reads a print of a home and its tags as they are now. */
export async function readTagSheet(table: Table, locationId: string, id: string): Promise<TagSheet | undefined> {
  const item = await table.get(sheetKey(locationId, id), { consistent: true });
  return item && fromItem<TagSheet>(item);
}

/** Reads tags of a home by their codes, in any order. */
export const readTagsOf = async (table: Table, locationId: string, codes: readonly string[]): Promise<Tag[]> =>
  (
    await table.getMany(
      codes.map((code) => tagKey(locationId, code)),
      { consistent: true },
    )
  ).map(fromItem<Tag>);
