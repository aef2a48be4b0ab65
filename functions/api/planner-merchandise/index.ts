/** `/api/public/merchandise`: the merchandise of a home that the planner shows; one file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { allAttributeFilters } from './all-attribute-filters.ts';
import { allItemCategories } from './all-item-categories.ts';
import { allItems } from './all-items.ts';
import { allLocationItemOptions } from './all-location-item-options.ts';
import { allQuickFilters } from './all-quick-filters.ts';
import { getDisplayServiceFromLocationItem } from './get-display-service-from-location-item.ts';
import { os } from './implementer.ts';

const router = os.router({
  allItemCategories,
  allItems,
  allQuickFilters,
  allAttributeFilters,
  allLocationItemOptions,
  getDisplayServiceFromLocationItem,
});

export const handler = apiHandler({ router, context: (base) => base });
