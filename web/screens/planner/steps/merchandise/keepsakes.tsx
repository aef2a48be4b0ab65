import type { StepModule } from '../step-module.ts';
import { ItemsPage } from './items-page.tsx';

export const width = 'wide';
export const title: StepModule['title'] = () => 'Keepsakes';
export const lead: StepModule['lead'] = () => 'Small things to keep or give away. You don’t need any of them.';

export const Component = () => <ItemsPage page="keepsakes" />;
