import { problem } from '#functions/problem.ts';
import { refuseCommonPassword } from '#functions/runtime/passwords/index.ts';
import { type AccountRecord, accountUpdate } from '#functions/table/account.ts';
import { removeRecoveryCodes } from '#functions/table/second-factor.ts';
import type { Write } from '#functions/table/table.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import type { SignUpContext } from './implementer.ts';
import type { NewPerson } from './new-person.ts';

/**
 * Gives an account to the person who reads its mailbox. Anyone can make an account for an address that isn't theirs, so until the address is verified, the
 * account's password, sessions, and second factor may be a stranger's. They all end here. The address counts as verified only with the returned write, so
 * that a request that dies halfway leaves nothing a stranger could use: the same link does it all again.
 *
 * `become` is what else changes, such as the kind of account: its password is then the other pool's.
 *
 * @returns The write that takes the account over; it goes into the transaction that lets the person in.
 */
export async function claimAccount(
  context: SignUpContext,
  account: AccountRecord,
  person: NewPerson,
  become: Partial<Pick<AccountRecord, 'kind' | 'defaultLocationId'>> = {},
): Promise<Write> {
  const { table, identity, now } = context;
  refuseCommonPassword(person.password, [account.email, person.firstName, person.lastName]);
  const at = now.toISOString();
  const ended = { sessionsValidFrom: at, pendingEmail: null, secondFactorOn: undefined, updatedOn: at };
  try {
    await table.transact([
      accountUpdate(account.id, account.version, ended as Parameters<typeof accountUpdate>[2]),
      removeRecoveryCodes(account.id),
    ]);
  } catch (error) {
    throw error instanceof ConditionFailed ? problem('conflict') : error;
  }
  await identity.setPassword(become.kind ?? account.kind, account.id, person.password);
  await identity.endSessions(account.kind, account.id);
  const { firstName, lastName } = person;
  const proved = { firstName, lastName, isEmailVerified: true, updatedOn: at, ...become };
  return accountUpdate(account.id, account.version + 1, proved);
}
