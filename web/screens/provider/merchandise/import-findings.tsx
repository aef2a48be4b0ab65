import { useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { MerchandiseImport, MerchandiseImportRow } from '#shared/contract/merchandise-files.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { useMerchandiseImport, useTaking } from './use-merchandise-import.ts';
import { merchandiseChanged } from './use-working-items.ts';

type Filter = MerchandiseImportRow['result'] | 'all';
const filters: readonly Filter[] = ['all', 'new', 'changed', 'same', 'refused'];
const words = { all: 'All', new: 'New', changed: 'Changed', same: 'Unchanged', refused: 'Not valid' } as const;
const tones = { new: 'success', changed: 'info', same: 'neutral', refused: 'danger' } as const;

const rowsOf = (count: number, kind = ''): string =>
  count === 1 ? `1 ${kind}row` : `${count.toLocaleString('en-US')} ${kind}rows`;

/** Shows what a row of the file would do, each change before and after, and what is wrong with it. Nothing was before what is new. */
const Row = ({ row: { row, name, result, changes, faults, isSaved } }: { row: MerchandiseImportRow }) => (
  <li className="grid gap-1 py-3">
    <p className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted tabular-nums">Row {row}</span>
      <span className="font-semibold wrap-anywhere">{name || 'No name'}</span>
      <Badge tone={tones[result]}>{words[result]}</Badge>
      {isSaved === true && <Badge tone="success">Saved</Badge>}
      {isSaved === false && <Badge tone="warning">Not saved: someone else changed it</Badge>}
    </p>
    {changes.length > 0 && (
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
        {changes.map(({ field, before, after, saved }) => (
          <div key={field} className="contents">
            <dt className="text-muted">{field}</dt>
            <dd className="wrap-anywhere">
              {result !== 'new' && (
                <>
                  {before ?? 'Nothing'} <span aria-hidden="true">→</span>
                  <span className="sr-only"> becomes </span>{' '}
                </>
              )}
              {after ?? 'Nothing'}
              {saved !== undefined && <span className="block font-semibold">Someone else saved {saved ?? 'nothing'}</span>}
            </dd>
          </div>
        ))}
      </dl>
    )}
    {faults.map(({ field, message }) => (
      <p key={`${field} ${message}`} className="text-sm text-danger">
        {field ? `${field}: ${message}` : message}
      </p>
    ))}
  </li>
);

/** Says how far an import is. */
const State = ({ about, onAgain }: { about: MerchandiseImport; onAgain: () => void }) => {
  const again = (
    <Button size="compact" onClick={onAgain}>
      Choose a file
    </Button>
  );
  const { state, fileName, total, saved, stale, problem } = about;
  if (state === 'checking' || state === 'saving')
    return <Banner role="status" title={`${state === 'checking' ? 'Checking' : 'Saving'} ${fileName}...`} />;
  if (state === 'unreadable')
    return (
      <Banner tone="danger" role="alert" title={`We couldn’t check ${fileName}.`} action={again}>
        {problem}
      </Banner>
    );
  if (state === 'saved')
    return (
      <Banner tone={stale > 0 ? 'warning' : 'success'} role="status" title={`${rowsOf(saved)} saved`} action={again}>
        {stale > 0 &&
          `${rowsOf(stale)} not saved, because someone else changed ${stale === 1 ? 'it' : 'them'} since the file was checked.`}
      </Banner>
    );
  return (
    <Banner role="status" title={`${fileName}: ${rowsOf(total)}`} action={again}>
      Nothing has changed yet.
    </Banner>
  );
};

/** Saves what was found: everything, or only what is valid. The button has the focus, because the one that sent the file is gone. */
const Take = ({ id, about: { counts } }: { id: string; about: MerchandiseImport }) => {
  const taking = useTaking(id);
  const save = useRef<HTMLButtonElement>(null);
  useEffect(() => save.current?.focus(), []);
  const [sound, refused] = [(counts.new ?? 0) + (counts.changed ?? 0), counts.refused ?? 0];
  if (sound === 0) return <p className="text-muted">There is nothing to save: no valid row changes anything.</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <FormFailure error={taking.error} />
      <Button
        ref={save}
        look="primary"
        isBusy={taking.isPending}
        busyLabel="Saving..."
        onClick={() => taking.mutate(refused === 0 ? 'all' : 'sound')}
      >
        {refused === 0 ? `Save ${rowsOf(sound)}` : sound === 1 ? 'Save the valid row' : `Save the ${rowsOf(sound, 'valid ')}`}
      </Button>
    </div>
  );
};

/** Shows what a file would do, row by row, and saves it. */
export const ImportFindings = ({ id, onAgain }: { id: string; onAgain: () => void }) => {
  const client = useQueryClient();
  const [filter, setFilter] = useState<Filter>('all');
  const found = useMerchandiseImport(id, filter === 'all' ? undefined : filter);
  const about = found.data?.pages[0];
  const isSaved = about?.state === 'saved';
  useEffect(() => {
    if (isSaved) merchandiseChanged(client);
  }, [isSaved, client]);
  if (found.isPending) return <SkeletonText lines={6} />;
  if (!about) return <FailedQuery of={found} title="We couldn’t load this import." />;
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const count = (each: Filter) => (each === 'all' ? about.total : (about.counts[each] ?? 0));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <State about={about} onAgain={onAgain} />
      {about.state === 'checked' && <Take id={id} about={about} />}
      {(about.state === 'checked' || isSaved) && (
        <>
          <Segments
            label="Which rows"
            value={filter}
            onChange={setFilter}
            segments={filters.map((value) => ({ value, label: `${words[value]} ${count(value).toLocaleString('en-US')}` }))}
          />
          {rows.length === 0 ? (
            <EmptyState icon={SearchX} title="No rows match.">
              Choose another filter.
            </EmptyState>
          ) : (
            <ul aria-label="Rows" className="divide-y divide-border border-y border-border">
              {rows.map((row) => (
                <Row key={row.row} row={row} />
              ))}
            </ul>
          )}
          {(found.hasNextPage || count(filter) > rows.length) && (
            <LoadMore
              count={rows.length}
              total={count(filter)}
              noun="rows"
              hasMore={found.hasNextPage}
              isLoading={found.isFetchingNextPage}
              onLoadMore={() => void found.fetchNextPage()}
            />
          )}
        </>
      )}
    </div>
  );
};
