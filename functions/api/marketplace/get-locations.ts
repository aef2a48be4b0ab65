import { pageOfList } from '#functions/runtime/cursor.ts';
import { defaultBasket } from '#shared/pricing/basket.ts';
import { inNameOrder } from '#shared/search/index.ts';
import { indexOfAll, locationCard } from './cards.ts';
import { os } from './implementer.ts';

export const getLocations = os.getLocations.handler(async ({ input, context }) => {
  const page = pageOfList(inNameOrder(await indexOfAll(context)), input);
  return { ...page, items: page.items.map((card) => locationCard(card, defaultBasket, null)) };
});
