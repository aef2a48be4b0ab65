import * as z from 'zod';
import type { FirstCall } from '#shared/contract/cases-views.ts';
import type { Answer } from '#shared/model/answer.ts';
import { timing } from '#shared/model/enumerations/case.ts';
import { relationship } from '#shared/model/enumerations/relationship.ts';
import { MAX_BABY_OF, NAME_NEEDED } from '#shared/values/decedent-name.ts';
import { isEmail } from '#shared/values/email.ts';
import { isValidPhone } from '#shared/values/phone.ts';
import { optionalEmail, optionalNameLine, optionalPhone } from '#shared/values/schemas.ts';

/** How the person who died is named: by what is known, not at all, or by the mother of a baby. */
export const nameKinds = ['known', 'unknown', 'baby'] as const;

/** Says what to type, in a form that is filled in while someone is on the phone. */
const callerPhone = z
  .string()
  .refine((text) => text.trim() === '' || isValidPhone(text.trim()), 'Enter a phone number, like (617) 555-0142')
  .pipe(optionalPhone);
const callerEmail = z
  .string()
  .refine((text) => text.trim() === '' || isEmail(text.trim().toLowerCase()), 'Enter an email address, like name@example.com')
  .pipe(optionalEmail);

const fields = z.object({
  callerFirstName: optionalNameLine(64),
  callerLastName: optionalNameLine(64),
  callerPhone,
  callerEmail,
  callerRelationship: z.union([z.literal(''), z.enum(relationship.values)]),
  isNextOfKin: z.boolean(),
  type: z.enum(timing.values),
  nameKind: z.enum(nameKinds),
  babyOf: optionalNameLine(MAX_BABY_OF),
  decedentFirstName: optionalNameLine(64),
  decedentMiddleName: optionalNameLine(64),
  decedentLastName: optionalNameLine(64),
  employeeId: z.string(),
});
export type FirstCallFields = z.input<typeof fields>;
type SentFields = z.output<typeof fields>;

/** The form of a first call. The caller is optional, and so are the names of someone whose name nobody knows. */
export const firstCallForm = fields.superRefine(({ nameKind, decedentFirstName, decedentLastName, babyOf }, context) => {
  const refuse = (path: keyof FirstCallFields, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (nameKind === 'known' && !decedentFirstName && !decedentLastName) refuse('decedentLastName', NAME_NEEDED);
  if (nameKind === 'baby' && !babyOf) refuse('babyOf', 'Enter the mother’s name.');
});

export const noCall: FirstCallFields = {
  callerFirstName: '',
  callerLastName: '',
  callerPhone: '',
  callerEmail: '',
  callerRelationship: '',
  isNextOfKin: false,
  type: 'at-need',
  nameKind: 'known',
  babyOf: '',
  decedentFirstName: '',
  decedentMiddleName: '',
  decedentLastName: '',
  employeeId: '',
};

/** Returns the names that count: what was typed before the kind of name changed doesn't. */
export function namesOf(values: FirstCallFields) {
  const { nameKind, decedentFirstName, decedentMiddleName, decedentLastName } = values;
  if (nameKind === 'known') return { decedentFirstName, decedentMiddleName, decedentLastName };
  return { decedentFirstName: '', decedentMiddleName: '', decedentLastName: nameKind === 'baby' ? decedentLastName : '' };
}

const contactOf = (values: SentFields): FirstCall['contact'] =>
  values.callerFirstName && values.callerLastName
    ? {
        firstName: values.callerFirstName,
        lastName: values.callerLastName,
        phoneNumber: values.callerPhone,
        email: values.callerEmail,
        isNextOfKin: values.isNextOfKin,
        ...(values.callerRelationship ? { relationship: values.callerRelationship } : {}),
      }
    : undefined;

/** Returns the form's own fields as they are sent. */
export function firstCallOf(values: SentFields): Omit<FirstCall, 'answers'> {
  const { type, nameKind, employeeId } = values;
  const contact = contactOf(values);
  return {
    ...namesOf(values),
    isNameUnknown: nameKind === 'unknown',
    type,
    ...(employeeId ? { employeeId } : {}),
    ...(contact ? { contact } : {}),
  };
}

/** Returns what the form's own fields say as answers, so that the case's pages don't ask for it again. */
export function ownAnswers(values: FirstCallFields | SentFields): Record<string, Answer> {
  const { callerPhone, callerRelationship, isNextOfKin, nameKind, babyOf } = values;
  const name = `${values.callerFirstName} ${values.callerLastName}`.trim();
  const isSomeone = name !== '' || callerPhone !== '' || callerRelationship !== '' || isNextOfKin;
  return {
    ...(name ? { callerName: name } : {}),
    ...(callerPhone ? { callerPhoneNumber: callerPhone } : {}),
    ...(callerRelationship ? { callerRelationship } : {}),
    ...(isSomeone ? { callerIsNextOfKin: isNextOfKin } : {}),
    ...(nameKind === 'baby' && babyOf ? { babyOf } : {}),
  };
}

/** Returns what was typed before, as far as the form still has it. */
export function typedBefore(stored: unknown): FirstCallFields {
  if (!stored || typeof stored !== 'object') return noCall;
  const known = Object.entries(stored).filter(
    ([name, value]) => name in noCall && typeof value === typeof noCall[name as keyof FirstCallFields],
  );
  const values: FirstCallFields = { ...noCall, ...Object.fromEntries(known) };
  return {
    ...values,
    type: timing.has(values.type) ? values.type : noCall.type,
    nameKind: nameKinds.includes(values.nameKind) ? values.nameKind : noCall.nameKind,
  };
}
