import type { StaffMember } from '../model/employee.ts';
import type { TradeKind } from '../model/enumerations/custody.ts';
import type { StaffAccess, StaffKind } from '../model/enumerations/people.ts';
import type { TeamActor } from './member-can.ts';
import { whyNotAddWith, whyNotChangeEmail, whyNotKeepWith, whyNotSetAccess, whyNotShow, whyNotWithout } from './member-can.ts';

type RequestedFields = {
  email: string;
  access: StaffAccess;
  kind: StaffKind;
  tradeKinds: readonly TradeKind[];
  isFuneralDirector: boolean;
  isVisibleInProfilePage: boolean;
};

/** Returns which of a member's fields the team's rules refuse, with a message for each; `member` is null for someone new. */
export function fieldRefusals(
  actor: TeamActor,
  member: StaffMember | null,
  input: RequestedFields,
): { field: keyof RequestedFields; message: string }[] {
  const { email, access, kind, tradeKinds, isFuneralDirector, isVisibleInProfilePage } = input;
  const refused: Partial<Record<keyof RequestedFields, string | null>> = {
    email: member && email !== member.email ? whyNotChangeEmail(actor, member) : null,
    access:
      (member ? whyNotSetAccess(actor, member, access, kind) : whyNotAddWith(actor, access, kind)) ??
      whyNotKeepWith(kind, access),
    tradeKinds: whyNotWithout(kind, tradeKinds),
    isFuneralDirector: isFuneralDirector ? whyNotShow(kind) : null,
    isVisibleInProfilePage: isVisibleInProfilePage ? whyNotShow(kind) : null,
  };
  return (Object.keys(refused) as (keyof RequestedFields)[]).flatMap((field) => {
    const message = refused[field];
    return message ? [{ field, message }] : [];
  });
}
