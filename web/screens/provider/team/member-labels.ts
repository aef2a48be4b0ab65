import { tradeCompanyLevel } from '#shared/access/trade-company-access.ts';
import type { TeamMemberRow } from '#shared/contract/team.ts';
import { tradeKind } from '#shared/model/enumerations/custody.ts';
import { staffAccess, staffKind } from '#shared/model/enumerations/people.ts';
import { levelsToGive, type TeamActor } from '#shared/team/member-can.ts';
import type { MemberFields } from '#shared/team/member-fields.ts';

/** The label of each field of a member, in the order of the screen. */
export const memberLabels: Record<keyof MemberFields, string> = {
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  title: 'Title',
  email: 'Email',
  phone: 'Phone',
  kind: 'Works here as',
  tradeKinds: 'What the company does',
  access: 'Access',
  licenseNumber: 'License number',
  registrationNumber: 'Registration number',
  isFuneralDirector: 'Funeral director',
  isVisibleInProfilePage: 'Shown on your page for families',
};

/**
 * The default values of the invite form. It preselects Staff, the lowest access that can do the work, so that Admin is a deliberate choice. The
 * record's own default is Admin.
 */
const newFields: MemberFields = {
  firstName: '',
  middleName: '',
  lastName: '',
  title: '',
  email: '',
  phone: '',
  kind: 'staff',
  tradeKinds: [],
  access: 'staff',
  licenseNumber: '',
  registrationNumber: '',
  isFuneralDirector: false,
  isVisibleInProfilePage: false,
};

/** Returns the default values for a member whom `actor` adds. If they may not give Staff, as support may not, it preselects the first level that they may. */
export const newFieldsBy = (actor: TeamActor): MemberFields => {
  const levels = levelsToGive(actor);
  const access = levels.includes(newFields.access) ? newFields.access : (levels[0] ?? newFields.access);
  return { ...newFields, access };
};

/** Tells support which levels it may give a new member; `null` for anyone else. */
export const supportMayGive = (actor: TeamActor): string | null => {
  const levels = levelsToGive(actor).map((access) => staffAccess.label(access));
  if (!actor.isSupport || levels.length === 0) return null;
  return `Yarrow support can give these levels: ${levels.join(', ')}. The owner or an admin can give the others.`;
};

/** Returns what the form shows of a member. */
export const fieldsOf = (member: TeamMemberRow): MemberFields => ({
  firstName: member.firstName,
  middleName: member.middleName ?? '',
  lastName: member.lastName,
  title: member.title ?? '',
  email: member.email,
  phone: member.phone,
  kind: member.kind,
  tradeKinds: member.tradeKinds ?? [],
  access: member.kind === 'trade-company' ? tradeCompanyLevel : member.access,
  licenseNumber: member.licenseNumber ?? '',
  registrationNumber: member.registrationNumber ?? '',
  isFuneralDirector: member.isFuneralDirector,
  isVisibleInProfilePage: member.isVisibleInProfilePage,
});

/** Returns the value of a field as a person reads it. */
export function valueWords(field: keyof MemberFields, fields: MemberFields): string {
  if (field === 'access') return staffAccess.label(fields.access);
  if (field === 'kind') return staffKind.label(fields.kind);
  if (field === 'tradeKinds') return fields.tradeKinds.map(tradeKind.label).join(', ');
  const value = fields[field];
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value;
}
