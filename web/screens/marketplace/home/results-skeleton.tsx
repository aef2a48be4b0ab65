import { Skeleton } from '#web/ui/states.tsx';

/** Shows a placeholder the size of a card. */
const CardSkeleton = () => (
  <li className="grid grid-rows-[auto_1fr] overflow-hidden rounded-card border border-border bg-surface sm:grid-cols-[15rem_1fr] sm:grid-rows-1">
    <Skeleton className="aspect-[3/2] h-full w-full rounded-none sm:aspect-auto sm:min-h-50" />
    <div className="space-y-3 p-5">
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="mt-6 h-8 w-32" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  </li>
);

/** Shows placeholders for a list of homes. */
export const CardSkeletons = ({ count = 4 }: { count?: number }) => (
  <ul aria-busy="true" aria-label="Loading funeral homes" className="space-y-4">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
      <CardSkeleton key={index} />
    ))}
  </ul>
);

/** Shows placeholders until the results screen has loaded. */
export const ResultsSkeleton = () => (
  <div className="mx-auto grid min-h-dvh max-w-page gap-8 px-(--page-gutter) pt-6 lg:grid-cols-[20rem_1fr]">
    <h1 className="sr-only">Searching for funeral homes</h1>
    <Skeleton className="hidden h-80 rounded-card lg:block" />
    <div className="space-y-4">
      <Skeleton className="h-11 w-full rounded-control" />
      <Skeleton className="h-9 w-2/3" />
      <CardSkeletons />
    </div>
  </div>
);
