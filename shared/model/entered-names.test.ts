import { describe, expect, it } from 'vitest';
import { decedentChangesSchema } from '#shared/contract/case-details-views.ts';
import { firstCallSchema } from '#shared/contract/cases-views.ts';
import { memberFieldsSchema } from '../team/member-fields.ts';
import { WEBSITE_IN_NAME as words } from '../values/name-rules.ts';
import { readStored } from '../values/stored-text.ts';
import { arrangementSchema } from './arrangement.ts';
import { contactInputSchema, contactSchema } from './contact.ts';
import { decedentSchema } from './decedent.ts';
import { informationRequestRecordSchema, informationRequestSchema } from './information-request.ts';

const id = '018f4a2b-0000-7000-8000-000000000000';
const other = '018f4a2b-0000-7000-8000-000000000001';
const faults = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);

describe('a name with the address of a website', () => {
  const name = 'Visit win.com';
  const contact = { firstName: 'Ann', lastName: 'Lee' };
  const person = { ...contact, contactType: 'contact', email: 'a@b.co' };
  const plan = { arrangementId: id, providerLocationId: other, completedFinalStep: 2, timing: 'pre-need', type: 'myself' };
  const request = { needType: 'at-need', name, email: 'a@b.co', phone: '', message: 'Hello' };

  it('is refused when someone enters it, beside its field', () => {
    expect(faults(contactInputSchema.safeParse({ firstName: name, middleName: name, lastName: name }))).toEqual([
      `firstName: ${words}`,
      `middleName: ${words}`,
      `lastName: ${words}`,
    ]);
    expect(faults(arrangementSchema.safeParse({ ...plan, contacts: [{ ...person, middleName: name }] }))).toEqual([
      `contacts.0.middleName: ${words}`,
    ]);
    expect(faults(informationRequestSchema.safeParse(request))).toEqual([`name: ${words}`]);
    expect(faults(memberFieldsSchema.pick({ middleName: true }).safeParse({ middleName: name }))).toEqual([
      `middleName: ${words}`,
    ]);
    const call = { decedentFirstName: name, contact: { ...contact, lastName: name } };
    expect(faults(firstCallSchema.safeParse(call))).toEqual([`decedentFirstName: ${words}`, `contact.lastName: ${words}`]);
    const changes = { lastName: name, motherName: name, alsoKnownAs: ['Annie', name] };
    expect(faults(decedentChangesSchema.safeParse(changes))).toEqual([
      `lastName: ${words}`,
      `alsoKnownAs.1: ${words}`,
      `motherName: ${words}`,
    ]);
  });

  it('is still read from rows that were stored before', () => {
    const contacts = [{ ...person, firstName: name }];
    const record = { ...request, id, providerLocationId: other, createdOn: '2026-07-01T12:00:00.000Z' };
    const stored = readStored(() => [
      contactSchema.parse({ id, firstName: name, middleName: name, lastName: name, fullName: name }).middleName,
      arrangementSchema.parse({ ...plan, contacts }).contacts[0]?.firstName,
      informationRequestRecordSchema.parse(record).name,
      decedentSchema.parse({ id, caseId: id, firstName: name, lastName: 'Lee' }).firstName,
    ]);
    expect(stored).toEqual([name, name, name, name]);
  });
});
