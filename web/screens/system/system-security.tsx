import { useQuery } from '@tanstack/react-query';
import { query, useSession } from '../../session/index.ts';
import { systemCalls } from '../account/security/security-calls.ts';
import { SecurityPage } from '../account/security/security-page.tsx';

/** /System/SystemSecurity: how an administrator signs in. */
export const Component = () => {
  const { systemUser } = useSession();
  const found = useQuery(query.systemusers.getSystemSecondFactor.queryOptions({ input: {} }));
  if (!systemUser) return null;
  return <SecurityPage email={systemUser.email} found={found} calls={systemCalls} hasPassword />;
};
