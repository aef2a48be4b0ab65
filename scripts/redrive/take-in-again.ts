import type { SESEvent } from 'aws-lambda';
import { handler as noteDelivery } from '#functions/triggers/note-delivery.ts';
import { handler as receiveEmail } from '#functions/triggers/receive-email.ts';
import type { DeadLetter } from './dead-letters.ts';
import { emailsOf, reportOf } from './why.ts';

async function whyNot(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Takes in an email again, here, as its Lambda would. Returns why that isn't possible. One that joined its thread meanwhile changes nothing. */
export async function takeInAgain(letter: DeadLetter): Promise<string | undefined> {
  const emails = emailsOf(letter);
  if (!emails) return 'It names no email.';
  return whyNot(receiveEmail(emails as unknown as SESEvent));
}

/** Takes in again what SES reported of an email. Returns why that isn't possible. A report that was recorded meanwhile changes nothing. */
export async function noteAgain(letter: DeadLetter): Promise<string | undefined> {
  const report = reportOf(letter);
  return report ? whyNot(noteDelivery(report)) : 'It reports on no email.';
}
