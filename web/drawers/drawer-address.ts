import { drawerNamed, isDrawer } from './drawer-registry.ts';

const DRAWER = 'drawer';

/** Query values of a drawer, by name. */
export type DrawerParams = Record<string, string | undefined>;

/** The name of the open drawer in an address, or null. */
export const drawerIn = (search: URLSearchParams): string | null => search.get(DRAWER);

/** What the open drawer was given. A home that the address does not name (somebody typed it) is the home of the screen below, `locationId` of its path. */
export const drawerParams = (search: URLSearchParams, path: { locationId?: string } = {}): DrawerParams => {
  const name = drawerIn(search);
  if (!name || !isDrawer(name)) return {};
  const usual: DrawerParams = { location: path.locationId };
  return Object.fromEntries(drawerNamed(name).params.map((param) => [param, search.get(param) || usual[param]]));
};

/** The search of an address without its drawer and what that drawer brought along; the screen's own filters stay. */
export const withoutDrawer = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search);
  for (const param of Object.keys(drawerParams(search))) rest.delete(param);
  rest.delete(DRAWER);
  return rest;
};

/** The search of an address with a drawer open. Throws for an unknown drawer and for a parameter that it does not know. */
export const withDrawer = (search: URLSearchParams, name: string, params: DrawerParams = {}): URLSearchParams => {
  const known = drawerNamed(name).params;
  const next = withoutDrawer(search);
  next.set(DRAWER, name);
  for (const [param, value] of Object.entries(params)) {
    if (!known.includes(param)) throw new Error(`The drawer "${name}" knows no parameter "${param}".`);
    if (value !== undefined) next.set(param, value);
  }
  return next;
};
