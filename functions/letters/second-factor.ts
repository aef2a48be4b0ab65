import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

export type SecondFactorChange = 'turned-on' | 'replaced' | 'turned-off' | 'reset' | 'recovery-code-used' | 'codes-renewed';
type Facts = {
  site: string;
  supportMail: string;
  firstName: string;
  email: string;
  kind: 'family' | 'provider' | 'system';
  change: SecondFactorChange;
  codesLeft: number;
  /** The administrator who did it in a support session. */
  support: string | null;
};

const wording: Record<
  SecondFactorChange,
  (facts: Pick<Facts, 'codesLeft' | 'support'>) => { subject: string; body: ReturnType<typeof words>[] }
> = {
  'turned-on': () => ({
    subject: 'Two-step sign-in is on',
    body: [words`From now on, signing in to Yarrow takes your password and a code from your authenticator app.`],
  }),
  replaced: () => ({
    subject: 'Your authenticator app was changed',
    body: [
      words`Signing in to Yarrow now takes a code from the app you just set up. The app you used before, and your earlier recovery codes, no longer work.`,
    ],
  }),
  'turned-off': () => ({
    subject: 'Two-step sign-in is off',
    body: [words`From now on, signing in to Yarrow takes your password alone. Your recovery codes no longer work.`],
  }),
  reset: ({ support }) => ({
    subject: 'Your two-step sign-in was reset',
    body: [
      words`${support ? `${support} from Yarrow support` : 'A colleague who manages your team'} reset your two-step sign-in, and you were signed out everywhere. Your authenticator app and recovery codes no longer work.`,
      words`Please sign in with your password. If your home requires two-step sign-in, we’ll help you set it up again.`,
    ],
  }),
  'recovery-code-used': ({ codesLeft }) => ({
    subject: 'A recovery code was used to sign in',
    body: [
      words`Someone, most likely you, used your password and one of your recovery codes. ${codesLeft === 1 ? 'One code is' : `${codesLeft} codes are`} left.`,
    ],
  }),
  'codes-renewed': () => ({
    subject: 'You have new recovery codes',
    body: [words`New recovery codes were made for your account. The earlier ones no longer work.`],
  }),
};

/** Writes to someone whose second factor changed, so that they notice if it wasn't them. */
export function secondFactorLetter({ site, supportMail, firstName, email, kind, change, codesLeft, support }: Facts): Letter {
  const { subject, body } = wording[change]({ codesLeft, support });
  const { login, systemLogin, forgotPassword } = links(site);
  return setLetter({
    subject,
    greeting: greeting(firstName),
    body,
    action: { label: 'Sign in', url: kind === 'system' ? systemLogin : login(email) },
    notes: [
      kind === 'system'
        ? words`If this wasn’t you, write to us right away.`
        : words`If this wasn’t you, choose a new password right away at ${forgotPassword}, and write to us.`,
    ],
    supportMail,
  });
}
