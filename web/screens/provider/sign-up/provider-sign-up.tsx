import { Page } from '../../../ui/page.tsx';

export const Component = () => <Page title="For funeral homes">{null}</Page>;
