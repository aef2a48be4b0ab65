import type { StepModule } from '../step-module.ts';
import { ItemsPage } from './items-page.tsx';

export const width = 'wide';
export const title: StepModule['title'] = () => 'Keepsakes';
export const lead: StepModule['lead'] = () => 'Small things to keep or to give away. None of them is needed.';

export const Component = () => <ItemsPage page="keepsakes" />;
