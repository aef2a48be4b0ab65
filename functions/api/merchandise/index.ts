/** `/api/merchandise`: what a home sells, for its staff; one file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { allWorkingAttributeFilters } from './all-working-attribute-filters.ts';
import { allWorkingItemCategories } from './all-working-item-categories.ts';
import { allWorkingItems } from './all-working-items.ts';
import { allWorkingLocationItemOptions } from './all-working-location-item-options.ts';
import { allWorkingQuickFilters } from './all-working-quick-filters.ts';
import { deleteItem } from './delete-item.ts';
import { getItemChoices } from './get-item-choices.ts';
import { getItemSetup } from './get-item-setup.ts';
import { getNewItemSetup } from './get-new-item-setup.ts';
import { os } from './implementer.ts';
import { makeItemOwn } from './make-item-own.ts';
import { restoreItem } from './restore-item.ts';
import { saveItemFromDetails } from './save-item-from-details.ts';
import { saveMerchandiseCategories } from './save-merchandise-categories.ts';
import { saveMerchandiseItems } from './save-merchandise-items.ts';

const router = os.router({
  allWorkingItemCategories,
  allWorkingItems,
  allWorkingLocationItemOptions,
  allWorkingQuickFilters,
  allWorkingAttributeFilters,
  getItemSetup,
  getNewItemSetup,
  getItemChoices,
  saveMerchandiseCategories,
  saveMerchandiseItems,
  saveItemFromDetails,
  makeItemOwn,
  restoreItem,
  deleteItem,
});

export const handler = apiHandler({ router, context: (base) => base });
