import { education, genderShort, hispanicOrigin, maritalStatus, race } from '#shared/model/enumerations/vital-records.ts';
import { is } from '../task-trigger-facts.ts';
import { type ComposedFacts, type ComposedField, letterhead, signedBy, signedByDirector } from './composed-facts.ts';

type Labeled = { options: readonly { id: string; text: string }[] };
const optionsOf = ({ options }: Labeled) => options.map(({ id, text }) => [id, text.replaceAll("'", '’')] as const);

const raceBoxes = race.options.map(
  ({ id, text }): ComposedField => ({ name: text, kind: 'check', logic: { in: [id, { var: 'race' }] }, optional: true }),
);

const yesNo = (identifier: string) => ({ if: [is(identifier, true), 'yes', is(identifier, false), 'no', ''] });
const yesOrNo = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

/** What the family knows for the death certificate: the items of the US Standard Certificate of Death (rev. 11/2003) that a funeral director completes. */
export const vitalStatisticsWorksheet: ComposedFacts = {
  name: 'Vital statistics worksheet',
  description: 'What the death certificate says about a life, as the informant gives it. Not for filing.',
  type: 'death-certificate-worksheet',
  category: 'Vital records',
  audience: 'family-user',
  appliesWhen: is('timing', 'at-need'),
  signers: ['informant', 'funeral-director'],
  fields: [
    ...letterhead.fields,
    { name: 'First name', identifier: 'decedentFirstName' },
    { name: 'Middle name', identifier: 'decedentMiddleName', optional: true },
    { name: 'Last name', identifier: 'decedentLastName' },
    { name: 'Suffix', identifier: 'decedentSuffix', optional: true },
    { name: 'Last name before the first marriage', identifier: 'lastNamePriorMarriage', optional: true },
    { name: 'Also known as', identifier: 'alsoKnownAs', optional: true },
    { name: 'Sex', kind: 'radio', identifier: 'gender', options: optionsOf(genderShort) },
    { name: 'Social Security number', identifier: 'socialSecurityNumber', optional: true },
    { name: 'Date of birth', kind: 'date', identifier: 'dateOfBirth' },
    { name: 'Age in years', identifier: 'ageAtDeath' },
    { name: 'Birthplace (city and state or country)', identifier: 'birthplace' },
    { name: 'Residence (street, city, county, state, ZIP)', identifier: 'residence' },
    { name: 'Inside city limits', kind: 'radio', logic: yesNo('residenceInsideCityLimits'), options: yesOrNo },
    { name: 'Ever in the U.S. armed forces', kind: 'radio', logic: yesNo('isVeteran'), options: yesOrNo },
    { name: 'Marital status at death', kind: 'radio', identifier: 'maritalStatus', options: optionsOf(maritalStatus) },
    { name: 'Surviving spouse (name before the first marriage)', identifier: 'survivingSpouse', optional: true },
    { name: 'Father’s name', identifier: 'fatherName' },
    { name: 'Mother’s name before the first marriage', identifier: 'motherName' },
    { name: 'Date of death', kind: 'date', identifier: 'dateOfDeath' },
    { name: 'Time of death', identifier: 'timeOfDeath', optional: true },
    { name: 'Place of death', identifier: 'placeOfDeathType' },
    { name: 'Facility, or street, city, county, state, ZIP', identifier: 'placeOfDeathAddress' },
    { name: 'Kind of disposition', identifier: 'dispositionType' },
    { name: 'Cemetery, crematory, or other place', identifier: 'cemeteryAddress', optional: true },
    { name: 'Education', kind: 'radio', identifier: 'education', options: optionsOf(education) },
    { name: 'Hispanic origin', kind: 'radio', identifier: 'hispanicOrigin', options: optionsOf(hispanicOrigin) },
    ...raceBoxes,
    { name: 'Usual occupation (not “retired”)', identifier: 'usualOccupation' },
    { name: 'Kind of business or industry', identifier: 'businessOrIndustry' },
    { name: 'Informant', identifier: 'informantFullName' },
    { name: 'Relationship of the informant', identifier: 'informantRelationshipWords' },
    { name: 'Mailing address of the informant', identifier: 'informantAddress' },
    ...signedBy(1, 'informant'),
    ...signedByDirector(2),
  ],
  blocks: [
    letterhead.block,
    {
      text: 'Please fill in what you know, and write “unknown” where you don’t know. A mistake on a death certificate is slow to correct. This worksheet isn’t a death certificate and isn’t filed. The certificate itself is public in some states; race, Hispanic origin, education, and occupation are for statistics.',
      fontSize: 9,
    },
    {
      title: 'Name',
      fields: ['First name', 'Middle name', 'Last name', 'Suffix', 'Last name before the first marriage', 'Also known as'],
      columns: 3,
      fontSize: 9,
    },
    {
      title: 'Birth and residence',
      fields: [
        'Date of birth',
        'Age in years',
        'Social Security number',
        'Sex',
        'Inside city limits',
        'Ever in the U.S. armed forces',
      ],
      columns: 3,
      fontSize: 9,
    },
    {
      fields: ['Birthplace (city and state or country)', 'Residence (street, city, county, state, ZIP)'],
      columns: 2,
      fontSize: 9,
    },
    {
      title: 'Family',
      fields: [
        'Marital status at death',
        'Surviving spouse (name before the first marriage)',
        'Father’s name',
        'Mother’s name before the first marriage',
      ],
      columns: 2,
      fontSize: 9,
    },
    {
      title: 'Death and disposition',
      fields: [
        'Date of death',
        'Time of death',
        'Place of death',
        'Facility, or street, city, county, state, ZIP',
        'Kind of disposition',
        'Cemetery, crematory, or other place',
      ],
      columns: 2,
      fontSize: 9,
    },
    { title: 'Work', fields: ['Usual occupation (not “retired”)', 'Kind of business or industry'], columns: 2, fontSize: 9 },
    { title: 'Education', text: 'The highest degree or level of school completed.', fields: ['Education'], fontSize: 9 },
    { title: 'Hispanic origin', text: 'Check one, or more than one on paper.', fields: ['Hispanic origin'], fontSize: 9 },
    {
      title: 'Race',
      text: 'Check every race that the person considered themselves to be.',
      fields: raceBoxes.map(({ name }) => name),
      columns: 3,
      fontSize: 9,
    },
    {
      title: 'Informant',
      fields: ['Informant', 'Relationship of the informant', 'Mailing address of the informant'],
      columns: 2,
      fontSize: 9,
    },
    {
      title: 'Signatures',
      text: 'What I wrote here is true as far as I know. The funeral director has compared it with what the funeral home was told.',
      type: 'signatures',
      columns: 2,
      fontSize: 9,
    },
  ],
};
