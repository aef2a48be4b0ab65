import { caseFor } from '#functions/cases/access/case-access.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readContact } from '#functions/table/contact.ts';
import { findOwnVersion } from '#functions/table/price-list-version.ts';
import { os } from './implementer.ts';
import { record } from './record.ts';

const NOT_OF_CASE = 'Choose someone from the contacts of this case.';

/**
 * Records that a list was given to someone, whichever version it was. An earlier one can have been given too. The case that it was for, one that the caller
 * sees, says so in its timeline.
 */
export const recordHandOut = os.recordHandOut.handler(async ({ input: { versionId, caseId, contactId, ...given }, context }) => {
  const { locationId } = homeOf(context);
  const [version, found] = await Promise.all([
    findOwnVersion(context.table, locationId, versionId),
    caseId === undefined ? undefined : caseFor(context, caseId),
  ]);
  const person = found && contactId !== undefined ? await readContact(context.table, found.record.id, contactId) : undefined;
  if (contactId !== undefined && (!person || person.contactType === 'decedent'))
    throw problem('invalid_input', { errors: [{ field: 'contactId', message: NOT_OF_CASE }] });
  const of = found ? { of: found.record, ...(person ? { contactId: person.id } : {}) } : {};
  const handOut = version && (await record(context, { ...given, ...of, version, by: callerName(context) }));
  if (!handOut) throw problem('not_found');
  return handOut;
});
