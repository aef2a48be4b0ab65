import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TeamMemberRow } from '#shared/contract/team.ts';
import { type TeamActor, whyNotRemove } from '#shared/team/member-can.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api, messageOf, query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { Part } from './member-sections.tsx';
import { useTeamChanged } from './use-team.ts';

/** Loads what depends on the member when the question opens. */
const useWork = ({ id }: TeamMemberRow) =>
  useQuery({ ...query.team.getEmployeeWork.queryOptions({ input: { id } }), staleTime: 0 });

/** Shows what depends on the member, and first why they can’t be removed yet, if they can’t. */
const Work = ({ member, work }: { member: TeamMemberRow; work: ReturnType<typeof useWork> }) => {
  if (work.isPending)
    return (
      <div aria-busy="true">
        <SkeletonText lines={3} />
      </div>
    );
  if (work.isError)
    return (
      <FailedQuery of={work} title="We couldn’t load this person’s work.">
        {messageOf(work.error)}
      </FailedQuery>
    );
  const { items, whyNot } = work.data;
  if (whyNot)
    return (
      <Banner tone="danger" title="Not yet">
        {whyNot}
      </Banner>
    );
  if (items.length === 0) return <p>{member.fullName} has no other work here.</p>;
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
};

const RemoveDialog = ({ member, onClose }: { member: TeamMemberRow; onClose: () => void }) => {
  const navigate = useNavigate();
  const changed = useTeamChanged();
  const work = useWork(member);
  const mayRemove = work.data?.whyNot === null;
  const remove = useMutation({
    mutationFn: () => api.team.deleteEmployee({ id: member.id }),
    onSuccess: async () => {
      toast(`${member.fullName} is removed from the team.`);
      await navigate(workPaths.team({ locationId: member.providerLocationId }));
      await changed();
    },
  });
  return (
    <Dialog
      title={`Remove ${member.fullName} from the team?`}
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep</Button>
          <Button
            look="danger"
            disabled={!mayRemove}
            isBusy={remove.isPending}
            busyLabel="Removing..."
            onClick={() => remove.mutate()}
          >
            Remove {member.fullName}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <FormFailure error={remove.error} />
        <Work member={member} work={work} />
        {mayRemove && <p>This can’t be undone. You can invite them again.</p>}
      </div>
    </Dialog>
  );
};

/** Removes the open member from the team, or says why the viewer can't. */
export const RemoveMember = ({ member, actor }: { member: TeamMemberRow; actor: TeamActor }) => {
  const [isAsking, setIsAsking] = useState(false);
  const whyNot = whyNotRemove(actor, member);
  return (
    <Part title="Remove from the team" lead="You’ll see what happens to their work first.">
      {whyNot && <p>{whyNot}</p>}
      <div>
        <Button disabled={whyNot !== null} onClick={() => setIsAsking(true)}>
          Remove {member.fullName}
        </Button>
      </div>
      {isAsking && <RemoveDialog member={member} onClose={() => setIsAsking(false)} />}
    </Part>
  );
};
