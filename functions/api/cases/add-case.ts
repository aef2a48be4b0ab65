import { byOf } from '#functions/cases/changing/timeline-of.ts';
import { contactOfCall, personInShort } from '#functions/cases/contacts/contact-of-call.ts';
import { contactWordWrites } from '#functions/cases/contacts/contact-words.ts';
import { firstCallAnswers } from '#functions/cases/opening/first-call-answers.ts';
import { openCase } from '#functions/cases/opening/open-case.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { contactItem } from '#functions/table/contact.ts';
import { contactOrderItem } from '#functions/table/contact-order.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { openedFrom, readMessage } from '#functions/table/message.ts';
import type { Write } from '#functions/table/table.ts';
import { lifeDateErrors } from '#shared/cases/life-dates.ts';
import { leadRolesOf } from '#shared/cases/people-of-case.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import type { FirstCall } from '#shared/contract/cases-views.ts';
import type { Case } from '#shared/model/case.ts';
import type { Contact } from '#shared/model/contact.ts';
import { decedentSchema } from '#shared/model/decedent.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import { decedentNameOf, NAME_NEEDED } from '#shared/values/decedent-name.ts';
import { os } from './implementer.ts';

/** Returns the staff member of the home whom the case is assigned to. */
function assignee(staff: readonly StaffMember[], employeeId: string | undefined): StaffMember | null {
  if (employeeId === undefined) return null;
  const employee = staff.find(({ id, kind }) => id === employeeId && kind === 'staff');
  if (employee) return employee;
  throw problem('invalid_input', { errors: [{ field: 'employeeId', message: 'Choose someone who works at this home.' }] });
}

function contactWrites(found: Pick<Case, 'id' | 'createdOn' | 'providerLocationId'>, contact: Contact | null): Write[] {
  if (!contact) return [{ put: contactOrderItem(found.id, []) }];
  return [
    { put: contactOrderItem(found.id, [contact.id], 1, [{ id: contact.id, roles: leadRolesOf(contact) }]) },
    { put: contactItem(found.id, contact) },
    ...contactWordWrites(found, contact.id, null, contact),
  ];
}

function fieldsOf(
  context: OperationContext,
  locationId: string,
  call: FirstCall,
  contact: Contact | null,
): Omit<Case, 'caseNumber'> {
  const by = byOf(context).id as string;
  const at = context.now.toISOString();
  const names = { firstName: call.decedentFirstName, middleName: call.decedentMiddleName, lastName: call.decedentLastName };
  return {
    id: call.id ?? context.newId(),
    ...(call.employeeId === undefined ? {} : { employeeId: call.employeeId }),
    providerLocationId: locationId,
    type: call.type,
    status: 'active',
    arrangementStatus: 'not-started',
    isAGBDrivenLead: false,
    thereAreNoPersonalEffects: false,
    newCaseOptions: 'first-call',
    ...(call.messageId === undefined ? {} : { messageId: call.messageId }),
    createdOn: at,
    createdBy: by,
    updatedOn: at,
    updatedBy: by,
    decedentId: context.newId(),
    decedentFirstName: names.firstName,
    decedentMiddleName: names.middleName,
    decedentLastName: names.lastName,
    decedentFullName: decedentNameOf(names),
    decedentStatus: 'not-in-care',
    ...(call.dateOfDeath === undefined ? {} : { dateOfDeath: call.dateOfDeath }),
    ...(contact && leadRolesOf(contact).length > 0
      ? { primaryContact: contact.id, primaryContactName: contact.fullName, primaryContactPhone: contact.phoneNumber }
      : {}),
    caseProgress: 0,
    familyProgress: 0,
    categoryProgress: {},
  };
}

/** Refuses a call about nobody: a name that isn't known has to be said. */
function refuseNobody({ decedentFirstName, decedentLastName, isNameUnknown, answers }: FirstCall): void {
  if (decedentFirstName || decedentLastName || isNameUnknown || answers?.babyOf) return;
  throw problem('invalid_input', { errors: [{ field: 'decedentLastName', message: NAME_NEEDED }] });
}

/** Returns the write by which the message that the call began with names the case. It keeps the first case that it was opened as. */
async function messageWrites({ table }: OperationContext, locationId: string, { messageId }: FirstCall, caseId: string) {
  if (messageId === undefined) return [];
  const message = await readMessage(table, locationId, messageId);
  if (!message) throw problem('not_found');
  return message.caseId === undefined ? [openedFrom(message, caseId)] : [];
}

/**
 * Opens a case from a first call, with the answers of its form. Its ids derive from the request, so a retry answers with the case that was made. If another
 * request opened a case with the same id, this one is refused: what it says may differ.
 */
export const addCase = os.addCase.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  refuseNobody(input);
  const [home, staff] = await Promise.all([
    readLocationRow(context.table, locationId),
    readEmployees(context.table, locationId, { consistent: true }),
  ]);
  if (!home) throw problem('not_found');
  const employee = assignee(staff, input.employeeId);
  const contact = input.contact ? contactOfCall(context.newId(), input.contact) : null;
  const begun = fieldsOf(context, locationId, input, contact);
  const { decedentFirstName: firstName, decedentMiddleName: middleName, decedentLastName: lastName, dateOfDeath } = begun;
  const { fields, decedent, facts, writes } = await firstCallAnswers(context, {
    fields: begun,
    decedent: decedentSchema.parse({ id: begun.decedentId, caseId: begun.id, firstName, middleName, lastName, dateOfDeath }),
    contacts: contact ? [contact] : [],
    staff,
    answers: input.answers ?? {},
  });
  const errors = lifeDateErrors(decedent, context.now.getTime());
  if (errors.length > 0) throw problem('invalid_input', { errors });
  const opened = await openCase(context, {
    fields,
    decedent,
    people: { count: contact ? 1 : 0, first: contact ? [personInShort(contact)] : [] },
    staffWords: employee ? wordsOf(employee.fullName) : [],
    timeZone: home.timeZone,
    writes: [...contactWrites(fields, contact), ...writes, ...(await messageWrites(context, locationId, input, fields.id))],
    facts,
    entryKind: 'case-created',
  });
  if (opened.providerLocationId !== locationId || opened.createdOn !== fields.createdOn)
    throw problem('conflict', { detail: 'This call is already open as a case.' });
  return opened;
});
