import { pageOfList } from '#functions/runtime/cursor.ts';
import { defaultBasket } from '#shared/pricing/basket.ts';
import { indexOfAll, locationCard } from './cards.ts';
import { os } from './implementer.ts';

export const getLocations = os.getLocations.handler(async ({ input, context }) => {
  const { cards } = await indexOfAll(context);
  const page = pageOfList(
    cards.toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)),
    input,
  );
  return { ...page, items: page.items.map((card) => locationCard(card, defaultBasket, null)) };
});
