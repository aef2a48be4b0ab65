import { toast } from '../ui/toast.ts';
import { type DrawerModule, drawerNamed } from './drawer-registry.ts';

const loading = new Map<string, Promise<DrawerModule>>();

const unavailable: DrawerModule = { Component: () => null, title: 'This could not be opened' };

/** How long a failed load is remembered: `use()` asks again at every render, and must be given the same promise while the drawer is open. */
const rememberedMs = 3_000;

/** The code of a drawer, loaded once. Where it cannot be loaded a toast says so, and an opening some seconds later tries again. */
export const loadDrawerModule = (name: string): Promise<DrawerModule> => {
  const known = loading.get(name);
  if (known) return known;
  const module = drawerNamed(name)
    .load()
    .catch(() => {
      setTimeout(() => loading.delete(name), rememberedMs);
      toast('This could not be opened. Please check your connection and try again.', { tone: 'danger' });
      return unavailable;
    });
  loading.set(name, module);
  return module;
};
