import type { StepModule } from '../step-module.ts';
import { ServiceCards } from './service-cards.tsx';

export const width = 'wide';
export const title: StepModule['title'] = ({ type }) =>
  type === 'myself' ? 'How should people come together?' : 'How will you come together?';
export const lead: StepModule['lead'] = () =>
  'Choose what is right for you, and answer as far as you can say today. What you leave open is asked again before the end.';

export const Component = () => <ServiceCards page="service-details" />;
