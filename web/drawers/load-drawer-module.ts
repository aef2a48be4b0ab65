import { toast } from '../ui/toast.ts';
import { type DrawerModule, drawerNamed } from './drawer-registry.ts';

const loading = new Map<string, Promise<DrawerModule>>();

const unavailable: DrawerModule = { Component: () => null, title: 'This could not be opened' };

/** The code of a drawer, loaded once. Where it cannot be loaded a toast says so, and the next opening tries again. */
export const loadDrawerModule = (name: string): Promise<DrawerModule> => {
  const known = loading.get(name);
  if (known) return known;
  const module = drawerNamed(name)
    .load()
    .catch(() => {
      loading.delete(name);
      toast('This could not be opened. Please check your connection and try again.', { tone: 'danger' });
      return unavailable;
    });
  loading.set(name, module);
  return module;
};
