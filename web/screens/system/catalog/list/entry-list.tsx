import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { query } from '#web/session/query.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { workPaths } from '#web/work-paths.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { ExportMenu } from '../bulk/export-menu.tsx';
import { entryPath, type NounScreen } from '../noun-screens.ts';
import { useListedFilters } from '../opened-entry.ts';
import { useRangedChoice } from '../ranged-choice.ts';
import { useNounScreen } from '../use-noun-screen.ts';
import { EntryTable } from './entry-table.tsx';
import { ListBar } from './list-bar.tsx';
import { filtersIn, isFiltered, type ListFilters, listInput, withFilters } from './list-filters.ts';
import { ListFailed, ListWaiting, NoEntries, NoneFits } from './list-states.tsx';

/** As many as one call may return. */
const PAGE_SIZE = 100;
/** As many as are changed together. */
const MAX_CHOSEN = 5000;

/** Loads the entries of a screen page by page. What was listed stays until other filters are answered. */
const useEntries = (screen: NounScreen, filters: ListFilters) =>
  useInfiniteQuery(
    query.systemCatalog.getEntries.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...listInput(screen, filters), pageSize: PAGE_SIZE, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      // A colleague’s drafts belong in it, too.
      staleTime: 0,
    }),
  );

/** Returns the filters of the address, and changes them in place. */
function useFilters({ noun, only = {} }: NounScreen) {
  const [search, setSearch] = useSearchParams();
  const fields = (nouns[noun].filters ?? []).filter((field) => !Object.hasOwn(only, field));
  const change = (filters: ListFilters) =>
    setSearch((now) => withFilters(now, filters, fields), { replace: true, flushSync: true, preventScrollReset: true });
  return { filters: filtersIn(search, fields), fields, change };
}

/** Puts the focus into the list again when the row that had it leaves, such as one that is restored from a list of retired entries. */
function useFocusOfGone() {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    const [field, row] = ['input', '[data-row][tabindex="0"]'].map((part) => list.current?.querySelector<HTMLElement>(part));
    (row ?? field)?.focus({ preventScroll: true });
  });
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
  };
}

const List = ({ screen }: { screen: NounScreen }) => {
  const { filters, fields, change } = useFilters(screen);
  useListedFilters(screen, useLocation().search);
  const found = useEntries(screen, filters);
  const table = useRef<HTMLTableElement>(null);
  const gone = useFocusOfGone();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const chosenRows = rows.filter(({ entry }) => chosen.has(entry.id));
  const ids = rows.map(({ entry }) => entry.id);
  const toggle = useRangedChoice(chosen, ids, (next) => setChosen(new Set([...next].slice(0, MAX_CHOSEN))));
  /** Chooses nothing. The bar goes away with the button that was pressed: the focus goes back to the list. */
  const clear = () => {
    table.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus({ preventScroll: true });
    setChosen(new Set());
  };
  /** Chooses everything that the filters leave, also what isn't loaded yet. */
  const chooseAll = async () => {
    let { data, hasNextPage } = found;
    const listed = () => data?.pages.flatMap(({ items }) => items) ?? [];
    while (hasNextPage && listed().length < MAX_CHOSEN) {
      const next = await found.fetchNextPage();
      if (next.isError) break;
      ({ data, hasNextPage } = next);
    }
    setChosen(
      new Set(
        listed()
          .slice(0, MAX_CHOSEN)
          .map(({ entry }) => entry.id),
      ),
    );
  };
  const { one } = nouns[screen.noun];
  const add = (
    <LinkButton look="primary" size="compact" icon={Plus} to={entryPath(screen, 'new')} data-add>
      Add {one}
    </LinkButton>
  );
  return (
    <WorkspacePage
      title={screen.title}
      actions={
        <>
          <LinkButton size="compact" icon={FileUp} to={`${workPaths.systemBulkInsert()}?noun=${screen.noun}`}>
            Import
          </LinkButton>
          <ExportMenu noun={screen.noun} />
          {add}
        </>
      }
      faq="catalog-list"
    >
      <div {...gone} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ListBar
          {...{ screen, filters, fields }}
          onChange={change}
          total={found.data?.pages[0]?.total}
          draftedOrders={found.data?.pages[0]?.draftedOrders ?? []}
          onDown={() => table.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus()}
        />
        {found.isPending && <ListWaiting />}
        {found.isError && <ListFailed error={found.error} onRetry={() => void found.refetch()} isRetrying={found.isRefetching} />}
        {found.data &&
          rows.length === 0 &&
          (isFiltered(filters) ? (
            <NoneFits {...{ screen, filters }} onChange={change} />
          ) : (
            <NoEntries screen={screen} add={add} />
          ))}
        {rows.length > 0 && (
          <EntryTable
            {...{ screen, rows, table, chosen }}
            onToggle={toggle}
            onToggleAll={(ids) => setChosen(new Set(ids.every((id) => chosen.has(id)) ? [] : ids.slice(0, MAX_CHOSEN)))}
            isBusy={found.isPlaceholderData}
            hasMore={found.hasNextPage && !found.isFetchNextPageError}
            isLoadingMore={found.isFetching}
            onLoadMore={() => void found.fetchNextPage()}
          />
        )}
        {chosenRows.length > 0 && (
          <BulkBar
            noun={screen.noun}
            rows={chosenRows}
            total={Math.min(found.data?.pages[0]?.total ?? rows.length, MAX_CHOSEN)}
            onChooseAll={chooseAll}
            onClear={clear}
          />
        )}
      </div>
    </WorkspacePage>
  );
};

/** The list of a noun's entries: drafts in place of what is published, searchable, filtered, and in order. */
export const Component = () => {
  const screen = useNounScreen();
  return <List key={screen.path} screen={screen} />;
};
