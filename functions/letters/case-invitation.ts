import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Facts = {
  site: string;
  supportMail: string;
  firstName: string;
  homeName: string;
  homePhone: string;
  /** Whose funeral it is about. */
  decedentName: string;
};

/** Writes to a relative whom the home asks to take part in a case: what it is for, and the link that opens it. The reader lost someone days ago. */
export function caseInvitationLetter(facts: Facts & { token: string }): Letter {
  const { site, supportMail, token, firstName, homeName, homePhone, decedentName } = facts;
  return setLetter({
    subject: words`${homeName}: the arrangements for ${decedentName}`.text.slice(0, 160),
    greeting: greeting(firstName),
    body: [
      words`${homeName} has invited you to follow the arrangements for ${decedentName}, and to help wherever you’d like.`,
      words`You’ll see what has been done, what the home still needs to know, and who is looking after your family. The link sets up your account; if you already have one with this address, you keep your password.`,
      ...(homePhone ? [words`If you would rather talk, call ${homeName} at ${homePhone}.`] : []),
    ],
    action: { label: 'See the arrangements', url: links(site).caseSignUp(token) },
    notes: [
      words`The link is only for you. It works once, for seven days. After that, the home can send another.`,
      words`If you don’t know ${homeName}, you can ignore this email. Nothing happens unless you open the link.`,
    ],
    supportMail,
  });
}

/** Writes to a relative who made an account to take part in a case: how to come back to it, because the link of the invitation works only once. */
export function caseWelcomeLetter(facts: Facts & { email: string; caseId: string }): Letter {
  const { site, supportMail, firstName, homeName, homePhone, decedentName, email, caseId } = facts;
  return setLetter({
    subject: words`${homeName}: you can now follow the arrangements for ${decedentName}`.text.slice(0, 160),
    greeting: greeting(firstName),
    body: [
      words`${homeName} invited you to the arrangements for ${decedentName}, and your account is ready. You sign in with ${email} and the password that you chose.`,
      words`You can see what has been done, and tell the home what it still needs to know. Please keep this email: its link brings you back.`,
      ...(homePhone ? [words`If you would rather talk, call ${homeName} at ${homePhone}.`] : []),
    ],
    action: { label: 'See the arrangements', url: links(site).myCase(caseId) },
    notes: [words`If you did not create this account, please write to us, and we will close it.`],
    supportMail,
  });
}
