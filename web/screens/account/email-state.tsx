import { useEffect } from 'react';
import type { SessionUser } from '#shared/contract/session.ts';
import { ResendButton } from '../../parts/resend-button.tsx';
import { api, updateUser } from '../../session/index.ts';
import { Banner } from '../../ui/banner.tsx';

/** The link is usually opened in another tab: coming back to this one looks whether it was. */
const useNewsOnReturn = (isWaiting: boolean) => {
  useEffect(() => {
    if (!isWaiting) return;
    const look = () => {
      if (document.visibilityState === 'visible') api.appuser.me().then(updateUser, () => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isWaiting]);
};

/** Says that an address waits to be confirmed, what holds until then, and how to get the link again. */
export const EmailState = ({ user }: { user: SessionUser }) => {
  const waiting = user.pendingEmail ?? (user.emailVerified ? null : user.email);
  useNewsOnReturn(waiting !== null);
  if (!waiting) return null;
  return (
    <Banner tone="warning" title="Please confirm your email address" className="mb-8">
      <p>
        We sent a link to <strong className="font-semibold break-words">{waiting}</strong>. Open it to confirm your address.
        {user.pendingEmail && <> Until then, you sign in with {user.email}.</>}
      </p>
      <div className="mt-3 text-text">
        <ResendButton send={(idempotencyKey) => api.appuser.resendVerification({}, { context: { idempotencyKey } })}>
          Send the link again
        </ResendButton>
      </div>
    </Banner>
  );
};
