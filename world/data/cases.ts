import type { CaseStatus, DecedentStatus, Timing } from '#shared/model/enumerations/case.ts';
import type { TradeKind } from '#shared/model/enumerations/custody.ts';
import type { DispositionType } from '#shared/model/enumerations/disposition.ts';
import type { CaseRole } from '#shared/model/enumerations/people.ts';
import type { Relationship } from '#shared/model/enumerations/relationship.ts';

/** Someone in a case: first name, last name, who they are to the decedent, their roles, a telephone number. With an email, they take part in it. */
type CaseContactFacts = readonly [
  firstName: string,
  lastName: string,
  relationship: Relationship,
  roles: readonly CaseRole[],
  phone: string,
  email?: string,
];
/** Hours after the first call, who wrote it (first name on the team), what, and whether the family sees it. */
type CaseNoteFacts = readonly [hours: number, by: string, note: string, shared?: 'shared'];

/** Hours after the first call, what happened, and the day that it names, as days after the one on which it happened. */
export type TimelineFacts = readonly [
  hours: number,
  event:
    | 'certificate.filed'
    | 'certificate.worksheet-completed'
    | 'contact.first-met'
    | 'contract.completed'
    | 'contract.signed'
    | 'payment.recorded'
    | 'permits.completed'
    | 'service.scheduled',
  days: number,
];

/** A case of the sample data: fictional people at a fictional home. */
export type CaseFacts = {
  home: string;
  hoursAgo: number;
  name: readonly [firstName: string, middleName: string, lastName: string];
  born: string;
  gender: 'female' | 'male' | 'x';
  type: Timing;
  status: CaseStatus;
  disposition?: DispositionType;
  /** The responsible member, by first name on the team. */
  member?: string;
  /** Where the decedent went, each this many hours after the first call. */
  care: readonly (readonly [hours: number, to: DecedentStatus, note?: string])[];
  contacts: readonly CaseContactFacts[];
  notes: readonly CaseNoteFacts[];
  timeline?: readonly TimelineFacts[];
  /** Which of the home's trade companies works on it. */
  trade?: TradeKind;
};

const averell = 'Averell & Daughters Funeral Home';
const granite = 'Granite Coast Memorial Home';

