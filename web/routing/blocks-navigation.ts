import { FORCE_HASH } from '../paths.ts';

type Place = { pathname: string; hash: string };

/**
 * Checks whether an open drawer blocks a navigation. On a narrow screen it does, so that a slip of the thumb behind the sheet loses nothing; the hash
 * `force` overrides it. Closing the drawer stays on the same path and is never blocked.
 */
export const blocksNavigation = ({
  isDrawerOpen,
  isNarrow,
  from,
  to,
}: {
  isDrawerOpen: boolean;
  isNarrow: boolean;
  from: Place;
  to: Place;
}): boolean => isDrawerOpen && isNarrow && to.hash !== FORCE_HASH && to.pathname !== from.pathname;
