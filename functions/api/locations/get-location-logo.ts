import { problem } from '#functions/problem.ts';
import { readLogo } from '#functions/table/location-row.ts';
import { os } from './implementer.ts';

/** A home that is not launched has a logo for its own people alone; for everybody else it is not there, like one that does not exist. */
export const getLocationLogo = os.getLocationLogo.handler(async ({ input, context }) => {
  const { actor } = context;
  const logo = await readLogo(context.table, input.id);
  const isOwn = actor.kind === 'person' && actor.person.memberships.some(({ locationId }) => locationId === input.id);
  if (!logo || !(logo.isActive || isOwn)) throw problem('not_found');
  return { path: logo.path };
});
