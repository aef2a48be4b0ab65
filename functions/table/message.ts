import { stateOfThread } from '#shared/messages/thread-state.ts';
import type { ThreadState } from '#shared/model/enumerations/messages.ts';
import type { InformationRequestRecord, OpenMessage } from '#shared/model/information-request.ts';
import { MESSAGE_EXCERPT } from '#shared/model/information-request.ts';
import { eachPage } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import { locationKeys, STAFF_ONLY } from './location.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** A message as stored. `version` counts the writes of the row. */
export type MessageRow = InformationRequestRecord & { version: number };

const mailbox = (locationId: string) => `LOCATION#${locationId}#MESSAGES`;
const key = (locationId: string, id: string): Key => ({ pk: mailbox(locationId), sk: id });

const open = `${STAFF_ONLY}MESSAGE#`;
/** A message's place at a home: an id is as old as the first attempt at its request, `createdOn` as old as the message. */
export type MessagePosition = Pick<InformationRequestRecord, 'createdOn' | 'id'>;

/** Returns the key of an unanswered message, whose short row is beside its home, so that the home's dashboard takes one query. */
const openMessageKey = (locationId: string, { createdOn, id }: MessagePosition): Key => ({
  pk: locationKeys.profile(locationId).pk,
  sk: `${open}${createdOn}#${id}`,
});

const threadsOf = (locationId: string, state: ThreadState) => `THREADS#${locationId}#${state}`;
const threadsOfMember = (locationId: string, employeeId: string) => `THREADS#${locationId}#MEMBER#${employeeId}`;

/** Returns where the lists have a message: all of one state, and what a member still has to do. */
const threadIndex = (record: InformationRequestRecord): Record<string, string | undefined> => {
  const state = stateOfThread(record);
  const sk = `${record.lastOn ?? record.createdOn}#${record.id}`;
  const isMine = record.assigneeId !== undefined && state !== 'closed';
  return {
    gsi1pk: threadsOf(record.providerLocationId, state),
    gsi1sk: sk,
    gsi2pk: isMine ? threadsOfMember(record.providerLocationId, record.assigneeId as string) : undefined,
    gsi2sk: isMine ? sk : undefined,
  };
};

/** Returns a family's message to a home as an item of the home's mailbox. Ids are UUIDv7, so the mailbox is in order of time. */
export const messageItem = (record: InformationRequestRecord): Item =>
  toItem('information-request', { ...key(record.providerLocationId, record.id), ...threadIndex(record) }, record);

/** Returns the beginning of a message on one line. Cuts between whole characters: half a surrogate pair would show as a broken one. */
export const excerptOf = (message: string) => {
  const line = message.replace(/\s+/g, ' ').trim();
  if (line.length <= MESSAGE_EXCERPT) return line;
  let cut = '';
  for (const character of line) {
    if (cut.length + character.length >= MESSAGE_EXCERPT) break;
    cut += character;
  }
  return `${cut}…`;
};

/** Returns the short row of a message. It shows what was written last. */
export const openMessageItem = (record: InformationRequestRecord): Item => {
  const { id, providerLocationId, name, needType, createdOn, message, lastExcerpt } = record;
  return toItem('open-message', openMessageKey(providerLocationId, { createdOn, id }), {
    id,
    name,
    ...(needType === undefined ? {} : { needType }),
    createdOn,
    excerpt: lastExcerpt ?? excerptOf(message),
  });
};

/** Returns a message as items: whole in the mailbox and, until someone answers it, in brief. */
export const newMessageItems = (record: InformationRequestRecord): Item[] => [
  messageItem(record),
  ...(stateOfThread(record) === 'new' ? [openMessageItem(record)] : []),
];

/** Returns the short rows of unanswered messages among the items of a home's collection, newest first. */
export const openMessagesIn = (items: readonly Item[]): OpenMessage[] =>
  items
    .filter(({ entityType }) => entityType === 'open-message')
    .map(fromItem<OpenMessage>)
    .reverse();

/** Reads one message of a home's mailbox. */
export async function readMessage(table: Table, locationId: string, id: string): Promise<InformationRequestRecord | undefined> {
  const item = await table.get(key(locationId, id), { consistent: true });
  return item && fromItem<InformationRequestRecord>(item);
}

/** Reads one message of a home's mailbox with its version. */
export async function readMessageRow(table: Table, locationId: string, id: string): Promise<MessageRow | undefined> {
  const item = await table.get(key(locationId, id), { consistent: true });
  return item && { ...fromItem<InformationRequestRecord>(item), version: item.version as number };
}

type PageOf = {
  limit: number;
  /** The previous message. */
  after: MessagePosition | null;
};
type MessagePage = { messages: InformationRequestRecord[]; next: MessagePosition | null };

