import { homeOf } from '#functions/runtime/home-of.ts';
import { done } from '#shared/contract/done.ts';
import { changeOffered } from './change-offered.ts';
import { os } from './implementer.ts';

/** Retires an item of the home's own, or no longer offers one of the catalog or any of its variants. Prices are kept, for when it comes back. */
export const deleteItem = os.deleteItem.handler(async ({ input: { id }, context }) => {
  const { locationId } = homeOf(context);
  await changeOffered(context, locationId, id, ({ own, offers }) => {
    if (own) return { item: { ...own, isRetired: true } };
    return { rows: offers.filter(({ row }) => row.isOffered).map(({ row }) => ({ ...row, isOffered: false })) };
  });
  return done;
});
