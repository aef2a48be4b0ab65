import type { CurrentLocation, SavedLocation } from '#shared/contract/locations-views.ts';
import { useMergingSave } from '#web/parts/use-merging-save.ts';
import type { PartValues } from './part-values.ts';
import { useHomeCopy } from './use-home.ts';

/** A part of the profile as it was at a version of the home's row. */
export type SeenPart<Values> = { version: number; values: Values };

/** The same once it is saved, with the home that the call answered. */
export type SavedPart<Values> = SeenPart<Values> & { home: SavedLocation };

export type SavePartOptions<Values> = {
  /** What the form began with. */
  seen: SeenPart<Values>;
  valuesOf: (home: CurrentLocation | SavedLocation) => Values;
  send: (values: Values, version: number) => Promise<SavedLocation>;
};

/** Saves a part of the profile over the version that the form began with; a colleague may have changed it in the meantime. */
export const useSavePart = <Values extends PartValues>({ seen, valuesOf, send }: SavePartOptions<Values>) => {
  const { show, fetch } = useHomeCopy();
  return useMergingSave<SeenPart<Values>, Values, SavedPart<Values>>({
    begun: seen,
    fieldsOf: ({ values }) => values,
    send: async (values, { version }) => {
      const home = await send(values, version);
      show(home);
      return { version: home.version, values: valuesOf(home), home };
    },
    readAnew: async () => {
      const home = await fetch();
      return { version: home.version, values: valuesOf(home) };
    },
  });
};
