import { MissingCode } from './missing-code.ts';

/** A module that is loaded when it is first asked for. */
export type CachedModule<Module> = { load: () => Promise<Module>; forget: () => void };

/**
 * Loads a module once. A failure is kept too, until `forget`: a render asks again each time it runs, so a failure that was dropped would start the next
 * request from within the render, without end.
 */
export const cachedModule = <Module>(load: () => Promise<Module>): CachedModule<Module> => {
  let kept: Promise<Module> | undefined;
  return {
    load: () => {
      kept ??= load().catch((cause: unknown) => {
        throw new MissingCode('We couldn’t load part of the app.', { cause });
      });
      return kept;
    },
    forget: () => {
      kept = undefined;
    },
  };
};
