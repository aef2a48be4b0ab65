import type { SentMail } from './mailbox.ts';
import { nextMail, tokenIn } from './mailbox.ts';
import type { Visitor } from './visitor.ts';

/** Requests a sign-up link and returns its token from the email. */
export async function signUpToken(visitor: Visitor, mailUrl: string, email: string, count = 1): Promise<string> {
  const answer = await visitor.post('/api/appuser/account/signUpLink', { email });
  if (answer.status !== 200) throw new Error(`The link was refused with ${answer.status}.`);
  return tokenIn(await nextMail(mailUrl, email, count));
}

/** Requests a reset link and returns the email with it. */
export async function resetMail(visitor: Visitor, mailUrl: string, email: string, count = 1): Promise<SentMail> {
  const answer = await visitor.post('/api/public/forgotPassword', { email });
  if (answer.status !== 200) throw new Error(`The link was refused with ${answer.status}.`);
  return nextMail(mailUrl, email, count);
}

/** Returns what a family types to create an account. */
export const signUpForm = (token: string, email: string) => ({
  token,
  email,
  firstName: 'Ellen',
  lastName: 'Marsh',
  phone: '555-555-0101',
  password: 'kettle and violin',
  acceptTermsAndConditions: true,
});
