import { type WarmHome, warmHomeOf } from '#functions/planning/warm-planner-home.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type SoldItem, soldItems } from '#shared/merchandise/sold-items.ts';

/** A launched home with all that it sells. */
export type Showroom = WarmHome & { items: readonly SoldItem[] };

/** Joins once per home in warm memory, for as long as the home is there. */
const joined = new WeakMap<WarmHome, Showroom>();

/** Returns a home's merchandise from warm memory. A home that isn't launched is a 404, like one that doesn't exist. */
export async function showroomOf({ table, now }: OperationContext, locationId: string): Promise<Showroom> {
  const warm = await warmHomeOf(table, locationId, now);
  if (!warm) throw problem('not_found');
  const showroom = joined.get(warm) ?? { ...warm, items: soldItems(warm.home, warm.locationItems, warm.catalog) };
  joined.set(warm, showroom);
  return showroom;
}
