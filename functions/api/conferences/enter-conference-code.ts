import { problem } from '#functions/problem.ts';
import { limit, triedScreenCodes } from '#functions/runtime/rate-limit.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { addScreen, readConferenceCode } from '#functions/table/conference.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { MAX_SCREENS } from '#shared/contract/conferences.ts';
import { readScreenCode } from '#shared/values/screen-code.ts';
import { os } from './implementer.ts';

const wrongCode = () =>
  problem('token_used', { detail: 'This code doesn’t work. Codes work for ten minutes. Ask the funeral home for a new one.' });

/**
 * Exchanges a code for the secret of one more tablet. Every try counts before the code is looked up, so that many at the same moment are no more tries. Sent again,
 * it gives another secret: the one of the answer that was lost, nobody has.
 */
export const enterConferenceCode = os.enterConferenceCode.handler(async ({ input, context }) => {
  const { table, now, request } = context;
  await limit(context, triedScreenCodes, request.address);
  const code = await readConferenceCode(table, hashOfToken(readScreenCode(input.code) ?? ''));
  if (!code || Date.parse(code.endsOn) <= now.getTime()) throw wrongCode();
  const token = Buffer.from(context.randomBytes()).toString('base64url');
  try {
    await addScreen(table, code, hashOfToken(token), MAX_SCREENS);
  } catch (error) {
    if (error instanceof ConditionFailed) throw wrongCode();
    throw error;
  }
  return { caseId: code.caseId, token };
});
