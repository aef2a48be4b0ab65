import type { DomainEvent } from '#events/envelope.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { type ContactFields, type ContactRow, contactItem } from '#functions/table/contact.ts';
import type { Write } from '#functions/table/table.ts';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { changePeople } from './change-people.ts';
import { contactView } from './contact-view.ts';

/** Replaces a contact that was read. Its name and the words that find it stay. Returns it as staff see it. */
export async function changeContact(
  context: OperationContext,
  record: CaseRecord,
  expected: ContactRow,
  {
    contact,
    writes,
    events = [],
    caseFields = {},
  }: { contact: ContactFields; writes: readonly Write[]; events?: readonly DomainEvent[]; caseFields?: Partial<CaseRecord> },
): Promise<CaseContact> {
  const { version: _seen, ...fields } = contact as ContactRow;
  const version = expected.version + 1;
  await changePeople(context, record, {
    change: { kind: 'put', contact: fields },
    own: [{ put: contactItem(record.id, fields, version), ifVersion: expected.version }],
    more: writes,
    events,
    caseFields,
  });
  return contactView({ ...fields, version });
}
