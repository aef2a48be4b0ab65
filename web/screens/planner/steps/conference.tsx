import { missingErrors } from './services/missing-errors.ts';
import { ServiceCards } from './services/service-cards.tsx';
import type { StepModule, StepProps } from './step-module.ts';

export const title: StepModule['title'] = () => 'Where would you like to go through it with the home?';
export const lead: StepModule['lead'] = () =>
  'In the arrangement conference everything is settled; until then nothing is bought. Say how you would like to hold it.';
export const errors = missingErrors('conference');

export const Component = ({ error }: StepProps) => <ServiceCards page="conference" isAllOpen isRefused={error !== undefined} />;
