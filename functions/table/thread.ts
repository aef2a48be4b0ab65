import type { TextConsent, ThreadEntry } from '#shared/model/thread.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** An entry as stored. `mailId` is an email's own Message-ID, by which email programs keep a thread together. */
export type ThreadEntryRow = ThreadEntry & { mailId?: string };
export type EntryPlace = Pick<ThreadEntry, 'id' | 'at'>;

/** The most entries of a thread that are read: nobody scrolls further back, and an email's References name fewer. */
const MOST_ENTRIES = 200;

const partition = (threadId: string) => `THREAD#${threadId}`;
const ENTRY = 'ENTRY#';
const entryKey = (threadId: string, { at, id }: EntryPlace): Key => ({ pk: partition(threadId), sk: `${ENTRY}${at}#${id}` });
const addressKey = (threadId: string): Key => ({ pk: partition(threadId), sk: 'ADDRESS' });
const replyKey = (secret: string): Key => ({ pk: `REPLY#${secret}`, sk: 'REPLY' });
const receivedKey = (id: string): Key => ({ pk: `RECEIVED#${id}`, sk: 'RECEIVED' });
const consentKey = (locationId: string, number: string): Key => ({ pk: `LOCATION#${locationId}#TEXTS`, sk: number });
const numberKey = (locationId: string): Key => ({ pk: `LOCATION#${locationId}#TEXTS`, sk: 'NUMBER' });
const ownerKey = (number: string): Key => ({ pk: `TEXT-NUMBER#${number}`, sk: 'OWNER' });

/** Returns an entry of a thread as an item. Entries are in order of time. */
const threadEntryItem = (threadId: string, entry: ThreadEntryRow): Item =>
  toItem('thread-entry', entryKey(threadId, entry), entry);

export const newThreadEntry = (threadId: string, entry: ThreadEntryRow): Write => ({
  put: threadEntryItem(threadId, entry),
  unless: 'exists',
});

/** Changes an entry: how far it is on its way. */
export const threadEntryUpdate = (threadId: string, place: EntryPlace, set: Partial<ThreadEntryRow>): Write => ({
  update: entryKey(threadId, place),
  set,
  condition: { expression: 'attribute_exists(pk)' },
});

/** Reads the newest entries of a thread, the oldest of them first: one query. */
export async function readThreadEntries(table: Table, threadId: string): Promise<ThreadEntryRow[]> {
  const options = { startsWith: ENTRY, descending: true, limit: MOST_ENTRIES, consistent: true };
  const { items } = await table.query(partition(threadId), options);
  return items.map(fromItem<ThreadEntryRow>).reverse();
}

/** Reads the secret part of the address that answers to a thread go to; `undefined` before the home's first email. */
export async function readReplySecret(table: Table, threadId: string): Promise<string | undefined> {
  const item = await table.get(addressKey(threadId), { consistent: true });
  return item?.secret as string | undefined;
}

/** Gives a thread the address that answers go to. Fails if it has one. */
export const newReplySecret = (locationId: string, threadId: string, secret: string): Write[] => [
  { put: toItem('thread-address', addressKey(threadId), { secret }), unless: 'exists' },
  { put: toItem('reply-address', replyKey(secret), { locationId, threadId }), unless: 'exists' },
];

/** Finds the thread that an address belongs to. */
export async function threadOfReply(table: Table, secret: string): Promise<{ locationId: string; threadId: string } | undefined> {
  const item = await table.get(replyKey(secret));
  return item && { locationId: item.locationId as string, threadId: item.threadId as string };
}

/** Days that a mark of something received is kept: longer than any service delivers again. */
const MARK_DAYS = 14;

/** Marks something that another service delivers, by its own id. Fails if it has been taken before. */
export const receivedOnce = (id: string, now: Date): Write => ({
  put: { ...receivedKey(id), entityType: 'received', expiresAt: Math.floor(now.getTime() / 1000) + MARK_DAYS * 86_400 },
  unless: 'exists',
});

/** Tells whether something was received before. */
export const wasReceived = async (table: Table, id: string): Promise<boolean> =>
  (await table.get(receivedKey(id), { consistent: true })) !== undefined;

/** Whether a number may get texts from a home, whether it has had one, and the thread that its texts belong to. */
export type TextPartner = { consent?: TextConsent; hasHadText?: true; threadId?: string };

/** Returns the number that a home texts from (E.164), and what is known of a family's number: one request. */
export async function readTexting(
  table: Table,
  locationId: string,
  number: string | undefined,
): Promise<{ from: string | undefined; partner: TextPartner }> {
  const keys = [numberKey(locationId), ...(number === undefined ? [] : [consentKey(locationId, number)])];
  const items = await table.getMany(keys, { consistent: true });
  const own = items.find(({ sk }) => sk === 'NUMBER');
  const partner = items.find(({ sk }) => sk === number);
  return { from: own?.number as string | undefined, partner: partner ? fromItem<TextPartner>(partner) : {} };
}

/** Changes what is known of a family's number, or keeps what is the first to be known of it. */
export const textPartnerUpdate = (locationId: string, number: string, set: TextPartner): Write => ({
  update: consentKey(locationId, number),
  set: { entityType: 'text-partner', ...set },
  condition: { expression: 'attribute_exists(pk) OR attribute_not_exists(pk)' },
});

/** Returns the rows that give a home a number to text from. */
export const textNumberItems = (locationId: string, number: string): Item[] => [
  toItem('text-number', numberKey(locationId), { number }),
  toItem('text-number-owner', ownerKey(number), { locationId }),
];

/** Gives a home a number, unless another home has it. */
export const claimTextNumber = (locationId: string, number: string, before: string | undefined): Write[] => [
  { put: toItem('text-number', numberKey(locationId), { number }) },
  {
    update: ownerKey(number),
    set: { entityType: 'text-number-owner', locationId },
    condition: { expression: 'attribute_not_exists(pk) OR locationId = :home', values: { ':home': locationId } },
  },
  ...(before === undefined || before === number ? [] : [{ delete: ownerKey(before) }]),
];

/** Finds the home that a number belongs to. */
export const homeOfTextNumber = async (table: Table, number: string): Promise<string | undefined> =>
  (await table.get(ownerKey(number)))?.locationId as string | undefined;
