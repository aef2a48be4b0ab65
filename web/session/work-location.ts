import type { SessionUser } from '#shared/contract/session.ts';
import type { Membership } from '#shared/model/membership.ts';

type Works = Pick<SessionUser, 'memberships'>;

/** Returns the id of the home whose workspace an address is in; null elsewhere, because families plan with a home too. */
export const workspaceIn = (pathname: string): string | null =>
  /^\/locations\/([^/]+)\/(?!arrangements(?:\/|$))[^/]/i.exec(pathname)?.[1]?.toLowerCase() ?? null;

/**
 * Returns the home that an address is about, if the person works there: `/locations/<id>/...`. Calls from such a screen are about that home, and its
 * data is cached separately from every other home's, whichever home opens first.
 */
export const workLocation = (pathname: string, user: Works | null): Membership | null => {
  const id = /^\/locations\/([^/?#]+)/i.exec(pathname)?.[1]?.toLowerCase();
  return user?.memberships.find(({ locationId }) => locationId === id) ?? null;
};
