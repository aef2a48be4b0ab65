import type { StaffMember } from '#shared/model/employee.ts';
import type { MemberFields } from '#shared/team/member-fields.ts';
import { fullNameOf } from '#shared/values/full-name.ts';

const optional = ['middleName', 'title', 'licenseNumber', 'registrationNumber'] as const;

/** What isn't typed on the screen. */
type FixedFields = Pick<StaffMember, 'id' | 'providerLocationId' | 'status' | 'appUserId' | 'image' | 'invitation'>;

const fixedFieldsOf = ({ id, providerLocationId, status, appUserId, image, invitation }: FixedFields): FixedFields => ({
  id,
  providerLocationId,
  status,
  ...(appUserId === undefined ? {} : { appUserId }),
  ...(image === undefined ? {} : { image }),
  ...(invitation === undefined ? {} : { invitation }),
});

/** Returns a member from the fields of the screen. Empty fields are left out. */
export function memberFromFields(fields: MemberFields, unchangeable: FixedFields): StaffMember {
  const filled = Object.fromEntries(optional.flatMap((name) => (fields[name] === '' ? [] : [[name, fields[name]]])));
  const { firstName, lastName, email, phone, access, kind, isFuneralDirector, isVisibleInProfilePage } = fields;
  const tradeKinds = kind === 'trade-company' ? [...new Set(fields.tradeKinds)] : [];
  return {
    ...fixedFieldsOf(unchangeable),
    ...filled,
    firstName,
    lastName,
    fullName: fullNameOf(fields),
    email,
    phone,
    access,
    kind,
    ...(tradeKinds.length > 0 ? { tradeKinds } : {}),
    isFuneralDirector,
    isVisibleInProfilePage,
  };
}
