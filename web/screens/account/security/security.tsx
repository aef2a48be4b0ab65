import { useQuery } from '@tanstack/react-query';
import { query, useSession } from '../../../session/index.ts';
import { appCalls } from './security-calls.ts';
import { ClosedSecurityPage, SecurityPage } from './security-page.tsx';

/** /account/security: how families and staff sign in. Families change their password in their account details; staff have no such page. */
export const Component = () => {
  const { user, support } = useSession();
  const found = useQuery({ ...query.appuser.getSecondFactor.queryOptions({ input: {} }), enabled: !support });
  // Signed out here or in another tab: the route's guard is about to redirect.
  if (!user) return null;
  if (support) return <ClosedSecurityPage email={user.email} />;
  return <SecurityPage email={user.email} found={found} calls={appCalls} hasPassword={user.kind === 'provider'} />;
};
