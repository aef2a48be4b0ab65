import { type WarmHome, warmHomeAtWork, warmHomeOf } from '#functions/planning/warm-planner-home.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { ItemIndex } from '#shared/merchandise/item-index.ts';
import { soldItems } from '#shared/merchandise/sold-items.ts';

/** A launched home with all that it sells. */
export type Showroom = WarmHome & { index: ItemIndex };

/** Joins once per home in warm memory, for as long as the home is there. */
const joined = new WeakMap<WarmHome, Showroom>();

function showroomIn(warm: WarmHome): Showroom {
  const showroom = joined.get(warm) ?? {
    ...warm,
    index: new ItemIndex(soldItems(warm.home, warm.locationItems, warm.catalog)),
  };
  joined.set(warm, showroom);
  return showroom;
}

type Reading = Pick<OperationContext, 'table' | 'now'>;

/** Returns what a home sells for its cases, from warm memory, whether it's launched or not; `undefined` for one that doesn't exist. */
export async function showroomAtWork({ table, now }: Reading, locationId: string): Promise<Showroom | undefined> {
  const warm = await warmHomeAtWork(table, locationId, now);
  return warm && showroomIn(warm);
}

/** Returns a home's merchandise from warm memory. A home that isn't launched is a 404, like one that doesn't exist. */
export async function showroomOf({ table, now }: Reading, locationId: string): Promise<Showroom> {
  const warm = await warmHomeOf(table, locationId, now);
  if (!warm) throw problem('not_found');
  return showroomIn(warm);
}
