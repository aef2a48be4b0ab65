import type { CurrentLocation } from '#shared/contract/locations-views.ts';
import { formatCents } from '#shared/values/money.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { ProfileSection } from './profile-section.tsx';

/** The packages that families can choose at present; they are built on a screen of their own. */
export const Packages = ({ home, missing }: { home: CurrentLocation; missing: string | undefined }) => {
  const active = home.templates.filter(({ isActive }) => isActive);
  return (
    <ProfileSection
      title="Packages"
      anchor="packages"
      missing={missing}
      link={<TextLink to={workPaths.templateBuilder({ locationId: home.id })}>Manage packages</TextLink>}
    >
      {active.length === 0 ? (
        <p className="text-muted">
          No package is offered yet. Families compare homes by their packages; three are needed to launch.
        </p>
      ) : (
        <ul className="divide-y divide-border border-y border-border">
          {active.map(({ id, name, priceCents }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
              <TextLink to={workPaths.templateBuilder({ locationId: home.id, packageId: id })}>{name}</TextLink>
              <span className="tabular-nums">{formatCents(priceCents)}</span>
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  );
};
