import { Button } from './button.tsx';

export type LoadMoreProps = {
  count: number;
  total?: number;
  /** What is counted, in the plural: 'funeral homes'. */
  noun: string;
  hasMore: boolean;
  isLoading: boolean;
  onLoadMore: () => void;
};

/** Shows how much of a list is loaded, and loads more. The count is announced when it changes. */
export const LoadMore = ({ count, total, noun, hasMore, isLoading, onLoadMore }: LoadMoreProps) => (
  <div className="flex flex-col items-center gap-3 py-6">
    <p role="status" className="text-sm text-muted tabular-nums">
      {total === undefined ? `${count} ${noun}` : `${count} of ${total} ${noun}`}
    </p>
    {hasMore && (
      <Button onClick={onLoadMore} isBusy={isLoading} busyLabel="Loading...">
        Load more
      </Button>
    )}
  </div>
);
