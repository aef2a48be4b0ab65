import * as z from 'zod';
import { MAX_BABY_OF } from '../values/decedent-name.ts';
import { lazyObject } from '../values/lazy-object.ts';
import { calendarDate, guid, line, nameLine, optionalNameLine } from '../values/schemas.ts';
import { addressSchema } from './address.ts';
import { MAX_INCHES, MAX_POUNDS } from './answer.ts';
import { enumerationSet } from './enumeration-schema.ts';
import { decedentStatus } from './enumerations/case.ts';
import { burialSpace, dispositionLocationType, dispositionType } from './enumerations/disposition.ts';
import { placeOfDeath } from './enumerations/place-of-death.ts';
import { branchOfService, dischargeType, warPeriod } from './enumerations/veteran.ts';
import {
  education,
  genderLong,
  genderShort,
  hispanicOrigin,
  maritalStatus,
  pronouns,
  race,
} from './enumerations/vital-records.ts';
import { storedNumberSchema } from './social-security-number.ts';

const minutesOfDay = z.int().min(0).max(1439);

/** Describes a veteran's military service; calendar dates. */
const militaryServiceSchema = lazyObject(() => ({
  branch: z.enum(branchOfService.values),
  serviceNumber: line(20).optional(),
  rank: line(60).optional(),
  enteredOn: calendarDate.optional(),
  leftOn: calendarDate.optional(),
  discharge: z.enum(dischargeType.values).optional(),
  warPeriods: enumerationSet(warPeriod).default([]),
}));
export type MilitaryService = z.infer<typeof militaryServiceSchema>;

/** Describes what happens to the body, and where. */
const dispositionSchema = lazyObject(() => ({
  type: z.enum(dispositionType.values),
  /** The family's own word if the type is Other. */
  otherType: line(120).optional(),
  locationType: z.enum(dispositionLocationType.values).optional(),
  address: addressSchema.optional(),
  burialSpace: z.enum(burialSpace.values).optional(),
  spaceDescription: line(200).optional(),
  on: calendarDate.optional(),
}));
export type Disposition = z.infer<typeof dispositionSchema>;

/**
 * Describes the person who died, or who plans for their own death. Item numbers are those of the US Standard Certificate of Death (rev. 11/2003);
 * everything may be unknown. Dates are calendar dates, times minutes of the day in the home's zone, height inches, weight pounds. `...Specify`
 * is the text of a box that asks for one.
 */
export const decedentSchema = lazyObject(() => ({
  id: guid,
  caseId: guid,
  /** Empty until someone knows it: `decedentNameOf` says what is shown. */
  firstName: optionalNameLine(64),
  middleName: optionalNameLine(64).default(''),
  lastName: optionalNameLine(64),
  /** The name of the mother, for a baby without a first name. */
  babyOf: optionalNameLine(MAX_BABY_OF).optional(),
  suffix: line(20).default(''),
  /** Item 1. */
  alsoKnownAs: z.array(nameLine(200)).max(10).default([]),
  lastNamePriorMarriage: optionalNameLine(64).default(''),
  status: z.enum(decedentStatus.values).default('not-in-care'),
  /** Item 2, and the pronouns that the family uses. */
  gender: z.enum(genderShort.values).optional(),
  genderIdentity: z.enum(genderLong.values).optional(),
  genderSpecify: line(60).optional(),
  pronouns: z.enum(pronouns.values).optional(),
  /** Items 3 to 6. */
  socialSecurityNumber: storedNumberSchema.optional(),
  dateOfBirth: calendarDate.optional(),
  birthplace: addressSchema.optional(),
  /** Items 7a to 7g. */
  residence: addressSchema.optional(),
  residenceInsideCityLimits: z.boolean().optional(),
  /** Item 8. */
  everInArmedForces: z.boolean().optional(),
  militaryService: z.array(militaryServiceSchema).max(10).default([]),
  /** Items 9 to 12. */
  maritalStatus: z.enum(maritalStatus.values).optional(),
  maritalStatusSpecify: line(60).optional(),
  survivingSpouse: optionalNameLine(200).optional(),
  fatherName: optionalNameLine(200).optional(),
  motherName: optionalNameLine(200).optional(),
  /** Items 14 to 17. */
  dateOfDeath: calendarDate.optional(),
  timeOfDeathMinutes: minutesOfDay.optional(),
  placeOfDeath: z.enum(placeOfDeath.values).optional(),
  placeOfDeathSpecify: line(120).optional(),
  placeOfDeathAddress: addressSchema.optional(),
  /** Items 18 to 20. */
  disposition: dispositionSchema.optional(),
  /** Items 51 to 55. */
  education: z.enum(education.values).optional(),
  hispanicOrigin: z.enum(hispanicOrigin.values).optional(),
  hispanicOriginSpecify: line(60).optional(),
  race: enumerationSet(race).default([]),
  /** The text for the boxes of item 53 that ask for one. */
  raceTribe: line(60).optional(),
  raceOtherAsian: line(60).optional(),
  raceOtherPacificIslander: line(60).optional(),
  raceOther: line(60).optional(),
  usualOccupation: line(120).optional(),
  businessOrIndustry: line(120).optional(),
  heightInches: z.int().min(0).max(MAX_INCHES).optional(),
  weightPounds: z.int().min(0).max(MAX_POUNDS).optional(),
}));
export type Decedent = z.infer<typeof decedentSchema>;
