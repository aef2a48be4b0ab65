import type { Notification } from '#shared/notifications/after-event.ts';
import type { NotificationChoices } from '#shared/notifications/notification-kinds.ts';
import { eachPage } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** How long a notification is kept after its last event. */
const KEPT_DAYS = 90;

/** Whose notifications: a member of a home. */
export type Recipient = { locationId: string; employeeId: string };
export type NotificationRow = Notification & { version: number };

/** What a member is told at a home: one partition, in no order. In gsi1 those of the bell by time, in gsi2 the unread ones among them. */
const partition = ({ locationId, employeeId }: Recipient) => `NOTIFICATIONS#${locationId}#${employeeId}`;
const unreadList = ({ locationId, employeeId }: Recipient) => `NOTIFICATIONS-UNREAD#${locationId}#${employeeId}`;
const keyOf = (of: Recipient, id: string): Key => ({ pk: partition(of), sk: id });
const orderOf = ({ at, id }: Pick<Notification, 'at' | 'id'>) => `${at}#${id}`;

function indexesOf(notification: Notification) {
  if (!notification.isInBell) return {};
  const order = orderOf(notification);
  const unread = notification.readAt === undefined ? { gsi2pk: unreadList(notification), gsi2sk: order } : {};
  return { gsi1pk: partition(notification), gsi1sk: order, ...unread };
}

const rowOf = (item: Item): NotificationRow => ({ ...fromItem<Notification>(item), version: item.version as number });

export const notificationItem = (notification: Notification, version = 1): Item => ({
  ...toItem('notification', { ...keyOf(notification, notification.id), ...indexesOf(notification) }, notification, version),
  expiresAt: Math.floor(Date.parse(notification.at) / 1000) + KEPT_DAYS * 86_400,
});

/** Returns the write of a notification over the row that was read, if there was one. */
export const notificationWrite = (notification: Notification, before: NotificationRow | undefined): Write =>
  before
    ? { put: notificationItem(notification, before.version + 1), ifVersion: before.version }
    : { put: notificationItem(notification), unless: 'exists' };

/** Reads notifications by their ids, consistently, in any order. Those that don't exist are left out. */
export async function readNotifications(table: Table, keys: readonly (Recipient & { id: string })[]): Promise<NotificationRow[]> {
  if (keys.length === 0) return [];
  const items = await table.getMany(
    keys.map((key) => keyOf(key, key.id)),
    { consistent: true },
  );
  return items.map(rowOf);
}

type Position = Pick<Notification, 'at' | 'id'>;

/** Reads what a member's bell shows, newest first. */
export async function readBell(
  table: Table,
  of: Recipient,
  { limit, after }: { limit: number; after: Position | null },
): Promise<{ notifications: NotificationRow[]; next: Position | null }> {
  const pk = partition(of);
  const cursor = after && { ...keyOf(of, after.id), gsi1pk: pk, gsi1sk: orderOf(after) };
  const { items, next } = await table.query(pk, { index: 'gsi1', descending: true, limit, ...(cursor ? { cursor } : {}) });
  const notifications = items.map(rowOf);
  return { notifications, next: next === null ? null : (notifications.at(-1) ?? null) };
}

/** Reads the unread notifications of a member's bell, up to a limit: one query. */
export const readUnread = async (table: Table, of: Recipient, limit: number): Promise<NotificationRow[]> =>
  (await table.query(unreadList(of), { index: 'gsi2', limit })).items.map(rowOf);

/** Yields the unread notifications of a member's bell, page by page, newest first. */
export async function* eachUnread(table: Table, of: Recipient): AsyncGenerator<NotificationRow[]> {
  for await (const items of eachPage(table, unreadList(of), { index: 'gsi2', descending: true })) yield items.map(rowOf);
}

/** Marks a notification as read. It stays where it is in the bell. */
export const readMark = (of: Recipient, id: string, readAt: string): Write => ({
  update: keyOf(of, id),
  set: { readAt, gsi2pk: undefined, gsi2sk: undefined },
});

/** Notes that an email listed a notification. */
export const mailedMark = (of: Recipient, id: string, mailedAt: string): Write => ({ update: keyOf(of, id), set: { mailedAt } });

const choicesKey = (of: Recipient): Key => ({ pk: partition(of), sk: 'CHOICES' });
type Choices = { choices: NotificationChoices };

/** Returns how a member wants to be told, and the version of that: 0 if they never chose. */
export async function readChoices(table: Table, of: Recipient): Promise<Choices & { version: number }> {
  const item = await table.get(choicesKey(of), { consistent: true });
  return item ? { ...fromItem<Choices>(item), version: item.version as number } : { choices: {}, version: 0 };
}

/** Reads the choices of several members, by employee. */
export async function readManyChoices(table: Table, all: readonly Recipient[]): Promise<Map<string, NotificationChoices>> {
  const items = all.length > 0 ? await table.getMany(all.map(choicesKey)) : [];
  return new Map(items.map((item) => [item.pk.slice(item.pk.lastIndexOf('#') + 1), fromItem<Choices>(item).choices]));
}

/** Saves how a member wants to be told, over the version that was seen. */
export function choicesWrite(of: Recipient, choices: NotificationChoices, version: number): Write {
  const put = toItem('notification-choices', choicesKey(of), { choices } satisfies Choices, version + 1);
  return version === 0 ? { put, unless: 'exists' } : { put, ifVersion: version };
}
