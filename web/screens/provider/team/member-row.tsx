import type { TeamMemberRow } from '#shared/contract/team.ts';
import type { TeamActor } from '#shared/team/member-can.ts';
import { Portrait } from '#web/parts/portrait.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { InvitationButtons } from './invitation-buttons.tsx';
import { invitationWords } from './invitation-words.ts';
import { MemberBadges, StatusBadge } from './member-badges.tsx';

/** One of the home's people: who they are, what they may do, and how their invitation stands. */
export const MemberRow = ({ member, actor }: { member: TeamMemberRow; actor: TeamActor }) => {
  const invited = invitationWords(member);
  const to = workPaths.teamMember({ locationId: member.providerLocationId, employeeId: member.id });
  return (
    <li className="flex gap-4 px-4 py-4 sm:px-5">
      <Portrait fullName={member.fullName} path={member.image ?? null} size="small" />
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 basis-56 grow">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <TextLink to={to} className="text-base font-semibold break-words">
              {member.fullName}
            </TextLink>
            {member.id === actor.employeeId && <span className="text-muted">(you)</span>}
          </p>
          {member.title && <p className="break-words text-muted">{member.title}</p>}
          <p className="break-words text-muted">{member.email}</p>
          {invited && <p className="mt-1">{invited}</p>}
        </div>
        <div className="flex flex-col gap-3 sm:items-end">
          <p className="flex flex-wrap gap-1.5 sm:justify-end">
            <StatusBadge status={member.status} />
            <MemberBadges member={member} />
          </p>
          <InvitationButtons member={member} actor={actor} />
        </div>
      </div>
    </li>
  );
};
