import type { ActivityMonth } from '#shared/activity/activity.ts';
import type { OpenMessage } from '#shared/model/information-request.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { activityIn } from './activity.ts';
import { everyItem } from './every-item.ts';
import { locationKeys, profileIn } from './location.ts';
import { openMessagesIn } from './message.ts';
import type { Table } from './table.ts';

/** A home as its own staff first see it. */
export type HomeWorkspace = { profile: LocationProfile; activity: ActivityMonth[]; openMessages: OpenMessage[] };

/** Reads a home with what only its staff see, in one query (a second if it outgrows 1 MB); `undefined` if there is none. */
export async function readWorkspace(table: Table, locationId: string): Promise<HomeWorkspace | undefined> {
  const items = await everyItem(table, locationKeys.profile(locationId).pk, { consistent: true });
  const profile = profileIn(items);
  return profile && { profile, activity: activityIn(items), openMessages: openMessagesIn(items) };
}
