import type { Answer } from '../model/answer.ts';
import type { Decedent } from '../model/decedent.ts';
import type { FieldType } from '../model/enumerations/question.ts';
import type { Answers } from '../questions/conditional-question.ts';
import type { Identifier } from './identifier.ts';

/** How a field's value and the answer to its question convert to each other, if they differ. */
type Lens = { toAnswer: (value: never) => Answer; toField: (answer: string) => unknown };
type Row = {
  name: string;
  field: keyof Decedent;
  label: string;
  fieldType: FieldType;
  enumeration?: string;
  /** What an emptied field contains. Without it, the field is removed from the row. */
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

/** Other names are one answer, separated by semicolons because a name may contain a comma. */
const names: Lens = {
  toAnswer: (names: string[]) => names.join('; '),
  toField: (answer) =>
    answer
      .split(/[;\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
};

/** The fields of the decedent's row that questions ask for. The planner's own questions use the same names, so a plan's answers go to the right place. */
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

/** The names for what the decedent's row stores and questions ask. */
export const decedentIdentifiers: readonly Identifier[] = rows.map(({ name, field, label, fieldType, enumeration }) => ({
  name,
  label,
  fieldType,
  home: { kind: 'decedent', field },
  ...(enumeration ? { enumeration } : {}),
}));

/** Returns the field of the decedent's row that stores an identifier's answer, if there is one. */
export const decedentFieldOf = (name: string): keyof Decedent | undefined => rowOf.get(name)?.field;

/** Returns the decedent's row as answers by identifier, without the Social Security number. */
export const decedentAnswers = (decedent: Partial<Decedent>): Answers =>
  Object.fromEntries(
    rows.flatMap(({ name, field, lens }) => {
      const value = decedent[field];
      if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return [];
      return [[name, lens ? lens.toAnswer(value as never) : (value as Answer)]];
    }),
  );

/** A field of the decedent's row after an answer; `undefined` removes it. The schema decides whether the value is valid. */
export type DecedentChange = { field: keyof Decedent; value: unknown };

/** Returns how an answer changes the decedent's row, or `undefined` for an identifier stored elsewhere. */
export function decedentChange(name: string, answer: Answer | undefined): DecedentChange | undefined {
  const row = rowOf.get(name);
  if (!row) return undefined;
  const isEmptied = answer === undefined || answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0);
  if (isEmptied) return { field: row.field, value: row.empty };
  return { field: row.field, value: row.lens && typeof answer === 'string' ? row.lens.toField(answer) : answer };
}
