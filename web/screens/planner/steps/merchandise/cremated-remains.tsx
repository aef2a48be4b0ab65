import type { StepModule } from '../step-module.ts';
import { ItemsPage } from './items-page.tsx';

export const width = 'wide';
export const title: StepModule['title'] = () => 'Something to hold the ashes';
export const lead: StepModule['lead'] = () =>
  'The ashes are returned in a simple container, which is enough. You can choose an urn here or buy one anywhere else.';

export const Component = () => <ItemsPage page="cremated-remains" />;
