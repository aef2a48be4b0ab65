import { useParams } from 'react-router-dom';
import { FormPage } from '../../parts/form-page.tsx';
import { FailedPanel, Skeleton } from '../../ui/states.tsx';
import { StaffInvitationOver } from './staff-invitation-over.tsx';
import { StaffJoinForm } from './staff-join-form.tsx';
import { StaffJoinWithAccount } from './staff-join-with-account.tsx';
import { useInvitation } from './staff-use-invitation.ts';

const TITLE = 'Join your team';

/** usersignup/{tokenId}: takes the invitation of a mailed link, with a new account or the one that the person works with already. */
export const Component = () => {
  const { tokenId = '' } = useParams();
  const check = useInvitation(tokenId);
  if (check.state === 'failed')
    return (
      <FormPage title={TITLE}>
        <FailedPanel
          title="We could not check your invitation."
          onRetry={check.retry}
          isRetrying={check.isRetrying}
          className="border-none !p-0"
        />
      </FormPage>
    );
  if (check.state === 'checking')
    return (
      <FormPage title={TITLE}>
        <div role="status" aria-label="Checking your invitation" className="grid gap-4">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      </FormPage>
    );
  const { invitation } = check;
  if (!invitation.isValid) return <StaffInvitationOver invitation={invitation} />;
  const home = invitation.locationName ?? 'your team';
  return (
    <FormPage
      title={`Join ${home}`}
      lead={
        invitation.hasAccount
          ? 'You already work with Yarrow at another home. Join with the account that you have.'
          : 'You are invited to its team. Confirm your name and choose a password, and you are in.'
      }
    >
      {invitation.hasAccount ? (
        <StaffJoinWithAccount token={tokenId} email={invitation.email ?? ''} home={home} />
      ) : (
        <StaffJoinForm token={tokenId} invitation={invitation} />
      )}
    </FormPage>
  );
};
