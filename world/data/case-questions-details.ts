import type { LogicRule } from '#shared/model/logic-rule.ts';
import { answered, type CaseQuestionGroupFacts, chosen } from './questions.ts';

const atNeed: LogicRule = answered('timing', 'at-need');
const streetParts = ['locationType', 'locationName', 'address1', 'address2', 'postalCode', 'floor', 'room'] as const;

/** The vital facts, by the items of the certificate. */
export const caseDetailsQuestions: readonly CaseQuestionGroupFacts[] = [
  {
    key: 'details-name',
    name: 'Name',
    description: 'The legal name, as it will appear on the death certificate (items 1 and 2).',
    page: 'case-details',
    questions: [
      { identifier: 'decedentFirstName', question: 'Legal first name', type: 'string' },
      { identifier: 'decedentMiddleName', question: 'Legal middle name', type: 'string', optional: true },
      { identifier: 'decedentLastName', question: 'Legal last name', type: 'string' },
      { identifier: 'decedentSuffix', question: 'Suffix', type: 'string', optional: true },
      {
        identifier: 'alsoKnownAs',
        question: 'Also known as',
        help: 'Other names on official documents, separated by semicolons.',
        type: 'string',
        optional: true,
      },
      {
        identifier: 'lastNamePriorMarriage',
        question: 'Last name before the first marriage',
        type: 'string',
        optional: true,
      },
      { identifier: 'gender', question: 'Sex on the certificate', type: 'enum', enumeration: 'genderShort' },
      { identifier: 'genderIdentity', question: 'Gender', type: 'enum', enumeration: 'genderLong', optional: true },
      {
        identifier: 'genderSpecify',
        question: 'In their own word',
        type: 'string',
        optional: true,
        when: answered('genderIdentity', 'other'),
      },
      { identifier: 'pronouns', question: 'Pronouns', type: 'enum', enumeration: 'pronouns', optional: true },
    ],
  },
  {
    key: 'details-birth',
    name: 'Birth and home',
    description: 'Items 5 to 7.',
    page: 'case-details',
    questions: [
      { identifier: 'dateOfBirth', question: 'Date of birth', type: 'date' },
      {
        identifier: 'birthplace',
        question: 'Where were they born?',
        help: 'City and state, or the country.',
        type: 'address',
        hidden: streetParts,
      },
      {
        identifier: 'residence',
        question: 'Where do they live?',
        atNeed: 'Where did they live?',
        preNeed: 'Where do they live?',
        type: 'address',
        hidden: ['locationType', 'locationName'],
      },
      { identifier: 'residenceInsideCityLimits', question: 'Is that inside city limits?', type: 'boolean' },
    ],
  },
  {
    key: 'details-death',
    name: 'Date and place of death',
    description: 'Items 14 to 17. The certifier decides which time of death is recorded.',
    page: 'case-details',
    family: 'can-see',
    when: atNeed,
    questions: [
      { identifier: 'dateOfDeath', question: 'Date of death', type: 'date' },
      { identifier: 'timeOfDeath', question: 'Time of death', type: 'time', optional: true },
      { identifier: 'placeOfDeathType', question: 'Place of death', type: 'enum', enumeration: 'placeOfDeath' },
      {
        identifier: 'placeOfDeathSpecify',
        question: 'What kind of place was it?',
        type: 'string',
        when: answered('placeOfDeathType', 'other'),
      },
      {
        identifier: 'placeOfDeathAddress',
        question: 'Name and address of the place',
        type: 'address',
        establishment: true,
        hidden: ['locationType'],
      },
    ],
  },
  {
    key: 'details-family',
    name: 'Family',
    description: 'Items 9 to 12.',
    page: 'case-details',
    questions: [
      {
        identifier: 'maritalStatus',
        question: 'Marital status',
        atNeed: 'Marital status at the time of death',
        type: 'enum',
        enumeration: 'maritalStatus',
      },
      {
        identifier: 'maritalStatusSpecify',
        question: 'In your words',
        type: 'string',
        when: answered('maritalStatus', 'other'),
      },
      {
        identifier: 'survivingSpouse',
        question: 'Name of the spouse before the first marriage',
        atNeed: 'Name of the surviving spouse before the first marriage',
        type: 'string',
        when: { in: [{ var: 'maritalStatus' }, ['married', 'separated', 'domestic-partner']] },
      },
      { identifier: 'fatherName', question: 'Father’s name', help: 'First, middle, last.', type: 'string' },
      {
        identifier: 'motherName',
        question: 'Mother’s name before her first marriage',
        help: 'First, middle, last.',
        type: 'string',
      },
    ],
  },
  {
    key: 'details-work',
    name: 'Schooling, work and service',
    description: 'Items 8, 51, 54 and 55.',
    page: 'case-details',
    questions: [
      {
        identifier: 'education',
        question: 'Highest level of school',
        atNeed: 'Highest level of school at the time of death',
        type: 'enum',
        enumeration: 'education',
      },
      {
        identifier: 'usualOccupation',
        question: 'Usual occupation',
        help: 'The work of most of the working life; never “retired.”',
        type: 'string',
      },
      { identifier: 'businessOrIndustry', question: 'Kind of business or industry', type: 'string' },
      {
        identifier: 'isVeteran',
        question: 'Have they ever been in the US Armed Forces?',
        atNeed: 'Were they ever in the US Armed Forces?',
        type: 'boolean',
      },
    ],
  },
  {
    key: 'details-origin',
    name: 'Origin',
    description: 'Items 52 and 53, as the person saw themselves.',
    page: 'case-details',
    questions: [
      { identifier: 'hispanicOrigin', question: 'Hispanic origin', type: 'enum', enumeration: 'hispanicOrigin' },
      {
        identifier: 'hispanicOriginSpecify',
        question: 'Which?',
        type: 'string',
        when: answered('hispanicOrigin', 'other'),
      },
      {
        identifier: 'race',
        question: 'Race',
        help: 'Choose every one that applies.',
        type: 'enum-multiple',
        enumeration: 'race',
      },
      {
        identifier: 'raceTribe',
        question: 'Name of the enrolled or principal tribe',
        type: 'string',
        when: chosen('race', 'american-indian-or-alaska-native'),
      },
      { identifier: 'raceOtherAsian', question: 'Which other Asian?', type: 'string', when: chosen('race', 'other-asian') },
      {
        identifier: 'raceOtherPacificIslander',
        question: 'Which other Pacific Islander?',
        type: 'string',
        when: chosen('race', 'other-pacific-islander'),
      },
      { identifier: 'raceOther', question: 'Which other race?', type: 'string', when: chosen('race', 'other') },
    ],
  },
  {
    key: 'details-disposition',
    name: 'Disposition',
    description: 'Item 18: what is to happen with the body.',
    page: 'case-details',
    family: 'can-see',
    questions: [
      { identifier: 'dispositionType', question: 'Disposition', type: 'enum', enumeration: 'dispositionType' },
      {
        identifier: 'dispositionSpecify',
        question: 'Which?',
        type: 'string',
        when: answered('dispositionType', 'other'),
      },
      { identifier: 'dispositionPlannedFor', question: 'Planned for', type: 'date', optional: true },
    ],
  },
];
