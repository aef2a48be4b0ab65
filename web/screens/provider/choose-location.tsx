import { ChevronRight } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { staffAccess, staffKind } from '#shared/model/enumerations/people.ts';
import type { Membership } from '#shared/model/membership.ts';
import { rememberLocation } from '#web/session/sign-in.ts';
import { useSession } from '#web/session/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Page } from '#web/ui/page.tsx';
import { workPaths } from '#web/work-paths.ts';

const wordsOf = ({ kind, access }: Membership) => (kind === 'staff' ? staffAccess.label(access) : staffKind.label(kind));

/** /locations/: the homes of someone who works at several. People who work at only one go straight to it. */
export const Component = () => {
  const { user } = useSession();
  const homes = user?.memberships ?? [];
  const only = homes.length === 1 && homes[0];
  if (only) return <Navigate to={workPaths.providerDashboard(only)} replace />;
  return (
    <Page title="Your locations" lead="Choose where to work. You can switch at any time next to the home’s name.">
      <ul className="grid gap-3">
        {homes.map((home) => (
          <li key={home.locationId}>
            <Link
              to={workPaths.providerDashboard(home)}
              onClick={() => void rememberLocation(home.locationId)}
              className="flex min-h-16 items-center gap-4 rounded-card border border-border bg-surface px-5 py-4 shadow-1 transition-colors duration-(--hover) hover:border-border-strong"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{home.locationName}</span>
                <span className="block text-sm text-muted">{wordsOf(home)}</span>
              </span>
              {home.locationId === user?.providerLocationId && <Badge>Opened first</Badge>}
              <Icon of={ChevronRight} size={20} className="shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
};
