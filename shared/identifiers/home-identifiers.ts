import type { Answer } from '../model/answer.ts';
import type { StaffMember } from '../model/employee.ts';
import type { Location } from '../model/location.ts';
import type { Identifier } from './identifier.ts';

const ofHome = (name: string, label: string, fieldType: Identifier['fieldType'] = 'string'): Identifier => ({
  name,
  label,
  fieldType,
  home: { kind: 'location' },
});

const staffParts = [
  ['FullName', 'full name'],
  ['Title', 'title'],
  ['PhoneNumber', 'phone number'],
  ['Email', 'email'],
  ['LicenseNumber', 'license number'],
  ['RegistrationNumber', 'registration number'],
] as const;
const ofStaff = (prefix: string, who: string): Identifier[] =>
  staffParts.map(([suffix, label]) => ({
    name: `${prefix}${suffix}`,
    label: `${who}: ${label}`,
    fieldType: 'string',
    home: { kind: 'staff' },
  }));

/** The names for what is the same in all of a home's cases on a given day. */
export const homeIdentifiers: readonly Identifier[] = [
  ofHome('homeName', 'Home name'),
  ofHome('homeAddress', 'Address of the home', 'address'),
  ofHome('homePhoneNumber', 'Phone number of the home'),
  ofHome('homeEmail', 'Email of the home'),
  ofHome('homeWebsite', 'Website of the home'),
  ofHome('homeLicenseNumber', 'License number of the home'),
  ofHome('homePreNeedCompany', 'Company of the pre-need programme'),
  ...ofStaff('director', 'Funeral director of the home'),
  { name: 'today', label: 'Today', fieldType: 'date', home: { kind: 'today' } },
];

/** The names for the staff member a case is assigned to. */
export const assignedIdentifiers: readonly Identifier[] = ofStaff('assigned', 'Assigned to');

/** Returns a staff member's values, with a prefix. */
export const staffValues = (prefix: string, member: StaffMember | undefined): Record<string, Answer | undefined> => ({
  [`${prefix}FullName`]: member?.fullName,
  [`${prefix}Title`]: member?.title,
  [`${prefix}PhoneNumber`]: member?.phone,
  [`${prefix}Email`]: member?.email,
  [`${prefix}LicenseNumber`]: member?.licenseNumber,
  [`${prefix}RegistrationNumber`]: member?.registrationNumber,
});

/** Returns a home's values. */
export const homeValues = (home: Location): Record<string, Answer | undefined> => ({
  homeName: home.name,
  homeAddress: home.address,
  homePhoneNumber: home.phone,
  homeEmail: home.email,
  homeWebsite: home.website,
  homeLicenseNumber: home.licenseNumber,
  homePreNeedCompany: home.hasPreNeedProgram ? home.preNeedProgramCompany : undefined,
});
