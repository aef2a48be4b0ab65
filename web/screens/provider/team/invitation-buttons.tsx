import { MailPlus, MailX } from 'lucide-react';
import type { TeamMemberRow } from '#shared/contract/team.ts';
import { type TeamActor, whyNotCancelInvitation, whyNotInvite } from '#shared/team/member-can.ts';
import { Button } from '#web/ui/button.tsx';
import { useCancelInvite, useInvite } from './use-team.ts';

/** Shows Invite, Resend, and Cancel, as far as they apply to the member. They are disabled for read-only access. */
export const InvitationButtons = ({ member, actor }: { member: TeamMemberRow; actor: TeamActor }) => {
  const invite = useInvite();
  const cancel = useCancelInvite();
  if (member.status === 'active') return null;
  const isPending = member.status === 'pending';
  const name = <span className="sr-only"> {member.fullName}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="compact"
        icon={MailPlus}
        disabled={whyNotInvite(actor, member) !== null || cancel.isPending}
        isBusy={invite.isPending}
        onClick={() => invite.mutate(member)}
      >
        {isPending ? 'Resend' : 'Invite'}
        {name}
      </Button>
      {isPending && (
        <Button
          size="compact"
          icon={MailX}
          disabled={whyNotCancelInvitation(actor, member) !== null || invite.isPending}
          isBusy={cancel.isPending}
          onClick={() => cancel.mutate(member)}
        >
          Cancel invitation
          <span className="sr-only"> of {member.fullName}</span>
        </Button>
      )}
    </div>
  );
};
