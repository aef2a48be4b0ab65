import { MissingCode } from './missing-code.ts';

/** The result of a load: the module, or why it failed; neither before it is requested or while it loads. */
type LoadState<Module> = { readonly module?: Module; readonly failure?: MissingCode };

/** A module that loads when it is first asked for. */
export type CachedModule<Module> = {
  load: () => Promise<Module>;
  forget: () => void;
  state: () => LoadState<Module>;
  /** Calls the listener whenever a load ends, and returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
};

/**
 * Loads a module once. A failure is kept too, until `forget`: a render asks each time it runs, so a dropped failure would start the next request
 * during the render, in an endless loop.
 */
export const cachedModule = <Module>(load: () => Promise<Module>): CachedModule<Module> => {
  let loading: Promise<Module> | undefined;
  let state: LoadState<Module> = {};
  const listeners = new Set<() => void>();
  const end = (next: LoadState<Module>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    load: () => {
      loading ??= load().then(
        (module) => {
          end({ module });
          return module;
        },
        (cause: unknown) => {
          const failure = new MissingCode('We couldn’t load part of the app.', { cause });
          end({ failure });
          throw failure;
        },
      );
      return loading;
    },
    forget: () => {
      loading = undefined;
      state = {};
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
