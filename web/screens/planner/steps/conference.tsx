import { missingErrors } from './services/missing-errors.ts';
import { ServiceCards } from './services/service-cards.tsx';
import type { StepModule, StepProps } from './step-module.ts';

export const title: StepModule['title'] = () => 'Where would you like to go through it with the home?';
export const lead: StepModule['lead'] = () =>
  'Everything is settled at the arrangement conference, and nothing is bought before then. Tell us how you’d like to meet.';
export const errors = missingErrors('conference');

export const Component = ({ error }: StepProps) => <ServiceCards page="conference" isAllOpen isRefused={error !== undefined} />;
