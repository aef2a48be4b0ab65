import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Case, caseSchema } from '../model/case.ts';
import { type Contact, contactSchema } from '../model/contact.ts';
import { type Decedent, decedentSchema } from '../model/decedent.ts';
import { staffMemberSchema } from '../model/employee.ts';
import { caseRole } from '../model/enumerations/people.ts';
import { locationSchema } from '../model/location.ts';
import { optionsOf } from '../model/option-lists.ts';
import { questionSchema } from '../model/question.ts';
import { checkAnswer } from '../questions/check-answer.ts';
import { globalIdentifiers, homeOfIdentifier, identifiers, identifiersOf } from './case-values.ts';
import { hasRole } from './contact-identifiers.ts';
import { decedentAnswers, decedentChange, decedentFieldOf, decedentIdentifiers } from './decedent-identifiers.ts';

const idOf = (at: number) => `0192f000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const at = '2026-05-11T09:00:00.000Z';
const ellen: Decedent = decedentSchema.parse({
  id: idOf(1),
  caseId: idOf(2),
  firstName: 'Ellen',
  lastName: 'Marsh',
  suffix: 'Sr.',
  alsoKnownAs: ['Nell Marsh', 'Marsh, Ellen'],
  socialSecurityNumber: '219-09-9999',
  dateOfBirth: '1941-06-04',
  dateOfDeath: '2026-05-10',
  timeOfDeathMinutes: 0,
  race: ['white'],
  everInArmedForces: false,
});
const row: Case = caseSchema.parse({
  id: idOf(2),
  providerLocationId: idOf(3),
  caseNumber: '2026-0042',
  createdOn: at,
  createdBy: idOf(4),
  updatedOn: at,
  updatedBy: idOf(4),
  decedentId: idOf(1),
  decedentFirstName: 'Ellen',
  decedentLastName: 'Marsh',
  decedentFullName: 'Ellen Marsh',
  dispositionType: 'water-cremation',
});
const contact = (facts: Partial<Contact>): Contact =>
  contactSchema.parse({ id: idOf(5), firstName: 'Ann', lastName: 'Lee', fullName: 'Ann Lee', ...facts });
const peter = staffMemberSchema.parse({
  id: idOf(7),
  providerLocationId: idOf(3),
  fullName: 'Peter Averell',
  firstName: 'Peter',
  lastName: 'Averell',
  email: 'peter@example.com',
  isFuneralDirector: true,
  licenseNumber: 'FD-7',
});

describe('the vocabulary', () => {
  it('has each name once, in camel case, with a label and an existing list', () => {
    expect(new Set(identifiers.map(({ name }) => name)).size).toBe(identifiers.length);
    expect(new Set(identifiers.map(({ label }) => label)).size).toBe(identifiers.length);
    for (const { name, label, fieldType, enumeration } of identifiers) {
      expect(name).toMatch(/^[a-z][A-Za-z0-9]{0,79}$/);
      expect(label).toMatch(/^[A-Z]\S/);
      expect(fieldType.startsWith('enum'), name).toBe(enumeration !== undefined);
      if (enumeration) expect(optionsOf(enumeration), name).toBeDefined();
    }
  });

  it('says where each value is stored; everything else is an answer', () => {
    expect(homeOfIdentifier('fatherName')).toEqual({ kind: 'decedent', field: 'fatherName' });
    expect(homeOfIdentifier('dispositionType')).toEqual({ kind: 'case', field: 'dispositionType' });
    expect(homeOfIdentifier('nextOfKinPhoneNumber')).toEqual({ kind: 'contact', role: 'next-of-kin' });
    expect(homeOfIdentifier('cemeteryAddress')).toEqual({ kind: 'answer' });
    expect(homeOfIdentifier('constructor')).toEqual({ kind: 'answer' });
  });

  it('names existing fields of the decedent’s row, once each', () => {
    const fields = decedentIdentifiers.map(({ name }) => decedentFieldOf(name));
    expect(new Set(fields).size).toBe(fields.length);
    for (const field of fields) expect(Object.keys(decedentSchema.shape)).toContain(field);
  });
});

describe('the known values of a case', () => {
  const rows = { case: row, decedent: ellen, contacts: [], answers: {} };

  it('are what its rows contain and what follows from them, with only the end of a Social Security number', () => {
    const values = identifiersOf(rows);
    expect(values).toMatchObject({
      decedentFullName: 'Ellen Marsh Sr.',
      alsoKnownAs: 'Nell Marsh; Marsh, Ellen',
      ageAtDeath: 84,
      timeOfDeath: 0,
      isVeteran: false,
      timing: 'at-need',
      caseNumber: '2026-0042',
      dispositionType: 'water-cremation',
      dispositionGroup: 'cremation',
      socialSecurityNumber: '•••-••-9999',
    });
    expect(JSON.stringify(values)).not.toContain('219');
    for (const unknown of ['decedentMiddleName', 'fatherName', 'payerFullName', 'assignedFullName'])
      expect(values).not.toHaveProperty(unknown);
  });

  it('include answers, except those under a name that is stored elsewhere', () => {
    const answers = { cemeteryPhoneNumber: '(617) 555-0134', fatherName: 'not his', timing: 'pre-need', openCasket: null };
    const values = identifiersOf({ ...rows, answers });
    expect(values).toMatchObject({ cemeteryPhoneNumber: '(617) 555-0134', timing: 'at-need' });
    expect(values).not.toHaveProperty('fatherName');
    expect(values).not.toHaveProperty('openCasket');
  });

  it('list people by role: the first in order for each part, and all of them by name', () => {
    const contacts = [
      contact({ id: idOf(6), firstName: 'Ben', sortOrder: 2, selectedRoles: ['pallbearer'] }),
      contact({ sortOrder: 1, selectedRoles: ['pallbearer'], relationship: 'other', otherRelationship: 'Ward' }),
      contact({ contactType: 'decedent', selectedRoles: ['pallbearer', 'payer'] }),
    ];
    const values = identifiersOf({ ...rows, contacts, assigned: peter });
    expect(values).toMatchObject({
      pallbearerFullName: 'Ann Lee',
      pallbearerRelationshipWords: 'Ward',
      pallbearerNames: 'Ann Lee, Ben Lee',
      assignedFullName: 'Peter Averell',
      assignedLicenseNumber: 'FD-7',
    });
    expect(values).not.toHaveProperty('payerFullName');
  });

  it("treat a contact's flag like the role it stands for", () => {
    expect(hasRole(contact({ contactIsNOK: true }), 'next-of-kin')).toBe(true);
    expect(hasRole(contact({ contactIsAgentInCharge: true }), 'person-in-control-of-disposition')).toBe(true);
    expect(hasRole(contact({ contactIsFirstContact: true }), 'first-contact')).toBe(true);
    for (const role of caseRole.values) expect(hasRole(contact({}), role)).toBe(false);
  });

  it('use only names of the vocabulary, apart from answers', () => {
    const names = new Set(identifiers.map(({ name }) => name));
    const contacts = [contact({ selectedRoles: [...caseRole.values], email: 'ann@example.com', relationship: 'daughter' })];
    const values = identifiersOf({ ...rows, contacts, assigned: peter });
    expect(Object.keys(values).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the known values of a home', () => {
  const home = locationSchema.parse({
    id: idOf(3),
    name: 'Averell & Daughters',
    address: { address1: '1 Elm St', city: 'Salem', stateCode: 'MA', postalCode: '01970', lat: 42.5, lon: -70.9 },
    timeZone: 'America/New_York',
  });

  it('are its name and address, its director who has joined, and the day', () => {
    const ines = { ...peter, id: idOf(8), fullName: 'Ines Duarte', status: 'active' as const };
    const values = globalIdentifiers(home, [peter, ines], '2026-05-11');
    expect(values).toMatchObject({ homeName: 'Averell & Daughters', directorFullName: 'Ines Duarte', today: '2026-05-11' });
    expect(values).not.toHaveProperty('homePreNeedCompany');
    expect(globalIdentifiers(home, [peter], '2026-05-11')).toMatchObject({ directorFullName: 'Peter Averell' });
    expect(globalIdentifiers(home, [], '2026-05-11')).not.toHaveProperty('directorFullName');
    const names = new Set(identifiers.map(({ name }) => name));
    expect(Object.keys(values).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('an answer stored in the decedent’s row', () => {
  it('comes back as it was given', () => {
    for (const [name, answer] of Object.entries(decedentAnswers(ellen))) {
      const change = decedentChange(name, answer);
      expect(change && ellen[change.field], name).toEqual(change?.value);
    }
  });

  it('leaves a field that fits the schema, given or emptied', () => {
    const texts = fc.constantFrom(null, '', 'Ann; Nell ;', 'Tom');
    fc.assert(
      fc.property(fc.constantFrom(...decedentIdentifiers), texts, ({ name, fieldType }, answer) => {
        const given = fieldType === 'string' ? answer : null;
        const change = decedentChange(name, given);
        if (!change || ['firstName', 'lastName'].includes(change.field)) return;
        expect(decedentSchema.shape[change.field].safeParse(change.value).success, name).toBe(true);
      }),
    );
    expect(decedentChange('alsoKnownAs', 'Ann; Nell ;')).toEqual({ field: 'alsoKnownAs', value: ['Ann', 'Nell'] });
    expect(decedentChange('race', [])).toEqual({ field: 'race', value: [] });
    expect(decedentChange('fatherName', null)).toEqual({ field: 'fatherName', value: undefined });
    expect(decedentChange('cemeteryAddress', 'x')).toBeUndefined();
  });

  it('fits its question', () => {
    for (const { name, fieldType, enumeration, label } of decedentIdentifiers) {
      const answer = decedentAnswers(ellen)[name];
      const question = questionSchema.parse({
        id: idOf(9),
        identifier: name,
        question: label,
        fieldType,
        fieldTypeEnumValue: enumeration,
      });
      expect(checkAnswer(question, answer, { named: optionsOf }), name).toBeUndefined();
    }
  });
});
