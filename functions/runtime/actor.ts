import type { EventActor } from '#events/envelope.ts';
import type { Display } from '#shared/contract/session.ts';
import type { Membership } from '#shared/model/membership.ts';

/** A case that a relative takes part in, with the contact that they are in it. */
type CaseLink = { caseId: string; contactId: string; locationId: string };

/** The account behind a verified token. */
export type Person = {
  id: string;
  version: number;
  kind: 'family' | 'provider';
  email: string;
  emailVerified: boolean;
  pendingEmail: string | null;
  firstName: string;
  lastName: string;
  phone: string | null;
  defaultLocationId: string | null;
  /** What opens after sign-in instead of the dashboard. */
  opensFirst?: 'cases' | undefined;
  /** How they like the workspace, where they chose. */
  display?: Display | undefined;
  memberships: Membership[];
  cases: CaseLink[];
};

export type SystemPerson = { id: string; email: string; firstName: string; lastName: string; support: SupportSession | null };
type SupportSession = { id?: string; accountId: string; email: string; reason: string; until: string };

/**
 * Describes who makes a request: verified claims plus one read of the table (docs/decisions.md, Session). A header only chooses among the locations
 * that the person belongs to: `membership` is the one that `x-location-id` names, or the first.
 */
export type Actor =
  | { kind: 'nobody' }
  | {
      kind: 'person';
      person: Person;
      membership: Membership | null;
      /** The system user who acts for this person now, and until when. */
      support: { system: SystemPerson; until: string } | null;
    }
  | { kind: 'system'; system: SystemPerson };

/** Checks whether the person is treated as family: someone in the provider pool without a location left is too (docs/decisions.md, People). */
export const isFamily = (person: Person) => person.kind === 'family' || person.memberships.length === 0;

/** Returns the actor as an event or an audit entry names it: both names while someone acts for another. */
export function eventActor(actor: Actor): EventActor {
  if (actor.kind === 'nobody') return { kind: 'nobody', id: null, onBehalfOf: null };
  if (actor.kind === 'system') return { kind: 'system', id: actor.system.id, onBehalfOf: null };
  if (actor.support) return { kind: 'system', id: actor.support.system.id, onBehalfOf: actor.person.id };
  return { kind: isFamily(actor.person) ? 'family' : 'provider', id: actor.person.id, onBehalfOf: null };
}
