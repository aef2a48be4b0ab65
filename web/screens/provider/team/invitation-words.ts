import type { TeamMemberRow } from '#shared/contract/team.ts';
import { whenWords } from '#web/parts/when-words.ts';

/** Says when an invitation was sent, and until when its link works. */
export const invitationWords = ({ invitation, status }: TeamMemberRow, now: Date = new Date()): string | null => {
  if (status !== 'pending' || !invitation) return null;
  const isOver = Date.parse(invitation.expiresOn) <= now.getTime();
  return isOver
    ? `Invited ${whenWords(invitation.sentOn, now)}. The link expired ${whenWords(invitation.expiresOn, now)}.`
    : `Invited ${whenWords(invitation.sentOn, now)}. The link works until ${untilWords(invitation.expiresOn, now)}.`;
};

const untilWords = (instant: string, now: Date) => whenWords(instant, now).replace(/^on /, '');
