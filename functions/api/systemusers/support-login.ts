import { problem } from '#functions/problem.ts';
import type { SystemPerson } from '#functions/runtime/actor.ts';
import { endOfSupport } from '#functions/runtime/end-support.ts';
import { personOf, systemPersonOf, systemUserOf, usualHome } from '#functions/runtime/person.ts';
import { accountByEmail, readAccount } from '#functions/table/account.ts';
import { openSupport } from '#functions/table/support.ts';
import { actingName } from '#shared/values/acting-name.ts';
import type { SystemusersContext } from './implementer.ts';
import { os } from './implementer.ts';
import { signedInSystem } from './system-session.ts';

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

/** The administrator with the session that they have open. It is read here: a repeated request has to find what the first one found. */
async function administrator(context: SystemusersContext): Promise<SystemPerson> {
  const collection = await readAccount(context.table, signedInSystem(context).id);
  const system = collection && systemPersonOf(collection, context.now);
  if (!system) throw problem('unauthenticated');
  return system;
}

/**
 * Lets an administrator act for a staff member for 60 minutes. No token of that person is made: the administrator's own token acts for them while this row
 * is open, so every record names both. Start, reason, and end are in the person's audit trail, and an email tells them.
 */
export const supportLogin = os.supportLogin.handler(async ({ input, context }) => {
  const { table, now, newId } = context;
  const system = await administrator(context);
  const person = await staffBehind(context, input.email);
  const ended = endOfSupport(context, system);
  const id = newId();
  const home = usualHome(person);
  const support = {
    id,
    accountId: person.id,
    email: person.email,
    reason: input.reason,
    startedOn: now.toISOString(),
    until: new Date(now.getTime() + supportMinutes * 60_000).toISOString(),
  };
  const entry = { id, at: support.startedOn, systemId: system.id, systemEmail: system.email, accountId: person.id };
  await openSupport(table, support, {
    audit: { ...entry, action: 'support-started', reason: input.reason },
    session: {
      ...support,
      systemId: system.id,
      systemName: actingName(system, null),
      personName: actingName({ ...person, fullName: undefined }, null),
      homeName: home?.locationName ?? null,
    },
    events: [
      context.event('support.started', { accountId: person.id, systemId: system.id, auditId: entry.id }),
      // They may act at every home of the person, so each of them hears of it.
      ...person.memberships.map(({ locationId }) =>
        context.event('support.entered-home', { locationId, accountId: person.id, auditId: entry.id }, locationId),
      ),
    ],
    ended,
  });
  return systemUserOf({ ...system, support }, person);
});
