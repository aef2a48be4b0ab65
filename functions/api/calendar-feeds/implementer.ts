import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { calendarFeeds } from '#shared/contract/calendar-feeds.ts';

export type CalendarFeedsContext = OperationContext;

/** Implements the calls of the group, one file each. */
export const os = implement(calendarFeeds).$context<CalendarFeedsContext>();
