import { MailPlus, MailX } from 'lucide-react';
import { useId } from 'react';
import type { TeamMemberRow } from '#shared/contract/team.ts';
import { type TeamActor, whyNotCancelInvitation, whyNotInvite } from '#shared/team/member-can.ts';
import { Button } from '#web/ui/button.tsx';
import { useCancelInvite, useInvite } from './use-team.ts';

/** Shows Invite, Resend, and Cancel, as far as they apply to the member. Disabled ones say why, on hover and focus. */
export const InvitationButtons = ({ member, actor }: { member: TeamMemberRow; actor: TeamActor }) => {
  const invite = useInvite();
  const cancel = useCancelInvite();
  const reasonId = useId();
  if (member.status === 'active') return null;
  const isPending = member.status === 'pending';
  const whyNotSend = whyNotInvite(actor, member);
  const whyNotCancel = isPending ? whyNotCancelInvitation(actor, member) : null;
  // Both buttons often have the same reason, which is then said once.
  const reasons = [...new Set([whyNotSend, whyNotCancel])].filter((reason) => reason !== null);
  const idOf = (reason: string) => `${reasonId}-${reasons.indexOf(reason)}`;
  const described = (reason: string | null) => (reason ? { title: reason, 'aria-describedby': idOf(reason) } : {});
  const name = <span className="sr-only"> {member.fullName}</span>;
  return (
    <div className="group flex flex-wrap gap-2">
      <Button
        size="compact"
        icon={MailPlus}
        {...described(whyNotSend)}
        disabled={whyNotSend !== null || cancel.isPending}
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
          {...described(whyNotCancel)}
          disabled={whyNotCancel !== null || invite.isPending}
          isBusy={cancel.isPending}
          onClick={() => cancel.mutate(member)}
        >
          Cancel invitation
          <span className="sr-only"> of {member.fullName}</span>
        </Button>
      )}
      {reasons.map((reason) => (
        <p
          key={reason}
          id={idOf(reason)}
          className="sr-only text-sm text-muted group-focus-within:not-sr-only group-focus-within:w-full"
        >
          {reason}
        </p>
      ))}
    </div>
  );
};
