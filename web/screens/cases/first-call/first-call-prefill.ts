import { type Timing, timing } from '#shared/model/enumerations/case.ts';
import { relationship } from '#shared/model/enumerations/relationship.ts';
import { twoNamesOf, typedDecedentName } from '#shared/values/decedent-name.ts';
import { isGuid } from '#shared/values/ids.ts';
import { isValidPhone, maskPhone } from '#shared/values/phone.ts';
import type { FirstCallDraft } from './call-drafts.ts';
import { noCall } from './first-call-form.ts';

/**
 * What is known before the page opens, such as from a message to the home. Open the page with it as the state of the route, which leaves nothing in the
 * address: `navigate(workPaths.firstCall({ locationId }), { state: { firstCall: prefill } })`. The same names also work as parameters of the address.
 * With `messageId`, the message names the case once it is open (`caseId`).
 */
export type FirstCallPrefill = {
  /** First and last name, as the caller wrote it. */
  callerName?: string;
  phone?: string;
  email?: string;
  relationship?: string;
  /** The name of the person who died, "Unknown", or "Baby of" and the mother's name. */
  decedentName?: string;
  /** Becomes what the family asked for. */
  note?: string;
  /** Whether it is about someone who died, who may die soon, or a plan ahead. */
  type?: string;
  messageId?: string;
};

const names = ['callerName', 'phone', 'email', 'relationship', 'decedentName', 'note', 'type', 'messageId'] as const;

const wordsIn = (source: object): FirstCallPrefill =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = (source as Record<string, unknown>)[name];
      return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [];
    }),
  );

/** Returns what a route says about the call, in its state or its address; an empty object if nothing. */
export function prefillOf({ state, search }: { state: unknown; search: string }): FirstCallPrefill {
  const given = typeof state === 'object' && state !== null && 'firstCall' in state ? state.firstCall : null;
  if (typeof given === 'object' && given !== null) return wordsIn(given);
  return wordsIn(Object.fromEntries(new URLSearchParams(search)));
}

/** Returns a draft that begins with what is known. */
export function withPrefill(draft: FirstCallDraft, prefill: FirstCallPrefill): FirstCallDraft {
  const { callerName = '', phone = '', email = '', decedentName = '', note = '', messageId } = prefill;
  // The field takes US numbers. Another is no less worth calling back.
  const said = [note, phone && !isValidPhone(phone) ? `Phone: ${phone}` : ''].filter(Boolean).join('\n');
  const caller = twoNamesOf(callerName);
  const { firstName, middleName, lastName, babyOf, isUnknown } = typedDecedentName(decedentName);
  return {
    ...draft,
    values: {
      ...draft.values,
      callerFirstName: caller.firstName.slice(0, 64),
      callerLastName: caller.lastName.slice(0, 64),
      callerPhone: isValidPhone(phone) ? maskPhone(phone) : '',
      callerEmail: email,
      callerRelationship: relationship.has(prefill.relationship ?? '')
        ? (prefill.relationship as typeof noCall.callerRelationship)
        : noCall.callerRelationship,
      decedentFirstName: firstName.slice(0, 64),
      decedentMiddleName: middleName.slice(0, 64),
      decedentLastName: lastName.slice(0, 64),
      type: timing.has(prefill.type ?? '') ? (prefill.type as Timing) : draft.values.type,
      babyOf,
      nameKind: isUnknown ? 'unknown' : babyOf ? 'baby' : 'known',
    },
    answers: said === '' ? draft.answers : { ...draft.answers, familyRequests: said },
    ...(messageId !== undefined && isGuid(messageId) ? { messageId } : {}),
  };
}
