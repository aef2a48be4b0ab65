import { Page } from '../../../ui/page.tsx';

export const Component = () => <Page title="Invite a team member">{null}</Page>;
