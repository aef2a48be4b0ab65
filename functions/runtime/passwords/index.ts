/** Which passwords are refused: those that attackers try first (NIST 800-63B section 5.1.1.2), and the reason to give. */
import { problem } from '#functions/problem.ts';
import { isCommonPassword } from './common-password.ts';

/**
 * Refuses a password that is among the most common, or made from what is known about the person (`known`: email, names). Throws a 400 that names the field.
 */
export function refuseCommonPassword(password: string, known: readonly string[]): void {
  if (!isCommonPassword(password, known)) return;
  const message = 'This password is easy to guess. A few words that only you would put together make a good one.';
  throw problem('invalid_input', { errors: [{ field: 'password', message }] });
}
