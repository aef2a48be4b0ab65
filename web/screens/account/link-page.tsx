import type { ReactNode } from 'react';
import { FormPage } from '../../parts/form-page.tsx';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { CheckingLink } from './checking-link.tsx';
import type { LinkCheck } from './use-link-check.ts';

export type LinkPageProps = {
  check: LinkCheck;
  title: string;
  /** The screen once the link is known to be good. */
  children: (email: string) => ReactNode;
  /** Shown where the link has been used or has expired: what to do instead. */
  expired: ReactNode;
  /** The sign-in of the people the link is for. */
  signInPath?: string;
};

/** A screen behind a mailed link: nothing is asked before it is known whether the link is good. */
export const LinkPage = ({ check, title, children, expired, signInPath = paths.login() }: LinkPageProps) => {
  const toSignIn = <TextLink to={signInPath}>Back to sign in</TextLink>;
  if (check.state !== 'found') return <CheckingLink check={check} title={title} what="link" after={toSignIn} />;
  if (check.view.isValid) return children(check.view.email ?? '');
  return (
    <FormPage title="This link no longer works" after={toSignIn}>
      {expired}
    </FormPage>
  );
};
