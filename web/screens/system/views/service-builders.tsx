import { useQuery } from '@tanstack/react-query';
import { HandHeart } from 'lucide-react';
import type { BuilderServices } from '#shared/contract/system-views.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { useAddressParts } from '../providers/search-words.tsx';
import { type Builder, builders, useBuilderChoice } from './use-builder-choice.ts';

const Choice = ({ builder, data }: { builder: Builder; data: BuilderServices }) => {
  const { chosen, toggle, isDirty, isBusy, failure, save, undo } = useBuilderChoice(builder, data);
  const categories = [...Map.groupBy(data.services, ({ category }) => category)];
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {categories.map(([category, services]) => (
          <fieldset key={category}>
            <legend className="mb-1 text-base font-semibold">{category || 'No category'}</legend>
            {services.map(({ id, name, isActive, isChanged }) => (
              <Checkbox
                key={id}
                checked={chosen.has(id)}
                onChange={({ target }) => toggle(id, target.checked)}
                label={
                  <span className="flex flex-wrap items-center gap-x-2">
                    {name}
                    {!isActive && <Badge>Withdrawn</Badge>}
                    {isChanged && <Badge tone="info">Draft</Badge>}
                  </span>
                }
              />
            ))}
          </fieldset>
        ))}
      </div>
      <div
        data-chrome
        className="sticky bottom-(--phone-bar) z-10 -mx-(--page-gutter) mt-6 -mb-8 flex flex-wrap items-center gap-3 border-t border-border bg-bg px-(--page-gutter) py-2"
      >
        <p role="status" className="mr-auto text-sm text-muted">
          {chosen.size} of {data.services.length} services
          {isDirty ? '. Not saved yet.' : ''}
        </p>
        <Button size="compact" disabled={!isDirty || isBusy} onClick={undo}>
          Undo
        </Button>
        <Button
          look="primary"
          size="compact"
          disabled={!isDirty}
          isBusy={isBusy}
          busyLabel="Saving..."
          onClick={() => void save()}
        >
          Save as drafts
        </Button>
      </div>
      <FormFailure error={failure} />
    </>
  );
};

const BuilderPanel = ({ builder }: { builder: Builder }) => {
  const { calls, lead } = builders[builder];
  const found = useQuery(calls.queryOptions({}));
  if (found.isPending) return <SkeletonText lines={8} />;
  if (!found.data) return <FailedQuery of={found} title="We couldn’t load the services." />;
  if (found.data.services.length === 0)
    return (
      <EmptyState icon={HandHeart} title="The catalog has no services yet.">
        Services appear here once there are some.
      </EmptyState>
    );
  return (
    <>
      <p className="mb-4 text-muted">{lead}</p>
      <Choice builder={builder} data={found.data} />
    </>
  );
};

/** /System/ServiceBuilders: which services homes find when they build packages, and when they price. */
export const Component = () => {
  const [search, change] = useAddressParts();
  return (
    <WorkspacePage
      title="Service builders"
      lead={
        <>
          Which services homes can put into packages and price lists. Changes are{' '}
          <TextLink to={workPaths.systemDrafts()}>drafts</TextLink> until they’re published.
        </>
      }
    >
      <Tabs
        label="Builders"
        selected={search.get('builder') === 'price' ? 'price' : 'package'}
        onSelect={(key) => change({ builder: key === 'price' ? 'price' : '' })}
        tabs={[
          { key: 'package', label: 'Packages', panel: <BuilderPanel builder="package" /> },
          { key: 'price', label: 'Price lists', panel: <BuilderPanel builder="price" /> },
        ]}
      />
    </WorkspacePage>
  );
};
