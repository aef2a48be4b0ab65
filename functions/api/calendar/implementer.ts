import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { calendar } from '#shared/contract/calendar.ts';

export type CalendarContext = OperationContext;

/** Implements the calls of the group, one file each. */
export const os = implement(calendar).$context<CalendarContext>();
