import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { TeamMemberRow } from '#shared/contract/team.ts';
import { type TeamActor, whyNotMakeOwner } from '#shared/team/member-can.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api, updateUser, useSession } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { Part } from './member-sections.tsx';
import { useTeamChanged } from './use-team.ts';

type TransferProps = { member: TeamMemberRow; actor: TeamActor };

/** Returns the owner's name from the session, because only the owner can transfer. */
const useOwnName = (): string => {
  const { user } = useSession();
  return user ? `${user.firstName} ${user.lastName}` : '';
};

const TransferDialog = ({ member, actor, onClose }: TransferProps & { onClose: () => void }) => {
  const { locationName } = useWorkspace();
  const ownName = useOwnName();
  const changed = useTeamChanged();
  const transfer = useMutation({
    mutationFn: () => api.team.transferOwnership({ oldOwnerId: actor.employeeId, newOwnerId: member.id }),
    onSuccess: async () => {
      toast(`${member.fullName} is the owner of ${locationName} now.`, { tone: 'success' });
      onClose();
      // This person's permissions have changed, and every screen has to know immediately.
      updateUser(await api.appuser.me());
    },
    onSettled: changed,
  });
  return (
    <Dialog
      title={`Transfer ownership to ${member.fullName}?`}
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" isBusy={transfer.isPending} busyLabel="Transferring..." onClick={() => transfer.mutate()}>
            Transfer ownership
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <FormFailure error={transfer.error} />
        <p>
          {member.fullName} becomes the owner of {locationName}. {ownName}, the current owner, becomes an admin.
        </p>
        <p>This takes effect immediately. Only {member.fullName} can transfer it back.</p>
      </div>
    </Dialog>
  );
};

/** Transfers ownership to the open member, or says why the viewer can't. */
export const TransferOwnership = ({ member, actor }: TransferProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const whyNot = whyNotMakeOwner(actor, member);
  return (
    <Part title="Ownership" lead="A home has one owner. Only the owner can transfer it.">
      {whyNot && <p>{whyNot}</p>}
      <div>
        <Button disabled={whyNot !== null} onClick={() => setIsAsking(true)}>
          Transfer ownership
        </Button>
      </div>
      {isAsking && <TransferDialog member={member} actor={actor} onClose={() => setIsAsking(false)} />}
    </Part>
  );
};
