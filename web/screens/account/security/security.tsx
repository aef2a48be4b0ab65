import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageOf, problemOf, query, useSession } from '../../../session/index.ts';
import { Card } from '../../../ui/card.tsx';
import { FailedPanel, SkeletonText } from '../../../ui/states.tsx';
import { TwoStepSettings } from './two-step-settings.tsx';

/** /account/security: how families and staff sign in, and what comes besides their password. */
export const Component = () => {
  const { user } = useSession();
  const found = useQuery(query.appuser.getSecondFactor.queryOptions({ input: {} }));
  const heading = useRef<HTMLHeadingElement>(null);
  const showChange = () => {
    // A new session takes the panel away until its state is loaded again; the heading stays.
    heading.current?.focus();
    void found.refetch();
  };
  // Signed out here or in another tab: the route's guard is about to lead elsewhere.
  if (!user) return null;
  return (
    <div className="mx-auto w-full max-w-form px-(--page-gutter) py-10 md:py-14">
      <h1 className="text-2xl md:text-3xl">Sign-in security</h1>
      <p className="mt-2 mb-8 text-muted">
        Signed in as <span className="break-words">{user.email}</span>
      </p>
      <section aria-labelledby="two-step">
        <h2 ref={heading} id="two-step" tabIndex={-1} className="text-lg">
          Two-step sign-in
        </h2>
        <p className="mt-1 mb-4 text-sm text-muted">
          A code from an app on your phone, besides your password. Someone who learns your password still can't sign in.
        </p>
        {found.data ? (
          <Card className="p-5 sm:p-8">
            <TwoStepSettings email={user.email} state={found.data} onChanged={showChange} />
          </Card>
        ) : found.isError ? (
          <FailedPanel
            title="This could not be loaded."
            requestId={problemOf(found.error)?.requestId}
            onRetry={() => void found.refetch()}
            isRetrying={found.isRefetching}
          >
            {messageOf(found.error)}
          </FailedPanel>
        ) : (
          <Card className="p-5 sm:p-8" aria-busy="true">
            <SkeletonText lines={3} />
          </Card>
        )}
      </section>
    </div>
  );
};
