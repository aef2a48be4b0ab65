import type {
  CaseQuestionPage,
  DisplayServicePage,
  FieldType,
  FieldVisibility,
  QuestionGroupKind,
} from '#shared/model/enumerations/question.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import type { addressFields } from '#shared/model/question.ts';

/** A question of the catalog. `options` are `[id, text]`; `carousel` takes them from a carousel's icons; `enumeration` names a list of the model. */
type QuestionFacts = {
  identifier: string;
  question: string;
  atNeed?: string;
  preNeed?: string;
  help?: string;
  type: FieldType;
  options?: readonly (readonly [id: string, text: string])[];
  carousel?: string;
  enumeration?: string;
  optional?: boolean;
  when?: LogicRule;
  min?: number;
  max?: number;
  staffOnly?: boolean;
};

type AddressField = (typeof addressFields)[number];

/** A question of the case file: who it is for and what a family may do with it (`family`; Can Edit by default). */
export type CaseQuestionFacts = QuestionFacts & {
  family?: FieldVisibility;
  familyOnly?: boolean;
  staffMember?: boolean;
  tradeCompany?: boolean;
  hidden?: readonly AddressField[];
  establishment?: boolean;
};

/** Groups of the case file. `showInAddCase`: also asked on the page of a first call. `staffOnly` and `family` are defaults for their questions. */
export type CaseQuestionGroupFacts = {
  key: string;
  name: string;
  description: string;
  page: CaseQuestionPage;
  showInAddCase?: boolean;
  staffOnly?: boolean;
  family?: FieldVisibility;
  when?: LogicRule;
  questions: readonly CaseQuestionFacts[];
};

export type QuestionGroupFacts = {
  key: string;
  name: string;
  description: string;
  kind: QuestionGroupKind;
  page: DisplayServicePage | CaseQuestionPage;
  when?: LogicRule;
  questions: readonly QuestionFacts[];
};

export const answered = (identifier: string, value: string | boolean): LogicRule => ({ '==': [{ var: identifier }, value] });
export const chosen = (identifier: string, value: string): LogicRule => ({ in: [value, { var: identifier }] });
const moreThan = (identifier: string, value: number): LogicRule => ({ '>': [{ var: identifier }, value] });

