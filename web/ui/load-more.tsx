import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

export type LoadMoreProps = {
  count: number;
  total?: number;
  /** What is counted, in the plural: 'funeral homes'. */
  noun: string;
  hasMore: boolean;
  isLoading: boolean;
  onLoadMore: () => void;
};

/** Says how much of a list is loaded. Without a total, more may follow, so the count isn't all there is. */
export const countWords = ({
  count,
  total,
  noun,
  hasMore,
}: Pick<LoadMoreProps, 'count' | 'total' | 'noun' | 'hasMore'>): string => {
  if (total !== undefined) return `${count} of ${total} ${noun}`;
  return hasMore ? `${count} ${noun} shown` : `${count} ${noun}`;
};

/** Shows how much of a list is loaded, and loads more. The count is announced when it changes. On paper, only a list that goes on says so. */
export const LoadMore = ({ count, total, noun, hasMore, isLoading, onLoadMore }: LoadMoreProps) => (
  <div className={classNames('flex flex-col items-center gap-3 py-6', hasMore ? 'print:py-2' : 'print:hidden')}>
    <p role="status" className="text-sm text-muted tabular-nums">
      {countWords({ count, total, noun, hasMore })}
    </p>
    {hasMore && (
      <Button className="print:hidden" onClick={onLoadMore} isBusy={isLoading} busyLabel="Loading...">
        Load more
      </Button>
    )}
  </div>
);
