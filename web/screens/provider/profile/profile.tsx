import { ExternalLink } from 'lucide-react';
import type { CurrentLocation } from '#shared/contract/locations-views.ts';
import { type LaunchStepKey, launchSteps } from '#shared/launch/index.ts';
import { paths } from '#web/paths.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { Banner } from '#web/ui/banner.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState, FailedPanel, Skeleton } from '#web/ui/states.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { Description } from './description.tsx';
import { Features } from './features.tsx';
import { GeneralInformation } from './general-information.tsx';
import { LaunchState } from './launch-state.tsx';
import { NameAndAddress } from './name-and-address.tsx';
import { Packages } from './packages.tsx';
import { ProfilePhotos } from './profile-photos.tsx';
import { Reviews } from './reviews.tsx';
import { Team } from './team.tsx';
import { useHome } from './use-home.ts';

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

/** `/locations/:locationId/profile`: the home's page as families see it, each part with the way to change it, and what is missing to launch. */
export const Component = () => {
  const { locationId, may, whyNot } = useWorkspace();
  const home = useHome();
  const isTrade = !may('location.read');
  return (
    <WorkspacePage
      title="Profile"
      lead="What families see of your home. Edit any part right here."
      actions={
        home.data?.isActive && (
          <LinkButton size="compact" icon={ExternalLink} to={paths.funeralHome({ locationId })} target="_blank">
            View public page
          </LinkButton>
        )
      }
    >
      {isTrade && <EmptyState title="This part is the funeral home's own.">Your cases are on your dashboard.</EmptyState>}
      {!isTrade && whyNot('location.change') && (
        <Banner className="mb-5">{whyNot('location.change')} This is the page as families see it.</Banner>
      )}
      {!isTrade && home.data && <Loaded home={home.data} />}
      {!isTrade && home.isPending && <Loading />}
      {!isTrade && home.isError && !home.data && (
        <FailedPanel
          title="Your profile could not be loaded."
          onRetry={() => void home.refetch()}
          isRetrying={home.isFetching}
          requestId={problemOf(home.error)?.requestId}
        />
      )}
    </WorkspacePage>
  );
};
