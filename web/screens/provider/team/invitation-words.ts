import type { TeamMemberRow } from '#shared/contract/team.ts';
import type { WhenWords } from '#web/parts/when-words.ts';

/** Says when an invitation was sent, and until when its link works. */
export const invitationWords = (
  { invitation, status }: TeamMemberRow,
  { whenWords }: WhenWords,
  now: Date = new Date(),
): string | null => {
  if (status !== 'pending' || !invitation) return null;
  const isOver = Date.parse(invitation.expiresOn) <= now.getTime();
  const until = whenWords(invitation.expiresOn, now);
  return isOver
    ? `Invited ${whenWords(invitation.sentOn, now)}. The link expired ${until}.`
    : `Invited ${whenWords(invitation.sentOn, now)}. The link works until ${until.replace(/^on /, '')}.`;
};
