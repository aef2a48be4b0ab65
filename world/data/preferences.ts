import type { DispositionType } from '#shared/model/enumerations/disposition.ts';

/** What a family can wish for before it chooses a package. `icon` is a picture of the carousels. */
export type PreferenceGroupFacts = {
  key: string;
  name: string;
  description: string;
  isMultiple: boolean;
  dispositions?: readonly DispositionType[];
  /** Key of the carousel (carousels.ts) that has a picture for every preference. */
  carousel?: string;
  preferences: readonly { key: string; name: string; description: string }[];
};

export const preferenceGroups: readonly PreferenceGroupFacts[] = [
  {
    key: 'gathering',
    name: 'Do you want people to gather?',
    description: 'You can choose several, or none.',
    isMultiple: true,
    carousel: 'gathering',
    preferences: [
      {
        key: 'visiting-hours',
        name: 'Visiting hours',
        description: 'An evening when people come by, with or without the person who died.',
      },
      { key: 'ceremony', name: 'A funeral ceremony', description: 'Before the burial or cremation, with the person present.' },
      { key: 'memorial', name: 'A memorial later', description: 'When everyone can come; weeks or months afterward.' },
      { key: 'graveside', name: 'At the grave', description: 'A short ceremony outdoors.' },
      { key: 'no-gathering', name: 'No gathering', description: 'Nothing public. That is all right too.' },
    ],
  },
  {
    key: 'tradition',
    name: 'Is there a tradition to follow?',
    description: 'It helps the home to know what must be done, and what must not.',
    isMultiple: false,
    carousel: 'traditions',
    preferences: [
      { key: 'none', name: 'None in particular', description: 'A gathering in your own words.' },
      { key: 'catholic', name: 'Catholic', description: 'Vigil, funeral Mass and committal.' },
      { key: 'protestant', name: 'Protestant', description: 'A service of the congregation’s own kind.' },
      { key: 'orthodox', name: 'Eastern Orthodox', description: 'Trisagion, funeral with open casket, burial.' },
      { key: 'jewish', name: 'Jewish', description: 'Taharah, prompt burial, shiva.' },
      { key: 'muslim', name: 'Muslim', description: 'Ghusl, kafan, janazah prayer, prompt burial.' },
      { key: 'hindu', name: 'Hindu', description: 'Rites at home or at the crematory, cremation soon.' },
      { key: 'sikh', name: 'Sikh', description: 'Kirtan Sohila, Ardas and cremation.' },
      { key: 'buddhist', name: 'Buddhist', description: 'Chanting, often over several days.' },
      { key: 'humanist', name: 'Humanist', description: 'A celebrant, music and memories.' },
    ],
  },
  {
    key: 'place',
    carousel: 'places',
    name: 'Where would it be?',
    description: 'The home can work in any of these.',
    isMultiple: true,
    preferences: [
      { key: 'chapel', name: 'The funeral home’s chapel', description: 'Everything in one house.' },
      { key: 'place-of-worship', name: 'A place of worship', description: 'Your own church, temple, mosque or synagogue.' },
      { key: 'outdoors', name: 'Outdoors', description: 'A garden, a beach, a meadow.' },
      { key: 'at-home', name: 'At home', description: 'Where the person lived.' },
    ],
  },
  {
    key: 'farewell',
    name: 'Would you like to see the person again?',
    description: 'There is no right answer.',
    isMultiple: false,
    carousel: 'farewell',
    preferences: [
      { key: 'public-viewing', name: 'Yes, with others', description: 'An open casket during visiting hours.' },
      { key: 'private-hour', name: 'Yes, privately', description: 'An hour for the closest family.' },
      { key: 'no-viewing', name: 'No', description: 'Remember them as they were.' },
    ],
  },
  {
    key: 'ashes',
    carousel: 'ashes',
    name: 'What would you like to do with the ashes?',
    description: 'You can decide later.',
    isMultiple: false,
    dispositions: ['cremation', 'alkaline-hydrolysis', 'water-cremation'],
    preferences: [
      { key: 'keep', name: 'Keep them', description: 'At home, in an urn.' },
      { key: 'bury', name: 'Bury them', description: 'In a grave or niche.' },
      { key: 'scatter', name: 'Scatter them', description: 'At sea, or in a place that mattered.' },
      { key: 'share', name: 'Share them', description: 'Several small urns or keepsakes.' },
      { key: 'undecided', name: 'Not decided', description: 'The home keeps them safe until you know.' },
    ],
  },
];
