import { useState } from 'react';
import type { TeamMemberRow } from '#shared/contract/team.ts';
import type { MemberFields } from '#shared/team/member-fields.ts';
import { api, problemOf, useIdempotencyKey } from '#web/session/index.ts';
import { fieldsOf } from './member-labels.ts';
import { mergeMember } from './merge-member.ts';
import { useTeamChanged } from './use-team.ts';

/** Somebody else saved the same fields in the meantime: both, until the person has chosen. */
export type StaleMember = { mine: MemberFields; saved: TeamMemberRow; fields: (keyof MemberFields)[] };

/** A save that met a member again and again in motion gives up after this many tries. */
const MAX_TRIES = 3;

/**
 * Saves a member over the version that the form began with, never over one it has not seen. What others changed elsewhere is taken over; where both
 * changed the same field, `stale` holds both.
 */
export const useSaveMember = (member: TeamMemberRow) => {
  const keyFor = useIdempotencyKey();
  const changed = useTeamChanged();
  const [base, setBase] = useState(member);
  const [stale, setStale] = useState<StaleMember | null>(null);

  const accept = (saved: TeamMemberRow): TeamMemberRow => {
    setStale(null);
    setBase(saved);
    void changed();
    return saved;
  };

  /** Answers the member as saved, or null where the choice is the person's now. */
  const save = async (mine: MemberFields, from: TeamMemberRow = base, tries = 1): Promise<TeamMemberRow | null> => {
    const input = { ...mine, id: from.id, version: from.version };
    try {
      return accept(await api.team.saveEmployee(input, { context: { idempotencyKey: keyFor(input) } }));
    } catch (error) {
      if (problemOf(error)?.code !== 'stale' || tries === MAX_TRIES) throw error;
      const saved = await api.team.getEmployee({ id: from.id });
      const { merged, conflicts } = mergeMember({ base: fieldsOf(from), mine, saved: fieldsOf(saved) });
      if (conflicts.length === 0) return save(merged, saved, tries + 1);
      setStale({ mine: merged, saved, fields: conflicts });
      return null;
    }
  };

  return { base, stale, save, accept };
};
