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

/** The form of a first call. Whoever called may be left out; once something of them is said, both names are asked for. */
export const firstCallForm = fields.superRefine((said, context) => {
  const { isThere } = caller(said);
  for (const name of ['callerFirstName', 'callerLastName'] as const)
    if (isThere && said[name] === '') context.addIssue({ code: 'custom', path: [name], message: REQUIRED_FIELD });
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

/** What the form says, as the call is sent. Somebody who lives has no date of death, whatever was typed before the type was changed. */
export function firstCallOf(said: z.output<typeof fields>): Omit<FirstCall, 'answers'> {
  const { decedentFirstName, decedentMiddleName, decedentLastName, type, dateOfDeath, employeeId } = said;
  return {
    decedentFirstName,
    decedentMiddleName,
    decedentLastName,
    type,
    ...(dateOfDeath && type === 'at-need' ? { dateOfDeath } : {}),
    ...(employeeId ? { employeeId } : {}),
    ...(caller(said).isThere
      ? {
          contact: {
            firstName: said.callerFirstName,
            lastName: said.callerLastName,
            phoneNumber: said.callerPhone,
            isNextOfKin: said.isNextOfKin,
            ...(said.callerRelationship ? { relationship: said.callerRelationship } : {}),
          },
        }
      : {}),
  };
}

/** Whoever called, as the questions of the first call know them, so that they are not asked again on the case's pages. */
export function callerAnswers(said: FirstCallFields | z.output<typeof fields>): Record<string, string | boolean> {
  const name = `${said.callerFirstName} ${said.callerLastName}`.trim();
  if (name === '') return {};
  return {
    callerName: name,
    ...(said.callerPhone ? { callerPhoneNumber: said.callerPhone } : {}),
    ...(said.callerRelationship ? { callerRelationship: said.callerRelationship } : {}),
    callerIsNextOfKin: said.isNextOfKin,
  };
}

/** What was typed before, as far as it still is what the form has. */
export function typedBefore(stored: unknown): FirstCallFields {
  if (!stored || typeof stored !== 'object') return noCall;
  const known = Object.entries(stored).filter(
    ([name, value]) => name in noCall && typeof value === typeof noCall[name as keyof FirstCallFields],
  );
  const said = { ...noCall, ...Object.fromEntries(known) };
  return timing.has(said.type) ? said : { ...said, type: noCall.type };
}
