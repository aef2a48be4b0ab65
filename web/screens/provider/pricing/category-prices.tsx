import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { CategoryPrices, PriceRowView } from '#shared/contract/pricing-views.ts';
import type { PriceRow } from '#shared/model/price-row.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { SaveBar, waitsForChoice } from '#web/parts/grid/save-bar.tsx';
import { api, problemOf, query } from '#web/session/index.ts';
import { useSession } from '#web/session/use-session.ts';
import { Banner } from '#web/ui/banner.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorSummary, type SummaryError } from '#web/ui/error-summary.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { PriceGrid } from './price-grid.tsx';
import { cellIdOf, rowAt } from './row-at.ts';
import { keyOf } from './row-draft.ts';
import { type PriceDrafts, usePriceDrafts } from './use-price-drafts.ts';

/** Says after a save which rows were not saved and why, with a link to each cell, which keeps what was typed. */
const SaveSummary = ({ prices, drafts, saves }: { prices: CategoryPrices; drafts: PriceDrafts; saves: number }) => {
  if (saves === 0 || drafts.state.kind !== 'failed') return null;
  const errors = prices.rows.flatMap((view): SummaryError[] => {
    const key = keyOf(view.row);
    const at = rowAt(view, drafts, false);
    if (at.theirs)
      return [{ fieldId: `${key}-stale`, label: view.name, message: 'Someone else changed it. Choose which to keep.' }];
    return (drafts.faults[key] ?? []).map(({ field, message }) => ({ fieldId: cellIdOf(key, field), label: view.name, message }));
  });
  const { length } = drafts.dirty;
  const title = `${length} ${length === 1 ? 'row was' : 'rows were'} not saved; everything else was`;
  return (
    <div className="mb-4">
      <ErrorSummary errors={errors} focusKey={saves} title={title} />
    </div>
  );
};

/** Links the categories before and after this one. Nothing shows until they are known; the way back is at the top. */
const OtherCategories = ({ locationId, here }: { locationId: string; here: string }) => {
  const overviews = useQuery(query.pricing.getPricingOverviews.queryOptions({ input: {} }));
  const categories = overviews.data?.categories ?? [];
  const at = categories.findIndex(({ id }) => id === here);
  if (at < 0) return null;
  const [before, after] = [categories[at - 1], categories[at + 1]];
  return (
    <nav aria-label="Other categories" className="mt-6 flex flex-wrap justify-between gap-4 border-t border-border pt-4">
      <span>
        {before && (
          <TextLink to={workPaths.pricing({ locationId, serviceCategoryId: before.id })}>Back to {before.name}</TextLink>
        )}
      </span>
      <span>
        {after && <TextLink to={workPaths.pricing({ locationId, serviceCategoryId: after.id })}>On to {after.name}</TextLink>}
      </span>
    </nav>
  );
};

/** Shows the grid of one category of services or merchandise. */
export const Component = () => {
  const { serviceCategoryId = '' } = useParams();
  const { locationId } = useWorkspace();
  const options = query.pricing.getServiceCategoryPrices.queryOptions({ input: { id: serviceCategoryId } });
  const prices = useQuery(options);
  const back = (
    <LinkButton size="compact" to={workPaths.pricing({ locationId })}>
      All categories
    </LinkButton>
  );
  if (prices.data)
    return (
      <WorkspacePage title={prices.data.category.name} lead={prices.data.category.description} actions={back}>
        <Grid key={`${locationId} ${serviceCategoryId}`} prices={prices.data} />
        <OtherCategories locationId={locationId} here={serviceCategoryId} />
      </WorkspacePage>
    );
  return (
    <WorkspacePage title="Pricing" actions={back}>
      {prices.isError && problemOf(prices.error)?.code === 'not_found' ? (
        <EmptyState title="We can’t find this category." action={back}>
          It may have been removed from the catalog.
        </EmptyState>
      ) : prices.isLoadingError ? (
        <FailedQuery of={prices} title="We couldn’t load the prices." />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
            <Skeleton key={each} className="h-14 w-full" />
          ))}
        </div>
      )}
    </WorkspacePage>
  );
};

/** Leads to the choice between two versions of a row. */
const leadToStale = ({ row }: PriceRowView): void => {
  const title = document.getElementById(`${keyOf(row)}-stale`);
  title?.scrollIntoView({ block: 'center' });
  title?.focus({ preventScroll: true });
};

/** Returns what was loaded, with updated rows. */
const withRows = (prices: CategoryPrices, rows: readonly PriceRow[]): CategoryPrices => {
  const now = new Map(rows.map((row) => [keyOf(row), row]));
  return { ...prices, rows: prices.rows.map((view) => ({ ...view, row: now.get(keyOf(view.row)) ?? view.row })) };
};

const Grid = ({ prices }: { prices: CategoryPrices }) => {
  const { locationId, may, whyNot } = useWorkspace();
  const { user } = useSession();
  const [search] = useSearchParams();
  const client = useQueryClient();
  const [saves, setSaves] = useState(0);
  const { id } = prices.category;
  const send = useCallback(async (rows: unknown[]) => {
    const { results } = await api.pricing.savePricingPlan({ rows });
    setSaves((count) => count + 1);
    return results;
  }, []);
  const take = useCallback(
    (rows: readonly PriceRow[]) => {
      const { queryKey } = query.pricing.getServiceCategoryPrices.queryOptions({ input: { id } });
      client.setQueryData(queryKey, (before: CategoryPrices | undefined) => before && withRows(before, rows));
      // What depends on these rows (progress, ranges of goods, the draft of the list) reloads when someone looks at it.
      void client.invalidateQueries({ refetchType: 'none' });
      // The list would show the price from before until it has reloaded, so it's loaded from nothing.
      client.removeQueries({ queryKey: query.priceLists.key(), type: 'inactive' });
    },
    [client, id],
  );
  const drafts = usePriceDrafts({ personId: user?.id ?? '', locationId }, prices, send, take);
  const { dirty, state, failure, save, drop } = drafts;
  const stale = dirty.filter((view) => rowAt(view, drafts, false).theirs);
  const onSave = useCallback(() => void save(), [save]);
  const row = search.get('row');
  const isLed = useRef(false);
  useEffect(() => {
    const view = prices.rows.find((each) => each.row.id === row);
    if (!view || isLed.current) return;
    isLed.current = true;
    const key = keyOf(view.row);
    const cell = document.getElementById(`${key}-priceCents`) ?? document.getElementById(`${key}-more`);
    cell?.focus();
    cell?.scrollIntoView({ block: 'center' });
  }, [row, prices.rows]);
  return (
    <>
      {!may('prices.change') && <Banner className="mb-4">{whyNot('prices.change')}</Banner>}
      <SaveSummary prices={prices} drafts={drafts} saves={saves} />
      {prices.rows.length === 0 ? (
        <EmptyState title="Nothing to price here yet.">The catalog has nothing in this category.</EmptyState>
      ) : (
        <PriceGrid prices={prices} drafts={drafts} locationId={locationId} isReadOnly={!may('prices.change')} openRow={row} />
      )}
      {may('prices.change') && prices.rows.length > 0 && (
        <SaveBar
          count={dirty.length}
          {...{ state, failure }}
          onSave={onSave}
          onDiscard={() => dirty.forEach(drop)}
          waits={waitsForChoice(stale.length, () => stale[0] && leadToStale(stale[0]))}
        />
      )}
      <p className="mt-4 text-sm text-muted">
        Families see these prices once you publish them on your{' '}
        <TextLink to={workPaths.priceList({ locationId })}>general price list</TextLink>.
      </p>
    </>
  );
};
