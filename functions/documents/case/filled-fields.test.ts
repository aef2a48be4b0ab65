import { expect, it } from 'vitest';
import type { DocumentSigner } from '#shared/model/case-document.ts';
import { contactSchema } from '#shared/model/contact.ts';
import { documentFieldSchema } from '#shared/model/document.ts';
import { staffMemberSchema } from '#shared/model/employee.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import type { DocumentCase } from './document-case.ts';
import { filledFields } from './filled-fields.ts';

const idOf = (number: number) => `0198a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const member = (number: number, fullName: string, more: object) =>
  staffMemberSchema.parse({
    id: idOf(number),
    providerLocationId: idOf(9),
    fullName,
    firstName: fullName,
    lastName: fullName,
    email: 'member@example.com',
    isFuneralDirector: true,
    status: 'active',
    ...more,
  });
const contact = (number: number, firstName: string, more: object) =>
  contactSchema.parse({ id: idOf(number), firstName, lastName: 'Okafor', fullName: `${firstName} Okafor`, ...more });
const field = (number: number, identifier: string, signer?: number) =>
  documentFieldSchema.parse({
    id: idOf(number),
    name: identifier,
    fieldType: 'string',
    pdfFieldType: 'text',
    valueSource: 'identifier',
    identifier,
    captureMode: 'query-only',
    ...(signer === undefined ? {} : { signer }),
  });

const template = {
  signers: [
    { order: 1, role: 'next-of-kin' },
    { order: 2, role: 'funeral-director' },
  ],
  fields: [
    field(31, 'nextOfKinFullName', 1),
    field(32, 'assignedFullName', 2),
    field(33, 'assignedLicenseNumber', 2),
    field(34, 'assignedFullName'),
    field(35, 'nextOfKinFullName', 2),
  ],
} as TemplateDocument;
const read = {
  sources: {
    known: { nextOfKinFullName: 'Ruth Okafor', assignedFullName: 'Peter Osei', assignedLicenseNumber: 'FD-1' },
    questions: new Map(),
    lists: { people: [] },
    timeZone: 'America/New_York',
  },
  asked: new Map(),
  templates: { dataFields: [] },
  people: {
    known: {
      nextOfKinFullName: 'Ruth Okafor',
      assignedFullName: 'Peter Osei',
      assignedLicenseNumber: 'FD-1',
    },
    contacts: [contact(11, 'Ruth', { contactIsNOK: true }), contact(12, 'Ada', {})],
    staff: [member(20, 'Peter Osei', { licenseNumber: 'FD-1' }), member(21, 'Miriam Tate', {})],
    employeeId: idOf(20),
  },
} as unknown as DocumentCase;
const signer = (order: number, role: DocumentSigner['role'], who: Partial<DocumentSigner>) =>
  ({ id: idOf(40 + order), order, slot: order, role, state: 'waiting', fullName: '', email: '', ...who }) as DocumentSigner;
const valuesWith = (...signers: DocumentSigner[]) =>
  filledFields(template, read, { side: 'staff', signers }).map(({ value }) => value);

it('prints the names of those who were chosen to sign, and the case’s member where no director signs', () => {
  const chosen = [signer(1, 'next-of-kin', { contactId: idOf(12) }), signer(2, 'funeral-director', { employeeId: idOf(21) })];
  expect(valuesWith(...chosen)).toEqual(['Ada Okafor', 'Miriam Tate', null, 'Peter Osei', 'Ada Okafor']);
});

it('prints what the case says where nobody else was chosen', () => {
  const ofCase = ['Ruth Okafor', 'Peter Osei', 'FD-1', 'Peter Osei', 'Ruth Okafor'];
  expect(valuesWith(signer(1, 'next-of-kin', {}), signer(2, 'funeral-director', {}))).toEqual(ofCase);
  expect(valuesWith()).toEqual(ofCase);
});
