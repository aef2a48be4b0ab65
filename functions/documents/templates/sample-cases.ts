/** The made-up cases that previews of templates are filled in with. No one in them ever lived. */
import { identifiersOf } from '#shared/identifiers/case-values.ts';
import type { IdentifierValues } from '#shared/identifiers/identifier.ts';
import { caseSchema } from '#shared/model/case.ts';
import { contactSchema } from '#shared/model/contact.ts';
import { decedentSchema } from '#shared/model/decedent.ts';
import type { SampleCase } from '#shared/model/enumerations/document.ts';
import type { Relationship } from '#shared/model/enumerations/relationship.ts';

const id = '018f4a2b-0000-7000-8000-000000000001';
const at = '2026-11-20T15:00:00.000Z';

type Relative = { firstName: string; lastName: string; relationship: Relationship; phoneNumber: string };
type Facts = { disposition: 'burial' | 'cremation'; decedent: object; relative: Relative };

const boston = { address1: '48 Marlborough Street, Apartment 12', city: 'Boston', stateCode: 'MA', postalCode: '02116' };
const albany = { address1: '7 Quail Street', city: 'Albany', stateCode: 'NY', postalCode: '12206' };
const hospital = { locationName: 'Saint Brendan Hospital', address1: '200 Harbor Road', city: 'Boston', stateCode: 'MA' };

/** What every case of the samples knows about its home and its days. */
const ofHome: IdentifierValues = {
  homeName: 'Hartwell Funeral Home',
  today: '2026-11-23',
  inCareOn: '2026-11-20',
  contractSignedOn: '2026-11-22',
};

const facts: Readonly<Record<Exclude<SampleCase, 'names'>, Facts>> = {
  'cremation-long-names': {
    disposition: 'cremation',
    decedent: {
      firstName: 'Maximiliana-Alexandrina',
      middleName: 'Wilhelmina Constantia',
      lastName: 'Featherstonehaugh-Cholmondeley',
      gender: 'female',
      dateOfBirth: '1931-02-28',
      dateOfDeath: '2026-11-20',
      timeOfDeathMinutes: 220,
      residence: boston,
      placeOfDeathAddress: hospital,
      maritalStatus: 'widowed',
      fatherName: 'Bartholomew Featherstonehaugh',
      motherName: 'Constantia Wolfeschlegelsteinhausen',
      usualOccupation: 'Professor of comparative literature',
      heightInches: 64,
      weightPounds: 131,
    },
    relative: {
      firstName: 'Christopher-Sebastian',
      lastName: 'Featherstonehaugh-Cholmondeley',
      relationship: 'son',
      phoneNumber: '6175550142',
    },
  },
  'other-scripts': {
    disposition: 'burial',
    decedent: {
      firstName: 'Νικόλαος',
      middleName: 'Đặng',
      lastName: 'Шевченко',
      gender: 'male',
      dateOfBirth: '1954-07-04',
      dateOfDeath: '2026-11-20',
      timeOfDeathMinutes: 905,
      residence: boston,
      placeOfDeathAddress: hospital,
      maritalStatus: 'married',
      survivingSpouse: '王秀英',
      fatherName: 'محمد عبد الرحمن',
      motherName: 'שרה לוי',
      usualOccupation: 'Carpenter',
    },
    relative: { firstName: '美咲', lastName: '佐藤', relationship: 'wife', phoneNumber: '6175550177' },
  },
  'burial-veteran': {
    disposition: 'burial',
    decedent: {
      firstName: 'Walter',
      middleName: 'James',
      lastName: 'Okafor',
      suffix: 'Jr.',
      gender: 'male',
      dateOfBirth: '1946-09-12',
      dateOfDeath: '2026-11-20',
      timeOfDeathMinutes: 1290,
      residence: albany,
      placeOfDeathAddress: albany,
      everInArmedForces: true,
      militaryService: [
        { branch: 'army', serviceNumber: '00000000', rank: 'Sergeant', enteredOn: '1966-01-10', leftOn: '1969-01-09' },
      ],
      maritalStatus: 'married',
      survivingSpouse: 'Ruth Ellison',
      usualOccupation: 'Railroad engineer',
      heightInches: 71,
      weightPounds: 188,
    },
    relative: { firstName: 'Ruth', lastName: 'Okafor', relationship: 'wife', phoneNumber: '5185550119' },
  },
  child: {
    disposition: 'cremation',
    decedent: {
      firstName: 'June',
      lastName: 'Lin',
      gender: 'female',
      dateOfBirth: '2026-11-18',
      dateOfDeath: '2026-11-20',
      residence: albany,
      placeOfDeathAddress: hospital,
      maritalStatus: 'never-married',
      fatherName: 'Daniel Lin',
      motherName: 'Amy Chen',
      heightInches: 19,
      weightPounds: 6,
    },
    relative: { firstName: 'Amy', lastName: 'Lin', relationship: 'mother', phoneNumber: '5185550164' },
  },
};

const contactOf = ({ firstName, lastName, relationship, phoneNumber }: Relative) =>
  contactSchema.parse({
    id,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    relationship,
    phoneNumber,
    address: boston,
    selectedRoles: ['first-contact', 'next-of-kin', 'informant', 'person-in-control-of-disposition', 'payer'],
    contactIsNOK: true,
    contactIsFirstContact: true,
    contactIsAgentInCharge: true,
  });

/** Returns what a made-up case knows, by identifier, as the product reads it of any case. */
export function sampleFacts(sample: Exclude<SampleCase, 'names'>): IdentifierValues {
  const { disposition, decedent: given, relative } = facts[sample];
  const decedent = decedentSchema.parse({ id, caseId: id, status: 'in-care', ...given });
  const row = caseSchema.parse({
    id,
    providerLocationId: id,
    caseNumber: 'SAMPLE-1',
    createdOn: at,
    createdBy: id,
    updatedOn: at,
    updatedBy: id,
    decedentId: id,
    decedentFirstName: decedent.firstName,
    decedentLastName: decedent.lastName,
    decedentFullName: `${decedent.firstName} ${decedent.lastName}`,
    decedentStatus: 'in-care',
    dispositionType: disposition,
  });
  return { ...ofHome, ...identifiersOf({ case: row, decedent, contacts: [contactOf(relative)], answers: {} }) };
}
