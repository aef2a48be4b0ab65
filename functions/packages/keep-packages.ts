import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import { touchPackages } from '#functions/table/template.ts';
import { type OwnHome, ownHome } from './own-home.ts';

/** Saving a package rarely coincides with publishing, and almost never with two publishings in a row. */
const MAX_TRIES = 3;

/** Says that the prices that packages were computed with are no longer in force. */
class PricesMoved extends Error {
  override readonly name = 'PricesMoved';
}

/** Writes packages, all or nothing. `own` is given if their prices were computed from it, and then it has to be unchanged. */
export async function keepPackages(
  { table }: Pick<OperationContext, 'table'>,
  locationId: string,
  writes: readonly Write[],
  own?: Pick<OwnHome, 'asPriced'>,
): Promise<void> {
  const asPriced = own ? [own.asPriced] : [];
  try {
    await table.transact([...writes, touchPackages(locationId), ...asPriced]);
  } catch (error) {
    if (error instanceof ConditionFailed && error.index > writes.length) throw new PricesMoved('', { cause: error });
    throw error;
  }
}

/**
 * Does something with packages at the prices in force, and repeats all of it if another price list came into force before it was written: the person who
 * saves a package has nothing to decide there, and no family sees an old total.
 */
export async function atPricesInForce<Result>(
  context: OperationContext,
  locationId: string,
  work: (own: OwnHome) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work(await ownHome(context, locationId));
    } catch (error) {
      if (!(error instanceof PricesMoved)) throw error;
      if (tries === MAX_TRIES)
        throw problem('conflict', { detail: 'Your price list is being published right now. Please try again.' });
    }
}
