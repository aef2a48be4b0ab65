import { type WarmHome, warmHomeOf } from '#functions/planning/warm-planner-home.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type SoldItem, soldItems } from '#shared/merchandise/sold-items.ts';

/** A launched home with all that it sells. */
export type Showroom = WarmHome & { items: readonly SoldItem[] };

/** What was joined once for a home in warm memory is joined for as long as that lasts. */
const joined = new WeakMap<WarmHome, Showroom>();

/** A home's merchandise, out of warm memory; one that is not launched is not found, like one that does not exist. */
export async function showroomOf({ table, now }: OperationContext, locationId: string): Promise<Showroom> {
  const warm = await warmHomeOf(table, locationId, now);
  if (!warm) throw problem('not_found');
  const showroom = joined.get(warm) ?? { ...warm, items: soldItems(warm.home, warm.locationItems, warm.catalog) };
  joined.set(warm, showroom);
  return showroom;
}