/** Cuts a list that was read one further than asked for, to know whether it continues. */
const pageOf = <Row extends MessagePosition>(rows: Row[], limit: number) => {
  const page = rows.slice(0, limit);
  return { page, next: rows.length > limit ? (page.at(-1) ?? null) : null };
};

/** Reads a home's unanswered messages, newest first: one query of their short rows, one read of the messages. */
export async function openMessages(table: Table, locationId: string, { limit, after }: PageOf): Promise<MessagePage> {
  const options = { startsWith: open, descending: true, limit: limit + 1, consistent: true };
  const cursor = after === null ? {} : { cursor: openMessageKey(locationId, after) };
  const { items } = await table.query(locationKeys.profile(locationId).pk, { ...options, ...cursor });
  const { page, next } = pageOf(items.map(fromItem<OpenMessage>), limit);
  const found = page.length > 0 ? await table.getMany(page.map(({ id }) => key(locationId, id))) : [];
  const byId = new Map(found.map(fromItem<InformationRequestRecord>).map((record) => [record.id, record]));
  return { messages: page.flatMap(({ id }) => byId.get(id) ?? []), next };
}

/** Reads a home's answered and closed messages, newest first, from its mailbox. */
export async function answeredMessages(table: Table, locationId: string, { limit, after }: PageOf): Promise<MessagePage> {
  const found: InformationRequestRecord[] = [];
  const start = after === null ? {} : { from: key(locationId, after.id) };
  for await (const items of eachPage(table, mailbox(locationId), { descending: true, ...start })) {
    found.push(...items.map(fromItem<InformationRequestRecord>).filter((record) => stateOfThread(record) !== 'new'));
    if (found.length > limit) break;
  }
  const { page, next } = pageOf(found, limit);
  // Cut in the mailbox's own order, which the next page continues in; shown by time.
  return { messages: page.toSorted((one, other) => (one.createdOn < other.createdOn ? 1 : -1)), next };
}

/** A page of an index of messages; `after` is the end of the key of the last message shown: when something last happened in it, and its id. */
type ThreadPageOf = { limit: number; after: string | undefined };

async function threadPage(table: Table, index: 'gsi1' | 'gsi2', pk: string, locationId: string, { limit, after }: ThreadPageOf) {
  const place = after && { ...key(locationId, after.slice(after.indexOf('#') + 1)), [`${index}pk`]: pk, [`${index}sk`]: after };
  const { items, next } = await table.query(pk, { index, descending: true, limit, ...(place ? { cursor: place } : {}) });
  const last = items.at(-1);
  return { messages: items.map(fromItem<InformationRequestRecord>), next: next && last ? (last[`${index}sk`] as string) : null };
}

/** Reads a home's messages of one state, newest activity first: one query. */
export const messagesOfState = (table: Table, locationId: string, state: ThreadState, page: ThreadPageOf) =>
  threadPage(table, 'gsi1', threadsOf(locationId, state), locationId, page);

/** Reads the messages that a member of a home takes care of and that aren't closed, newest activity first: one query. */
export const messagesOfMember = (table: Table, locationId: string, employeeId: string, page: ThreadPageOf) =>
  threadPage(table, 'gsi2', threadsOfMember(locationId, employeeId), locationId, page);

/**
 * Returns the writes that change a message that is still at the version it was read at. Its place in the lists, and the short row of one that nobody
 * answered yet, follow in the same transaction. An `undefined` field is removed.
 */
export function messageChange({ version, ...record }: MessageRow, set: Partial<InformationRequestRecord>): Write[] {
  const after: InformationRequestRecord = { ...record, ...set };
  const isNew = stateOfThread(after) === 'new';
  const wasNew = stateOfThread(record) === 'new';
  return [
    {
      update: key(record.providerLocationId, record.id),
      set: { ...set, ...threadIndex(after), version: version + 1 },
      condition: { expression: '#version = :seen', names: { '#version': 'version' }, values: { ':seen': version } },
    },
    ...(isNew
      ? [{ put: openMessageItem(after) }]
      : wasNew
        ? [{ delete: openMessageKey(record.providerLocationId, record) }]
        : []),
  ];
}

/** Returns the write by which a message names the case that was opened from it. */
export const openedFrom = ({ providerLocationId, id }: InformationRequestRecord, caseId: string): Write => ({
  update: key(providerLocationId, id),
  set: { caseId },
});

/** Returns the write that gives a message that has no case the case of the plan that the same family sent. */
export const caseOfThread = ({ providerLocationId, id }: InformationRequestRecord, caseId: string): Write => ({
  update: key(providerLocationId, id),
  set: { caseId },
  condition: { expression: 'attribute_exists(pk) AND attribute_not_exists(caseId)' },
});
