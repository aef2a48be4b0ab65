import type { ReactNode } from 'react';
import { FormPage } from '../../parts/form-page.tsx';
import { paths } from '../../paths.ts';
import { FailedPanel, Skeleton } from '../../ui/states.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { LinkCheck } from './use-link-check.ts';

export type LinkPageProps = {
  check: LinkCheck;
  title: string;
  /** The screen once the link is known to be good. */
  children: (email: string) => ReactNode;
  /** Shown where the link has been used or has expired: what to do instead. */
  expired: ReactNode;
};

/** A screen behind a mailed link: nothing is asked before it is known whether the link is good. */
export const LinkPage = ({ check, title, children, expired }: LinkPageProps) => {
  if (check.state === 'valid') return children(check.email);
  const toSignIn = <TextLink to={paths.login()}>Back to sign in</TextLink>;
  if (check.state === 'expired')
    return (
      <FormPage title="This link no longer works" after={toSignIn}>
        {expired}
      </FormPage>
    );
  return (
    <FormPage title={title} after={toSignIn}>
      {check.state === 'failed' ? (
        <FailedPanel
          title="We could not check your link."
          onRetry={check.retry}
          isRetrying={check.isRetrying}
          className="border-none !p-0"
        />
      ) : (
        <div role="status" aria-label="Checking your link" className="grid gap-4">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      )}
    </FormPage>
  );
};
