import type { Answer } from '../model/answer.ts';
import type { Decedent } from '../model/decedent.ts';
import type { FieldType } from '../model/enumerations/question.ts';
import type { Answers } from '../questions/conditional-question.ts';
import type { Identifier } from './identifier.ts';

/** How a field's value and the answer to its question convert to each other, if they differ. */
type Lens = { toAnswer: (value: never) => Answer; toField: (answer: string) => unknown };
type Asked = {
  name: string;
  label: string;
  fieldType: FieldType;
  enumeration?: string;
  /** What an emptied field contains. Without it, the field is removed from the row. */
  empty?: '' | [];
  lens?: Lens;
};

const of = (fieldType: FieldType, name: string, label: string): Asked => ({ name, label, fieldType });
const text = (name: string, label: string, empty?: ''): Asked => ({
  ...of('string', name, label),
  ...(empty === undefined ? {} : { empty }),
});
/** The list of choices has the same name unless another is given. */
const choice = (name: string, label: string, enumeration = name): Asked => ({ ...of('enum', name, label), enumeration });

/** Other names are one answer, separated by semicolons because a name may contain a comma. */
const names: Lens = {
  toAnswer: (names: string[]) => names.join('; '),
  toField: (answer) =>
    answer
      .split(/[;\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
};

/** Fields that no question asks for: ids, and what is changed by calls of its own. */
type Unasked = 'id' | 'caseId' | 'status' | 'socialSecurityNumber' | 'militaryService' | 'disposition';

/** Fields of the decedent's row that questions ask for. The planner's own questions have the same names, so that a plan's answers find their place. */
const asked: Readonly<Record<Exclude<keyof Decedent, Unasked>, Asked>> = {
  firstName: text('decedentFirstName', 'First name of the decedent'),
  middleName: text('decedentMiddleName', 'Middle name of the decedent', ''),
  lastName: text('decedentLastName', 'Last name of the decedent'),
  babyOf: text('babyOf', 'Mother of a baby without a first name'),
  suffix: text('decedentSuffix', 'Suffix of the decedent', ''),
  alsoKnownAs: { ...text('alsoKnownAs', 'Also known as'), empty: [], lens: names },
  lastNamePriorMarriage: text('lastNamePriorMarriage', 'Last name before the first marriage', ''),
  gender: choice('gender', 'Sex on the certificate', 'genderShort'),
  genderIdentity: choice('genderIdentity', 'Gender', 'genderLong'),
  genderSpecify: text('genderSpecify', 'Gender, in their own word'),
  pronouns: choice('pronouns', 'Pronouns'),
  dateOfBirth: of('date', 'dateOfBirth', 'Date of birth'),
  birthplace: of('address', 'birthplace', 'Birthplace'),
  residence: of('address', 'residence', 'Residence'),
  residenceInsideCityLimits: of('boolean', 'residenceInsideCityLimits', 'Residence inside city limits'),
  everInArmedForces: of('boolean', 'isVeteran', 'Ever in US Armed Forces'),
  maritalStatus: choice('maritalStatus', 'Marital status'),
  maritalStatusSpecify: text('maritalStatusSpecify', 'Marital status, in words'),
  survivingSpouse: text('survivingSpouse', 'Surviving spouse’s name before the first marriage'),
  fatherName: text('fatherName', 'Father’s name'),
  motherName: text('motherName', 'Mother’s name before the first marriage'),
  dateOfDeath: of('date', 'dateOfDeath', 'Date of death'),
  timeOfDeathMinutes: of('time', 'timeOfDeath', 'Time of death'),
  placeOfDeath: choice('placeOfDeathType', 'Place of death', 'placeOfDeath'),
  placeOfDeathSpecify: text('placeOfDeathSpecify', 'Place of death, in words'),
  placeOfDeathAddress: of('address', 'placeOfDeathAddress', 'Address of the place of death'),
  education: choice('education', 'Education'),
  hispanicOrigin: choice('hispanicOrigin', 'Hispanic origin'),
  hispanicOriginSpecify: text('hispanicOriginSpecify', 'Hispanic origin, in words'),
  race: { ...of('enum-multiple', 'race', 'Race'), enumeration: 'race', empty: [] },
  raceTribe: text('raceTribe', 'Tribe'),
  raceOtherAsian: text('raceOtherAsian', 'Other Asian race'),
  raceOtherPacificIslander: text('raceOtherPacificIslander', 'Other Pacific Islander race'),
  raceOther: text('raceOther', 'Other race'),
  usualOccupation: text('usualOccupation', 'Usual occupation'),
  businessOrIndustry: text('businessOrIndustry', 'Kind of business or industry'),
  heightInches: of('length', 'bodyHeight', 'Height'),
  weightPounds: of('weight', 'bodyWeight', 'Weight'),
};
const rows = Object.entries(asked).map(([field, each]) => ({ ...each, field: field as keyof Decedent }));
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
