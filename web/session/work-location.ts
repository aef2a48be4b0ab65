import type { SessionUser } from '#shared/contract/session.ts';
import type { Membership } from '#shared/model/membership.ts';

type Works = Pick<SessionUser, 'memberships'>;

/** The id of the home whose workspace an address is in; null elsewhere, where families plan with a home too. */
export const workspaceIn = (pathname: string): string | null =>
  /^\/locations\/([^/]+)\/(?!arrangements(?:\/|$))[^/]/i.exec(pathname)?.[1]?.toLowerCase() ?? null;

/**
 * The home that an address is about, if the person works there: `/locations/<id>/...`. Calls made from such a screen are about that home, and what they
 * loaded is kept apart from every other home's, whichever of several homes the person opens first.
 */
export const workLocation = (pathname: string, user: Works | null): Membership | null => {
  const id = /^\/locations\/([^/?#]+)/i.exec(pathname)?.[1]?.toLowerCase();
  return user?.memberships.find(({ locationId }) => locationId === id) ?? null;
};
