import { problem } from '#functions/problem.ts';
import { isFamily } from '#functions/runtime/actor.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, readCase } from '#functions/table/case.ts';
import { type FamilyStanding, familyStanding } from '#shared/cases/family-standing.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import type { Location } from '#shared/model/location.ts';

/** A case, with the contact that the caller is in it. */
export type OwnCase = { record: CaseRecord; viewer: 'family'; contactId: string };

/**
 * Returns the case of a relative who takes part in it. The link beside their account grants access: without it (it never existed, or was withdrawn a moment
 * ago), the case is the same 404 as one that never existed.
 */
export async function myCaseOf({ actor, table }: OperationContext, id: string): Promise<OwnCase> {
  const link =
    actor.kind === 'person' && isFamily(actor.person) ? actor.person.cases.find(({ caseId }) => caseId === id) : undefined;
  const record = link && (await readCase(table, id));
  if (!record || record.deletedOn !== undefined) throw problem('not_found');
  return { record, viewer: 'family', contactId: link.contactId };
}

/** Refuses a relative's change in a canceled case. */
export function refuseCancelled({ status }: CaseRecord): void {
  if (status === 'cancelled')
    throw problem('conflict', {
      detail: 'The funeral home canceled this case, so you can’t change it. Call them if that’s a mistake.',
    });
}

/** Returns the case of a relative who is about to make a change; 409 if it is canceled. */
export async function changeableCaseOf(context: OperationContext, id: string): Promise<OwnCase> {
  const own = await myCaseOf(context, id);
  refuseCancelled(own.record);
  return own;
}

export const standingOf = (
  record: CaseRecord,
  { firstName, pronouns }: Pick<Decedent, 'firstName' | 'pronouns'>,
): FamilyStanding => familyStanding({ ...record, firstName, pronouns });

export const homeInShort = ({ id, name, phone, email, address }: Location): MyCase['home'] => ({
  locationId: id,
  name,
  place: [address.city, address.stateCode].filter(Boolean).join(', '),
  phone,
  email,
});
