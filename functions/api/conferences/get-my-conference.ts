import { myCaseOf } from '#functions/cases/access/my-case.ts';
import { screenAnswer, shownNow } from '#functions/cases/conference/conference-screen.ts';
import { readConference } from '#functions/table/conference.ts';
import { os } from './implementer.ts';

/** Answers someone of the family at home. Whom staff didn't choose finds what they would find if there were no conference. */
export const getMyConference = os.getMyConference.handler(async ({ input, context }) => {
  const { contactId } = await myCaseOf(context, input.id);
  const row = await readConference(context.table, input.id);
  if (!shownNow(row, context.now)?.followers.includes(contactId)) return { state: 'closed' } as const;
  return screenAnswer(context, input.id, row, input.seen);
});
