import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { FormPage } from '../../parts/form-page.tsx';
import { ResendButton } from '../../parts/resend-button.tsx';
import { paths } from '../../paths.ts';
import { api, messageOf, problemOf, signOut, updateUser, useSession } from '../../session/index.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LinkExpired } from './link-expired.tsx';

/** Codes that say that the link itself no longer works, rather than that the request failed. */
const deadLink = ['token_used', 'invalid_input', 'not_found'];

/**
 * Confirms the address once for each visit of one person: the link works only in its own account's session. The token works once, so nothing may ask
 * again automatically: not a second mount, and not a network that comes back. The query client keeps the result.
 */
const useVerification = (id: string, token: string, visitor: { isRestored: boolean; userId?: string }) =>
  useQuery({
    queryKey: ['verify-email', id, token, visitor.userId],
    queryFn: () => api.publicIdentity.verifyEmail({ id, token }),
    enabled: token !== '' && visitor.isRestored,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
  });

/** verify-email/{appUserId}?token=: confirms an email address as soon as someone who is signed in to the account opens it. */
export const Component = () => {
  const { appUserId = '' } = useParams();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { user, isRestored } = useSession();
  const own = user?.id === appUserId.toLowerCase() ? user : null;
  const verification = useVerification(appUserId, token, { isRestored, userId: user?.id });

  const isOwnConfirmed = verification.isSuccess && own !== null;
  useEffect(() => {
    // The app's copy of the person is older than this. If the reload fails, the next visit gets it.
    if (isOwnConfirmed) api.appuser.me().then(updateUser, () => undefined);
  }, [isOwnConfirmed]);

  if (verification.data) return <Confirmed email={verification.data.email} />;
  const code = problemOf(verification.error)?.code;
  if (token === '' || (code && deadLink.includes(code))) {
    if (own?.emailVerified && !own.pendingEmail) return <Confirmed email={own.email} isBefore />;
    return <NotConfirmed isOwn={own !== null} email={own?.pendingEmail ?? own?.email} />;
  }
  if (code === 'forbidden') return <SignInFirst signedInAs={user?.email ?? null} />;
  return (
    <FormPage title="Confirming your email">
      {verification.error ? (
        <FailedQuery of={verification} title="We could not confirm your email yet." className="border-none !p-0">
          {messageOf(verification.error)}
        </FailedQuery>
      ) : (
        <p className="flex items-center gap-3">
          <Spinner label="Confirming your email" /> One moment, please.
        </p>
      )}
    </FormPage>
  );
};

/** `isBefore`: it was confirmed earlier, by this link or another. */
const Confirmed = ({ email, isBefore = false }: { email: string; isBefore?: boolean }) => (
  <FormPage title={isBefore ? 'Already confirmed' : 'Your email is confirmed'}>
    <div role="status" className="mb-6 flex items-start gap-3">
      <Icon of={CircleCheck} size={24} className="mt-0.5 text-success" />
      <p className="min-w-0">
        <strong className="font-semibold break-words">{email}</strong>{' '}
        {isBefore ? 'is already confirmed. There’s nothing left to do.' : 'is confirmed. Thank you.'}
      </p>
    </div>
    <LinkButton look="primary" isWide to={paths.accountDetails()}>
      Go to your account
    </LinkButton>
  </FormPage>
);

/** Shows if the link works, but the person who opened it isn't signed in to its account. */
const SignInFirst = ({ signedInAs }: { signedInAs: string | null }) => {
  const { pathname, search } = useLocation();
  return (
    <FormPage title="Sign in to confirm your email">
      <p className="mb-6">
        {signedInAs ? (
          <>
            You are signed in as <strong className="font-semibold break-words">{signedInAs}</strong>, and this link is for another
            account. Sign out, then sign in to the account that you want to confirm the email for.
          </>
        ) : (
          'Sign in with the email and password that you use now. Then your email is confirmed.'
        )}
      </p>
      {signedInAs ? (
        <Button look="primary" isWide onClick={() => void signOut()}>
          Sign out
        </Button>
      ) : (
        <LinkButton look="primary" isWide to={paths.login({ redirect: `${pathname}${search}` })}>
          Sign in
        </LinkButton>
      )}
      <p className="mt-6 text-muted">
        If you didn’t make an account with Yarrow, there’s nothing to do: nothing is confirmed unless you sign in.
      </p>
    </FormPage>
  );
};

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
