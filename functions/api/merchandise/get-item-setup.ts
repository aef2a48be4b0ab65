import { setupOf } from '#functions/merchandise/item-views.ts';
import { readWorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { ItemSetup } from '#shared/contract/merchandise-views.ts';
import { os } from './implementer.ts';

/** Reads an item as its details edit it. Another home's own is a 404. */
export async function readSetup(
  context: Pick<OperationContext, 'table' | 'now'>,
  locationId: string,
  id: string,
  isValidated = false,
): Promise<ItemSetup> {
  const working = await readWorkingMerchandise(context, locationId);
  const entry = working.byId.entries.get(id);
  if (!entry) throw problem('not_found');
  return setupOf(entry, working, isValidated);
}

export const getItemSetup = os.getItemSetup.handler(async ({ input, context }) =>
  readSetup(context, homeOf(context).locationId, input.id, input.validateGlobalItem),
);
