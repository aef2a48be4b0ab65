import type { SESEvent } from 'aws-lambda';
import { handler } from '#functions/triggers/receive-email.ts';
import type { DeadLetter } from './dead-letters.ts';
import { emailsOf } from './why.ts';

/** Takes in an email again, here, as its Lambda would. Returns why that isn't possible. One that joined its thread meanwhile changes nothing. */
export async function takeInAgain(letter: DeadLetter): Promise<string | undefined> {
  const emails = emailsOf(letter);
  if (!emails) return 'It names no email.';
  try {
    await handler(emails as unknown as SESEvent);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
