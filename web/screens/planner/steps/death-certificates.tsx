import { servicesOn } from '#shared/planner/service-visibility.ts';
import { usePlanner } from '../store/use-planner.ts';
import { missingErrors } from './services/missing-errors.ts';
import { ServiceCards } from './services/service-cards.tsx';
import type { StepProps } from './step-module.ts';

export const errors = missingErrors('death-certificates');

export const Component = ({ error }: StepProps) => {
  const { home, plan } = usePlanner();
  if (servicesOn(home, plan, 'death-certificates').length === 0)
    return (
      <p className="text-muted">
        This home orders the copies with you in person; there is nothing to choose here. Please continue.
      </p>
    );
  return <ServiceCards page="death-certificates" isAllOpen isRefused={error !== undefined} />;
};
