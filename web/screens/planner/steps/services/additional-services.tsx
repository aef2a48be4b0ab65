import type { StepModule } from '../step-module.ts';
import { ServiceCards } from './service-cards.tsx';

export const width = 'wide';
export const title: StepModule['title'] = () => 'Anything else that would help?';
export const lead: StepModule['lead'] = () => 'Each shows what it adds to the total. Take what helps, and leave the rest.';

export const Component = () => <ServiceCards page="additional-services" />;
