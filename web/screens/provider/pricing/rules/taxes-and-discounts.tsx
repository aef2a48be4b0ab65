import type { HomeRules } from '#shared/contract/pricing-views.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { isSame } from '#web/parts/merge-fields.ts';
import { Banner } from '#web/ui/banner.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { ExampleAccount } from './example-account.tsx';
import { DiscountList, TaxList } from './rule-lists.tsx';
import { useHomeRules } from './use-home-rules.ts';

const Loaded = ({ view }: { view: HomeRules }) => {
  const { locationId } = useWorkspace();
  const { rules, inForce, categories } = view;
  const isPublished = inForce !== null && isSame(rules, inForce);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {!isPublished && (
        <Banner tone="info">
          Families see these taxes and discounts, and new contracts charge them, only once you publish your next{' '}
          <TextLink to={workPaths.priceList({ locationId })}>general price list</TextLink>. Contracts that are open keep the ones
          they began with.
        </Banner>
      )}
      <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-6">
          <TaxList view={view} />
          <DiscountList view={view} />
        </div>
        <Panel title="What they do to a funeral">
          <p className="mb-3 text-muted">
            An example of all of them together, as if every discount applied to one family on the same day.
          </p>
          <ExampleAccount rules={rules} categories={categories} />
        </Panel>
      </div>
    </div>
  );
};

/** `/locations/{id}/pricing/taxes-and-discounts`: what the home adds to its charges and takes off them, the same for every family. */
export const Component = () => {
  const { locationId, may, whyNot } = useWorkspace();
  const view = useHomeRules();
  return (
    <WorkspacePage
      title="Taxes and discounts"
      lead="Taxes that you have to charge, and discounts that you give to every family they’re meant for. Plans and contracts work them out to the cent."
      actions={
        <LinkButton size="compact" to={workPaths.pricing({ locationId })}>
          Prices
        </LinkButton>
      }
    >
      {!may('prices.change') && <Banner className="mb-4">{whyNot('prices.change')}</Banner>}
      {view.data ? (
        <Loaded view={view.data} />
      ) : view.isPending ? (
        <div aria-busy="true" className="grid gap-6">
          <Skeleton className="h-48 w-full rounded-card" />
          <Skeleton className="h-48 w-full rounded-card" />
        </div>
      ) : (
        <FailedQuery of={view} title="We couldn’t load your taxes and discounts." />
      )}
    </WorkspacePage>
  );
};
