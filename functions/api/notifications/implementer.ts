import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { notifications } from '#shared/contract/notifications.ts';

export type NotificationsContext = OperationContext;

/** Implements the calls of the group, one file each. */
export const os = implement(notifications).$context<NotificationsContext>();
