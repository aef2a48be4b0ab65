import { useState } from 'react';
import type { SessionUser } from '#shared/contract/session.ts';
import { api, problemOf, updateUser } from '../../session/index.ts';
import type { Details } from './account-schemas.ts';
import { type DetailField, detailsOf, mergeDetails } from './merge-details.ts';

/** Somebody else (another tab, another device) changed the same fields in the meantime. */
export type StaleDetails = { mine: Details; saved: SessionUser; fields: DetailField[] };

/** A save that met a person again and again in motion gives up after this many tries. */
const MAX_TRIES = 3;

const send = (details: Details, version: number) =>
  api.appuser.updateAccount({ ...details, phone: details.phone || null, version });

/**
 * Saves the own details over the version that the form began with, never over one it has not seen. What others changed elsewhere is taken
 * over; where both changed the same field, `stale` holds both until the person has chosen.
 */
export const useSaveDetails = (user: SessionUser) => {
  const [base, setBase] = useState(user);
  const [stale, setStale] = useState<StaleDetails | null>(null);

  const accept = (saved: SessionUser): SessionUser => {
    setStale(null);
    setBase(saved);
    updateUser(saved);
    return saved;
  };

  /** Answers the person as saved, or null where the choice is theirs now. */
  const save = async (mine: Details, from: SessionUser = base, tries = 1): Promise<SessionUser | null> => {
    try {
      return accept(await send(mine, from.version));
    } catch (error) {
      if (problemOf(error)?.code !== 'stale' || tries === MAX_TRIES) throw error;
      const saved = await api.appuser.me();
      const { merged, conflicts } = mergeDetails({ base: detailsOf(from), mine, saved: detailsOf(saved) });
      if (conflicts.length === 0) return save(merged, saved, tries + 1);
      setStale({ mine: merged, saved, fields: conflicts });
      return null;
    }
  };

  return { base, stale, save, accept };
};
