import type { PricedItem } from '#shared/model/planner-home.ts';

/** How many items of a category show at first, and how many more at each press. */
export const GOODS_PAGE = 24;

/** Returns the items whose names have every word that was typed, those that are chosen first. */
export function foundGoods(items: readonly PricedItem[], typed: string, isChosen: (id: string) => boolean): PricedItem[] {
  const words = typed.toLocaleLowerCase('en-US').split(/\s+/).filter(Boolean);
  const found = items.filter(({ name }) => {
    const lower = name.toLocaleLowerCase('en-US');
    return words.every((word) => lower.includes(word));
  });
  return [...found.filter(({ id }) => isChosen(id)), ...found.filter(({ id }) => !isChosen(id))];
}
