import type { ReactNode } from 'react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { useDrawer, useDrawerTitle } from '#web/drawers/use-drawer.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { useProfile } from '../use-profile.ts';

type ProfileContentProps = {
  /** Returns the drawer's title once the home is loaded. */
  titleOf: (home: LocationProfile) => string;
  children: (home: LocationProfile) => ReactNode;
};

/** Shows the content of a drawer about the home of its `location` parameter: loading, failed, missing, or loaded. */
export const ProfileContent = ({ titleOf, children }: ProfileContentProps) => {
  const { params } = useDrawer();
  const profile = useProfile(params.location);
  useDrawerTitle(profile.data && titleOf(profile.data));
  if (profile.isMissing) return <p>We could not find this funeral home. It may have left Yarrow.</p>;
  if (profile.data) return children(profile.data);
  if (profile.isPending) {
    return (
      <div aria-busy="true">
        <SkeletonText lines={8} />
      </div>
    );
  }
  return <FailedQuery of={profile} />;
};
