/** `/api/calendar/feed` and the secret addresses that calendar programs read. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { createCalendarFeed } from './create-calendar-feed.ts';
import { getCalendarFeed } from './get-calendar-feed.ts';
import type { CalendarFeedsContext } from './implementer.ts';
import { os } from './implementer.ts';
import { readCalendarFeed } from './read-calendar-feed.ts';
import { removeCalendarFeed } from './remove-calendar-feed.ts';

const router = os.router({ getCalendarFeed, createCalendarFeed, removeCalendarFeed, readCalendarFeed });

export const handler = apiHandler<CalendarFeedsContext>({ router, context: (base) => base });
