import { problem } from '#functions/problem.ts';
import { endSupport } from '#functions/runtime/end-support.ts';
import { personOf } from '#functions/runtime/person.ts';
import { accountByEmail, readAccount } from '#functions/table/account.ts';
import { openSupport } from '#functions/table/support.ts';
import type { SystemusersContext } from './implementer.ts';
import { os } from './implementer.ts';
import { signedInSystem, systemAnswer } from './system-session.ts';

/** Limits a support session to this many minutes (docs/decisions.md, Session). */
const supportMinutes = 60;

/** Returns the staff account behind an email. Only staff can be acted for: families and administrators look the same as an address without an account. */
async function staffBehind({ table }: SystemusersContext, email: string) {
  const found = await accountByEmail(table, email);
  const collection = found?.kind === 'provider' ? await readAccount(table, found.accountId) : undefined;
  const person = collection && personOf(collection);
  if (!person)
    throw problem('not_found', { errors: [{ field: 'email', message: 'There is no staff account with this email.' }] });
  return person;
}

/**
 * Lets an administrator act for a staff member for 60 minutes. No token of that person is made: the administrator's own token acts for them while this row
 * is open, so every record names both. Start, reason, and end are in the person's audit trail, and an email tells them.
 */
export const supportLogin = os.supportLogin.handler(async ({ input, context }) => {
  const system = signedInSystem(context);
  const person = await staffBehind(context, input.email);
  await endSupport(context, system);
  const { now, newId } = context;
  const support = {
    accountId: person.id,
    email: person.email,
    reason: input.reason,
    startedOn: now.toISOString(),
    until: new Date(now.getTime() + supportMinutes * 60_000).toISOString(),
  };
  const entry = { id: newId(), at: support.startedOn, systemId: system.id, systemEmail: system.email, accountId: person.id };
  await openSupport(context.table, support, {
    audit: { ...entry, action: 'support-started', reason: input.reason },
    started: context.event('support.started', { accountId: person.id, systemId: system.id, auditId: entry.id }),
  });
  return systemAnswer(context, { ...system, support });
});
