import { useSyncExternalStore } from 'react';
import type { CachedModule } from './cached-module.ts';

/**
 * Returns a module, or undefined until it is there, and starts to load it; throws where it could not be loaded. Not by React's `use`: what suspends is
 * shown 300 ms after its fallback at the earliest, however soon its code is there, and a screen within a screen waits twice.
 */
export const useCode = <Module>({ load, state, subscribe }: CachedModule<Module>): Module | undefined => {
  const { module, failure } = useSyncExternalStore(subscribe, state);
  if (failure) throw failure;
  if (module === undefined) load().catch(() => undefined);
  return module;
};
