import { useQuery } from '@tanstack/react-query';
import { query, useSession } from '../../session/index.ts';
import { WorkspacePage } from '../../workspace/workspace-page.tsx';
import { systemCalls } from '../account/security/security-calls.ts';
import { SecuritySections } from '../account/security/security-page.tsx';

/** /System/SystemSecurity: how an administrator signs in. */
export const Component = () => {
  const { systemUser } = useSession();
  const found = useQuery(query.systemusers.getSystemSecondFactor.queryOptions({ input: {} }));
  if (!systemUser) return null;
  const { email } = systemUser;
  return (
    <WorkspacePage title="Sign-in security" lead={<span className="wrap-anywhere">Signed in as {email}</span>} width="form">
      <SecuritySections {...{ email, found }} calls={systemCalls} hasPassword />
    </WorkspacePage>
  );
};
