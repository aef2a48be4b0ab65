import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import type { SecondFactorState } from '#shared/contract/second-factor.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { messageOf } from '../../../session/index.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SkeletonText } from '../../../ui/states.tsx';
import { ChangePassword } from '../change-password.tsx';
import type { SecurityCalls } from './security-calls.ts';
import { TwoStepSettings } from './two-step-settings.tsx';

type SectionProps = { title: string; lead: string; heading?: Ref<HTMLHeadingElement>; isPrinted?: boolean; children: ReactNode };

const Section = ({ title, lead, heading, isPrinted = true, children }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('mt-10 first-of-type:mt-0', !isPrinted && 'print:hidden')}>
      <h2 ref={heading} id={id} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{lead}</p>
      {children}
    </section>
  );
};

type SecurityProps = {
  email: string;
  found: UseQueryResult<SecondFactorState>;
  calls: SecurityCalls;
  /** Whether this page changes the password. */
  hasPassword: boolean;
};

/** Shows a person how they sign in, and lets them change it, below the title of a screen. */
export const SecuritySections = ({ email, found, calls, hasPassword }: SecurityProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const showChange = () => {
    // A new session unmounts the panel until its state has loaded again; the heading stays.
    heading.current?.focus();
    void found.refetch();
  };
  return (
    <>
      <Section
        title="Two-step sign-in"
        lead="After your password, you enter a code from an app on your phone. Someone who learns your password still can’t sign in."
        heading={heading}
      >
        {found.data ? (
          <Card className="p-5 sm:p-8">
            <TwoStepSettings email={email} state={found.data} calls={calls} onChanged={showChange} />
          </Card>
        ) : found.isLoadingError ? (
          <FailedQuery of={found} title="We couldn’t load your sign-in settings.">
            {messageOf(found.error)}
          </FailedQuery>
        ) : (
          <Card className="p-5 sm:p-8" aria-busy="true">
            <SkeletonText lines={3} />
          </Card>
        )}
      </Section>
      {hasPassword && (
        <Section title="Password" lead="Changing it signs you out everywhere else." isPrinted={false}>
          <Card className="p-5 sm:p-8">
            <ChangePassword email={email} change={calls.changePassword} />
          </Card>
        </Section>
      )}
    </>
  );
};

const Page = ({ lead, children }: { lead: ReactNode; children?: ReactNode }) => (
  <div className="mx-auto w-full max-w-form px-(--page-gutter) py-10 md:py-14">
    <h1 className="text-2xl md:text-3xl">Sign-in security</h1>
    <p className="mt-2 mb-8 text-muted">{lead}</p>
    {children}
  </div>
);

/** Shows a person how they sign in, as a screen of their account. */
export const SecurityPage = (props: SecurityProps) => (
  <Page
    lead={
      <>
        Signed in as <span className="break-words">{props.email}</span>
      </>
    }
  >
    <SecuritySections {...props} />
  </Page>
);

/** Says to an administrator who acts for someone that only that person sees how they sign in. */
export const ClosedSecurityPage = ({ email }: { email: string }) => (
  <Page
    lead={
      <>
        While you act for <span className="break-words">{email}</span>, this page is closed: only they can change how they sign
        in.
      </>
    }
  />
);
