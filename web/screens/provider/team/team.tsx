import { Page } from '../../../ui/page.tsx';

export const Component = () => <Page title="Team">{null}</Page>;
