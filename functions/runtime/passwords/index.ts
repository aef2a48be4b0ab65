/** Which passwords are refused: those that everybody tries first (NIST 800-63B section 5.1.1.2), and why a person is told so. */
import { problem } from '#functions/problem.ts';
import { isCommonPassword } from './common-password.ts';

/** Refuses a password that is among the commonest, or made of what is known of the person (`known`: email, names). Throws a 400 that names the field. */
export function refuseCommonPassword(password: string, known: readonly string[]): void {
  if (!isCommonPassword(password, known)) return;
  const message = 'This password is easy to guess. A few words that only you would put together make a good one.';
  throw problem('invalid_input', { errors: [{ field: 'password', message }] });
}
