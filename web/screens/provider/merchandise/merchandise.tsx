import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { WorkingCategories } from '#shared/contract/merchandise-views.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { api } from '#web/session/api.ts';
import { messageOf, problemOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { movedTo, SortList } from '#web/ui/sort-list.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { CategoryRow } from './category-row.tsx';
import { FileActions } from './file-actions.tsx';
import { GoodsLists } from './goods-lists.tsx';

/** Shows and saves the order of the categories, and which ones are hidden. A failed save shows again what is saved. */
function useCategories() {
  const client = useQueryClient();
  const options = query.merchandise.allWorkingItemCategories.queryOptions({ input: {} });
  const found = useQuery(options);
  const { data } = found;
  const shown = useRef<WorkingCategories>(undefined);
  shown.current = data;
  const show = (next: WorkingCategories) => {
    shown.current = next;
    client.setQueryData(options.queryKey, next);
  };
  const saving = useMutation({
    // Saves run one after another. Each sends what shows when its turn comes, at the version that the one before it returned.
    mutationFn: () => {
      const { version, categories } = shown.current ?? { version: 0, categories: [] };
      return api.merchandise.saveMerchandiseCategories({
        version,
        ids: categories.map(({ id }) => id),
        hidden: categories.filter(({ isHidden }) => isHidden).map(({ id }) => id),
      });
    },
    scope: { id: 'merchandise-categories' },
    onSuccess: ({ version }) => shown.current && show({ ...shown.current, version }),
    onError: (error) => {
      const isStale = problemOf(error)?.code === 'stale';
      toast(isStale ? `${messageOf(error)} You see the saved order now.` : messageOf(error), { tone: 'danger' });
      void found.refetch();
    },
  });
  const { version, categories } = data ?? { version: 0, categories: [] };
  const save = () => saving.mutate();
  const move = (from: number, to: number) =>
    show({ version: shown.current?.version ?? version, categories: movedTo(shown.current?.categories ?? categories, from, to) });
  const put = (id: string, isHidden: boolean) => {
    if (!shown.current) return;
    show({
      ...shown.current,
      categories: shown.current.categories.map((each) => (each.id === id ? { ...each, isHidden } : each)),
    });
    save();
  };
  const hide = ({ id, name }: WorkingCategories['categories'][number], isHidden: boolean) => {
    put(id, isHidden);
    const words = isHidden ? `Families no longer see ${name} in your planner.` : `Families see ${name} in your planner again.`;
    toast(words, { undo: () => put(id, !isHidden) });
  };
  return { found, categories, move, hide, save };
}

/** Shows what a home sells by category: how many items are offered, priced, and changed, in the order that families see. */
export const Component = () => {
  const { locationId, may, whyNot } = useWorkspace();
  const { found, categories, move, hide, save } = useCategories();
  const mayChange = may('prices.change');
  return (
    <WorkspacePage
      title="Merchandise"
      lead="What you sell, from the catalog or your own. Families see prices once you publish them on your general price list."
      actions={<FileActions />}
    >
      {!mayChange && <Banner className="mb-4">{whyNot('prices.change')}</Banner>}
      {found.isPending ? (
        <div aria-busy="true" className="grid gap-3">
          {['a', 'b', 'c', 'd'].map((each) => (
            <Skeleton key={each} className="h-28 w-full" />
          ))}
        </div>
      ) : !found.data ? (
        <FailedQuery of={found} title="We couldn’t load your merchandise." />
      ) : categories.length === 0 ? (
        <EmptyState title="Nothing to sell yet.">The catalog has no merchandise.</EmptyState>
      ) : (
        <SortList
          label="Categories of merchandise"
          items={categories}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          isDisabled={!mayChange}
          onMove={move}
          onSettled={save}
          className="grid gap-3"
        >
          {(category, handle) => (
            <CategoryRow
              category={category}
              handle={mayChange && handle}
              to={workPaths.merchandise({ locationId, categoryId: category.id })}
              {...(mayChange ? { onHide: (isHidden: boolean) => hide(category, isHidden) } : {})}
            />
          )}
        </SortList>
      )}
      <section aria-labelledby="goods-lists" className="mt-8">
        <h2 id="goods-lists" className="text-lg">
          Price lists
        </h2>
        <p className="mt-1 mb-3 max-w-measure text-muted">
          Show these before you show any casket or outer burial container. They’re published together with your{' '}
          <TextLink to={workPaths.priceList({ locationId })}>general price list</TextLink>.
        </p>
        <GoodsLists papers={['casket-price-list', 'outer-burial-container-price-list']} isOpen heading="h3" />
      </section>
    </WorkspacePage>
  );
};
