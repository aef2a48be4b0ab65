import { ItemsPage } from './items-page.tsx';

export const width = 'wide';

export const Component = () => <ItemsPage page="cremated-remains" />;
