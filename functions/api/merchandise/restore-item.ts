import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { changeOffered } from './change-offered.ts';
import { readSetup } from './get-item-setup.ts';
import { os } from './implementer.ts';

const gone = () =>
  problem('conflict', { detail: 'This is no longer in the catalog. Make it your own to sell it after your next price list.' });

/** Takes back what `deleteItem` did. An item of the catalog is offered with every price that it has, or alone if it has none. */
export const restoreItem = os.restoreItem.handler(async ({ input: { id }, context }) => {
  const { locationId } = homeOf(context);
  await changeOffered(context, locationId, id, ({ own, isRetired, offers }) => {
    if (own) return { item: { ...own, isRetired: false } };
    if (isRetired) throw gone();
    const priced = offers.filter(({ row }) => row.priceCents !== undefined);
    const wanted = priced.length > 0 ? priced : offers.slice(0, 1);
    return { rows: wanted.filter(({ row }) => !row.isOffered).map(({ row }) => ({ ...row, isOffered: true })) };
  });
  return readSetup(context, locationId, id);
});
