import { Page } from '../../../ui/page.tsx';

export const Component = () => <Page title="Profile">{null}</Page>;
