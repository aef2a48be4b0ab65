import { Page } from '../../../ui/page.tsx';

export const Component = () => <Page title="Package">{null}</Page>;
