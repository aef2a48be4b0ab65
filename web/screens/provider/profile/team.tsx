import type { CurrentLocation } from '#shared/contract/locations-views.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { ProfileSection } from './profile-section.tsx';

/** Whom of the team families see; the team is kept on a screen of its own. */
export const Team = ({ home, missing }: { home: CurrentLocation; missing: string | undefined }) => {
  const shown = home.employees.filter(({ isVisibleInProfilePage, kind }) => isVisibleInProfilePage && kind === 'staff');
  return (
    <ProfileSection
      title="Team"
      anchor="team"
      missing={missing}
      link={<TextLink to={workPaths.team({ locationId: home.id })}>Manage team</TextLink>}
    >
      {shown.length === 0 ? (
        <p className="text-muted">
          Nobody is shown on your page yet. Mark those whom families should see as visible on the profile.
        </p>
      ) : (
        <ul className="divide-y divide-border border-y border-border">
          {shown.map(({ id, fullName, title, isFuneralDirector }) => (
            <li key={id} className="py-2.5">
              <span className="font-semibold">{fullName}</span>
              <span className="block text-muted">{title || (isFuneralDirector ? 'Funeral director' : 'Team member')}</span>
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  );
};