/** Newest first. Names are invented combinations; numbers are from the block 555-01xx, which nobody has. */
export const caseFacts: readonly CaseFacts[] = [
  {
    home: averell,
    hoursAgo: 3,
    name: ['Rosalind', 'Mae', 'Whitcomb'],
    born: '1938-11-02',
    gender: 'female',
    type: 'at-need',
    status: 'active',
    member: 'Peter',
    care: [[1, 'pickup-requested', 'Mount Auburn Hospital, release at the loading entrance.']],
    contacts: [['Thomas', 'Whitcomb', 'son', ['first-contact', 'next-of-kin'], '(617) 555-0117']],
    notes: [[1, 'Peter', 'Thomas asks whether his sister can join by telephone tomorrow. She lives in Lisbon.']],
    trade: 'removal-service',
  },
  {
    home: averell,
    hoursAgo: 20,
    name: ['Desmond', '', 'Okonkwo-Reyes'],
    born: '1951-04-19',
    gender: 'male',
    type: 'at-need',
    status: 'active',
    disposition: 'burial',
    member: 'Miriam',
    care: [
      [1, 'pickup-requested'],
      [2, 'out-for-pickup'],
      [4, 'in-care', 'Received with wedding ring and glasses.'],
    ],
    contacts: [
      [
        'Adaeze',
        'Okonkwo',
        'wife',
        ['first-contact', 'next-of-kin', 'informant', 'person-in-control-of-disposition'],
        '(617) 555-0151',
      ],
      ['Chidi', 'Okonkwo', 'son', ['payer'], '(617) 555-0152'],
      ['Lucía', 'Reyes', 'sibling', [], '(617) 555-0153'],
    ],
    timeline: [
      [5, 'contact.first-met', 0],
      [16, 'service.scheduled', 3],
    ],
    notes: [
      [2, 'Miriam', 'Family asks for a viewing before the Mass. Embalming authorization explained; Adaeze signs tomorrow.'],
      [16, 'Miriam', 'We have the suit and the photograph for the program.', 'shared'],
    ],
  },
  {
    home: averell,
    hoursAgo: 44,
    name: ['Harriet', 'Louise', 'Marsh'],
    born: '1944-07-30',
    gender: 'female',
    type: 'at-need',
    status: 'active',
    disposition: 'cremation',
    member: 'Joan',
    care: [
      [0.1, 'pickup-requested'],
      [1, 'out-for-pickup'],
      [3, 'in-care'],
      [30, 'preparation-started'],
    ],
    contacts: [
      [
        'Ellen',
        'Marsh',
        'daughter',
        ['first-contact', 'next-of-kin', 'informant', 'person-in-control-of-disposition'],
        '(617) 555-0163',
        'ellen.marsh@example.com',
      ],
      ['Robert', 'Marsh', 'son', ['cremated-remains-recipient'], '(617) 555-0164'],
      ['June', 'Halloran', 'friend', ['celebrant'], '(617) 555-0165'],
    ],
    timeline: [
      [6, 'contact.first-met', 0],
      [22, 'certificate.worksheet-completed', 0],
      [25, 'contract.signed', 0],
      [26, 'service.scheduled', 4],
    ],
    notes: [
      [5, 'Joan', 'Hospice nurse confirms no pacemaker.'],
      [26, 'Joan', 'Your mother is resting with us. The quilt you brought is with her.', 'shared'],
    ],
  },
  {
    home: averell,
    hoursAgo: 56,
    name: ['Vera', 'Katherine', 'Sandoval'],
    born: '1946-06-17',
    gender: 'female',
    type: 'at-need',
    status: 'active',
    disposition: 'cremation',
    member: 'Miriam',
    care: [
      [0.3, 'pickup-requested'],
      [0.8, 'out-for-pickup'],
      [2.5, 'in-care'],
    ],
    contacts: [
      [
        'Carmen',
        'Sandoval-Pratt',
        'daughter',
        ['first-contact', 'next-of-kin', 'informant', 'person-in-control-of-disposition'],
        '(617) 555-0136',
      ],
      ['Julian', 'Sandoval', 'son', ['cremated-remains-recipient'], '(617) 555-0137'],
    ],
    timeline: [
      [6, 'contact.first-met', 0],
      [27, 'contract.signed', 0],
    ],
    notes: [[53, 'Miriam', 'Mystic River keeps her until the permit is here. They were asked for this afternoon.']],
    trade: 'crematory',
  },
  {
    home: averell,
    hoursAgo: 70,
    name: ['Bjørn', 'Henrik', 'Ålund'],
    born: '1929-01-14',
    gender: 'male',
    type: 'at-need',
    status: 'active',
    disposition: 'entombment',
    member: 'Peter',
    care: [
      [2, 'pickup-requested'],
      [4, 'out-for-pickup'],
      [7, 'in-care'],
      [20, 'embalmed'],
      [40, 'preparation-completed', 'Dressed and casketed; rosary in the right hand.'],
    ],
    contacts: [
      ['Sigrid', 'Ålund', 'wife', ['first-contact', 'next-of-kin'], '(781) 555-0128'],
      ['Erik', 'Ålund', 'son', ['informant', 'payer'], '(781) 555-0129'],
    ],
    timeline: [
      [9, 'contact.first-met', 0],
      [26, 'contract.signed', 0],
      [27, 'service.scheduled', 3],
      [30, 'certificate.worksheet-completed', 0],
      [50, 'certificate.filed', 0],
    ],
    notes: [[30, 'Peter', 'Cemetery opens the crypt on Thursday at nine.']],
  },
  {
    home: averell,
    hoursAgo: 130,
    name: ['Soledad', '', 'Ibarra Núñez'],
    born: '1960-09-08',
    gender: 'female',
    type: 'at-need',
    status: 'active',
    disposition: 'cremation',
    member: 'Miriam',
    care: [
      [1, 'in-care'],
      [50, 'preparation-started'],
      [60, 'preparation-completed'],
      [96, 'cremated-remains-in-care', 'Crematory log 2214.'],
      [110, 'cremated-remains-ready-for-family'],
    ],
    contacts: [
      ['Mateo', 'Ibarra', 'husband', ['first-contact', 'next-of-kin', 'cremated-remains-recipient'], '(617) 555-0171'],
      ['Ana', 'Núñez', 'mother-in-law', [], '(617) 555-0172'],
    ],
    timeline: [
      [20, 'contact.first-met', 0],
      [26, 'contract.signed', 0],
      [28, 'certificate.worksheet-completed', 0],
      [52, 'certificate.filed', 0],
      [76, 'permits.completed', 0],
      [90, 'payment.recorded', 0],
    ],
    notes: [[112, 'Miriam', 'Mateo comes on Saturday with the urn that his brother carved.']],
  },
  {
    home: averell,
    hoursAgo: 9,
    name: ['Walter', 'James', 'Penhaligon'],
    born: '1949-12-25',
    gender: 'male',
    type: 'imminent-need',
    status: 'lead',
    care: [],
    contacts: [['Grace', 'Penhaligon', 'daughter', ['first-contact'], '(978) 555-0110']],
    notes: [],
  },
  {
    home: averell,
    hoursAgo: 400,
    name: ['Constance', '', 'Abernathy'],
    born: '1952-03-03',
    gender: 'female',
    type: 'pre-need',
    status: 'active',
    disposition: 'natural-burial',
    member: 'Joan',
    care: [],
    contacts: [['Constance', 'Abernathy-Cole', 'daughter', ['first-contact', 'pre-need-owner'], '(617) 555-0180']],
    notes: [[5, 'Joan', 'Wishes a shroud of undyed wool and no vault. Told her which cemeteries allow it.']],
  },
  {
    home: averell,
    hoursAgo: 700,
    name: ['Gordon', 'Elias', 'Tremblay'],
    born: '1933-06-21',
    gender: 'male',
    type: 'at-need',
    status: 'completed',
    disposition: 'burial',
    member: 'Peter',
    care: [
      [2, 'in-care'],
      [24, 'embalmed'],
      [60, 'preparation-completed'],
      [96, 'laid-to-rest', 'Cambridge Cemetery, lot 1182.'],
    ],
    contacts: [['Odette', 'Tremblay', 'wife', ['first-contact', 'next-of-kin', 'payer'], '(617) 555-0190']],
    notes: [[340, 'Peter', 'Aftercare call: Odette is with her sister until spring.']],
  },
  {
    home: averell,
    hoursAgo: 1100,
    name: ['Minh', '', 'Trần'],
    born: '1947-02-11',
    gender: 'male',
    type: 'at-need',
    status: 'completed',
    disposition: 'cremation',
    member: 'Miriam',
    care: [
      [3, 'in-care'],
      [40, 'preparation-started'],
      [50, 'preparation-completed'],
      [70, 'cremated-remains-in-care'],
      [80, 'cremated-remains-ready-for-family'],
      [120, 'cremated-remains-in-family-care'],
    ],
    contacts: [
      ['Lan', 'Trần', 'wife', ['first-contact', 'next-of-kin'], '(617) 555-0133'],
      ['Kevin', 'Tran', 'son', ['informant', 'cremated-remains-recipient'], '(617) 555-0134'],
    ],
    notes: [],
  },
  {
    home: averell,
    hoursAgo: 820,
    name: ['Philippa', 'Anne', 'Stroud'],
    born: '1958-10-10',
    gender: 'female',
    type: 'at-need',
    status: 'cancelled',
    member: 'Joan',
    care: [[2, 'pickup-requested']],
    contacts: [['Hugh', 'Stroud', 'husband', ['first-contact'], '(857) 555-0104']],
    notes: [[4, 'Joan', 'The family chose a home nearer to Worcester. Wished them well.']],
  },
  {
    home: granite,
    hoursAgo: 28,
    name: ['Alma', 'Jean', 'Kowalczyk'],
    born: '1940-05-05',
    gender: 'female',
    type: 'at-need',
    status: 'active',
    disposition: 'burial-at-sea',
    member: 'Daniel',
    care: [
      [1, 'pickup-requested'],
      [3, 'out-for-pickup'],
      [5, 'in-care'],
    ],
    contacts: [['Piotr', 'Kowalczyk', 'son', ['first-contact', 'next-of-kin'], '(978) 555-0145']],
    timeline: [
      [7, 'contact.first-met', 0],
      [9, 'service.scheduled', 5],
    ],
    notes: [[8, 'Daniel', 'Coast Guard notice and the EPA report within 30 days of the committal.']],
  },
  {
    home: granite,
    hoursAgo: 220,
    name: ['Everett', '', 'Lindqvist'],
    born: '1936-08-17',
    gender: 'male',
    type: 'at-need',
    status: 'active',
    disposition: 'donation',
    care: [
      [2, 'in-care'],
      [30, 'transferred', 'Received by the medical school.'],
    ],
    contacts: [['Marta', 'Lindqvist', 'daughter', ['first-contact', 'informant'], '(978) 555-0166']],
    notes: [],
  },
];
