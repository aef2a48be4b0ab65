import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { TeamMemberRow } from '#shared/contract/team.ts';
import { type TeamActor, whyNotResetSecondFactor } from '#shared/team/member-can.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { Part } from './member-sections.tsx';
import { useTeamSecondFactor } from './team-security.tsx';
import { useTeamChanged } from './use-team.ts';

/** Helps a member who has lost both the phone and the recovery codes. It shows if they have two-step sign-in. */
export const ResetSecondFactor = ({ member, actor }: { member: TeamMemberRow; actor: TeamActor }) => {
  const mayReset = whyNotResetSecondFactor(actor, member) === null;
  const found = useTeamSecondFactor(mayReset);
  const changed = useTeamChanged();
  const [isAsking, setIsAsking] = useState(false);
  const reset = useMutation({
    mutationFn: () => api.team.resetSecondFactor({ id: member.id }),
    onSuccess: async () => {
      setIsAsking(false);
      toast(
        found.data?.requiredSince
          ? `${member.fullName} will set up two-step sign-in again when they sign in.`
          : `${member.fullName} can sign in with their password alone now.`,
        { tone: 'success' },
      );
      await changed();
    },
  });
  if (!mayReset || !found.data?.membersWith.includes(member.id)) return null;
  return (
    <Part title="Two-step sign-in" lead={`${member.fullName} signs in with a code from their phone.`}>
      <div>
        <Button onClick={() => setIsAsking(true)}>Reset two-step sign-in</Button>
      </div>
      {isAsking && (
        <Dialog
          title={`Reset two-step sign-in for ${member.fullName}?`}
          isOpen
          isAlert
          onClose={() => setIsAsking(false)}
          actions={
            <>
              <Button onClick={() => setIsAsking(false)}>Cancel</Button>
              <Button look="danger" isBusy={reset.isPending} busyLabel="Resetting..." onClick={() => reset.mutate()}>
                Reset it
              </Button>
            </>
          }
        >
          <div className="grid gap-3">
            <FormFailure error={reset.error} />
            <p>
              Do this only if {member.fullName} lost their phone and has no recovery codes. Make sure you are talking to them.
              They’ll be signed out everywhere and get an email about it.{' '}
              {found.data.requiredSince
                ? 'At their next sign-in, they’ll set it up again.'
                : 'They’ll sign in with their password alone.'}
            </p>
          </div>
        </Dialog>
      )}
    </Part>
  );
};
