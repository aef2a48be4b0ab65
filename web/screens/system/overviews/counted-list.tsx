import type { Counted } from '#shared/catalog/noun.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { Badge } from '#web/ui/badge.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { useEveryEntry } from '../every-entry/use-every-entry.ts';

/** What is counted of a noun, and how the counts are worded. */
export type OverviewProps = {
  title: string;
  lead: string;
  noun: NounName;
  countedOf: (rows: readonly EntryRow[]) => readonly Counted[];
  /** What one and several of what is counted are called. */
  unit: readonly [one: string, many: string];
  /** What a count of none says. */
  none: string;
  /** What is said if nothing can be counted. */
  empty: string;
};

const Counts = ({
  counted,
  unit: [one, many],
  none,
  empty,
}: Pick<OverviewProps, 'unit' | 'none' | 'empty'> & { counted: readonly Counted[] }) => {
  if (counted.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <ul className="columns-1 gap-8 sm:columns-2 lg:columns-3">
      {counted.map(({ id, name, count }) => (
        <li key={id} className="flex min-h-9 break-inside-avoid items-center justify-between gap-3 border-b border-border py-1">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {count === 0 ? (
            <Badge tone="warning">{none}</Badge>
          ) : (
            <span className="shrink-0 text-muted tabular-nums">
              {count} {count === 1 ? one : many}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};

/** Shows what is counted below a list of entries. It loads by itself, so that the list doesn't wait for it. */
export const Overview = ({ title, lead, noun, countedOf, ...words }: OverviewProps) => {
  const { data, isError, isFetching, refetch } = useEveryEntry(noun);
  return (
    <section aria-label={title} className="px-(--page-gutter) pb-10 text-sm">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 mb-4 max-w-measure text-muted">{lead}</p>
      {isError && <FailedPanel onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!isError && !data && <SkeletonText lines={6} />}
      {!isError && data && <Counts {...words} counted={countedOf(data)} />}
    </section>
  );
};
