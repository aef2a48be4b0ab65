import { useQuery } from '@tanstack/react-query';
import type { CaseInvitationView } from '#shared/contract/public-identity.ts';
import { FormPage } from '../../parts/form-page.tsx';
import { problemOf, query } from '../../session/index.ts';
import { FailedPanel, Skeleton } from '../../ui/states.tsx';
import { CaseInvitationOver } from './case-invitation-over.tsx';
import { CaseJoinForm } from './case-join-form.tsx';
import { CaseJoinWithAccount } from './case-join-with-account.tsx';

const TITLE = 'Your invitation';

const noLink: CaseInvitationView = {
  state: 'expired',
  email: null,
  firstName: null,
  lastName: null,
  locationName: null,
  decedentFullName: null,
  hasAccount: false,
};

const Checking = () => (
  <FormPage title={TITLE}>
    <div role="status" aria-label="Checking your invitation" className="grid gap-4">
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  </FormPage>
);

/** The screen behind the link that a home sends a relative: by a new account, or the one that they have, into the case. */
export default function CaseSignUp({ token }: { token: string }) {
  const check = useQuery({
    ...query.publicIdentity.validateCaseInvitation.queryOptions({ input: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  // A token that is not even one is an address copied in part.
  const invitation = check.data ?? (problemOf(check.error)?.code === 'invalid_input' ? noLink : null);
  if (!invitation && check.error)
    return (
      <FormPage title={TITLE}>
        <FailedPanel
          title="We could not check your invitation."
          onRetry={() => void check.refetch()}
          isRetrying={check.isFetching}
          className="border-none !p-0"
        />
      </FormPage>
    );
  if (!invitation) return <Checking />;
  if (invitation.state !== 'open') return <CaseInvitationOver invitation={invitation} />;
  const { decedentFullName, locationName, hasAccount } = invitation;
  return (
    <FormPage
      title={`The arrangements for ${decedentFullName}`}
      lead={
        hasAccount
          ? `${locationName} has invited you to take part. Go on with the account that you have.`
          : `${locationName} has invited you to take part. Confirm your name and choose a password, and you are there.`
      }
    >
      {hasAccount ? (
        <CaseJoinWithAccount token={token} invitation={invitation} />
      ) : (
        <CaseJoinForm token={token} invitation={invitation} />
      )}
    </FormPage>
  );
}
