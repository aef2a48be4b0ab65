import type { StepModule } from '../step-module.ts';
import { ServiceCards } from './service-cards.tsx';

export const width = 'wide';
export const title: StepModule['title'] = ({ type }) =>
  type === 'myself' ? 'How should people come together?' : 'How will you come together?';
export const lead: StepModule['lead'] = () =>
  'Choose what fits, and answer what you can today. We’ll ask about the rest before the end.';

export const Component = () => <ServiceCards page="service-details" />;
