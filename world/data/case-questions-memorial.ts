import { answered, type CaseQuestionFacts, type CaseQuestionGroupFacts, chosen, questionGroups } from './questions.ts';

/** Returns a question that the planner asks too, so that a plan's answer is already there. */
function asPlanned(identifier: string, changes: Partial<CaseQuestionFacts> = {}): CaseQuestionFacts {
  const planned = questionGroups.flatMap(({ questions }) => questions).find((question) => question.identifier === identifier);
  if (!planned) throw new Error(`the planner asks no ${identifier}`);
  return { ...planned, ...changes };
}

const yesNoUnknown = [
  ['yes', 'Yes'],
  ['no', 'No'],
  ['unknown', 'Not known yet'],
] as const;
const thereIsOne = answered('cemeteryChosen', 'yes');
const inAWall = { in: [{ var: 'spaceKind' }, ['crypt', 'niche']] };

/** The cemetery, the space in it, its opening, the marker, and the vault. */
export const cemeteryQuestions: readonly CaseQuestionGroupFacts[] = [
  {
    key: 'cemetery-place',
    name: 'Cemetery',
    description: 'Items 19 and 20 of the certificate.',
    page: 'cemetery-details',
    questions: [
      {
        identifier: 'cemeteryChosen',
        question: 'Is there a cemetery?',
        help: 'For ashes too, where they are to be buried or placed in a niche.',
        type: 'radio-button-list',
        options: [
          ['yes', 'Yes'],
          ['no', 'No'],
          ['undecided', 'Not decided'],
        ],
      },
      {
        identifier: 'cemeteryAddress',
        question: 'Which cemetery?',
        type: 'address',
        establishment: true,
        hidden: ['locationType', 'floor', 'room'],
        when: thereIsOne,
      },
      { identifier: 'cemeteryPhoneNumber', question: 'Phone number', type: 'string', optional: true, when: thereIsOne },
    ],
  },
  {
    key: 'cemetery-space',
    name: 'Space',
    description: 'Where in the cemetery, and whose it is.',
    page: 'cemetery-details',
    when: thereIsOne,
    questions: [
      { identifier: 'spaceKind', question: 'Which kind of space?', type: 'enum', enumeration: 'burialSpace' },
      { identifier: 'spaceSection', question: 'Section, garden or building', type: 'string', optional: true },
      { identifier: 'spaceBlock', question: 'Block or row', type: 'string', optional: true },
      { identifier: 'spaceLot', question: 'Lot', type: 'string', optional: true, when: answered('spaceKind', 'burial-plot') },
      { identifier: 'spaceTier', question: 'Tier', type: 'string', optional: true, when: inAWall },
      { identifier: 'spaceNumber', question: 'Grave, crypt or niche number', type: 'string', optional: true },
      {
        identifier: 'spaceIsOwned',
        question: 'Does the family own it already?',
        type: 'radio-button-list',
        options: yesNoUnknown,
      },
      { identifier: 'spaceOwner', question: 'In whose name?', type: 'string', when: answered('spaceIsOwned', 'yes') },
      {
        identifier: 'spaceOwnerRelationship',
        question: 'How is the owner related?',
        type: 'enum',
        enumeration: 'relationship',
        optional: true,
        when: answered('spaceIsOwned', 'yes'),
      },
      {
        identifier: 'hasDeed',
        question: 'Do you have the deed?',
        type: 'boolean',
        optional: true,
        when: answered('spaceIsOwned', 'yes'),
      },
    ],
  },
  {
    key: 'cemetery-opening',
    name: 'Opening and closing',
    description: 'Arranged with the cemetery.',
    page: 'cemetery-details',
    staffOnly: true,
    when: thereIsOne,
    questions: [
      { identifier: 'openingContact', question: 'Whom we speak to at the cemetery', type: 'string' },
      { identifier: 'openingContactPhoneNumber', question: 'Their phone number', type: 'string', optional: true },
      { identifier: 'openingOrderedFor', question: 'Opening ordered for', type: 'date-time' },
      { identifier: 'openingConfirmed', question: 'Has the cemetery confirmed it?', type: 'boolean' },
      { identifier: 'openingFee', question: 'Fee of the cemetery', type: 'currency', optional: true },
      {
        identifier: 'openingNotes',
        question: 'Tent, chairs, lowering device, where the procession enters',
        type: 'string',
        optional: true,
      },
    ],
  },
  {
    key: 'cemetery-marker',
    name: 'Marker',
    description: 'What the marker will say.',
    page: 'cemetery-details',
    when: thereIsOne,
    questions: [
      {
        identifier: 'markerPresent',
        question: 'Is there a marker already?',
        type: 'radio-button-list',
        options: yesNoUnknown,
      },
      { identifier: 'markerWords', question: 'What should be written on it?', type: 'string', optional: true },
      {
        identifier: 'markerRules',
        question: 'What the cemetery allows: flat or upright, bronze or granite, sizes',
        type: 'string',
        optional: true,
        family: 'can-see',
      },
      { identifier: 'markerSupplier', question: 'Who makes it?', type: 'string', optional: true },
    ],
  },
  {
    key: 'cemetery-vault',
    name: 'Outer burial container',
    description: 'In most areas no law asks for one; a cemetery may (16 CFR 453.3(c)).',
    page: 'cemetery-details',
    family: 'can-see',
    when: { and: [thereIsOne, answered('spaceKind', 'burial-plot')] },
    questions: [
      {
        identifier: 'vaultRequired',
        question: 'Does the cemetery ask for a vault or grave liner?',
        type: 'radio-button-list',
        options: yesNoUnknown,
      },
      {
        identifier: 'vaultKind',
        question: 'Which one?',
        type: 'radio-button-list',
        optional: true,
        options: [
          ['liner', 'Grave liner'],
          ['vault', 'Burial vault'],
          ['urn-vault', 'Urn vault'],
          ['none', 'None'],
        ],
      },
      { identifier: 'vaultSupplier', question: 'Who delivers and sets it?', type: 'string', optional: true, staffOnly: true },
    ],
  },
];

