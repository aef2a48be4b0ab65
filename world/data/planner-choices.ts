import type { AnswerPrice } from '#shared/model/display-service.ts';
import type { DispositionType } from '#shared/model/enumerations/disposition.ts';
import type { DisplayServicePage } from '#shared/model/enumerations/question.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';

/** A service of service-categories.ts by its key: charged while `when` is true, `quantity` times. */
export type MappedService = { service: string; when?: LogicRule; quantity?: LogicRule };

/** A question of questions.ts by its identifier. Asked here only while `when` is true; `prices` in US cents are what answers cost on their own. */
export type QuestionFacts = { question: string; when?: LogicRule; prices?: readonly AnswerPrice[] };

/** What a family chooses on a page of the planner: services with the rule under which each counts, and the questions it asks. */
export type DisplayServiceFacts = {
  key: string;
  name: string;
  description: string;
  page: DisplayServicePage;
  isAddOn?: boolean;
  /** Part of every plan with its dispositions. It costs only what answers add. */
  fixed?: boolean;
  dispositions?: readonly DispositionType[];
  when?: LogicRule;
  services: readonly (string | MappedService)[];
  asks: readonly (string | QuestionFacts)[];
};

const bodyPresent: readonly DispositionType[] = ['burial', 'entombment', 'cremation', 'natural-burial', 'removal-from-state'];
const cremations: readonly DispositionType[] = ['cremation', 'alkaline-hydrolysis', 'water-cremation'];
const burials: readonly DispositionType[] = ['burial', 'entombment', 'natural-burial'];

const is = (identifier: string, value: string | boolean): LogicRule => ({ '==': [{ var: identifier }, value] });
const above = (identifier: string, value: number): LogicRule => ({ '>': [{ var: identifier }, value] });
const isCremation: LogicRule = { in: [{ var: 'dispositionType' }, [...cremations]] };

/** Hours of visiting that one day's price includes, and miles of the transfer into care. */
const INCLUDED_HOURS = 4;
const INCLUDED_MILES = 25;

/** The days of visiting hours: one until another number is answered. */
const days: LogicRule = { var: ['visitingDays', 1] };

/** The musicians whom the home finds and pays for a ceremony. US cents. */
const musicians: readonly AnswerPrice[] = [
  { optionId: 'organ', priceCents: 17_500 },
  { optionId: 'soloist', priceCents: 15_000 },
  { optionId: 'instrument', priceCents: 15_000 },
];

const ceremonyQuestions = [
  'ceremonyPlace',
  'ceremonyAddress',
  'ceremonyDate',
  'ceremonyTime',
  'ceremonyLeader',
  'ceremonyLeaderName',
  { question: 'ceremonyMusic', prices: musicians },
  'liveStream',
] as const satisfies DisplayServiceFacts['asks'];

const ceremonyExtras = [
  { service: 'live-stream', when: is('liveStream', true) },
  { service: 'clergy', when: is('ceremonyLeader', 'celebrant') },
] as const satisfies DisplayServiceFacts['services'];

