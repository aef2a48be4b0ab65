import type { Answer } from '#shared/model/answer.ts';
import type { AnswersFacts } from './answers-facts.ts';

/** Returns a place in Massachusetts. */
export const placeIn = (city: string, postalCode: string, rest: { locationName?: string; address1?: string }) => ({
  ...rest,
  city,
  stateCode: 'MA' as const,
  postalCode,
  countryCode: 'US',
});

/** Returns someone who called about a parent or a spouse: the people whom the law asks first. */
const nextOfKin = (callerName: string, callerPhoneNumber: string, callerRelationship: string) => ({
  callerName,
  callerPhoneNumber,
  callerRelationship,
  callerIsNextOfKin: true,
});

/** Returns a death that nobody has to investigate. */
const expected = (pronouncedBy: string, physicianName: string): Record<string, Answer> => ({
  isStillAtPlaceOfDeath: true,
  deathWasExpected: true,
  deathPronounced: true,
  pronouncedBy,
  medicalExaminerNotified: 'not-required',
  infectiousHazard: 'no',
  physicianName,
  physicianWillCertify: 'yes',
});

const noEmbalming = { embalmingPermissionAsked: true, embalmingPermission: 'refused' };

/** What callers said on the telephone, and what those who took the call learned soon after. */
export const firstCallAnswers: Readonly<Record<string, readonly AnswersFacts[]>> = {
  'Rosalind Mae Whitcomb': [
    [
      0,
      'Peter',
      ({ after }) => ({
        ...nextOfKin('Thomas Whitcomb', '(617) 555-0117', 'son'),
        callReceivedAt: after(0),
        placeOfDeathType: 'hospital-inpatient',
        placeOfDeathAddress: placeIn('Cambridge', '02138', { locationName: 'Mount Auburn Hospital' }),
        ...expected('Dr. Imani Castellan', 'Dr. Imani Castellan'),
        physicianWillCertify: 'not-asked',
        bodyWeight: 128,
        removalAccess: 'Loading entrance, elevator to the lower level. Ask for the house supervisor.',
      }),
    ],
  ],
  'Desmond Okonkwo-Reyes': [
    [
      0,
      'Miriam',
      ({ after }) => ({
        ...nextOfKin('Adaeze Okonkwo', '(617) 555-0151', 'wife'),
        callReceivedAt: after(0),
        placeOfDeathType: 'hospice-in-home',
        hospiceName: 'Harborlight Hospice',
        placeOfDeathAddress: placeIn('Somerville', '02143', { address1: '41 Linnet Street' }),
        ...expected('Beatriz Solano, RN', 'Dr. Leonard Achterberg'),
        bodyWeight: 188,
        bodyHeight: 71,
        removalAccess: 'Second floor, a turn in the stairs. Two go.',
        familyWillBePresent: true,
        hasValuables: true,
        valuablesList: 'Wedding ring, glasses.',
        embalmingPermissionAsked: false,
      }),
    ],
    [
      2,
      'Miriam',
      ({ after }) => ({
        embalmingPermissionAsked: true,
        embalmingPermission: 'given',
        embalmingPermissionBy: 'Adaeze Okonkwo, his wife, by telephone',
        embalmingPermissionAt: after(2),
      }),
    ],
  ],
  'Harriet Louise Marsh': [
    [
      0,
      'Joan',
      ({ after }) => ({
        ...nextOfKin('Ellen Marsh', '(617) 555-0163', 'daughter'),
        callReceivedAt: after(0),
        placeOfDeathType: 'hospice-in-home',
        hospiceName: 'Harborlight Hospice',
        placeOfDeathAddress: placeIn('Arlington', '02474', { address1: '14 Alder Court' }),
        ...expected('Colleen Varga, RN', 'Dr. Ruth Ferreira'),
        bodyWeight: 117,
        familyWillBePresent: true,
        hasValuables: true,
        valuablesList: 'Wedding ring; the quilt from her bed.',
        ...noEmbalming,
      }),
    ],
  ],
  'Vera Katherine Sandoval': [
    [
      0,
      'Miriam',
      ({ after }) => ({
        ...nextOfKin('Carmen Sandoval-Pratt', '(617) 555-0136', 'daughter'),
        callReceivedAt: after(0),
        placeOfDeathType: 'hospital-inpatient',
        placeOfDeathAddress: placeIn('Somerville', '02143', { locationName: 'Prospect Hill Hospital' }),
        ...expected('Dr. Leonard Abiodun', 'Dr. Leonard Abiodun'),
        bodyWeight: 134,
        hasValuables: true,
        valuablesList: 'Watch, silver ring, two photographs in her handbag.',
        ...noEmbalming,
      }),
    ],
  ],
  'Bjørn Henrik Ålund': [
    [
      0,
      'Peter',
      ({ after }) => ({
        ...nextOfKin('Sigrid Ålund', '(781) 555-0128', 'wife'),
        callReceivedAt: after(0),
        placeOfDeathType: 'nursing-facility',
        placeOfDeathAddress: placeIn('Medford', '02155', { locationName: 'Mystic Bend Nursing Center' }),
        ...expected('Dr. Samuel Oyelaran', 'Dr. Samuel Oyelaran'),
        bodyWeight: 164,
        hasValuables: true,
        valuablesList: 'Rosary, wristwatch.',
        embalmingPermissionAsked: true,
        embalmingPermission: 'given',
        embalmingPermissionBy: 'Sigrid Ålund, his wife',
        embalmingPermissionAt: after(0),
      }),
    ],
  ],
  'Soledad Ibarra Núñez': [
    [
      0,
      'Miriam',
      () => ({
        ...nextOfKin('Mateo Ibarra', '(617) 555-0171', 'husband'),
        placeOfDeathType: 'hospital-inpatient',
        placeOfDeathAddress: placeIn('Boston', '02118', { locationName: 'South End Medical Center' }),
        ...expected('Dr. Priya Raghunathan', 'Dr. Priya Raghunathan'),
        bodyWeight: 141,
        hasValuables: false,
        ...noEmbalming,
      }),
    ],
  ],
  'Walter James Penhaligon': [
    [0, 'Joan', ({ after }) => ({ ...nextOfKin('Grace Penhaligon', '(978) 555-0110', 'daughter'), callReceivedAt: after(0) })],
  ],
  'Constance Abernathy': [[0, 'Joan', () => nextOfKin('Constance Abernathy-Cole', '(617) 555-0180', 'daughter')]],
  'Gordon Elias Tremblay': [
    [
      0,
      'Peter',
      ({ after }) => ({
        ...nextOfKin('Odette Tremblay', '(617) 555-0190', 'wife'),
        placeOfDeathType: 'assisted-living',
        placeOfDeathAddress: placeIn('Cambridge', '02140', { locationName: 'Fresh Pond Terrace' }),
        ...expected('Dr. Hollis Brandt', 'Dr. Hollis Brandt'),
        bodyWeight: 172,
        hasValuables: false,
        embalmingPermissionAsked: true,
        embalmingPermission: 'given',
        embalmingPermissionBy: 'Odette Tremblay, his wife',
        embalmingPermissionAt: after(0),
      }),
    ],
  ],
  'Minh Trần': [
    [
      0,
      'Miriam',
      () => ({
        ...nextOfKin('Lan Trần', '(617) 555-0133', 'wife'),
        placeOfDeathType: 'hospital-er',
        placeOfDeathAddress: placeIn('Boston', '02122', { locationName: 'Dorchester Bay Hospital' }),
        ...expected('Dr. Anselm Weir', 'Dr. Anselm Weir'),
        deathWasExpected: false,
        medicalExaminerNotified: 'yes',
        medicalExaminerReleased: true,
        bodyWeight: 139,
        hasValuables: false,
        ...noEmbalming,
      }),
    ],
  ],
  'Philippa Anne Stroud': [
    [
      0,
      'Joan',
      () => ({
        ...nextOfKin('Hugh Stroud', '(857) 555-0104', 'husband'),
        placeOfDeathType: 'rehabilitation-facility',
        placeOfDeathAddress: placeIn('Worcester', '01609', { locationName: 'Indian Lake Rehabilitation' }),
      }),
    ],
  ],
  'Alma Jean Kowalczyk': [
    [
      0,
      'Daniel',
      ({ after }) => ({
        ...nextOfKin('Piotr Kowalczyk', '(978) 555-0145', 'son'),
        callReceivedAt: after(0),
        placeOfDeathType: 'hospice-facility',
        hospiceName: 'Eastern Point Hospice House',
        placeOfDeathAddress: placeIn('Gloucester', '01930', { locationName: 'Eastern Point Hospice House' }),
        ...expected('Marcus Tilley, RN', 'Dr. Joanna Pike'),
        bodyWeight: 122,
        hasValuables: false,
        ...noEmbalming,
      }),
    ],
  ],
  'Everett Lindqvist': [
    [
      0,
      'Daniel',
      () => ({
        ...nextOfKin('Marta Lindqvist', '(978) 555-0166', 'daughter'),
        placeOfDeathType: 'nursing-facility',
        placeOfDeathAddress: placeIn('Rockport', '01966', { locationName: 'Pigeon Cove Nursing Home' }),
        ...expected('Dr. Joanna Pike', 'Dr. Joanna Pike'),
        bodyWeight: 150,
        hasValuables: false,
        ...noEmbalming,
      }),
    ],
  ],
};
