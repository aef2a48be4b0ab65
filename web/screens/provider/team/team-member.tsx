import { Page } from '../../../ui/page.tsx';

export const Component = () => <Page title="Team member">{null}</Page>;
