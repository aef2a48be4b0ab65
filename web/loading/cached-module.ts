import { MissingCode } from './missing-code.ts';

/** What has become of a load: the module, or why it did not come; neither while nothing was asked for or it is on its way. */
type LoadState<Module> = { readonly module?: Module; readonly failure?: MissingCode };

/** A module that is loaded when it is first asked for. */
export type CachedModule<Module> = {
  load: () => Promise<Module>;
  forget: () => void;
  state: () => LoadState<Module>;
  /** Calls the listener whenever a load ends; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
};

/**
 * Loads a module once. A failure is kept too, until `forget`: a render asks again each time it runs, so a failure that was dropped would start the next
 * request from within the render, without end.
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
