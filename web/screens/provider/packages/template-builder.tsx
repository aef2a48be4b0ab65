import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Boxes } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { OwnTemplate } from '#shared/contract/packages.ts';
import { blankPackage } from '#shared/packages/new-package.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { problemOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { useSession } from '#web/session/use-session.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace, type Workspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { ArchivedBanner } from './builder/archived-banner.tsx';
import { Builder } from './builder/builder.tsx';
import { useOwnTemplates, useTemplateChoices } from './use-own-templates.ts';

const NEW = 'new';

/** Returns the package that the address names: one of the home's, an empty one, or one based on a preconfigured package. */
function usePackageAt(locationId: string, packageId: string, from: string | null) {
  const isNew = packageId === NEW;
  const list = useOwnTemplates();
  const begun = useQuery({
    ...query.packages.getTemplateFromPreConfiguredTemplate.queryOptions({ input: { id: from ?? '' } }),
    enabled: isNew && from !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [id] = useState(() => crypto.randomUUID());
  const blank = useMemo<OwnTemplate>(
    () => ({ template: blankPackage({ id, providerLocationId: locationId }), version: 0, unpriced: [] }),
    [id, locationId],
  );
  if (isNew && from !== null) return { own: begun.data, request: begun };
  if (isNew) return { own: blank, request: list };
  return { own: list.data?.items.find(({ template }) => template.id === packageId), request: list };
}

const Missing = ({ locationId }: { locationId: string }) => (
  <EmptyState
    icon={Boxes}
    title="We can’t find this package"
    action={<LinkButton to={workPaths.templateBuilder({ locationId })}>All packages</LinkButton>}
  >
    It may belong to another home, or the address may be wrong.
  </EmptyState>
);

const Loading = () => (
  <div aria-busy="true" className="grid gap-5">
    {[1, 2, 3].map((nth) => (
      <Skeleton key={nth} className="h-64 rounded-card" />
    ))}
  </div>
);

const Content = ({ workspace, packageId }: { workspace: Workspace; packageId: string }) => {
  const { locationId } = workspace;
  const { user } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const from = packageId === NEW ? search.get('from') : null;
  const { own, request } = usePackageAt(locationId, packageId, from);
  const choices = useTemplateChoices();
  const failed = [request, choices].find(({ isError, data }) => isError && !data);
  if (problemOf(failed?.error)?.code === 'not_found') return <Missing locationId={locationId} />;
  if (failed) return <FailedQuery of={failed} />;
  if (!own && request.data) return <Missing locationId={locationId} />;
  if (!own || !choices.data || !user) return <Loading />;
  const draftKey = packageId === NEW ? `${locationId}.${from ?? NEW}` : packageId;
  return (
    <>
      <ArchivedBanner own={own} workspace={workspace} />
      <Builder
        key={draftKey}
        own={own}
        choices={choices.data}
        workspace={workspace}
        personId={user.id}
        draftKey={draftKey}
        onCreated={(id) => void navigate(workPaths.templateBuilder({ locationId, packageId: id }), { replace: true })}
      />
    </>
  );
};

/** Shows the builder of one package. */
export const Component = () => {
  const workspace = useWorkspace();
  const { packageId = NEW } = useParams();
  const { data } = useOwnTemplates();
  const name = data?.items.find(({ template }) => template.id === packageId)?.template.name;
  return (
    <WorkspacePage
      title={packageId === NEW ? 'New package' : (name ?? 'Package')}
      actions={
        <LinkButton size="compact" icon={ArrowLeft} to={workPaths.templateBuilder({ locationId: workspace.locationId })}>
          All packages
        </LinkButton>
      }
    >
      <Content workspace={workspace} packageId={packageId.toLowerCase() === NEW ? NEW : packageId.toLowerCase()} />
    </WorkspacePage>
  );
};
