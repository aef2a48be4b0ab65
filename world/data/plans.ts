import type { Answer } from '#shared/model/answer.ts';
import type { Arrangement } from '#shared/model/arrangement.ts';

/** Something that a family chose, by its key in planner-choices.ts, with its answers by identifier. */
type ChoiceFacts = { service: string; answers?: Readonly<Record<string, Answer>> };

/** A plan of the family that can sign in. `items` are names of merchandise; the first one that the home sells is chosen. */
export type PlanFacts = {
  key: string;
  home: string;
  /** Key of a package recipe (packages.ts). */
  package: string;
  name: string;
  timing: Arrangement['timing'];
  type: Arrangement['type'];
  decedent?: { firstName: string; lastName: string };
  relationship?: 'child' | 'niece';
  completedFinalStep: number;
  preferences: readonly (readonly [group: string, preference: string])[];
  choices: readonly ChoiceFacts[];
  items: readonly (readonly string[])[];
  createdOn: string;
  updatedOn: string;
  isArchived?: boolean;
  ceilingCents?: number;
  sent?: { preferredContact: 'phone' | 'email'; bestTime: string; message: string };
};

export const plans: readonly PlanFacts[] = [
  {
    key: 'father',
    home: 'Averell & Daughters Funeral Home',
    package: 'gathering-and-cremation',
    name: 'For my father',
    timing: 'imminent-need',
    type: 'someone-else',
    decedent: { firstName: 'Walter', lastName: 'Marsh' },
    relationship: 'child',
    completedFinalStep: 12,
    preferences: [
      ['gathering', 'visiting-hours'],
      ['tradition', 'none'],
    ],
    choices: [
      { service: 'about', answers: { isVeteran: true, hasImplant: 'yes', bodyHeight: 70 } },
      {
        service: 'visiting',
        answers: { visitingPlace: 'chapel', visitingHours: 4, openCasket: true, visitingExpected: 60 },
      },
      { service: 'ceremony', answers: { ceremonyPlace: 'chapel', ceremonyLeader: 'family', ceremonyMusic: ['recorded'] } },
      { service: 'transfer', answers: { transferDistance: 31 } },
      { service: 'veterans-honors', answers: { hasDischargePapers: true, honors: ['burial-flag'] } },
      { service: 'ashes', answers: { ashesPlan: 'keep' } },
      { service: 'printed', answers: { registerBook: true } },
      { service: 'certificates', answers: { certificateCopies: 8, certificateUses: ['bank', 'pension'] } },
    ],
    items: [['Wood urn', 'Brass urn', 'Temporary container']],
    createdOn: '2026-10-04T18:22:00.000Z',
    updatedOn: '2026-10-19T20:41:00.000Z',
    ceilingCents: 1_000_000,
  },
  {
    key: 'aunt',
    home: 'Fernandes-Quill Funeral Service',
    package: 'funeral-and-burial',
    name: 'Aunt Lucille',
    timing: 'at-need',
    type: 'someone-else',
    decedent: { firstName: 'Lucille', lastName: 'Fontaine' },
    relationship: 'niece',
    completedFinalStep: 13,
    preferences: [
      ['gathering', 'ceremony'],
      ['tradition', 'catholic'],
    ],
    choices: [
      { service: 'about', answers: { isVeteran: false } },
      { service: 'visiting', answers: { visitingPlace: 'chapel', visitingHours: 6, visitingDays: 1, openCasket: true } },
      {
        service: 'ceremony',
        answers: {
          ceremonyPlace: 'place-of-worship',
          ceremonyAddress: {
            locationName: 'Church of the Good Harbor',
            address1: '77 Adams Street',
            city: 'Dorchester',
            stateCode: 'MA',
            postalCode: '02124',
            countryCode: 'US',
          },
          ceremonyTime: 600,
          ceremonyLeader: 'clergy',
          ceremonyMusic: ['organ', 'soloist'],
        },
      },
      { service: 'embalming' },
      { service: 'transfer', answers: { placeOfDeathType: 'hospital-inpatient', transferDistance: 6 } },
      { service: 'cars', answers: { hearseWanted: true, limousines: 1 } },
      { service: 'dressing', answers: { clothing: 'own', hairdresser: 'home', glassesOn: true } },
      { service: 'printed', answers: { registerBook: true, furtherFolders: 50 } },
      { service: 'certificates', answers: { certificateCopies: 5 } },
      { service: 'conference', answers: { conferenceKind: 'at-the-home' } },
    ],
    items: [
      ['Poplar casket', 'Cloth-covered casket'],
      ['Concrete grave liner', 'Concrete vault (unlined)'],
    ],
    createdOn: '2026-09-12T13:05:00.000Z',
    updatedOn: '2026-09-13T16:30:00.000Z',
    sent: {
      preferredContact: 'phone',
      bestTime: 'After four in the afternoon',
      message: 'My cousins fly in on Friday. Could the visiting hours be on Saturday?',
    },
  },
  {
    key: 'myself',
    home: 'Union Square Cremation Care',
    package: 'direct-cremation',
    name: 'Something simple',
    timing: 'pre-need',
    type: 'myself',
    completedFinalStep: 6,
    preferences: [['gathering', 'no-gathering']],
    choices: [{ service: 'about', answers: { isVeteran: false, hasImplant: 'no' } }],
    items: [],
    createdOn: '2026-03-02T01:15:00.000Z',
    updatedOn: '2026-03-02T01:40:00.000Z',
    isArchived: true,
  },
];
