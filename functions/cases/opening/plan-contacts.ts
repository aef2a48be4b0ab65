import { namedId } from '#functions/runtime/named-id.ts';
import type { Arrangement, ArrangementContact } from '#shared/model/arrangement.ts';
import { type Contact, contactSchema } from '#shared/model/contact.ts';
import type { CaseRole } from '#shared/model/enumerations/people.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import { readStored } from '#shared/values/stored-text.ts';

/** Returns the planner's roles: the first contact, and the owner when planning for themselves. */
const rolesOf = ({ type }: Arrangement, isPlanner: boolean): CaseRole[] =>
  isPlanner ? ['first-contact', ...(type === 'myself' ? (['pre-need-owner'] as const) : [])] : [];

/**
 * Returns the people of a plan as contacts of its case, the planner first. People who plan for themselves are the decedent of the case and also a contact
 * of that kind: the home calls them while they are alive.
 */
export function contactsOfPlan(caseId: string, plan: Arrangement): Contact[] {
  const people = plan.contacts.filter((each): each is ArrangementContact => each.contactType === 'contact');
  return people.map(({ firstName, middleName, lastName, relationship, email, phoneNumber }, sortOrder) =>
    readStored(() =>
      contactSchema.parse({
        id: namedId(caseId, 'contact', String(sortOrder)),
        firstName,
        middleName,
        lastName,
        fullName: fullNameOf({ firstName, middleName, lastName }),
        ...(relationship === undefined || plan.type === 'myself' ? {} : { relationship }),
        email,
        phoneNumber,
        selectedRoles: rolesOf(plan, sortOrder === 0),
        sortOrder,
        contactType: plan.type === 'myself' && sortOrder === 0 ? 'decedent' : 'contact',
        contactIsFirstContact: sortOrder === 0,
      }),
    ),
  );
}
