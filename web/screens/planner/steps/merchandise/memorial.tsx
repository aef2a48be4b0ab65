import { ServiceCards } from '../services/service-cards.tsx';
import type { StepModule } from '../step-module.ts';

export const width = 'wide';
export const title: StepModule['title'] = () => 'Something to remember by?';
export const lead: StepModule['lead'] = () => 'Printed and filmed keepsakes. You don’t need any of them.';

export const Component = () => <ServiceCards page="memorial" />;
