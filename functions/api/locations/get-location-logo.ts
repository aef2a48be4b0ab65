import { problem } from '#functions/problem.ts';
import { readLogo } from '#functions/table/location-row.ts';
import { os } from './implementer.ts';

/** Returns a home's logo. Before the home is launched only its own staff get it; for everyone else it is a 404, like a home that doesn't exist. */
export const getLocationLogo = os.getLocationLogo.handler(async ({ input, context }) => {
  const { actor } = context;
  const logo = await readLogo(context.table, input.id);
  const isOwn = actor.kind === 'person' && actor.person.memberships.some(({ locationId }) => locationId === input.id);
  if (!logo || !(logo.isActive || isOwn)) throw problem('not_found');
  return { path: logo.path };
});
