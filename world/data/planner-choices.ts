import type { DispositionType } from '#shared/model/enumerations/disposition.ts';
import type { DisplayServicePage } from '#shared/model/enumerations/question.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';

/** What a family chooses on a page of the planner: services with the rule under which each counts, and the questions it asks. */
export type DisplayServiceFacts = {
  key: string;
  name: string;
  description: string;
  page: DisplayServicePage;
  isAddOn?: boolean;
  fixed?: boolean;
  dispositions?: readonly DispositionType[];
  when?: LogicRule;
  /** Keys of service-categories.ts, each with its rule. */
  services: readonly (readonly [service: string, logic?: LogicRule])[];
  /** Identifiers of questions.ts. */
  questions: readonly string[];
};

const bodyPresent: readonly DispositionType[] = ['burial', 'entombment', 'cremation', 'natural-burial', 'removal-from-state'];
const cremations: readonly DispositionType[] = ['cremation', 'alkaline-hydrolysis', 'water-cremation'];
const burials: readonly DispositionType[] = ['burial', 'entombment', 'natural-burial'];

export const displayServices: readonly DisplayServiceFacts[] = [
  {
    key: 'visiting',
    name: 'Visiting hours',
    description: 'Rooms and staff for people to come by.',
    page: 'service-details',
    dispositions: bodyPresent,
    services: [
      ['viewing-facilities'],
      ['other-preparation', { '==': [{ var: 'openCasket' }, true] }],
      ['embalming', { and: [{ '==': [{ var: 'openCasket' }, true] }, { '>': [{ var: 'visitingHours' }, 4] }] }],
      ['further-hours', { '>': [{ var: 'visitingHours' }, 4] }],
    ],
    questions: ['visitingPlace', 'visitingHours', 'visitingDays', 'openCasket', 'visitingExpected'],
  },
  {
    key: 'ceremony',
    name: 'Funeral ceremony',
    description: 'A ceremony with the person present, in the chapel or elsewhere.',
    page: 'service-details',
    dispositions: bodyPresent,
    services: [['ceremony-facilities'], ['live-stream', { '==': [{ var: 'liveStream' }, true] }]],
    questions: [
      'ceremonyPlace',
      'ceremonyAddress',
      'ceremonyDate',
      'ceremonyTime',
      'ceremonyLeader',
      'ceremonyLeaderName',
      'ceremonyMusic',
      'liveStream',
    ],
  },
  {
    key: 'memorial-service',
    name: 'Memorial service',
    description: 'A ceremony after the burial or cremation.',
    page: 'service-details',
    services: [['memorial-facilities'], ['live-stream', { '==': [{ var: 'liveStream' }, true] }]],
    questions: [
      'ceremonyPlace',
      'ceremonyAddress',
      'ceremonyDate',
      'ceremonyTime',
      'ceremonyLeader',
      'ceremonyLeaderName',
      'ceremonyMusic',
      'liveStream',
    ],
  },
  {
    key: 'graveside',
    name: 'Graveside service',
    description: 'Chairs, a canopy and staff at the grave.',
    page: 'service-details',
    dispositions: burials,
    services: [['graveside-services'], ['hearse']],
    questions: ['ceremonyDate', 'ceremonyTime', 'ceremonyLeader'],
  },
  {
    key: 'witness',
    name: 'Being there',
    description: 'An hour together, and being present when the cremation begins.',
    page: 'service-details',
    dispositions: cremations,
    services: [['identification-viewing']],
    questions: ['visitingExpected'],
  },
  {
    key: 'cars',
    name: 'Hearse and cars',
    description: 'The drive, and who rides.',
    page: 'additional-services',
    isAddOn: true,
    services: [
      ['limousine', { '>': [{ var: 'limousines' }, 0] }],
      ['further-miles', { '>': [{ var: 'transferDistance' }, 25] }],
    ],
    questions: ['limousines', 'transferDistance', 'farTransferNotice'],
  },
  {
    key: 'dressing',
    name: 'Clothing and hair',
    description: 'How the person looks.',
    page: 'additional-services',
    isAddOn: true,
    dispositions: bodyPresent,
    services: [
      ['other-preparation', { '!=': [{ var: 'hairdresser' }, 'nobody'] }],
      ['burial-shroud', { '==': [{ var: 'clothing' }, 'shroud'] }],
    ],
    questions: ['clothing', 'hairdresser', 'glassesOn'],
  },
  {
    key: 'veterans-honors',
    name: 'Military honors',
    description: 'Flag, Taps and the honor guard, requested for you.',
    page: 'additional-services',
    isAddOn: true,
    when: { '==': [{ var: 'isVeteran' }, true] },
    services: [['military-honors']],
    questions: ['hasDischargePapers', 'honors'],
  },
  {
    key: 'photographs',
    name: 'Film of photographs',
    description: 'Up to eighty photographs with your music.',
    page: 'memorial',
    isAddOn: true,
    services: [['photograph-film']],
    questions: [],
  },
  {
    key: 'printed',
    name: 'Printed folders and cards',
    description: 'Folders, prayer cards and thanks.',
    page: 'memorial',
    services: [['printed-package'], ['register-book']],
    questions: [],
  },
  {
    key: 'scattering',
    name: 'Scattering at sea',
    description: 'By boat, with you or without.',
    page: 'cremated-remains',
    isAddOn: true,
    dispositions: cremations,
    when: { '==': [{ var: 'ashesPlan' }, 'scatter'] },
    services: [['scattering-at-sea']],
    questions: ['ashesPlan', 'scatteringPlace'],
  },
  {
    key: 'certificates',
    name: 'Certified copies',
    description: 'Of the death certificate, at the price of the state or town.',
    page: 'death-certificates',
    fixed: true,
    services: [['death-certificates', { '>': [{ var: 'certificateCopies' }, 0] }]],
    questions: ['certificateCopies', 'certificateUses'],
  },
  {
    key: 'conference',
    name: 'Arrangement conference',
    description: 'Where everything is decided.',
    page: 'conference',
    fixed: true,
    services: [['arrangement-conference']],
    questions: ['conferenceKind', 'conferenceAddress', 'conferencePeople'],
  },
];
