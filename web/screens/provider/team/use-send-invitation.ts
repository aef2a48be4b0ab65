import { useRef } from 'react';
import type { TeamMemberRow } from '#shared/contract/team.ts';
import type { MemberFields } from '#shared/team/member-fields.ts';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { useTeamChanged } from './use-team.ts';

/**
 * Adds somebody and sends the invitation at once. Where only the second fails, the person stands in the team, not invited: sending again goes on from
 * there, and nobody is added twice.
 */
export const useSendInvitation = () => {
  const saveKey = useIdempotencyKey();
  const inviteKey = useIdempotencyKey();
  const changed = useTeamChanged();
  const added = useRef<TeamMemberRow | null>(null);
  return async (fields: MemberFields): Promise<TeamMemberRow> => {
    const seen = added.current ? { id: added.current.id, version: added.current.version } : {};
    const toSave = { ...fields, ...seen };
    const member = await api.team.saveEmployee(toSave, { context: { idempotencyKey: saveKey(toSave) } });
    added.current = member;
    void changed();
    const { id, email, phone } = member;
    const toSend = { id, email, phone };
    const invited = await api.team.inviteEmployee(toSend, { context: { idempotencyKey: inviteKey(toSend) } });
    void changed();
    return invited;
  };
};
