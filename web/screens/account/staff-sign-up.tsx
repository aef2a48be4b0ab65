import { Page } from '../../ui/page.tsx';

export const Component = () => <Page title="Join your team">{null}</Page>;
