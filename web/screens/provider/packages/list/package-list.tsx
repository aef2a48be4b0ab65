import { Boxes, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OwnTemplate } from '#shared/contract/packages.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { movedTo, SortList } from '#web/ui/sort-list.tsx';
import { EmptyState, FailedPanel, Skeleton } from '#web/ui/states.tsx';
import type { Workspace } from '#web/workspace/use-workspace.ts';
import { NEEDED_TO_LAUNCH, useOwnTemplates } from '../use-own-templates.ts';
import { PackageRow } from './package-row.tsx';
import { usePackageActions } from './use-package-actions.ts';

const filters = [
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
  { value: 'all', label: 'All' },
] as const;
type Filter = (typeof filters)[number]['value'];

const isShown = (filter: Filter, { template }: OwnTemplate) => filter === 'all' || template.isActive === (filter === 'active');

const LaunchHint = ({ active }: { active: number }) =>
  active >= NEEDED_TO_LAUNCH ? null : (
    <Banner tone="info" className="mb-5">
      {NEEDED_TO_LAUNCH} packages are needed to launch your page; you have {active}.
    </Banner>
  );

type PackageListProps = { workspace: Workspace; onNew: () => void };

const Rows = ({ items, workspace }: { items: OwnTemplate[]; workspace: Workspace }) => {
  const { locationId, may } = workspace;
  const actions = usePackageActions(locationId);
  // Until the order is saved, the row keeps its own: a second keypress must see the first one's result.
  const [order, setOrder] = useState<string[] | null>(null);
  const placeOf = ({ template }: OwnTemplate) => order?.indexOf(template.id) ?? 0;
  const rows = order ? items.toSorted((one, other) => placeOf(one) - placeOf(other)) : items;
  const ids = rows.map(({ template }) => template.id);
  return (
    <SortList
      label="Packages, in the order families see them"
      items={rows}
      keyOf={({ template }) => template.id}
      nameOf={({ template }) => template.name}
      isDisabled={!may('packages.change')}
      className="grid gap-3"
      onMove={(from, to) => setOrder(movedTo(ids, from, to))}
      onSettled={() => order && actions.order(ids, () => setOrder(null))}
    >
      {(own, handle) => <PackageRow {...{ own, handle, locationId, actions }} mayChange={may('packages.change')} />}
    </SortList>
  );
};

/** Lists the home's packages, active or archived, in the order that families see. */
export const PackageList = ({ workspace, onNew }: PackageListProps) => {
  const { data, isError, error, isFetching, refetch } = useOwnTemplates();
  const [search, setSearch] = useSearchParams();
  const filterInAddress = search.get('show');
  const filter: Filter = filterInAddress === 'archived' || filterInAddress === 'all' ? filterInAddress : 'active';
  const setFilter = (next: string) =>
    setSearch(
      (now) => {
        if (next === 'active') now.delete('show');
        else now.set('show', next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  if (isError && !data)
    return <FailedPanel onRetry={() => void refetch()} isRetrying={isFetching} requestId={problemOf(error)?.requestId} />;
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-3">
        {[1, 2, 3].map((nth) => (
          <Skeleton key={nth} className="h-24 rounded-card" />
        ))}
      </div>
    );
  const begin = workspace.may('packages.change') && (
    <Button look="primary" icon={Plus} onClick={onNew}>
      New package
    </Button>
  );
  if (data.items.length === 0)
    return (
      <EmptyState icon={Boxes} title="No packages yet" action={begin}>
        A package is what families compare first: one name, one price, and everything it includes. {NEEDED_TO_LAUNCH} packages are
        needed to launch your page.
      </EmptyState>
    );
  const visible = data.items.filter((own) => isShown(filter, own));
  return (
    <>
      <LaunchHint active={data.items.filter(({ template }) => template.isActive).length} />
      <Select
        label="Show"
        className="mb-4 max-w-48"
        options={filters.map(({ value, label }) => ({
          value,
          label: `${label} (${data.items.filter((own) => isShown(value, own)).length})`,
        }))}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      {visible.length === 0 ? (
        <EmptyState
          icon={Boxes}
          title={filter === 'archived' ? 'No archived packages' : 'No active packages'}
          action={<Button onClick={() => setFilter('all')}>Show all packages</Button>}
        />
      ) : (
        <Rows items={visible} workspace={workspace} />
      )}
    </>
  );
};
