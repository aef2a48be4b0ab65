import type { InformationRequestRecord, OpenMessage } from '#shared/model/information-request.ts';
import { MESSAGE_EXCERPT } from '#shared/model/information-request.ts';
import { eachPage } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import { locationKeys, STAFF_ONLY } from './location.ts';
import type { Item, Key, Table, Write } from './table.ts';

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

/** Returns a family's message to a home as an item of the home's mailbox. Ids are UUIDv7, so the mailbox is in order of time. */
export const messageItem = (record: InformationRequestRecord): Item =>
  toItem('information-request', key(record.providerLocationId, record.id), record);

/** Returns the beginning of a message on one line. Cuts between whole characters: half a surrogate pair would show as a broken one. */
const excerptOf = (message: string) => {
  const line = message.replace(/\s+/g, ' ').trim();
  if (line.length <= MESSAGE_EXCERPT) return line;
  let cut = '';
  for (const character of line) {
    if (cut.length + character.length >= MESSAGE_EXCERPT) break;
    cut += character;
  }
  return `${cut}…`;
};

/** Returns the short row of a message. */
export const openMessageItem = ({ id, providerLocationId, name, needType, createdOn, message }: InformationRequestRecord): Item =>
  toItem('open-message', openMessageKey(providerLocationId, { createdOn, id }), {
    id,
    name,
    needType,
    createdOn,
    excerpt: excerptOf(message),
  });

/** Returns a message as items: whole in the mailbox and, until someone answers it, in brief. */
export const newMessageItems = (record: InformationRequestRecord): Item[] => [
  messageItem(record),
  ...(record.answeredOn === undefined ? [openMessageItem(record)] : []),
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

/** Reads a home's answered messages, newest first, from its mailbox. */
export async function answeredMessages(table: Table, locationId: string, { limit, after }: PageOf): Promise<MessagePage> {
  const found: InformationRequestRecord[] = [];
  const start = after === null ? {} : { from: key(locationId, after.id) };
  for await (const items of eachPage(table, mailbox(locationId), { descending: true, ...start })) {
    found.push(...items.map(fromItem<InformationRequestRecord>).filter(({ answeredOn }) => answeredOn !== undefined));
    if (found.length > limit) break;
  }
  const { page, next } = pageOf(found, limit);
  // Cut in the mailbox's own order, which the next page continues in; shown by time.
  return { messages: page.toSorted((one, other) => (one.createdOn < other.createdOn ? 1 : -1)), next };
}

/** Returns the writes that mark a message as answered and delete its short row. They fail if it is already answered. */
export const answeredWrites = (record: InformationRequestRecord, answeredOn: string, answeredBy: string): Write[] => [
  {
    update: key(record.providerLocationId, record.id),
    set: { answeredOn, answeredBy },
    condition: { expression: 'attribute_exists(pk) AND attribute_not_exists(answeredOn)' },
  },
  { delete: openMessageKey(record.providerLocationId, record) },
];

/** Returns the write by which a message names the case that was opened from it. */
export const openedFrom = ({ providerLocationId, id }: InformationRequestRecord, caseId: string): Write => ({
  update: key(providerLocationId, id),
  set: { caseId },
});

/** Returns the writes that reopen a message. They fail if it is already open. */
export const reopenedWrites = (record: InformationRequestRecord): Write[] => [
  {
    update: key(record.providerLocationId, record.id),
    set: { answeredOn: undefined, answeredBy: undefined },
    condition: { expression: 'attribute_exists(answeredOn)' },
  },
  { put: openMessageItem(record) },
];
