import type { ComponentType } from 'react';

/**
 * What the file of a drawer exports. `title` is its name until its component sets a better one with `useDrawerTitle`. One that shows something beside a form
 * is wide.
 */
export type DrawerModule = { Component: ComponentType; title: string; isWide?: boolean };

export type DrawerEntry = {
  load: () => Promise<DrawerModule>;
  /** Query parameters that this drawer adds to the address and removes again, such as `package`. */
  params: readonly string[];
};

const registered = new Map<string, DrawerEntry>();
let loadList: () => Promise<unknown> = async () => undefined;

/**
 * Registers drawers by name. Throws for a name that is registered twice. `load` fetches the list of their code, along with the panel. It is passed in
 * (`registered-drawers.ts`), since the drawers import this folder.
 */
export const registerDrawers = (drawers: Record<string, DrawerEntry>, load = loadList): void => {
  loadList = load;
  for (const [name, entry] of Object.entries(drawers)) {
    if (registered.has(name)) throw new Error(`The drawer "${name}" is registered twice.`);
    registered.set(name, entry);
  }
};

/** Loads the list of the drawers' code. */
export const loadDrawerList = (): Promise<unknown> => loadList();

/** Returns the drawer with a name. Throws if the name is missing or unknown (docs/decisions.md, Screens). */
export const drawerNamed = (name: string | null | undefined): DrawerEntry => {
  if (!name) throw new Error('A drawer was opened without a name.');
  const entry = registered.get(name);
  if (!entry) throw new Error(`There is no drawer named "${name}".`);
  return entry;
};

/** Checks whether a name is registered, for addresses that someone typed. */
export const isDrawer = (name: string): boolean => registered.has(name);
