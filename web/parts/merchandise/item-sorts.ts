/** How a list of items can be sorted (`allItems`, Sort); `home` is the home's own order. */
export const itemSorts = ['home', 'price', 'name'] as const;
