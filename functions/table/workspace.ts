import type { ActivityMonth } from '#shared/activity/activity.ts';
import type { OpenMessage } from '#shared/model/information-request.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { activityIn } from './activity.ts';
import { everyItem } from './every-item.ts';
import { locationKeys, profileIn } from './location.ts';
import { openMessagesIn } from './message.ts';
import type { Table } from './table.ts';

/** A home as its own staff see it first. */
export type HomeWorkspace = { profile: LocationProfile; activity: ActivityMonth[]; openMessages: OpenMessage[] };

/** A home with what is its staff's alone, by one query (a second where it outgrows 1 MB); `undefined` where there is none. */
export async function readWorkspace(table: Table, locationId: string): Promise<HomeWorkspace | undefined> {
  const items = await everyItem(table, locationKeys.profile(locationId).pk, { consistent: true });
  const profile = profileIn(items);
  return profile && { profile, activity: activityIn(items), openMessages: openMessagesIn(items) };
}
