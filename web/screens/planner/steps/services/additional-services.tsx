import type { StepModule } from '../step-module.ts';
import { ServiceCards } from './service-cards.tsx';

export const title: StepModule['title'] = () => 'Anything else that would help?';
export const lead: StepModule['lead'] = () => 'Nothing here is needed. Each shows what it would add to the total.';

export const Component = () => <ServiceCards page="additional-services" />;
