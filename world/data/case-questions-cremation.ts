import type { Option } from '#shared/model/enumeration.ts';
import { implantKind, radioactiveKind } from '#shared/model/enumerations/preparation.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import { answered, type CaseQuestionGroupFacts, chosen } from './questions.ts';
import { any, disposition, has, not } from './task-trigger-facts.ts';

const yesNoUnknown = [
  ['yes', 'Yes'],
  ['no', 'No'],
  ['unknown', 'We do not know'],
] as const;
const optionsOf = ({ options }: { options: readonly Option[] }) => options.map(({ id, text }) => [id, text] as const);
const facility: LogicRule = disposition('cremation', 'alkaline-hydrolysis', 'water-cremation', 'natural-organic-reduction');
const mayBeCremated: LogicRule = any(facility, not(has('dispositionType')));
const hasDevice = answered('hasImplant', 'yes');
const wasTreated = answered('hadRadioactiveTreatment', 'yes');
const isThere: LogicRule = any(hasDevice, wasTreated);
const isOut: LogicRule = { and: [isThere, answered('implantRemoval', 'removed')] };

/** What has to be known before a cremation: implants, which one is removed, and the crematory. The first question is the planner's too. */
export const cremationQuestions: readonly CaseQuestionGroupFacts[] = [
  {
    key: 'details-implants',
    name: 'Implants and radioactive treatment',
    description:
      'Batteries can be dangerous during cremation, so we have to remove them first. Radioactive material can harm the crematory’s staff.',
    page: 'case-details',
    when: mayBeCremated,
    questions: [
      {
        identifier: 'hasImplant',
        question: 'Is there a pacemaker, a defibrillator, or another implant with a battery?',
        atNeed: 'Did they have a pacemaker, a defibrillator, or another implant with a battery?',
        help: 'It’s removed before a cremation.',
        type: 'radio-button-list',
        options: yesNoUnknown,
      },
      {
        identifier: 'implantKinds',
        question: 'Which implants?',
        type: 'checkbox-list',
        options: optionsOf(implantKind),
        when: hasDevice,
      },
      {
        identifier: 'hadRadioactiveTreatment',
        question: 'Is there treatment with radioactive seeds or medicine?',
        atNeed: 'Were they treated with radioactive seeds or medicine?',
        help: 'Such as for cancer of the prostate or the thyroid.',
        type: 'radio-button-list',
        options: yesNoUnknown,
      },
      {
        identifier: 'radioactiveKinds',
        question: 'Which treatment?',
        type: 'checkbox-list',
        options: optionsOf(radioactiveKind),
        when: wasTreated,
      },
      {
        identifier: 'implantKind',
        question: 'Which device or treatment, where in the body, and since when?',
        type: 'string',
        optional: true,
        when: isThere,
      },
    ],
  },
  {
    key: 'details-implants-removal',
    name: 'Removal of implants',
    description: 'What was found, what was done, by whom, and when.',
    page: 'case-details',
    staffOnly: true,
    when: mayBeCremated,
    questions: [
      {
        identifier: 'implantsFelt',
        question: 'Did one of us feel for implants?',
        type: 'radio-button-list',
        optional: true,
        options: [
          ['none', 'Yes, there are none'],
          ['found', 'Yes, there is one'],
          ['not-checked', 'Not yet'],
        ],
      },
      {
        identifier: 'implantRemoval',
        question: 'Was it removed?',
        type: 'radio-button-list',
        optional: true,
        when: isThere,
        options: [
          ['removed', 'Yes, all of it'],
          ['not-yet', 'Not yet'],
          ['may-stay', 'No. The crematory says in writing that it may stay'],
        ],
      },
      { identifier: 'implantsRemovedBy', question: 'Who removed it?', type: 'string', when: isOut },
      { identifier: 'implantsRemovedOn', question: 'When was it removed?', type: 'date', when: isOut },
      {
        identifier: 'implantsFate',
        question: 'What became of it?',
        help: 'Such as “returned to the family” or “sent to be recycled.”',
        type: 'string',
        optional: true,
        when: isOut,
      },
      {
        identifier: 'implantsMayStayBy',
        question: 'Who at the crematory says so?',
        type: 'string',
        when: { and: [isThere, answered('implantRemoval', 'may-stay')] },
      },
    ],
  },
  {
    key: 'details-crematory',
    name: 'Crematory',
    description: 'Where the cremation, water cremation, or natural organic reduction takes place.',
    page: 'case-details',
    staffOnly: true,
    when: facility,
    questions: [
      {
        identifier: 'crematoryAddress',
        question: 'Name and address of the crematory',
        type: 'address',
        establishment: true,
        hidden: ['locationType', 'floor', 'room'],
        optional: true,
      },
      {
        identifier: 'crematoryCompany',
        question: 'Who signs for the crematory?',
        help: 'One of your trade companies. Your own staff can be chosen in the document.',
        type: 'system-dropdown',
        tradeCompany: true,
        optional: true,
      },
    ],
  },
];

/** The kinds of implants that a document has a box for. */
export const implantIs = (kind: string): LogicRule => chosen('implantKinds', kind);
/** The kinds of radioactive treatment that a document has a box for. */
export const treatmentIs = (kind: string): LogicRule => chosen('radioactiveKinds', kind);

/** Whether there is an implant or a radioactive treatment, as one answer: yes if either is, no only if both are known not to be. */
export const implantOrTreatment: LogicRule = {
  if: [
    isThere,
    'yes',
    any(answered('hasImplant', 'unknown'), answered('hadRadioactiveTreatment', 'unknown')),
    'unknown',
    { and: [answered('hasImplant', 'no'), answered('hadRadioactiveTreatment', 'no')] },
    'no',
    '',
  ],
};
