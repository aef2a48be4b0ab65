import * as z from 'zod';
import type { FirstCall } from '#shared/contract/cases-views.ts';
import { timing } from '#shared/model/enumerations/case.ts';
import { relationship } from '#shared/model/enumerations/relationship.ts';
import { calendarDate, line, optionalPhone, requiredLine } from '#shared/values/schemas.ts';

/** Names a missing name, beside its field (docs/decisions.md, Contacts). */
const REQUIRED_FIELD = 'Required field.';

const fields = z.object({
  decedentFirstName: requiredLine(64, REQUIRED_FIELD),
  decedentMiddleName: line(64),
  decedentLastName: requiredLine(64, REQUIRED_FIELD),
  type: z.enum(timing.values),
  dateOfDeath: z.union([z.literal(''), calendarDate]),
  callerFirstName: line(64),
  callerLastName: line(64),
  callerPhone: optionalPhone,
  callerRelationship: z.union([z.literal(''), z.enum(relationship.values)]),
  isNextOfKin: z.boolean(),
  employeeId: z.string(),
});
export type FirstCallFields = z.input<typeof fields>;

const caller = ({ callerFirstName, callerLastName, callerPhone, callerRelationship, isNextOfKin }: z.output<typeof fields>) => ({
  isThere: Boolean(callerFirstName || callerLastName || callerPhone || callerRelationship || isNextOfKin),
  hasNames: [callerFirstName, callerLastName],
});

/** The form of a first call. The caller is optional; once any of their details are filled in, both names are required. */
export const firstCallForm = fields.superRefine((values, context) => {
  const { isThere } = caller(values);
  for (const name of ['callerFirstName', 'callerLastName'] as const)
    if (isThere && values[name] === '') context.addIssue({ code: 'custom', path: [name], message: REQUIRED_FIELD });
});

export const noCall: FirstCallFields = {
  decedentFirstName: '',
  decedentMiddleName: '',
  decedentLastName: '',
  type: 'at-need',
  dateOfDeath: '',
  callerFirstName: '',
  callerLastName: '',
  callerPhone: '',
  callerRelationship: '',
  isNextOfKin: false,
  employeeId: '',
};

/** Returns the form as it is sent. Someone who is alive has no date of death, whatever was typed before the type changed. */
export function firstCallOf(values: z.output<typeof fields>): Omit<FirstCall, 'answers'> {
  const { decedentFirstName, decedentMiddleName, decedentLastName, type, dateOfDeath, employeeId } = values;
  return {
    decedentFirstName,
    decedentMiddleName,
    decedentLastName,
    type,
    ...(dateOfDeath && type === 'at-need' ? { dateOfDeath } : {}),
    ...(employeeId ? { employeeId } : {}),
    ...(caller(values).isThere
      ? {
          contact: {
            firstName: values.callerFirstName,
            lastName: values.callerLastName,
            phoneNumber: values.callerPhone,
            isNextOfKin: values.isNextOfKin,
            ...(values.callerRelationship ? { relationship: values.callerRelationship } : {}),
          },
        }
      : {}),
  };
}

/** Returns the caller's details as answers to the first-call questions, so that the case's pages don't ask for them again. */
export function callerAnswers(values: FirstCallFields | z.output<typeof fields>): Record<string, string | boolean> {
  const name = `${values.callerFirstName} ${values.callerLastName}`.trim();
  if (name === '') return {};
  return {
    callerName: name,
    ...(values.callerPhone ? { callerPhoneNumber: values.callerPhone } : {}),
    ...(values.callerRelationship ? { callerRelationship: values.callerRelationship } : {}),
    callerIsNextOfKin: values.isNextOfKin,
  };
}

/** Returns what was typed before, as far as the form still has it. */
export function typedBefore(stored: unknown): FirstCallFields {
  if (!stored || typeof stored !== 'object') return noCall;
  const known = Object.entries(stored).filter(
    ([name, value]) => name in noCall && typeof value === typeof noCall[name as keyof FirstCallFields],
  );
  const values = { ...noCall, ...Object.fromEntries(known) };
  return timing.has(values.type) ? values : { ...values, type: noCall.type };
}
