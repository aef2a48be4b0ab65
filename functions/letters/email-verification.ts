import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Facts = {
  site: string;
  supportMail: string;
  firstName: string;
  email: string;
  accountId: string;
  token: string;
  /** Whether another account has the address, which was never verified and closes when the link is opened. */
  endsAnother?: boolean;
};

/** Writes the email with the link that verifies an address. Until it is opened, the account keeps the one it has. */
export const emailVerificationLetter = ({
  site,
  supportMail,
  firstName,
  email,
  accountId,
  token,
  endsAnother = false,
}: Facts): Letter =>
  setLetter({
    subject: 'Please confirm your email address',
    greeting: greeting(firstName),
    body: [
      words`Please confirm that ${email} is your address, so that what we send about your account reaches you and nobody else.`,
    ],
    action: { label: 'Confirm my address', url: links(site).verifyEmail(accountId, token) },
    notes: [
      ...(endsAnother
        ? [
            words`Another Yarrow account was made with this address and never confirmed. It closes when you confirm the address here.`,
          ]
        : []),
      words`The link works once, for three days, while you are signed in. You can ask for another in your account.`,
      words`If you don’t have a Yarrow account, someone may have typed the wrong address. You can ignore this email: nothing is confirmed unless you sign in.`,
    ],
    supportMail,
  });
