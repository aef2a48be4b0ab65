import { servicesOn } from '#shared/planner/service-visibility.ts';
import { usePlanner } from '../store/use-planner.ts';
import { missingErrors } from './services/missing-errors.ts';
import { ServiceCards } from './services/service-cards.tsx';
import type { StepModule, StepProps } from './step-module.ts';

export const title: StepModule['title'] = () => 'How many certified copies of the death certificate?';
export const lead: StepModule['lead'] = ({ timing }) =>
  timing === 'at-need'
    ? 'Banks, insurers and offices each ask for one. More can be ordered later.'
    : 'Banks, insurers and offices will each ask for one. This can be changed at any time.';
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
