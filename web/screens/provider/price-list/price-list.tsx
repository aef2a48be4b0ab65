import { Page } from '../../../ui/page.tsx';

export const Component = () => <Page title="General price list">{null}</Page>;
