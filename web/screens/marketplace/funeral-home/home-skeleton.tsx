import { Skeleton, SkeletonText } from '#web/ui/states.tsx';

/** Shows placeholders for a home's page, with the measurements of a loaded one. */
export const HomeSkeleton = () => (
  <div aria-busy="true" className="mx-auto max-w-page px-(--page-gutter) pt-4 md:pt-6">
    <h1 className="sr-only">Loading the funeral home</h1>
    <Skeleton className="my-3 h-5 w-40" />
    <Skeleton className="mt-4 h-10 w-3/5" />
    <Skeleton className="mt-3 h-5 w-2/5" />
    <Skeleton className="mt-6 aspect-[3/2] w-full rounded-card md:aspect-[3/1]" />
    <div className="mt-8 grid gap-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <SkeletonText lines={7} />
      <Skeleton className="h-72 rounded-card" />
    </div>
  </div>
);
