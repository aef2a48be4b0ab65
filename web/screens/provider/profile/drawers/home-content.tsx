import type { ReactNode } from 'react';
import type { CurrentLocation } from '#shared/contract/locations-views.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { useHome } from '../use-home.ts';

/** Shows the content of a drawer about the open home to people who may change it: loading, failed, or why not. */
export const HomeContent = ({ children }: { children: (home: CurrentLocation) => ReactNode }) => {
  const { may, whyNot } = useWorkspace();
  const home = useHome();
  if (!may('location.change')) return <Banner>{whyNot('location.change')}</Banner>;
  if (home.data) return children(home.data);
  if (home.isPending)
    return (
      <div aria-busy="true">
        <SkeletonText lines={8} />
      </div>
    );
  return <FailedQuery of={home} />;
};