/** In the order of the funeral. No rule reads what the planner hasn't asked: only identifiers of a service that is always there, or of its own. */
export const displayServices: readonly DisplayServiceFacts[] = [
  {
    key: 'about',
    name: 'About the person',
    description: 'A few things the home needs to know to take good care of someone.',
    page: 'service-details',
    fixed: true,
    services: [{ service: 'pacemaker', when: { and: [is('hasImplant', 'yes'), isCremation] } }],
    asks: [
      'isVeteran',
      { question: 'hasImplant', when: isCremation },
      { question: 'implantKind', when: isCremation },
      'bodyHeight',
      'bodyWeight',
    ],
  },
  {
    key: 'visiting',
    name: 'Visiting hours',
    description: 'Rooms and staff for people to come by.',
    page: 'service-details',
    dispositions: bodyPresent,
    services: [
      { service: 'viewing-facilities', quantity: days },
      { service: 'other-preparation', when: is('openCasket', true) },
      {
        service: 'further-hours',
        when: above('visitingHours', INCLUDED_HOURS),
        quantity: { '-': [{ var: 'visitingHours' }, { '*': [INCLUDED_HOURS, days] }] },
      },
    ],
    asks: ['visitingPlace', 'visitingHours', 'visitingDays', 'openCasket', 'visitingExpected'],
  },
  {
    key: 'ceremony',
    name: 'Funeral ceremony',
    description: 'A ceremony with the person present, in the chapel or elsewhere.',
    page: 'service-details',
    dispositions: bodyPresent,
    services: ['ceremony-facilities', ...ceremonyExtras],
    asks: ceremonyQuestions,
  },
  {
    key: 'witness',
    name: 'Being there',
    description: 'A private hour with the person who died, and being present when the cremation begins.',
    page: 'service-details',
    dispositions: cremations,
    services: ['identification-viewing'],
    asks: ['witnessCount'],
  },
  {
    key: 'memorial-service',
    name: 'Memorial service',
    description: 'A ceremony after the burial or cremation.',
    page: 'service-details',
    services: ['memorial-facilities', ...ceremonyExtras],
    asks: [...ceremonyQuestions, 'remembrances'],
  },
  {
    key: 'graveside',
    name: 'Graveside service',
    description: 'Chairs, a canopy and staff at the grave.',
    page: 'service-details',
    dispositions: burials,
    services: ['graveside-services', { service: 'clergy', when: is('ceremonyLeader', 'celebrant') }],
    asks: ['ceremonyDate', 'ceremonyTime', 'ceremonyLeader', 'ceremonyLeaderName'],
  },
  {
    key: 'transfer',
    name: 'Coming into care',
    description: 'Where the home has to drive. The first 25 miles are part of the transfer’s price.',
    page: 'additional-services',
    fixed: true,
    services: [
      {
        service: 'further-miles',
        when: above('transferDistance', INCLUDED_MILES),
        quantity: { '-': [{ var: 'transferDistance' }, INCLUDED_MILES] },
      },
    ],
    asks: [{ question: 'placeOfDeathType', when: is('timing', 'at-need') }, 'transferDistance', 'farTransferNotice'],
  },
  {
    key: 'shelter',
    name: 'Cool room',
    description: 'Safe, cool care for each day before the burial or cremation, instead of embalming.',
    page: 'additional-services',
    isAddOn: true,
    services: [{ service: 'refrigeration', when: above('coolDays', 0), quantity: { var: 'coolDays' } }],
    asks: ['coolDays'],
  },
  {
    key: 'embalming',
    name: 'Embalming',
    description: 'Slows the changes after death. Most often chosen for visiting hours on several days.',
    page: 'additional-services',
    isAddOn: true,
    dispositions: bodyPresent,
    services: ['embalming'],
    asks: ['embalmingNotice'],
  },
  {
    key: 'dressing',
    name: 'Clothing and hair',
    description: 'How the person looks.',
    page: 'additional-services',
    isAddOn: true,
    dispositions: bodyPresent,
    services: [
      { service: 'other-preparation', when: is('hairdresser', 'home') },
      { service: 'burial-shroud', when: is('clothing', 'shroud') },
    ],
    asks: [{ question: 'clothing', prices: [{ optionId: 'home-provides', priceCents: 8_500 }] }, 'hairdresser', 'glassesOn'],
  },
  {
    key: 'ritual-washing',
    name: 'Ritual washing',
    description: 'A room, water and quiet for taharah or ghusl by members of your own community.',
    page: 'additional-services',
    isAddOn: true,
    dispositions: bodyPresent,
    services: ['ritual-washing'],
    asks: ['washingBy'],
  },
  {
    key: 'watching',
    name: 'Watching until the funeral',
    description: 'Someone stays with the person through the night.',
    page: 'additional-services',
    isAddOn: true,
    dispositions: bodyPresent,
    services: [{ service: 'watching', quantity: { var: ['watchingNights', 1] } }],
    asks: ['watchingNights'],
  },
  {
    key: 'cars',
    name: 'Hearse and cars',
    description: 'The drive to the ceremony and the cemetery, and who rides.',
    page: 'additional-services',
    isAddOn: true,
    dispositions: bodyPresent,
    services: [
      { service: 'hearse', when: is('hearseWanted', true) },
      { service: 'limousine', when: above('limousines', 0), quantity: { var: 'limousines' } },
    ],
    asks: ['hearseWanted', 'limousines'],
  },
  {
    key: 'veterans-honors',
    name: 'Military honors',
    description: 'Flag, Taps and the honor guard, requested for you. They cost nothing.',
    page: 'additional-services',
    isAddOn: true,
    when: is('isVeteran', true),
    services: ['military-honors'],
    asks: ['hasDischargePapers', 'dischargePapersNotice', 'honors'],
  },
  {
    key: 'ashes',
    name: 'The ashes',
    description: 'What happens after the cremation. It can stay open.',
    page: 'additional-services',
    fixed: true,
    dispositions: cremations,
    services: [],
    asks: ['ashesPlan', { question: 'ashesShares', prices: [{ priceCents: 2_500 }] }, 'ashesTogether', 'scatteringNotice'],
  },
  {
    key: 'scattering',
    name: 'Scattering at sea',
    description: 'By boat, with you or without.',
    page: 'additional-services',
    isAddOn: true,
    dispositions: cremations,
    services: ['scattering-at-sea'],
    asks: ['scatteringWith', 'scatteringGuests', 'scatteringSeason'],
  },
  {
    key: 'printed',
    name: 'Printed folders and cards',
    description: 'A hundred folders and prayer cards, and fifty cards of thanks.',
    page: 'memorial',
    services: ['printed-package', { service: 'register-book', when: is('registerBook', true) }],
    asks: ['registerBook', { question: 'furtherFolders', prices: [{ priceCents: 75 }] }],
  },
  {
    key: 'photographs',
    name: 'Film of photographs',
    description: 'Up to eighty photographs with your music.',
    page: 'memorial',
    isAddOn: true,
    services: ['photograph-film'],
    asks: ['filmMusic'],
  },
  {
    key: 'notice',
    name: 'Newspaper notice',
    description:
      'Worded with you and placed by the home. The price is for a notice of usual length; you pay what the newspaper bills.',
    page: 'memorial',
    isAddOn: true,
    services: ['newspaper'],
    asks: ['noticePaper', 'noticeCeiling'],
  },
  {
    key: 'certificates',
    name: 'Certified copies',
    description: 'Of the death certificate, at the price of the state or town.',
    page: 'death-certificates',
    fixed: true,
    services: [
      { service: 'death-certificates', when: above('certificateCopies', 0), quantity: { var: 'certificateCopies' } },
      { service: 'apostille', when: { in: ['abroad', { var: 'certificateUses' }] } },
    ],
    asks: ['certificateCopies', 'certificateUses'],
  },
  {
    key: 'conference',
    name: 'Arrangement conference',
    description: 'Where everything is decided. It is part of the home’s basic services.',
    page: 'conference',
    fixed: true,
    services: [],
    asks: ['conferenceKind', 'conferenceAddress', 'conferenceAt'],
  },
];

/** What items of a category bring along, by the category's key. */
export const categoryServices: readonly {
  category: string;
  services: readonly MappedService[];
  asks: readonly QuestionFacts[];
}[] = [
  {
    category: 'shrouds',
    services: [{ service: 'ritual-washing', when: { in: [{ var: 'washingBy' }, ['community', 'family', 'home-finds']] } }],
    asks: [{ question: 'washingBy' }],
  },
];
