import { eventActor } from '#functions/runtime/actor.ts';
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

/** A paper of a home's list in force, for a signed-in person, to whom it is thereby handed out, once a day; null where the home has none. */
export async function paperInForce(context: PriceListsContext, locationId: string, paper: PriceListPaper) {
  const [latest] = await readPublicVersions(context.table, locationId);
  const version = latest && (await readVersion(context.table, locationId, latest));
  const address = version ? await versionAddress(context, version, paper) : null;
  if (!version || !address) return null;
  if (!isOfHome(context, locationId)) {
    await limit(context, openedPriceLists, context.request.address);
    const reader = eventActor(context.actor).id ?? context.request.address;
    await record(context, { version, paper, to: callerName(context), how: 'online', by: '' }, reader);
  }
  return address;
}
