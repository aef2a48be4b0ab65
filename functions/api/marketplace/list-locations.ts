import { pageOfList } from '#functions/runtime/cursor.ts';
import { inNameOrder } from '#shared/search/index.ts';
import { indexOfAll } from './cards.ts';
import { os } from './implementer.ts';

export const listLocations = os.listLocations.handler(async ({ input, context }) => {
  const page = pageOfList(inNameOrder(await indexOfAll(context)), input);
  return { ...page, items: page.items.map(({ id, name, city, stateCode }) => ({ id, name, city, stateCode })) };
});
