import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, UserRoundX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { TeamMemberRow } from '#shared/contract/team.ts';
import { type TeamActor, whyNotChangeTeam } from '#shared/team/member-can.ts';
import { isGuid } from '#shared/values/ids.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { useWhenWords } from '#web/parts/when.tsx';
import { messageOf, problemOf, query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { InvitationButtons } from './invitation-buttons.tsx';
import { invitationWords } from './invitation-words.ts';
import { MemberBadges, StatusBadge } from './member-badges.tsx';
import { MemberDetails } from './member-details.tsx';
import { Part } from './member-sections.tsx';
import { RemoveMember } from './remove-member.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';
import { TransferOwnership } from './transfer-ownership.tsx';
import { useTeamActor } from './use-team-actor.ts';

const BackToTeam = () => (
  <LinkButton size="compact" icon={ArrowLeft} to={workPaths.team(useWorkspace())}>
    Team
  </LinkButton>
);

const Invitation = ({ member, actor }: { member: TeamMemberRow; actor: TeamActor }) => {
  const words = useWhenWords();
  if (member.status === 'active') return null;
  return (
    <Part title="Invitation" lead={invitationWords(member, words) ?? `${member.fullName} hasn’t been invited and can’t sign in.`}>
      <InvitationButtons member={member} actor={actor} />
    </Part>
  );
};

const Member = ({ member }: { member: TeamMemberRow }) => {
  const actor = useTeamActor();
  const whyNot = whyNotChangeTeam(actor);
  return (
    <WorkspacePage title={member.fullName} lead={member.title} actions={<BackToTeam />}>
      <div className="grid max-w-180 gap-5">
        <p className="flex flex-wrap gap-1.5">
          <StatusBadge status={member.status} />
          <MemberBadges member={member} />
        </p>
        {whyNot && <Banner>{whyNot}</Banner>}
        <Invitation member={member} actor={actor} />
        <MemberDetails key={member.id} member={member} actor={actor} />
        <ResetSecondFactor member={member} actor={actor} />
        <TransferOwnership member={member} actor={actor} />
        <RemoveMember member={member} actor={actor} />
      </div>
    </WorkspacePage>
  );
};

const MemberGone = () => (
  <WorkspacePage title="Team member">
    <EmptyState icon={UserRoundX} title="This person isn’t on the team." action={<BackToTeam />}>
      They may have been removed.
    </EmptyState>
  </WorkspacePage>
);

/** /locations/{locationId}/team/team-member/{employeeId}: everything about one team member. */
export const Component = () => {
  const { employeeId = '' } = useParams();
  const isId = isGuid(employeeId);
  const found = useQuery({ ...query.team.getEmployee.queryOptions({ input: { id: employeeId } }), enabled: isId });
  if (found.data) return <Member member={found.data} />;
  if (!isId || problemOf(found.error)?.code === 'not_found') return <MemberGone />;
  return (
    <WorkspacePage title="Team member" actions={<BackToTeam />}>
      {found.isLoadingError ? (
        <FailedQuery of={found} title="We couldn’t load this team member.">
          {messageOf(found.error)}
        </FailedQuery>
      ) : (
        <div aria-busy="true">
          <SkeletonText lines={6} />
        </div>
      )}
    </WorkspacePage>
  );
};
