import { Download, ExternalLink } from 'lucide-react';
import type { CurrentLocation } from '#shared/contract/locations-views.ts';
import { type LaunchStepKey, launchSteps } from '#shared/launch/index.ts';
import { formatCents } from '#shared/values/money.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { RatingLine } from '#web/parts/rating-line.tsx';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { ReviewItem } from '../../marketplace/review-item.tsx';
import { Description } from './description.tsx';
import { Features } from './features.tsx';
import { GeneralInformation } from './general-information.tsx';
import { LaunchState } from './launch-state.tsx';
import { NameAndAddress } from './name-and-address.tsx';
import { ProfilePhotos } from './profile-photos.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useHome } from './use-home.ts';

/** Shows the team members whom families see; the team has a separate screen. */
const Team = ({ home, missing }: { home: CurrentLocation; missing: string | undefined }) => {
  const publicStaff = home.employees.filter(({ isVisibleInProfilePage, kind }) => isVisibleInProfilePage && kind === 'staff');
  return (
    <ProfileSection
      title="Team"
      anchor="team"
      missing={missing}
      link={<TextLink to={workPaths.team({ locationId: home.id })}>Manage team</TextLink>}
    >
      {publicStaff.length === 0 ? (
        <p className="text-muted">
          No one is shown on your page yet. Choose who families should see, and mark them as visible on the profile.
        </p>
      ) : (
        <ul className="divide-y divide-border border-y border-border">
          {publicStaff.map(({ id, fullName, title, isFuneralDirector }) => (
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

/** The number of reviews shown here; the public page has all of them. */
const SHOWN = 3;

/** Shows reviews that families wrote elsewhere, imported from a places service. */
const Reviews = ({ home }: { home: CurrentLocation }) => {
  const { open } = useDrawer();
  const left = home.reviews.length - SHOWN;
  return (
    <ProfileSection
      title="Reviews"
      anchor="reviews"
      editLabel="Import reviews"
      editIcon={Download}
      onEdit={() => open('import-reviews')}
    >
      <RatingLine rating={home.rating ?? null} reviewCount={home.reviewCount} />
      {home.reviews.length === 0 && (
        <p className="mt-2 text-muted">Families trust homes with reviews. Import the ones your business has on the map.</p>
      )}
      <ul className="mt-2 divide-y divide-border">
        {home.reviews.slice(0, SHOWN).map((review) => (
          <li key={review.id} className="py-4">
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      {left > 0 && <p className="text-muted">and {left} more on your page</p>}
    </ProfileSection>
  );
};

/** Shows the packages that families can currently choose; they are built on a separate screen. */
const Packages = ({ home, missing }: { home: CurrentLocation; missing: string | undefined }) => {
  const active = home.templates.filter(({ isActive }) => isActive);
  return (
    <ProfileSection
      title="Packages"
      anchor="packages"
      missing={missing}
      link={<TextLink to={workPaths.templateBuilder({ locationId: home.id })}>Manage packages</TextLink>}
    >
      {active.length === 0 ? (
        <p className="text-muted">No packages yet. Families compare homes by their packages. You need three to launch.</p>
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

const Loaded = ({ home }: { home: CurrentLocation }) => {
  const steps = launchSteps(home);
  const missing = (key: LaunchStepKey) => steps.find((step) => step.key === key)?.missing || undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <LaunchState home={home} steps={steps} />
      <ProfilePhotos missing={missing('photos')} />
      <NameAndAddress home={home} missing={missing('website')} />
      <Description home={home} missing={missing('description')} />
      <Features home={home} attributesMissing={missing('attributes')} languagesMissing={missing('languages')} />
      <Reviews home={home} />
      <GeneralInformation home={home} missing={missing('general-information')} />
      <Packages home={home} missing={missing('packages')} />
      <Team home={home} missing={missing('team')} />
    </div>
  );
};

const Loading = () => (
  <div aria-busy="true" className="grid gap-5">
    <Skeleton className="h-28 rounded-card" />
    <Skeleton className="h-56 rounded-card" />
    <Skeleton className="h-56 rounded-card" />
    <Skeleton className="h-72 rounded-card" />
  </div>
);

/** `/locations/:locationId/profile`: the home's page as families see it, each part with a way to change it, and what is missing for a launch. */
export const Component = () => {
  const { locationId, whyNot } = useWorkspace();
  const home = useHome();
  const refusal = whyNot('location.change');
  return (
    <WorkspacePage
      title="Profile"
      lead={refusal ? 'Your home’s public page, as families see it.' : 'Your home’s public page. Edit any part right here.'}
      actions={
        home.data?.isActive && (
          <LinkButton size="compact" icon={ExternalLink} to={paths.funeralHome({ locationId })} target="_blank">
            View public page
          </LinkButton>
        )
      }
    >
      {refusal && <Banner className="mb-5">{refusal}</Banner>}
      {home.data && <Loaded home={home.data} />}
      {home.isPending && <Loading />}
      {home.isError && !home.data && <FailedQuery of={home} title="We couldn’t load your profile." />}
    </WorkspacePage>
  );
};
