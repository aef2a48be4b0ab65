import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CategoryOverview, SummaryService } from '#shared/contract/pricing-views.ts';
import { FailedQuery, type QueryState } from '#web/parts/failed-query.tsx';
import { query } from '#web/session/index.ts';
import { useSession } from '#web/session/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { keyOf } from './row-draft.ts';
import { progressWords } from './row-words.ts';
import { readDrafts } from './unsaved-drafts.ts';

const contains = (text: string, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** Shows what a home charges, category by category, with a search over everything that can be priced. */
export const Component = () => {
  const { locationId, may, whyNot } = useWorkspace();
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const ask = (text: string) => setSearch(text ? { q: text } : {}, { replace: true, preventScrollReset: true });
  const overviews = useQuery(query.pricing.getPricingOverviews.queryOptions({ input: {} }));
  const summaries = useQuery(query.pricing.getAllSummaryServices.queryOptions({ input: {} }));
  return (
    <WorkspacePage
      title="Pricing"
      lead="What you charge for each service and item. Families see these prices once you publish them."
      actions={
        <>
          <LinkButton size="compact" to={workPaths.taxesAndDiscounts({ locationId })}>
            Taxes and discounts
          </LinkButton>
          <LinkButton size="compact" to={workPaths.contractTerms({ locationId })}>
            Contract terms
          </LinkButton>
          {may('payments.change') && (
            <LinkButton size="compact" to={workPaths.cardPayments({ locationId })}>
              Card payments
            </LinkButton>
          )}
          <LinkButton size="compact" to={workPaths.priceList({ locationId })}>
            General price list
          </LinkButton>
        </>
      }
    >
      {!may('prices.change') && <Banner className="mb-4">{whyNot('prices.change')}</Banner>}
      <TextField
        type="search"
        label="Find a service or an item"
        className="max-w-md"
        value={words}
        maxLength={120}
        onChange={(event) => ask(event.target.value)}
        end={<Search aria-hidden="true" size={18} className="mr-3.5 text-muted" />}
      />
      <div className="mt-6">
        {overviews.data ? (
          words.trim() ? (
            <SearchResults found={summaries} words={words.trim()} onClear={() => ask('')} />
          ) : (
            <Categories categories={overviews.data.categories} summaries={summaries.data?.items ?? []} />
          )
        ) : overviews.isLoadingError ? (
          <FailedQuery of={overviews} title="We couldn’t load your prices." />
        ) : (
          <div aria-busy="true" className="grid gap-3 sm:grid-cols-2">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
              <Skeleton key={each} className="h-28 w-full" />
            ))}
          </div>
        )}
      </div>
    </WorkspacePage>
  );
};

/** Counts the unsaved rows of each category in this browser. */
function useUnsaved(summaries: readonly SummaryService[]): ReadonlyMap<string, number> {
  const { locationId } = useWorkspace();
  const { user } = useSession();
  return useMemo(() => {
    const drafts = readDrafts(user?.id ?? '', locationId);
    const counts = new Map<string, number>();
    for (const summary of summaries)
      if (drafts[keyOf(summary)]) counts.set(summary.categoryId, (counts.get(summary.categoryId) ?? 0) + 1);
    return counts;
  }, [summaries, user?.id, locationId]);
}

const Categories = ({
  categories,
  summaries,
}: {
  categories: readonly CategoryOverview[];
  summaries: readonly SummaryService[];
}) => {
  const { locationId } = useWorkspace();
  const unsaved = useUnsaved(summaries);
  if (categories.length === 0)
    return <EmptyState title="Nothing to price yet.">The catalog has no services or merchandise.</EmptyState>;
  return (
    <div className="grid gap-8">
      {(['service', 'item'] as const).map((kind) => (
        <section key={kind} aria-labelledby={`${kind}-title`}>
          <h2 id={`${kind}-title`} className="text-lg">
            {kind === 'service' ? 'Services' : 'Merchandise'}
          </h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2">
            {categories
              .filter((each) => each.kind === kind)
              .map((category) => (
                <CategoryCard
                  key={category.id}
                  category={category}
                  locationId={locationId}
                  unsaved={unsaved.get(category.id) ?? 0}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

const CategoryCard = ({ category, locationId, unsaved }: { category: CategoryOverview; locationId: string; unsaved: number }) => (
  <li className="relative rounded-card border border-border bg-surface p-4 shadow-1 transition-colors hover:border-text">
    <h3 className="text-base font-semibold">
      <TextLink
        to={workPaths.pricing({ locationId, serviceCategoryId: category.id })}
        className="no-underline after:absolute after:inset-0 after:rounded-card hover:underline"
      >
        {category.name}
      </TextLink>
    </h3>
    {category.description && <p className="mt-1 text-muted">{category.description}</p>}
    <div aria-hidden="true" className="mt-3 h-1.5 overflow-hidden rounded-full bg-sunken">
      <div className="h-full bg-primary" style={{ width: `${(100 * category.priced) / category.total}%` }} />
    </div>
    <p className="mt-2 flex flex-wrap items-center gap-2 tabular-nums">
      {progressWords(category)}
      {unsaved > 0 && <Badge tone="warning">{unsaved} not saved yet</Badge>}
    </p>
  </li>
);

type SearchResultsProps = {
  found: { data?: { items: SummaryService[] } | undefined; isLoadingError: boolean } & QueryState;
  words: string;
  onClear: () => void;
};

const SearchResults = ({ found, words, onClear }: SearchResultsProps) => {
  const { locationId } = useWorkspace();
  if (found.isLoadingError) return <FailedQuery of={found} title="Search isn’t available right now." />;
  if (!found.data) return <Skeleton className="h-40 w-full" />;
  const items = found.data.items.filter(({ name, categoryName }) => contains(`${name} ${categoryName}`, words));
  const count = `${items.length} ${items.length === 1 ? 'result' : 'results'}`;
  return (
    <>
      <p role="status" className="text-muted">
        {count} for “{words}”
      </p>
      {items.length === 0 ? (
        <EmptyState className="mt-3" title="Nothing has that name." action={<Button onClick={onClear}>Clear search</Button>}>
          Try another word, or look through the categories.
        </EmptyState>
      ) : (
        <ul className="mt-3 divide-y divide-border border-y border-border">
          {items.map((each) => (
            <li key={keyOf(each)} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
              <span className="min-w-0">
                <TextLink to={workPaths.pricing({ locationId, serviceCategoryId: each.categoryId, row: each.id })}>
                  {each.name}
                </TextLink>
                <span className="ml-2 text-muted">{each.categoryName}</span>
              </span>
              <span className="flex gap-2">
                {each.isChanged && <Badge tone="primary">Changed</Badge>}
                <Badge tone={each.isPriced ? 'success' : 'neutral'}>
                  {each.isPriced ? 'Priced' : each.isOffered ? 'Not priced' : 'Not offered'}
                </Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
