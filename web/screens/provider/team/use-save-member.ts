import type { TeamMemberRow } from '#shared/contract/team.ts';
import type { MemberFields } from '#shared/team/member-fields.ts';
import { useMergingSave } from '#web/parts/use-merging-save.ts';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { fieldsOf } from './member-labels.ts';
import { useTeamChanged } from './use-team.ts';

/** Saves a member over the version that the form began with; a colleague may have changed it in the meantime. */
export const useSaveMember = (member: TeamMemberRow) => {
  const keyFor = useIdempotencyKey();
  const changed = useTeamChanged();
  return useMergingSave<TeamMemberRow, MemberFields>({
    begun: member,
    fieldsOf,
    send: (fields, { id, version }) => {
      const input = { ...fields, id, version };
      return api.team.saveEmployee(input, { context: { idempotencyKey: keyFor(input) } });
    },
    readAnew: ({ id }) => api.team.getEmployee({ id }),
    onAccepted: () => void changed(),
  });
};
