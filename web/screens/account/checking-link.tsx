import type { ReactNode } from 'react';
import { FormPage } from '../../parts/form-page.tsx';
import { FailedPanel, Skeleton } from '../../ui/states.tsx';
import type { EmailedLink } from './emailed-link.ts';

export type CheckingLinkProps = {
  check: Exclude<EmailedLink<unknown>, { state: 'found' }>;
  title: string;
  /** What is being checked, as the screen calls it. */
  what: 'link' | 'invitation';
  after?: ReactNode;
};

/** Shows while an emailed link is being checked, or if the check failed. */
export const CheckingLink = ({ check, title, what, after }: CheckingLinkProps) => (
  <FormPage title={title} after={after}>
    {check.state === 'failed' ? (
      <FailedPanel
        title={`We could not check your ${what}.`}
        onRetry={check.retry}
        isRetrying={check.isRetrying}
        className="border-none !p-0"
      />
    ) : (
      <div role="status" aria-label={`Checking your ${what}`} className="grid gap-4">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    )}
  </FormPage>
);
