import { BadgeCheck, Clock, Eye, UserRoundX } from 'lucide-react';
import { isOwner } from '#shared/access/can.ts';
import type { TeamMemberRow } from '#shared/contract/team.ts';
import { type AccountStatus, accountStatus, staffAccess, staffKind } from '#shared/model/enumerations/people.ts';
import { Badge, type BadgeProps } from '#web/ui/badge.tsx';

const looks: Record<AccountStatus, Pick<BadgeProps, 'tone' | 'icon'>> = {
  active: { tone: 'success', icon: BadgeCheck },
  pending: { tone: 'warning', icon: Clock },
  'not-invited': { tone: 'neutral' },
  inactive: { tone: 'neutral', icon: UserRoundX },
};

export const StatusBadge = ({ status }: { status: AccountStatus }) => (
  <Badge {...looks[status]}>{accountStatus.label(status)}</Badge>
);

/** Shows a member's access, and what families see of them. */
export const MemberBadges = ({ member }: { member: TeamMemberRow }) => (
  <>
    <Badge tone={isOwner(member) ? 'primary' : 'neutral'}>
      {member.kind === 'staff' ? staffAccess.label(member.access) : staffKind.label(member.kind)}
    </Badge>
    {member.isFuneralDirector && <Badge>Funeral director</Badge>}
    {member.isVisibleInProfilePage && <Badge icon={Eye}>On your page</Badge>}
  </>
);
