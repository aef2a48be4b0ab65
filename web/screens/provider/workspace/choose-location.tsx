import { Page } from '../../../ui/page.tsx';

export const Component = () => <Page title="Your locations">{null}</Page>;
