import { LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SessionUser } from '#shared/contract/session.ts';
import { ResendButton } from '../../parts/resend-button.tsx';
import { paths } from '../../paths.ts';
import { api, signOut, updateUser, useSession } from '../../session/index.ts';
import { chooseTheme, type Theme, useTheme } from '../../theme.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/choices.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { ChangePassword } from './change-password.tsx';
import { DetailsForm } from './details-form.tsx';
import { appCalls } from './security/security-calls.ts';

const themes: { value: Theme; label: string; hint?: string }[] = [
  { value: 'system', label: 'Like this device', hint: 'Follows its setting, by day and by night' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Chooses light or dark, immediately and in this browser. */
const ThemeChoice = () => {
  const theme = useTheme();
  return (
    <RadioGroup
      label="Theme"
      isLabelHidden
      // The footer has the same choice: radio buttons with the same name would uncheck each other.
      name="account-theme"
      options={themes}
      value={theme}
      onChange={(value) => {
        const chosen = themes.find((each) => each.value === value);
        if (chosen) chooseTheme(chosen.value);
      }}
    />
  );
};

/** The link usually opens in another tab, so coming back to this one checks whether it was opened. */
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

/** Says that an address has to be confirmed, what applies until then, and how to get the link again. */
const EmailState = ({ user }: { user: SessionUser }) => {
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

/** /account/account-details: a family's own details, password, theme, and signing out. */
export const Component = () => {
  const { user } = useSession();
  // Signed out here or in another tab: the route's guard is about to redirect.
  if (!user) return null;
  return (
    <div className="mx-auto w-full max-w-240 px-(--page-gutter) py-10 md:py-14">
      <h1 className="text-2xl md:text-3xl">Account details</h1>
      <p className="mt-2 mb-8 text-muted">
        Signed in as <span className="break-words">{user.email}</span>
      </p>
      <EmailState user={user} />
      <div className="grid gap-10">
        <Section title="Your details" lead="A funeral home sees these only when you contact it.">
          <DetailsForm key={user.id} user={user} />
        </Section>
        <Section title="Password" lead="Changing it signs you out everywhere else.">
          <ChangePassword email={user.email} change={appCalls.changePassword} />
        </Section>
        <Section title="Two-step sign-in" lead="After your password, you enter a code from your phone.">
          <TextLink to={paths.accountSecurity()}>Open sign-in security</TextLink>
        </Section>
        <Section title="Appearance" lead="How Yarrow looks in this browser.">
          <ThemeChoice />
        </Section>
        <Section title="Sign out" lead="On a shared computer, please sign out when you are done.">
          <SignOut />
        </Section>
      </div>
    </div>
  );
};

const Section = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 md:grid-cols-[16rem_1fr] md:gap-8">
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{lead}</p>
      </div>
      <Card className="p-5 sm:p-8">{children}</Card>
    </section>
  );
};

const SignOut = () => {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    setIsBusy(true);
    await signOut();
    toast('You are signed out.');
    await navigate(paths.home());
  };
  return (
    <Button icon={LogOut} isBusy={isBusy} busyLabel="Signing out..." onClick={() => void leave()}>
      Sign out
    </Button>
  );
};
