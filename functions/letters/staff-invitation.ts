import { type StaffAccess, type StaffKind, staffAccess, staffKind } from '#shared/model/enumerations/people.ts';
import { accessWords } from '#shared/team/access-words.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Facts = {
  site: string;
  supportMail: string;
  token: string;
  firstName: string;
  homeName: string;
  /** Who sent it, if a person at the home did. */
  inviterName: string | null;
  access: StaffAccess;
  kind: StaffKind;
};

/** Writes to someone who is going to work at a home: who invites them, what they may do there, and the link that opens it. */
export function staffInvitationLetter({
  site,
  supportMail,
  token,
  firstName,
  homeName,
  inviterName,
  access,
  kind,
}: Facts): Letter {
  const asks = inviterName
    ? words`${inviterName} has invited you to join the team of ${homeName} on Yarrow.`
    : words`You are invited to join the team of ${homeName} on Yarrow.`;
  const role = kind === 'trade-company' ? staffKind.label(kind) : staffAccess.label(access);
  return setLetter({
    subject: words`Your invitation to ${homeName}`.text.slice(0, 160),
    greeting: greeting(firstName),
    body: [
      asks,
      words`Yarrow is where the home keeps its page for families, its packages and prices, and its team. The link sets up your account; if you already sign in to Yarrow for another home, you keep your password.`,
      words`Your role there: ${role}. ${accessWords(access, kind)}`,
    ],
    action: { label: 'Join the team', url: links(site).staffSignUp(token) },
    notes: [
      words`The link works once, for seven days. After that, the person who invited you can send another.`,
      words`If you don’t know ${homeName}, you can ignore this email. Nothing happens unless you open the link.`,
    ],
    supportMail,
  });
}