const someService = { '!': [chosen('serviceWishes', 'none')] };
const someViewing = { in: [{ var: 'viewingWish' }, ['public', 'family']] };

/** How the family wishes to say goodbye. */
export const memorializationQuestions: readonly CaseQuestionGroupFacts[] = [
  {
    key: 'memorial-service',
    name: 'Service',
    description: 'What kind of farewell, and who leads it.',
    page: 'memorialization-preferences',
    questions: [
      {
        identifier: 'serviceWishes',
        question: 'What would you like?',
        preNeed: 'What would they like?',
        type: 'checkbox-list',
        options: [
          ['funeral', 'A funeral service'],
          ['memorial', 'A memorial service without the body present'],
          ['graveside', 'A service at the grave'],
          ['celebration', 'A celebration of life'],
          ['none', 'No service'],
        ],
      },
      {
        identifier: 'serviceFaith',
        question: 'Faith or tradition',
        type: 'string',
        optional: true,
        when: someService,
      },
      asPlanned('ceremonyLeader', { when: someService }),
      asPlanned('ceremonyLeaderName'),
      {
        identifier: 'ceremonyLeaderPhoneNumber',
        question: 'Their phone number',
        type: 'string',
        optional: true,
        when: { or: [answered('ceremonyLeader', 'clergy'), answered('ceremonyLeader', 'family')] },
      },
      {
        identifier: 'receptionWish',
        question: 'Will there be a meal or reception afterward?',
        type: 'boolean',
        optional: true,
        when: someService,
      },
      {
        identifier: 'receptionPlace',
        question: 'Where?',
        type: 'address',
        establishment: true,
        hidden: ['locationType', 'floor', 'room'],
        optional: true,
        when: answered('receptionWish', true),
      },
    ],
  },
  {
    key: 'memorial-viewing',
    name: 'Viewing and clothing',
    description: 'How the person will be seen.',
    page: 'memorialization-preferences',
    questions: [
      {
        identifier: 'viewingWish',
        question: 'Shall there be a viewing?',
        type: 'radio-button-list',
        options: [
          ['public', 'For all who come'],
          ['family', 'For the family alone'],
          ['none', 'None'],
          ['undecided', 'Not decided'],
        ],
      },
      asPlanned('openCasket', { optional: true, when: someViewing }),
      asPlanned('clothing'),
      {
        identifier: 'clothingNotes',
        question: 'Which clothes, and when do you bring them?',
        type: 'string',
        optional: true,
        when: answered('clothing', 'own'),
      },
      asPlanned('hairdresser', { when: someViewing }),
      asPlanned('glassesOn', { optional: true, when: someViewing }),
      {
        identifier: 'jewelryWishes',
        question: 'Jewelry and keepsakes: what stays on, what comes back to you',
        type: 'string',
        optional: true,
      },
    ],
  },
  {
    key: 'memorial-music',
    name: 'Music and words',
    description: 'What should be heard.',
    page: 'memorialization-preferences',
    when: someService,
    questions: [
      asPlanned('ceremonyMusic'),
      { identifier: 'musicPieces', question: 'Which pieces?', type: 'string', optional: true },
      { identifier: 'readings', question: 'Readings, poems, prayers', type: 'string', optional: true },
      { identifier: 'speakers', question: 'Who would like to speak?', type: 'string', optional: true },
    ],
  },
  {
    key: 'memorial-giving',
    name: 'Flowers and donations',
    description: 'What people may send.',
    page: 'memorialization-preferences',
    questions: [
      {
        identifier: 'flowersWish',
        question: 'Flowers',
        type: 'radio-button-list',
        options: [
          ['welcome', 'Flowers are welcome'],
          ['family-only', 'From the family only'],
          ['none', 'No flowers, please'],
        ],
      },
      {
        identifier: 'flowersNotes',
        question: 'Favorite flowers, colors, the florist',
        type: 'string',
        optional: true,
        when: { in: [{ var: 'flowersWish' }, ['welcome', 'family-only']] },
      },
      { identifier: 'donationsWish', question: 'Shall donations be asked for?', type: 'boolean' },
      {
        identifier: 'donationsTo',
        question: 'To whom, and how?',
        help: 'The name of the charity, with its address or website.',
        type: 'string',
        when: answered('donationsWish', true),
      },
    ],
  },
  {
    key: 'memorial-webcast',
    name: 'For those who cannot come',
    description: 'A service seen from afar.',
    page: 'memorialization-preferences',
    when: someService,
    questions: [
      asPlanned('liveStream', { optional: false }),
      {
        identifier: 'webcastAudience',
        question: 'Who may watch?',
        type: 'radio-button-list',
        when: answered('liveStream', true),
        options: [
          ['anybody', 'Anyone with the link'],
          ['password', 'Those with a password'],
        ],
      },
      {
        identifier: 'webcastRecording',
        question: 'Shall a recording be kept?',
        type: 'boolean',
        when: answered('liveStream', true),
      },
    ],
  },
];
