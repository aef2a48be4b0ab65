import { UserPlus, UserSearch } from 'lucide-react';
import { useState } from 'react';
import type { TeamMemberRow } from '#shared/contract/team.ts';
import { accountStatus } from '#shared/model/enumerations/people.ts';
import { type TeamActor, whyNotChangeTeam } from '#shared/team/member-can.ts';
import { ExportCsv } from '#web/parts/export-csv.tsx';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { Portrait } from '#web/parts/portrait.tsx';
import { useWhenWords } from '#web/parts/when.tsx';
import { messageOf } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { findMembers, type MemberFilter } from './find-members.ts';
import { InvitationButtons } from './invitation-buttons.tsx';
import { invitationWords } from './invitation-words.ts';
import { MemberBadges, StatusBadge } from './member-badges.tsx';
import { fieldsOf, memberLabels, valueWords } from './member-labels.ts';
import { TeamSecurity } from './team-security.tsx';
import { useTeam } from './use-team.ts';
import { useTeamActor } from './use-team-actor.ts';

/** Shows a team member: who they are, their access, and the state of their invitation. */
const MemberRow = ({ member, actor }: { member: TeamMemberRow; actor: TeamActor }) => {
  const words = useWhenWords();
  const invited = invitationWords(member, words);
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

const exportedFields = ['title', 'email', 'phone', 'kind', 'access', 'licenseNumber', 'registrationNumber'] as const;

/** Returns the team as a file, with the words of the screens. */
const teamFile = (members: readonly TeamMemberRow[]) => ({
  heading: ['Name', 'Status', ...exportedFields.map((field) => memberLabels[field])],
  rows: members.map((member) => {
    const fields = fieldsOf(member);
    return [member.fullName, accountStatus.label(member.status), ...exportedFields.map((field) => valueWords(field, fields))];
  }),
});

const everybody: MemberFilter = { words: '', status: '' };

const Loading = () => (
  <Card aria-busy="true" className="divide-y divide-border">
    {['one', 'two', 'three'].map((key) => (
      <div key={key} className="flex gap-4 p-5">
        <Skeleton className="size-11 rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      </div>
    ))}
  </Card>
);

const Filter = ({ value, onChange }: { value: MemberFilter; onChange: (filter: MemberFilter) => void }) => (
  <search className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
    <TextField
      label="Search the team"
      type="search"
      value={value.words}
      maxLength={100}
      onChange={(event) => onChange({ ...value, words: event.target.value })}
    />
    <Select
      label="Status"
      value={value.status}
      emptyLabel="All"
      options={accountStatus.values.map((status) => ({ value: status, label: accountStatus.label(status) }))}
      onChange={(event) => onChange({ ...value, status: accountStatus.has(event.target.value) ? event.target.value : '' })}
    />
  </search>
);

const People = () => {
  const team = useTeam();
  const actor = useTeamActor();
  const [filter, setFilter] = useState(everybody);
  if (team.isPending) return <Loading />;
  if (team.isError && !team.data)
    return (
      <FailedQuery of={team} title="The team couldn’t be loaded.">
        {messageOf(team.error)}
      </FailedQuery>
    );
  const { items } = team.data;
  const found = findMembers(items, filter);
  return (
    <div className="grid gap-4">
      <Filter value={filter} onChange={setFilter} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {found.length === items.length ? `${items.length} on the team` : `${found.length} of ${items.length} on the team`}
        </p>
        {found.length > 0 && <ExportCsv name="team" file={() => teamFile(found)} />}
      </div>
      {items.length === 0 && (
        <EmptyState icon={UserPlus} title="No one is on the team yet.">
          People you invite appear here, with what they can do.
        </EmptyState>
      )}
      {items.length > 0 && found.length === 0 && (
        <EmptyState
          icon={UserSearch}
          title="No one matches."
          action={<Button onClick={() => setFilter(everybody)}>Show everyone</Button>}
        />
      )}
      {found.length > 0 && (
        <Card>
          <ul className="divide-y divide-border" aria-label="Team members">
            {found.map((member) => (
              <MemberRow key={member.id} member={member} actor={actor} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
};

/** /locations/{locationId}/team: who works at the home, what each may do, and who has not joined yet. */
export const Component = () => {
  const { locationId, locationName } = useWorkspace();
  const whyNot = whyNotChangeTeam(useTeamActor());
  return (
    <WorkspacePage
      title="Team"
      lead={`Who works at ${locationName}, what they can do, and who has been invited.`}
      actions={
        whyNot === null ? (
          <LinkButton look="primary" icon={UserPlus} to={workPaths.teamInvite({ locationId })}>
            Invite a team member
          </LinkButton>
        ) : (
          <Button look="primary" icon={UserPlus} disabled>
            Invite a team member
          </Button>
        )
      }
    >
      {whyNot && <Banner className="mb-6">{whyNot}</Banner>}
      <People />
      {whyNot === null && (
        <div className="mt-8">
          <TeamSecurity />
        </div>
      )}
    </WorkspacePage>
  );
};
