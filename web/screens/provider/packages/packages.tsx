import { Page } from '../../../ui/page.tsx';

export const Component = () => <Page title="Packages">{null}</Page>;