/** The questions of the planner. Those of the case file are in `case-questions.ts`. If both ask the same, they have one identifier. */
export const questionGroups: readonly QuestionGroupFacts[] = [
  {
    key: 'about',
    name: 'Measures',
    description: 'For the casket, the container and the people who carry.',
    kind: 'pricing',
    page: 'service-details',
    questions: [
      {
        identifier: 'bodyHeight',
        question: 'About how tall?',
        help: 'Most caskets fit someone up to 6 feet 6 inches tall.',
        type: 'length',
        min: 12,
        max: 96,
        optional: true,
      },
      {
        identifier: 'bodyWeight',
        question: 'About what weight?',
        help: 'Caskets and containers carry up to a certain weight, and the home brings enough people to carry them.',
        type: 'weight',
        min: 1,
        max: 1200,
        optional: true,
      },
    ],
  },
  {
    key: 'visiting',
    name: 'Visiting hours',
    description: 'When people may come by.',
    kind: 'pricing',
    page: 'service-details',
    questions: [
      {
        identifier: 'visitingPlace',
        question: 'Where should visiting hours be?',
        type: 'carousel-list-large',
        carousel: 'places',
      },
      {
        identifier: 'visitingHours',
        question: 'For how many hours?',
        help: 'Four hours are usual: two in the afternoon and two in the evening.',
        type: 'integer',
        min: 1,
        max: 12,
      },
      {
        identifier: 'visitingDays',
        question: 'On how many days?',
        type: 'integer',
        min: 1,
        max: 4,
        optional: true,
        help: 'Four hours are part of each day’s price.',
        when: moreThan('visitingHours', 4),
      },
      { identifier: 'openCasket', question: 'Should the casket be open?', type: 'boolean' },
      {
        identifier: 'visitingExpected',
        question: 'About how many people may come?',
        type: 'integer',
        min: 0,
        max: 2000,
        optional: true,
      },
      {
        identifier: 'witnessCount',
        question: 'How many of you would like to be there?',
        help: 'Most crematories have room for up to twelve.',
        type: 'integer',
        min: 1,
        max: 12,
        optional: true,
      },
    ],
  },
  {
    key: 'ceremony',
    name: 'Ceremony',
    description: 'The service itself.',
    kind: 'pricing',
    page: 'service-details',
    questions: [
      { identifier: 'ceremonyPlace', question: 'Where should the ceremony be?', type: 'carousel-list-large', carousel: 'places' },
      {
        identifier: 'ceremonyAddress',
        question: 'What is the address?',
        type: 'address',
        when: answered('ceremonyPlace', 'place-of-worship'),
      },
      {
        identifier: 'ceremonyDate',
        question: 'Which day would you like?',
        preNeed: 'Is there a day of the week that you would prefer?',
        type: 'date',
        optional: true,
      },
      { identifier: 'ceremonyTime', question: 'At what time?', type: 'time', optional: true },
      {
        identifier: 'ceremonyLeader',
        question: 'Who will lead it?',
        type: 'radio-button-list',
        options: [
          ['clergy', 'Our own clergy'],
          ['celebrant', 'A celebrant that the home finds'],
          ['family', 'Someone of the family'],
          ['undecided', 'Not decided'],
        ],
      },
      {
        identifier: 'ceremonyLeaderName',
        question: 'What is their name?',
        type: 'string',
        optional: true,
        when: { or: [answered('ceremonyLeader', 'clergy'), answered('ceremonyLeader', 'family')] },
      },
      {
        identifier: 'ceremonyMusic',
        question: 'What music?',
        type: 'checkbox-list',
        optional: true,
        options: [
          ['organ', 'Organ or piano'],
          ['soloist', 'A singer'],
          ['instrument', 'Another instrument'],
          ['recorded', 'Recordings that you bring'],
          ['none', 'None'],
        ],
      },
      { identifier: 'liveStream', question: 'Should it be streamed for people far away?', type: 'boolean', optional: true },
      {
        identifier: 'remembrances',
        question: 'What should be there?',
        type: 'multi-select-carousel',
        carousel: 'remembrances',
        optional: true,
      },
    ],
  },
  {
    key: 'transport',
    name: 'Cars',
    description: 'Who rides, and how far.',
    kind: 'pricing',
    page: 'additional-services',
    questions: [
      {
        identifier: 'hearseWanted',
        question: 'Would you like a hearse for the way to the ceremony and the cemetery?',
        help: 'A plain van may do as well; the transfer into care is not part of this.',
        type: 'boolean',
      },
      {
        identifier: 'limousines',
        question: 'How many limousines would you like?',
        help: 'One seats seven. You may drive yourselves instead.',
        type: 'integer',
        min: 0,
        max: 8,
      },
      {
        identifier: 'transferDistance',
        question: 'How far is the place of death?',
        preNeed: 'How far might the home have to drive?',
        help: 'One way, by road.',
        type: 'distance',
        min: 0,
        max: 3000,
        optional: true,
      },
      {
        identifier: 'farTransferNotice',
        question: 'Each mile beyond 25 is charged separately. You’ll see it in the price.',
        type: 'display-message',
        when: moreThan('transferDistance', 25),
      },
    ],
  },
  {
    key: 'dressing',
    name: 'Clothing and appearance',
    description: 'How the person should look.',
    kind: 'pricing',
    page: 'additional-services',
    questions: [
      {
        identifier: 'clothing',
        question: 'What should they wear?',
        type: 'radio-button-list',
        options: [
          ['own', 'Their own clothes'],
          ['shroud', 'A shroud'],
          ['home-provides', 'Something simple from the home'],
          ['undecided', 'Not decided'],
        ],
      },
      {
        identifier: 'hairdresser',
        question: 'Who does their hair?',
        type: 'radio-button-list',
        optional: true,
        options: [
          ['home', 'The home'],
          ['own', 'Their own hairdresser'],
          ['nobody', 'Leave it as is'],
        ],
      },
      { identifier: 'glassesOn', question: 'Should they wear their glasses?', type: 'boolean', optional: true },
    ],
  },
  {
    key: 'care',
    name: 'Care until the day',
    description: 'What is done for the body, and what need not be.',
    kind: 'pricing',
    page: 'additional-services',
    questions: [
      {
        identifier: 'coolDays',
        question: 'For how many days?',
        help: 'Count the days between the death and the burial or cremation; three to five are usual.',
        type: 'integer',
        min: 0,
        max: 30,
      },
      {
        identifier: 'embalmingNotice',
        question:
          'Except in certain special cases, embalming is not required by law. You can choose an arrangement without it, such as direct cremation, immediate burial, or a viewing soon after the death.',
        type: 'display-message',
      },
      {
        identifier: 'washingBy',
        question: 'Who will wash the person?',
        type: 'radio-button-list',
        options: [
          ['community', 'Our community, with its own people'],
          ['family', 'The family'],
          ['home-finds', 'People whom the home finds'],
        ],
      },
      {
        identifier: 'watchingNights',
        question: 'For how many nights?',
        type: 'integer',
        min: 1,
        max: 7,
        optional: true,
      },
    ],
  },
  {
    key: 'scattering',
    name: 'Scattering at sea',
    description: 'Who comes, and when.',
    kind: 'pricing',
    page: 'additional-services',
    questions: [
      {
        identifier: 'scatteringWith',
        question: 'Would you like to come along?',
        help: 'Without you, the home sends you the position and a photograph.',
        type: 'boolean',
      },
      {
        identifier: 'scatteringGuests',
        question: 'How many of you?',
        type: 'integer',
        min: 1,
        max: 6,
        when: answered('scatteringWith', true),
      },
      {
        identifier: 'scatteringSeason',
        question: 'In which season?',
        type: 'enum',
        optional: true,
        options: [
          ['spring', 'Spring'],
          ['summer', 'Summer'],
          ['fall', 'Fall'],
          ['any', 'Whenever the sea allows'],
        ],
      },
    ],
  },
  {
    key: 'remembrance',
    name: 'Print, pictures and notices',
    description: 'What stays.',
    kind: 'pricing',
    page: 'memorial',
    questions: [
      { identifier: 'registerBook', question: 'Would you like a register book for names?', type: 'boolean', optional: true },
      {
        identifier: 'furtherFolders',
        question: 'How many folders beyond the first hundred?',
        help: 'Count one for each household, and a few to send.',
        type: 'integer',
        min: 0,
        max: 500,
        optional: true,
      },
      {
        identifier: 'filmMusic',
        question: 'What should be heard with the photographs?',
        type: 'string',
        optional: true,
      },
      { identifier: 'noticePaper', question: 'In which newspaper?', type: 'string', optional: true },
      {
        identifier: 'noticeCeiling',
        question: 'What is the most that the notice may cost?',
        help: 'Newspapers charge by the line. The home shortens the notice to fit.',
        type: 'currency',
        min: 0,
        max: 500_000,
        optional: true,
      },
    ],
  },
  {
    key: 'ashes',
    name: 'The ashes',
    description: 'What happens after the cremation.',
    kind: 'pricing',
    page: 'additional-services',
    when: { in: [{ var: 'dispositionType' }, ['cremation', 'alkaline-hydrolysis', 'water-cremation']] },
    questions: [
      {
        identifier: 'ashesPlan',
        question: 'What would you like to do with the ashes?',
        type: 'carousel-list-small',
        carousel: 'ashes',
      },
      {
        identifier: 'ashesShares',
        question: 'Into how many parts should they be divided?',
        help: 'Each part comes in its own small container.',
        type: 'integer',
        min: 2,
        max: 12,
        when: answered('ashesPlan', 'share'),
      },
      {
        identifier: 'ashesTogether',
        question: 'How much of them should stay together in one urn?',
        type: 'percent',
        min: 0,
        max: 100,
        optional: true,
        when: answered('ashesPlan', 'share'),
      },
      {
        identifier: 'scatteringNotice',
        question: 'Scattering at sea by the home’s own arrangement can be added on this page.',
        type: 'display-message',
        when: answered('ashesPlan', 'scatter'),
      },
      {
        identifier: 'urn',
        question: 'Which urn?',
        type: 'merchandise-item-list',
        optional: true,
        when: { '!': [answered('ashesPlan', 'scatter')] },
      },
    ],
  },
  {
    key: 'certificates',
    name: 'Death certificates',
    description: 'Certified copies.',
    kind: 'pricing',
    page: 'death-certificates',
    questions: [
      {
        identifier: 'certificateCopies',
        question: 'How many certified copies do you need?',
        help: 'Most families need five to ten.',
        type: 'integer',
        min: 0,
        max: 50,
      },
      {
        identifier: 'certificateUses',
        question: 'What are they for?',
        type: 'checkbox-list',
        optional: true,
        options: [
          ['bank', 'Banks'],
          ['insurance', 'Life insurance'],
          ['pension', 'Pensions'],
          ['property', 'House or land'],
          ['vehicle', 'Vehicles'],
          ['abroad', 'Use abroad, with an apostille'],
        ],
      },
    ],
  },
  {
    key: 'conference',
    name: 'Meeting',
    description: 'The arrangement conference.',
    kind: 'pricing',
    page: 'conference',
    questions: [
      {
        identifier: 'conferenceKind',
        question: 'How would you like to meet?',
        type: 'radio-button-list',
        options: [
          ['at-the-home', 'At the funeral home'],
          ['at-our-home', 'At the family’s home'],
          ['video', 'By video'],
          ['telephone', 'By telephone'],
        ],
      },
      {
        identifier: 'conferenceAddress',
        question: 'Where shall we come?',
        type: 'address',
        when: answered('conferenceKind', 'at-our-home'),
      },
      { identifier: 'conferenceAt', question: 'When would suit you?', type: 'date-time', optional: true },
      { identifier: 'conferencePeople', question: 'Who will be there?', type: 'system-dropdown', optional: true },
    ],
  },
  {
    key: 'first-call',
    name: 'Place of death',
    description: 'From where the person is brought into care.',
    kind: 'pricing',
    page: 'additional-services',
    questions: [
      { identifier: 'placeOfDeathType', question: 'Where did the person die?', type: 'enum', enumeration: 'placeOfDeath' },
    ],
  },
  {
    key: 'decedent',
    name: 'Implants',
    description: 'What has to be known before a cremation.',
    kind: 'pricing',
    page: 'service-details',
    questions: [
      {
        identifier: 'hasImplant',
        question: 'Did they have a pacemaker or another implant with a battery?',
        preNeed: 'Is there a pacemaker or another implant with a battery?',
        help: 'A battery isn’t safe in a cremation, so it’s removed first.',
        type: 'radio-button-list',
        options: [
          ['yes', 'Yes'],
          ['no', 'No'],
          ['unknown', 'We do not know'],
        ],
      },
      {
        identifier: 'implantKind',
        question: 'Which kind, if you know?',
        type: 'string',
        optional: true,
        when: answered('hasImplant', 'yes'),
      },
    ],
  },
  {
    key: 'veteran',
    name: 'Military service',
    description: 'For honors and benefits.',
    kind: 'pricing',
    page: 'service-details',
    questions: [
      {
        identifier: 'isVeteran',
        question: 'Did they serve in the US Armed Forces?',
        preNeed: 'Is the person this plan is for a veteran of the US Armed Forces?',
        help: 'Veterans have a right to honors, a flag and a marker, and some homes take something off their prices.',
        type: 'boolean',
      },
      {
        identifier: 'branches',
        question: 'In which branches?',
        type: 'enum-multiple',
        enumeration: 'branchOfService',
        when: answered('isVeteran', true),
      },
      {
        identifier: 'dischargeType',
        question: 'Character of discharge',
        type: 'enum',
        enumeration: 'dischargeType',
        optional: true,
        when: answered('isVeteran', true),
      },
      {
        identifier: 'hasDischargePapers',
        question: 'Do you have the discharge papers (DD Form 214)?',
        type: 'boolean',
        when: answered('isVeteran', true),
      },
      {
        identifier: 'dischargePapersNotice',
        question: 'The home can request them; for a funeral the archive answers quickly.',
        type: 'display-message',
        when: { and: [answered('isVeteran', true), answered('hasDischargePapers', false)] },
      },
      {
        identifier: 'honors',
        question: 'Which honors would you like?',
        type: 'enum-multiple',
        enumeration: 'veteranHonor',
        optional: true,
        when: answered('isVeteran', true),
      },
    ],
  },
];
