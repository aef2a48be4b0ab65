import { workingHome } from '#functions/pricing/working-home.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { unitsOf } from '#shared/pricing/charge.ts';
import { priceBookOf } from '#shared/pricing/price-book.ts';
import { os } from './implementer.ts';

/** Prices a number of whole units of a service at the home's working price. 404 if the catalog doesn't have the service. */
export const getServicePrice = os.getServicePrice.handler(async ({ input, context }) => {
  const priced = priceBookOf(await workingHome(context, homeOf(context).locationId)).service(input.serviceId);
  if (!priced) throw problem('not_found');
  const { label: name, unit, unitCents } = priced;
  const quantity = unitsOf(input.quantity);
  return {
    serviceId: input.serviceId,
    name,
    unit,
    unitCents,
    quantity,
    amountCents: unitCents === null ? null : unitCents * quantity,
  };
});
