import { Skeleton, SkeletonText } from '#web/ui/states.tsx';

/** Shows the frame's shape while the plan or a step's code loads. */
export const StepWaiting = () => (
  <div aria-busy="true" className="pt-2">
    <h1 className="sr-only">Plan a funeral</h1>
    <Skeleton className="h-9 w-3/4" />
    <div className="mt-8 grid gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  </div>
);

/** Shows the planner while its plan loads. */
export const PlannerWaiting = () => (
  <div className="mx-auto max-w-page px-(--page-gutter) pt-6">
    <div aria-hidden="true" className="flex min-h-16 items-center border-b border-border">
      <div className="w-64">
        <SkeletonText lines={2} />
      </div>
    </div>
    <div className="max-w-measure py-10">
      <StepWaiting />
    </div>
  </div>
);
