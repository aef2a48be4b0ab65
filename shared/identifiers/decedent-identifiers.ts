import type { Answer } from '../model/answer.ts';
import type { Decedent } from '../model/decedent.ts';
import type { FieldType } from '../model/enumerations/question.ts';
import type { Answers } from '../questions/conditional-question.ts';
import type { Identifier } from './identifier.ts';

/** How a field and the answer to its question become each other, where they are not the same. */
type Lens = { toAnswer: (value: never) => Answer; toField: (answer: string) => unknown };
type Row = {
  name: string;
  field: keyof Decedent;
  label: string;
  fieldType: FieldType;
  enumeration?: string;
  /** What an emptied field holds; nothing where it is then left out of the row. */
  empty?: '' | [];
  lens?: Lens;
};

const text = (name: string, field: keyof Decedent, label: string, empty?: ''): Row => ({
  name,
  field,
  label,
  fieldType: 'string',
  ...(empty === undefined ? {} : { empty }),
});
const choice = (name: keyof Decedent, label: string): Row => ({
  name,
  field: name,
  label,
  fieldType: 'enum',
  enumeration: name === 'gender' ? 'genderShort' : name === 'genderIdentity' ? 'genderLong' : name,
});
const of = (fieldType: FieldType, name: string, field: keyof Decedent, label: string): Row => ({ name, field, label, fieldType });

/** Other names are one answer, told apart by semicolons: a name may have a comma. */
const names: Lens = {
  toAnswer: (names: string[]) => names.join('; '),
  toField: (answer) =>
    answer
      .split(/[;\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
};

/** Fields of the decedent's row that questions ask for. The planner's own questions have the same names, so that a plan's answers find their place. */
const rows: readonly Row[] = [
  text('decedentFirstName', 'firstName', 'First name of the decedent'),
  text('decedentMiddleName', 'middleName', 'Middle name of the decedent', ''),
  text('decedentLastName', 'lastName', 'Last name of the decedent'),
  text('decedentSuffix', 'suffix', 'Suffix of the decedent', ''),
  { ...text('alsoKnownAs', 'alsoKnownAs', 'Also known as'), empty: [], lens: names },
  text('lastNamePriorMarriage', 'lastNamePriorMarriage', 'Last name before the first marriage', ''),
  choice('gender', 'Sex on the certificate'),
  choice('genderIdentity', 'Gender'),
  text('genderSpecify', 'genderSpecify', 'Gender, in their own word'),
  choice('pronouns', 'Pronouns'),
  of('date', 'dateOfBirth', 'dateOfBirth', 'Date of birth'),
  of('address', 'birthplace', 'birthplace', 'Birthplace'),
  of('address', 'residence', 'residence', 'Residence'),
  of('boolean', 'residenceInsideCityLimits', 'residenceInsideCityLimits', 'Residence inside city limits'),
  of('boolean', 'isVeteran', 'everInArmedForces', 'Ever in US Armed Forces'),
  choice('maritalStatus', 'Marital status'),
  text('maritalStatusSpecify', 'maritalStatusSpecify', 'Marital status, in words'),
  text('survivingSpouse', 'survivingSpouse', 'Surviving spouse’s name before the first marriage'),
  text('fatherName', 'fatherName', 'Father’s name'),
  text('motherName', 'motherName', 'Mother’s name before the first marriage'),
  of('date', 'dateOfDeath', 'dateOfDeath', 'Date of death'),
  of('time', 'timeOfDeath', 'timeOfDeathMinutes', 'Time of death'),
  { ...of('enum', 'placeOfDeathType', 'placeOfDeath', 'Place of death'), enumeration: 'placeOfDeath' },
  text('placeOfDeathSpecify', 'placeOfDeathSpecify', 'Place of death, in words'),
  of('address', 'placeOfDeathAddress', 'placeOfDeathAddress', 'Address of the place of death'),
  choice('education', 'Education'),
  choice('hispanicOrigin', 'Hispanic origin'),
  text('hispanicOriginSpecify', 'hispanicOriginSpecify', 'Hispanic origin, in words'),
  { ...of('enum-multiple', 'race', 'race', 'Race'), enumeration: 'race', empty: [] },
  text('raceTribe', 'raceTribe', 'Tribe'),
  text('raceOtherAsian', 'raceOtherAsian', 'Other Asian race'),
  text('raceOtherPacificIslander', 'raceOtherPacificIslander', 'Other Pacific Islander race'),
  text('raceOther', 'raceOther', 'Other race'),
  text('usualOccupation', 'usualOccupation', 'Usual occupation'),
  text('businessOrIndustry', 'businessOrIndustry', 'Kind of business or industry'),
  of('length', 'bodyHeight', 'heightInches', 'Height'),
  of('weight', 'bodyWeight', 'weightPounds', 'Weight'),
];
const rowOf = new Map(rows.map((row) => [row.name, row]));

/** The names for what is kept in the decedent's row and asked by questions. */
export const decedentIdentifiers: readonly Identifier[] = rows.map(({ name, field, label, fieldType, enumeration }) => ({
  name,
  label,
  fieldType,
  home: { kind: 'decedent', field },
  ...(enumeration ? { enumeration } : {}),
}));

/** The field of the decedent's row in which an identifier's answer is kept; none for all other identifiers. */
export const decedentFieldOf = (name: string): keyof Decedent | undefined => rowOf.get(name)?.field;

/** What the decedent's row answers, by identifier. The Social Security number is not among them. */
export const decedentAnswers = (decedent: Partial<Decedent>): Answers =>
  Object.fromEntries(
    rows.flatMap(({ name, field, lens }) => {
      const value = decedent[field];
      if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return [];
      return [[name, lens ? lens.toAnswer(value as never) : (value as Answer)]];
    }),
  );

/** A field of the decedent's row as an answer leaves it; `undefined` is no field. What it holds is the schema's to judge. */
export type DecedentChange = { field: keyof Decedent; value: unknown };

/** How an answer changes the decedent's row; `undefined` for an identifier that is kept elsewhere. */
export function decedentChange(name: string, answer: Answer | undefined): DecedentChange | undefined {
  const row = rowOf.get(name);
  if (!row) return undefined;
  const isEmptied = answer === undefined || answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0);
  if (isEmptied) return { field: row.field, value: row.empty };
  return { field: row.field, value: row.lens && typeof answer === 'string' ? row.lens.toField(answer) : answer };
}
