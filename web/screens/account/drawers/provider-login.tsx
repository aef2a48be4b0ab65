import type { ReactNode } from 'react';
import { useDrawer, useDrawerTitle } from '../../../drawers/use-drawer.ts';
import { landingPath } from '../../../routing/landing-path.ts';
import { AccountSignIn } from '../account-sign-in.tsx';

export const title = 'Sign in';

/** The provider-login drawer: signs in over any screen, then closes and goes where a sign-in goes. */
export const Component = () => {
  const { leaveTo } = useDrawer();
  return (
    <AccountSignIn onSignedIn={(user) => leaveTo(landingPath(user))}>
      {({ title: current, form }) => <Titled title={current}>{form}</Titled>}
    </AccountSignIn>
  );
};

const Titled = ({ title: current, children }: { title: string; children: ReactNode }) => {
  useDrawerTitle(current);
  return children;
};
