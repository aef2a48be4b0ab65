import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { FormPage } from '../../parts/form-page.tsx';
import { ResendButton } from '../../parts/resend-button.tsx';
import { paths } from '../../paths.ts';
import { api, messageOf, problemOf, updateUser, useSession } from '../../session/index.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FailedPanel } from '../../ui/states.tsx';
import { LinkExpired } from './link-expired.tsx';

/** Codes that say that the link itself is no good, not that something failed on the way. */
const deadLink = ['token_used', 'invalid_input', 'not_found'];

/**
 * Confirms the address once a visit. The token can be used once only, so nothing may ask a second time by itself: not a second mount, not a
 * network that comes back. The query client keeps the answer.
 */
const useVerification = (id: string, token: string) =>
  useQuery({
    queryKey: ['verify-email', id, token],
    queryFn: () => api.publicIdentity.verifyEmail({ id, token }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
  });

/** verify-email/{appUserId}?token=: confirms an email address as soon as it is opened. */
export const Component = () => {
  const { appUserId = '' } = useParams();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { user } = useSession();
  const own = user?.id === appUserId.toLowerCase() ? user : null;
  const verification = useVerification(appUserId, token);

  const isOwnConfirmed = verification.isSuccess && own !== null;
  useEffect(() => {
    // What the app knows of the person is older than this. Not hearing the news now is no failure: the next visit brings it.
    if (isOwnConfirmed) api.appuser.me().then(updateUser, () => undefined);
  }, [isOwnConfirmed]);

  if (verification.data) return <Confirmed email={verification.data.email} isSignedIn={own !== null} />;
  const code = problemOf(verification.error)?.code;
  if (token === '' || (code && deadLink.includes(code))) {
    if (own?.emailVerified && !own.pendingEmail) return <Confirmed email={own.email} isSignedIn isBefore />;
    return <NotConfirmed isOwn={own !== null} email={own?.pendingEmail ?? own?.email} />;
  }
  return (
    <FormPage title="Confirming your email">
      {verification.error ? (
        <FailedPanel
          title="We could not confirm your email yet."
          onRetry={() => void verification.refetch()}
          isRetrying={verification.isFetching}
          requestId={problemOf(verification.error)?.requestId}
          className="border-none !p-0"
        >
          {messageOf(verification.error)}
        </FailedPanel>
      ) : (
        <p className="flex items-center gap-3">
          <Spinner label="Confirming your email" /> One moment, please.
        </p>
      )}
    </FormPage>
  );
};

type ConfirmedProps = {
  email: string;
  isSignedIn: boolean /** It was confirmed earlier, by this link or another. */;
  isBefore?: boolean;
};

const Confirmed = ({ email, isSignedIn, isBefore = false }: ConfirmedProps) => (
  <FormPage title={isBefore ? 'Already confirmed' : 'Your email is confirmed'}>
    <div role="status" className="mb-6 flex items-start gap-3">
      <Icon of={CircleCheck} size={24} className="mt-0.5 text-success" />
      <p className="min-w-0">
        <strong className="font-semibold break-words">{email}</strong>{' '}
        {isBefore ? 'is already confirmed. There’s nothing left to do.' : 'is confirmed. Thank you.'}
      </p>
    </div>
    <LinkButton look="primary" isWide to={isSignedIn ? paths.accountDetails() : paths.login({ email })}>
      {isSignedIn ? 'Go to your account' : 'Sign in'}
    </LinkButton>
  </FormPage>
);

const NotConfirmed = ({ isOwn, email }: { isOwn: boolean; email?: string }) => (
  <FormPage title="This link no longer works">
    <LinkExpired>
      A link to confirm an address works once, within three days.{' '}
      {isOwn ? (
        <>
          We can send a new one to <strong className="font-semibold break-words">{email}</strong>.
        </>
      ) : (
        'If your address is already confirmed, just sign in. If not, we can send you a new link from your account.'
      )}
    </LinkExpired>
    {isOwn ? (
      <ResendButton send={(idempotencyKey) => api.appuser.resendVerification({}, { context: { idempotencyKey } })}>
        Send a new link
      </ResendButton>
    ) : (
      <LinkButton look="primary" isWide to={paths.login({ redirect: paths.accountDetails() })}>
        Sign in
      </LinkButton>
    )}
  </FormPage>
);
