import { describe, expect, it } from 'vitest';
import { contactInputSchema, contactSchema } from './contact.ts';
import {
  contactDefaults,
  contactInputNames,
  longestText,
  ownContactNames,
  relativeAccess,
  sectionsOfContact,
} from './contact-field-sets.ts';

const names = Object.keys(contactSchema.shape) as (keyof typeof contactSchema.shape)[];

// Written by hand, not from the table, so that two places decide who reads a family's names and numbers.
describe('what a relative may do with the fields of a contact', () => {
  it('is to change their own name, relationship, phone, preferred way, and address', () => {
    const editable =
      'firstName middleName lastName lastNamePriorMarriage relationship otherRelationship phoneNumber preferredWay address';
    expect([...ownContactNames].sort()).toEqual(editable.split(' ').sort());
  });

  it('is to read only names and parts of others', () => {
    const readable =
      'id firstName middleName lastName fullName relationship otherRelationship isDeceased selectedRoles sortOrder contactType contactIsNOK contactIsAgentInCharge contactIsFirstContact';
    expect(names.filter((name) => relativeAccess(name, false) !== 'cannot-see').sort()).toEqual(readable.split(' ').sort());
  });

  it('is never to change a field of others', () => {
    for (const name of names) expect(relativeAccess(name, false), name).not.toBe('can-edit');
  });

  it("is nothing with a field that isn't in the table", () => {
    for (const name of ['accountId', 'invitation', 'constructor'])
      expect(relativeAccess(name as 'id', true), name).toBe('cannot-see');
  });
});

describe('the fields of a contact', () => {
  it('are in the editor once each, unless they are derived or sent without a control', () => {
    const fieldsInSections = sectionsOfContact.flatMap(({ fields }) => fields);
    expect(new Set(fieldsInSections).size).toBe(fieldsInSections.length);
    expect([...fieldsInSections, 'contactType'].sort()).toEqual([...contactInputNames].sort());
  });

  it('tell a form how long a text may be', () => {
    expect([longestText('firstName'), longestText('middleName'), longestText('phoneNumber')]).toEqual([64, 64, 20]);
    expect(longestText('email')).toBe(254);
    expect(longestText('address')).toBeUndefined();
  });

  it('have defaults that a contact with only a name can be stored with', () => {
    const ann = { firstName: 'Ann', lastName: 'Lee' };
    const of = { ...ann, id: '0192f000-0000-7000-8000-000000000001', fullName: 'Ann Lee' };
    expect(contactSchema.parse(of)).toEqual({ ...contactDefaults(), ...of });
    expect(contactInputSchema.parse(ann)).toMatchObject({ middleName: '', emailType: 'do-not-send' });
  });
});
