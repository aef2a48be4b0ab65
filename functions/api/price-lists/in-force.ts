import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { limit, openedPriceLists } from '#functions/runtime/rate-limit.ts';
import { readPublicVersions, readVersion } from '#functions/table/price-list-version.ts';
import type { PriceListPaper } from '#shared/model/enumerations/price-list.ts';
import type { PriceListsContext } from './implementer.ts';
import { versionAddress } from './papers.ts';
import { record } from './record.ts';

/** Tells whether the caller works at the home: a list that they open isn't handed out to anyone. */
export const isOfHome = ({ actor }: Pick<OperationContext, 'actor'>, locationId: string): boolean =>
  actor.kind === 'person' && actor.person.memberships.some((each) => each.locationId === locationId);

/** Returns a document of a home's list in force and records that it was handed out to the signed-in caller. Null if the home has none. */
export async function paperInForce(context: PriceListsContext, locationId: string, paper: PriceListPaper) {
  const [latest] = await readPublicVersions(context.table, locationId);
  const version = latest && (await readVersion(context.table, locationId, latest));
  const address = version ? await versionAddress(context, version, paper) : null;
  if (!version || !address) return null;
  if (!isOfHome(context, locationId)) {
    await limit(context, openedPriceLists, context.request.address);
    await record(context, { version, paper, to: callerName(context), how: 'online', by: '' });
  }
  return address;
}
