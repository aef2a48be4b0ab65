import { identificationKind, identificationResult, idSeenKind } from '../../model/enumerations/custody.ts';
import type { CareFacts, CarePage, CareValues } from './care-field.ts';

const isWaived = ({ identificationKind: kind }: CareValues) => kind === 'waived';
const isMade = (values: CareValues) => !isWaived(values);

/** Returns why nothing irreversible may happen to someone, going by their identification; undefined if it gives no reason. */
export function identificationHold({ result }: CareValues, { doubtedOn }: Pick<CareFacts, 'doubtedOn'> = {}): string | undefined {
  if (doubtedOn !== undefined)
    return 'A relative said that this does not look like them. Nothing final may happen until they are identified again.';
  if (result === 'doubtful')
    return 'Someone isn’t sure that this is the right person. Nothing final may happen until that is settled.';
  if (result === 'not-them')
    return 'Someone said that this is not the right person. Nothing final may happen until that is settled.';
  return undefined;
}

/** What has to be given again after a relative’s doubt: what it said before answers nothing. */
const renewed: ReadonlySet<string> = new Set(['formSigned', 'identifiedAt', 'result', 'staffWitness']);

/** Returns what an identification from before a relative’s doubt still says. */
export const withoutDoubted = (values: CareValues): CareValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !renewed.has(name)));

/** Returns why an identification doesn’t answer a relative’s doubt: only a new one does. */
function afterDoubt(values: CareValues, doubtedOn: CareFacts['doubtedOn']): Record<string, string> {
  if (doubtedOn === undefined) return {};
  if (isWaived(values))
    return { identificationKind: 'A relative doubts who this is. It takes an identification to settle that.' };
  const isNew = typeof values.identifiedAt === 'string' && values.identifiedAt > doubtedOn;
  return isNew ? {} : { identifiedAt: 'This was before a relative said that it’s not them. Identify the person again.' };
}

/**
 * The identification: who said that it is them, and how. Virginia allows no cremation without the medical examiner's permission and an identification, by sight or
 * otherwise certain (54.1-2818.1).
 */
export const identificationPage: CarePage = {
  page: 'identification',
  lead: 'Who confirmed that this is the right person, and how.',
  groups: [
    {
      name: 'Identification',
      fields: [
        {
          name: 'identificationKind',
          label: 'How are they identified?',
          kind: 'radio-button-list',
          options: identificationKind.options,
          need: 'start',
        },
        {
          name: 'identifiedBy',
          label: 'Identified by',
          kind: 'system-dropdown',
          people: 'family-contacts',
          need: 'finish',
          when: isMade,
        },
        { name: 'relationship', label: 'How they are related', kind: 'string', when: isMade },
        {
          name: 'idSeenKind',
          label: 'What ID of theirs did you see?',
          help: 'Only the kind. Don’t write down the number.',
          kind: 'enum',
          options: idSeenKind.options,
          when: isMade,
        },
        { name: 'identifiedAt', label: 'When', kind: 'date-time', need: 'finish' },
        {
          name: 'staffWitness',
          label: 'Who of us was there',
          kind: 'system-dropdown',
          people: 'staff-members',
          need: 'finish',
        },
        {
          name: 'result',
          label: 'What did they say?',
          help: 'If they aren’t sure, believe them: nothing final happens until it is settled.',
          kind: 'radio-button-list',
          options: identificationResult.options,
          need: 'finish',
          when: isMade,
        },
        { name: 'formSigned', label: 'Is the identification form signed?', kind: 'boolean', need: 'finish', when: isMade },
        { name: 'waiverReason', label: 'Why is it waived?', kind: 'string', need: 'finish', when: isWaived },
      ],
    },
  ],
  faults: (values, { doubtedOn }): Record<string, string> => ({
    ...(isMade(values) && identificationHold(values) ? { result: 'This can be closed once it is settled who this is.' } : {}),
    ...(isMade(values) && values.formSigned === false ? { formSigned: 'Have the form signed before you close this page.' } : {}),
    ...afterDoubt(values, doubtedOn),
  }),
};
