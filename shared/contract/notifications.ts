import * as z from 'zod';
import { notificationKindKeys } from '#shared/notifications/notification-kinds.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, instant } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import { pageInput, pageOf } from './page.ts';

/** The most unread ones that are counted: the bell says "99+" from then on. */
export const MAX_UNREAD = 100;

const kind = () => z.enum(notificationKindKeys);

/** Describes a notification as its recipient sees it now. Of a case that they may no longer see, it says nothing. */
const notificationViewSchema = lazyObject(() => ({
  id: guid,
  kind: kind(),
  title: z.string(),
  /** What it is about, in one line; null if the title says everything. */
  words: z.string().nullable(),
  case: lazyObject(() => ({ id: guid, decedentName: z.string(), caseNumber: z.string() })).nullable(),
  at: instant,
  isRead: z.boolean(),
}));
export type NotificationView = z.infer<typeof notificationViewSchema>;

const channelsSchema = lazyObject(() => ({ bell: z.boolean(), email: z.boolean() }));

/** Describes how notifications of every kind arrive for someone at a home, at the version that counts their choices; 0 before the first. */
const notificationSettingsSchema = lazyObject(() => ({ version: z.int().min(0), channels: z.record(kind(), channelsSchema) }));
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

const base = '/api/notifications';
const { pageSize, cursor } = pageInput;

/** `/api/notifications`: what has happened that concerns the caller at a home. Everyone sees and marks only their own. */
export const notifications = {
  getUnreadCount: call({
    name: 'getUnreadCount',
    method: 'GET',
    path: `${base}/unread`,
    access: 'cases.read',
    summary: `Returns how many of the caller's notifications are unread, at most ${MAX_UNREAD}`,
  })
    .input(lazyObject(() => ({})).optional())
    .output(lazyObject(() => ({ unread: z.int().min(0).max(MAX_UNREAD) }))),
  getNotifications: call({
    name: 'getNotifications',
    method: 'GET',
    path: base,
    access: 'cases.read',
    summary: "Lists the caller's notifications of the last 90 days, newest first",
  })
    .input(lazyObject(() => ({ pageSize, cursor })))
    .output(pageOf(notificationViewSchema)),
  readNotifications: call({
    name: 'readNotifications',
    method: 'POST',
    path: `${base}/read`,
    access: 'cases.read',
    summary: 'Marks notifications of the caller as read; repeating it changes nothing',
  })
    .input(lazyObject(() => ({ ids: z.array(guid).min(1).max(50) })))
    .output(doneSchema),
  readAllNotifications: call({
    name: 'readAllNotifications',
    method: 'POST',
    path: `${base}/readAll`,
    access: 'cases.read',
    summary: 'Marks every notification of the caller as read, up to the newest one that they have seen',
  })
    .input(lazyObject(() => ({ through: instant })))
    .output(doneSchema),
  getNotificationSettings: call({
    name: 'getNotificationSettings',
    method: 'GET',
    path: `${base}/settings`,
    access: 'cases.read',
    summary: 'Returns how notifications of each kind arrive for the caller at the home: in the bell, by email, both, or neither',
  })
    .input(lazyObject(() => ({})).optional())
    .output(notificationSettingsSchema),
  saveNotificationSettings: call({
    name: 'saveNotificationSettings',
    method: 'POST',
    path: `${base}/settings`,
    access: 'cases.read',
    summary: 'Saves how notifications of some kinds arrive for the caller at the home, over the version they saw',
  })
    .input(lazyObject(() => ({ version: z.int().min(0), channels: z.partialRecord(kind(), channelsSchema) })))
    .output(notificationSettingsSchema),
};
