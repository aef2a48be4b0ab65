/** Drawers by name belong here: which exist, how the open one stands in the address, and where it is drawn. */
export { DrawerOutlet } from './drawer-outlet.tsx';
export { type DrawerModule, registerDrawers } from './drawer-registry.ts';
export { useDrawer, useDrawerTitle } from './use-drawer.ts';
