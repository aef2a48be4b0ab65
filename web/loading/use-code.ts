import { useSyncExternalStore } from 'react';
import type { CachedModule } from './cached-module.ts';

/**
 * Returns a module, or undefined until it is loaded, and starts loading it. Throws if it could not be loaded. React's `use` would be slower: what
 * suspends shows at least 300 ms after its fallback, however soon its code is there, and nested screens wait twice.
 */
export const useCode = <Module>({ load, state, subscribe }: CachedModule<Module>): Module | undefined => {
  const { module, failure } = useSyncExternalStore(subscribe, state);
  if (failure) throw failure;
  if (module === undefined) load().catch(() => undefined);
  return module;
};
