import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { EntryRow, EntryVersion } from '#shared/contract/system-catalog-views.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { exactWhenWords } from '#web/parts/when-words.ts';
import { query } from '#web/session/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import type { NounScreen } from '../noun-screens.ts';
import { retiringChangeWords } from '../retiring-words.ts';
import { ChangedFields } from './changed-fields.tsx';
import { RevertButton } from './revert-button.tsx';

type EntryHistoryProps = { screen: NounScreen; row: EntryRow; isDirty: boolean; onReverted: (row: EntryRow) => void };

const kinds = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

type VersionProps = EntryHistoryProps & { version: EntryVersion; isNewest: boolean };

const Version = ({ version, isNewest, ...entry }: VersionProps) => {
  const { screen, row } = entry;
  const { release, publishedOn, publishedBy, note, kind, fields } = version;
  const retiring = retiringChangeWords(version, true);
  return (
    <Card className="p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-2 text-sm">
            <TextLink to={workPaths.systemRelease({ release })}>Release {release}</TextLink>
            <Badge tone={kind === 'added' ? 'success' : kind === 'removed' ? 'warning' : 'info'}>{kinds[kind]}</Badge>
            {retiring && <Badge tone="warning">{retiring}</Badge>}
            {isNewest && kind !== 'removed' && <Badge>Published now</Badge>}
          </h3>
          <p className="mt-1 text-sm wrap-anywhere">{note}</p>
          <p className="mt-0.5 text-xs text-muted">
            {publishedBy}, {exactWhenWords(publishedOn)}
          </p>
        </div>
        {kind !== 'removed' && (!isNewest || row.version > 0) && (
          <RevertButton {...entry} release={release} isPublished={isNewest} />
        )}
      </div>
      {fields.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-6 cursor-pointer text-sm font-semibold text-primary">
            {fields.length === 1 ? '1 field' : `${fields.length} fields`}
          </summary>
          <div className="mt-3">
            <ChangedFields noun={screen.noun} id={row.entry.id} fields={fields} />
          </div>
        </details>
      )}
    </Card>
  );
};

/** Lists the releases that changed an entry, and makes drafts of how it was. */
export const EntryHistory = (props: EntryHistoryProps) => {
  const { screen, row } = props;
  const found = useInfiniteQuery(
    query.systemCatalog.getEntryHistory.infiniteOptions({
      input: (cursor: string | undefined) => ({ noun: screen.noun, id: row.entry.id, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      staleTime: 0,
    }),
  );
  const versions = found.data?.pages.flatMap(({ items }) => items) ?? [];
  if (found.isPending) return <SkeletonText lines={6} />;
  if (!found.data) return <FailedQuery of={found} title="We couldn’t load the history." />;
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="sr-only">Releases that changed it</h2>
      {versions.length === 0 && !found.hasNextPage && (
        <EmptyState icon={History} title="It was never published.">
          Its history begins with the release that publishes it.
        </EmptyState>
      )}
      {versions.map((version, at) => (
        <Version key={version.release} {...props} version={version} isNewest={at === 0} />
      ))}
      {found.hasNextPage && (
        <div>
          <Button isBusy={found.isFetchingNextPage} busyLabel="Loading..." onClick={() => void found.fetchNextPage()}>
            Load older releases
          </Button>
        </div>
      )}
    </div>
  );
};
