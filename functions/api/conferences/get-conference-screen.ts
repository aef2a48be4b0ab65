import { screenAnswer, shownNow } from '#functions/cases/conference/conference-screen.ts';
import { limit, triedScreens } from '#functions/runtime/rate-limit.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { readConference } from '#functions/table/conference.ts';
import { os } from './implementer.ts';

/** Answers a tablet: one small read as long as nothing is new. A secret that ended, expired, or never was gets the same answer, and is slowed down. */
export const getConferenceScreen = os.getConferenceScreen.handler(async ({ input, context }) => {
  const { caseId, token, seen } = input;
  const row = await readConference(context.table, caseId);
  if (shownNow(row, context.now) && row.tokens.has(hashOfToken(token))) return screenAnswer(context, caseId, row, seen);
  await limit(context, triedScreens, context.request.address);
  return { state: 'closed' } as const;
});
