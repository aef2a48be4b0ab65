import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import { touchPackages } from '#functions/table/template.ts';
import { type OwnHome, ownHome } from './own-home.ts';

/** A package meets a publishing seldom, and two of them in a row hardly ever. */
const MAX_TRIES = 3;

/** The prices that packages were worked out by are not those in force any more. */
class PricesMoved extends Error {
  override readonly name = 'PricesMoved';
}

/** Writes packages, all or nothing; `own` is given where what they cost was worked out by it, and has to be still so. */
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
 * Does something with packages at the prices in force, and all of it anew where another price list came into force before it was kept: whoever saves a
 * package has nothing to choose there, and no family is told an old sum.
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
        throw problem('conflict', { detail: 'Your price list is being published at this moment. Please try again.' });
    }
}
