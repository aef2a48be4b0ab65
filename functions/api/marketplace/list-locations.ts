import { pageOfList } from '#functions/runtime/cursor.ts';
import { indexOfAll } from './cards.ts';
import { os } from './implementer.ts';

export const listLocations = os.listLocations.handler(async ({ input, context }) => {
  const { cards } = await indexOfAll(context);
  const page = pageOfList(
    cards.toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)),
    input,
  );
  return { ...page, items: page.items.map(({ id, name, city, stateCode }) => ({ id, name, city, stateCode })) };
});
