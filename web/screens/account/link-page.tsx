import type { ReactNode } from 'react';
import { FormPage } from '../../parts/form-page.tsx';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { CheckingLink } from './checking-link.tsx';
import type { LinkCheck } from './use-link-check.ts';

export type LinkPageProps = {
  check: LinkCheck;
  title: string;
  /** Renders the screen once the link is known to work. */
  children: (email: string) => ReactNode;
  /** Shows if the link was used or has expired: what to do instead. */
  expired: ReactNode;
  /** Where the people that the link is for sign in. */
  signInPath?: string;
};

/** Shows the screen of an emailed link. It asks nothing before it knows that the link works. */
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
