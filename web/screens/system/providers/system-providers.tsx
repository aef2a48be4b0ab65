import { Page } from '../../../ui/page.tsx';

export const Component = () => <Page title="Funeral homes">{null}</Page>;
