import { useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { countOf } from '#shared/catalog/count-of.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { Import, ImportResult } from '#shared/contract/system-imports.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { workPaths } from '#web/work-paths.ts';
import { ImportRows } from './import-rows.tsx';
import { resultWords } from './import-words.ts';
import { TakeRows } from './take-rows.tsx';
import { useImport } from './use-import.ts';

type Filter = ImportResult | 'all';
const filters: readonly Filter[] = ['all', 'new', 'changed', 'same', 'refused'];

/** Says how far a check is. */
const Progress = ({ about: { fileName, checked, total } }: { about: Import }) => (
  <Banner role="status" title={`Checking ${fileName}...`}>
    <p>{total === 0 ? 'Reading the file.' : `${checked.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rows.`}</p>
    <progress className="mt-2 h-1.5 w-full" aria-label={`Checking ${fileName}`} max={Math.max(1, total)} value={checked} />
  </Banner>
);

type ImportResultProps = { noun: NounName; id: string; onAgain: () => void };
type FindingsProps = ImportResultProps & { onTaken: () => void };

const Findings = ({ noun, id, onAgain, onTaken }: FindingsProps) => {
  const [search, setSearch] = useSearchParams();
  const filter = filters.find((each) => each === search.get('show')) ?? 'all';
  const setFilter = (next: Filter) =>
    setSearch({ noun, import: id, ...(next === 'all' ? {} : { show: next }) }, { replace: true, preventScrollReset: true });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const found = useImport(noun, id, filter === 'all' ? undefined : filter);
  const about = found.data?.pages[0];
  const again = (
    <Button size="compact" onClick={onAgain}>
      Choose a file
    </Button>
  );
  if (found.isPending) return <SkeletonText lines={6} />;
  if (!about) return <FailedQuery of={found} title="We couldn’t load this import." />;
  if (about.state === 'checking') return <Progress about={about} />;
  if (about.state === 'unreadable')
    return (
      <Banner tone="danger" role="alert" title={`We couldn’t check ${about.fileName}.`} action={again}>
        {about.problem}
      </Banner>
    );
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const toggle = (row: number) =>
    setChosen(chosen.has(row) ? new Set([...chosen].filter((each) => each !== row)) : new Set([...chosen, row]));
  const count = (each: Filter) => (each === 'all' ? about.total : about.counts[each]);
  const isTaken = about.state === 'taken';
  return (
    <section aria-label={about.fileName} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Banner
        tone={isTaken ? 'success' : 'info'}
        role="status"
        title={`${about.fileName}: ${countOf(about.total, noun)}`}
        action={
          isTaken ? (
            <span className="flex flex-wrap gap-2">
              <LinkButton size="compact" to={workPaths.systemDrafts()}>
                See drafts
              </LinkButton>
              {again}
            </span>
          ) : (
            again
          )
        }
      >
        {isTaken ? 'What you took is among the drafts.' : 'Nothing has changed yet. What you take becomes one batch of drafts.'}
      </Banner>
      {!isTaken && <TakeRows {...{ noun, about, chosen }} onTaken={() => void found.refetch().then(onTaken)} />}
      <Segments
        label="Which rows"
        value={filter}
        onChange={setFilter}
        segments={filters.map((value) => ({
          value,
          label: `${value === 'all' ? 'All' : resultWords[value]} ${count(value).toLocaleString('en-US')}`,
        }))}
      />
      <ImportRows {...{ noun, rows, chosen }} isReadOnly={isTaken} onToggle={toggle} />
      <LoadMore
        count={rows.length}
        total={count(filter)}
        noun="rows"
        hasMore={found.hasNextPage}
        isLoading={found.isFetchingNextPage}
        onLoadMore={() => void found.fetchNextPage()}
      />
    </section>
  );
};

/** Shows what a file would do while it’s checked and after that, and takes it. The title stays meanwhile, and can have the focus. */
export const ImportResultPanel = (props: ImportResultProps) => {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  /** The button that was pressed goes away once the rows are taken. */
  const focusTitle = () => {
    const focused = document.activeElement;
    if (focused === document.body || panel.current?.contains(focused)) title.current?.focus();
  };
  return (
    <section ref={panel} aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 ref={title} id={titleId} tabIndex={-1} className="justify-self-start text-lg">
        Result
      </h2>
      <Findings {...props} onTaken={focusTitle} />
    </section>
  );
};
