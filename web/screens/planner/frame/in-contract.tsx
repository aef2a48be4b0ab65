import { Banner } from '#web/ui/banner.tsx';
import { usePlanner } from '../store/use-planner.ts';

/** A plan that became a contract can be read here, and changed only together with the home. */
export const InContract = () => {
  const { home } = usePlanner();
  return (
    <Banner tone="info" title="This plan is part of a contract" className="mb-8">
      It can be read here. To change something, please talk to {home.name}
      {home.phone && `: ${home.phone}`}.
    </Banner>
  );
};
