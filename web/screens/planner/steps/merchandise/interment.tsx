import type { StepModule } from '../step-module.ts';
import { ItemsPage } from './items-page.tsx';

export const width = 'wide';
export const title: StepModule['title'] = () => 'A casket, and what the grave needs';
export const lead: StepModule['lead'] = () =>
  'Start with the prices, and see pictures if you like. You can decide later or bring your own.';

export const Component = () => <ItemsPage page="interment" />;
