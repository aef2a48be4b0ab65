import { useState } from 'react';
import type { CurrentLocation, SavedLocation } from '#shared/contract/locations-views.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { mergeValues, type PartValues } from './merge-values.ts';
import { useHomeCopy } from './use-home.ts';

/** A colleague changed the same fields in the meantime: what was typed here, and the home as it is saved. */
export type StalePart<Values> = { mine: Values; saved: Values; version: number; fields: (keyof Values & string)[] };

/** A save that meets a page again and again in motion gives up after this many tries. */
const MAX_TRIES = 3;

export type SeenPart<Values> = { version: number; values: Values };

export type SavePartOptions<Values> = {
  /** What the form began with. */
  seen: SeenPart<Values>;
  valuesOf: (home: CurrentLocation | SavedLocation) => Values;
  send: (values: Values, version: number) => Promise<SavedLocation>;
};

/**
 * Saves a part of the profile over the version that the form began with, never over one it has not seen. What a colleague changed elsewhere is taken over;
 * where both changed the same field, `stale` holds both until the person has chosen.
 */
export const useSavePart = <Values extends PartValues>({ seen, valuesOf, send }: SavePartOptions<Values>) => {
  const { show, fetch } = useHomeCopy();
  const [base, setBase] = useState(seen);
  const [stale, setStale] = useState<StalePart<Values> | null>(null);

  const accept = (saved: SeenPart<Values>) => {
    setStale(null);
    setBase(saved);
  };

  /** Answers the home as saved, or null where the choice is the person's now. */
  const save = async (mine: Values, from: SeenPart<Values> = base, tries = 1): Promise<SavedLocation | null> => {
    try {
      const saved = await send(mine, from.version);
      accept({ version: saved.version, values: valuesOf(saved) });
      show(saved);
      return saved;
    } catch (error) {
      if (problemOf(error)?.code !== 'stale' || tries === MAX_TRIES) throw error;
      const home = await fetch();
      const now = { version: home.version, values: valuesOf(home) };
      const { merged, conflicts } = mergeValues({ base: from.values, mine, saved: now.values });
      if (conflicts.length === 0) return save(merged, now, tries + 1);
      setStale({ mine: merged, saved: now.values, version: now.version, fields: conflicts });
      return null;
    }
  };

  return { base, stale, save, accept };
};
