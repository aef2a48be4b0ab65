import { MailPlus, MailX } from 'lucide-react';
import { useId, useState } from 'react';
import type { TeamMemberRow } from '#shared/contract/team.ts';
import { staffAccess, staffKind } from '#shared/model/enumerations/people.ts';
import { accessWords } from '#shared/team/access-words.ts';
import { type TeamActor, whyNotCancelInvitation, whyNotInvite } from '#shared/team/member-can.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useCancelInvite, useInvite } from './use-team.ts';

/** Asks before a member is emailed an invitation: it says to which address, and what they may do once they join. */
const InviteDialog = ({
  member: { fullName, email, status, access, kind },
  onInvite,
  isBusy,
  onClose,
}: {
  member: TeamMemberRow;
  onInvite: () => void;
  isBusy: boolean;
  onClose: () => void;
}) => {
  // Once it's sent, the member is invited, but what was asked isn't another invitation.
  const [another] = useState(status === 'pending' ? 'another' : 'an');
  return (
    <Dialog
      title={`Invite ${fullName} to the team?`}
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" isBusy={isBusy} busyLabel="Sending..." onClick={onInvite}>
            Send the invitation
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>
          We’ll email {another} invitation to <strong className="font-semibold wrap-anywhere text-text">{email}</strong>. It works
          for seven days.
        </p>
        <p>
          Their access: {kind === 'staff' ? staffAccess.label(access) : staffKind.label(kind)}. {accessWords(access, kind)}
        </p>
      </div>
    </Dialog>
  );
};

/** Shows Invite, Resend, and Cancel, as far as they apply to the member. Disabled ones say why, on hover and focus. */
export const InvitationButtons = ({ member, actor }: { member: TeamMemberRow; actor: TeamActor }) => {
  const invite = useInvite();
  const cancel = useCancelInvite();
  const reasonId = useId();
  const [isAsking, setIsAsking] = useState(false);
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
        onClick={() => setIsAsking(true)}
      >
        {isPending ? 'Resend' : 'Invite'}
        {name}
      </Button>
      {isAsking && (
        <InviteDialog
          member={member}
          onInvite={() => invite.mutate(member, { onSettled: () => setIsAsking(false) })}
          isBusy={invite.isPending}
          onClose={() => setIsAsking(false)}
        />
      )}
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
