import { drawerNamed, isDrawer } from './drawer-registry.ts';

const DRAWER = 'drawer';

/** Query values of a drawer, by name. */
export type DrawerParams = Record<string, string | undefined>;

/** Returns the name of the open drawer in an address, or null. */
export const drawerIn = (search: URLSearchParams): string | null => search.get(DRAWER);

/** Returns the parameters of the open drawer. If someone typed an address without a home, `locationId` is that of the screen below. */
export const drawerParams = (search: URLSearchParams, path: { locationId?: string } = {}): DrawerParams => {
  const name = drawerIn(search);
  if (!name || !isDrawer(name)) return {};
  const usual: DrawerParams = { location: path.locationId };
  return Object.fromEntries(drawerNamed(name).params.map((param) => [param, search.get(param) || usual[param]]));
};

/** Returns the search of an address without its drawer and the drawer's parameters. The screen's own filters stay. */
export const withoutDrawer = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search);
  for (const param of Object.keys(drawerParams(search))) rest.delete(param);
  rest.delete(DRAWER);
  return rest;
};

/** Returns the search of an address with a drawer open. Throws for an unknown drawer or parameter. */
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
