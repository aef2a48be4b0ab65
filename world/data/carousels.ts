/** Pictures of choices, drawn in lines on a 96 x 96 sheet. `lines` are strokes, `fills` quiet areas behind them. */
export type IconFacts = { value: string; name: string; description: string; lines: string; fills?: string };

export type CarouselFacts = { key: string; icons: readonly IconFacts[] };

const house = 'M22 46L48 24L74 46M28 42V74H68V42';
const ground = 'M14 76H82';
const person = 'M48 26a9 9 0 1 0 .1 0M30 72c0-16 8-24 18-24s18 8 18 24';

export const carousels: readonly CarouselFacts[] = [
  {
    key: 'timing',
    icons: [
      {
        value: 'at-need',
        name: 'Now, my loved one has passed away',
        description: 'Someone has died.',
        lines: 'M48 20a28 28 0 1 0 .1 0M48 32v16l11 8',
        fills: 'M48 24a24 24 0 1 0 .1 0z',
      },
      {
        value: 'imminent-need',
        name: 'Soon, within 6 months',
        description: 'Someone is very ill.',
        lines: 'M32 18h32M32 78h32M37 18v8c0 12 9 16 9 22s-9 10-9 22v8M59 18v8c0 12-9 16-9 22s9 10 9 22v8',
        fills: 'M39 76v-4c2-8 16-8 18 0v4z',
      },
      {
        value: 'pre-need',
        name: 'Future, more than 6 months',
        description: 'Planning ahead.',
        lines: 'M20 28h56v48H20zM20 42h56M34 20v14M62 20v14M34 56h6M46 56h6M58 56h6M34 66h6',
        fills: 'M20 28h56v14H20z',
      },
    ],
  },
  {
    key: 'types',
    icons: [
      {
        value: 'myself',
        name: 'Myself',
        description: 'My own funeral.',
        lines: person,
        fills: 'M30 72c0-16 8-24 18-24s18 8 18 24z',
      },
      {
        value: 'someone-else',
        name: 'Someone else',
        description: 'Someone close to me.',
        lines: 'M36 28a8 8 0 1 0 .1 0M18 72c0-15 8-22 18-22 6 0 11 3 14 8M62 34a7 7 0 1 0 .1 0M48 74c0-13 6-20 14-20s14 7 14 20',
        fills: 'M48 74c0-13 6-20 14-20s14 7 14 20z',
      },
    ],
  },
  {
    key: 'dispositions',
    icons: [
      {
        value: 'burial',
        name: 'Burial',
        description: 'In a grave in a cemetery.',
        lines: `${ground}M40 76V44h16v32M34 44h28M24 76c0-6 4-10 10-10M72 76c0-6-4-10-10-10`,
        fills: 'M40 44h16v32H40z',
      },
      {
        value: 'cremation',
        name: 'Cremation',
        description: 'Flame cremation. The ashes are returned to you.',
        lines: 'M36 36h24M38 36c-10 8-12 30-2 40h24c10-10 8-32-2-40M42 28h12v8H42z',
        fills: 'M34 52c-2 10 0 18 4 24h20c4-6 6-14 4-24z',
      },
      {
        value: 'donation',
        name: 'Donation',
        description: 'To a medical school.',
        lines: 'M26 24h44v50H26zM36 38h24M36 48h24M36 58h14',
        fills: 'M26 24h44v8H26z',
      },
      {
        value: 'entombment',
        name: 'Entombment',
        description: 'In a crypt above the ground.',
        lines: `${ground}M22 76V40L48 24l26 16v36M34 76V52h28v24M34 64h28`,
        fills: 'M34 52h28v24H34z',
      },
      {
        value: 'alkaline-hydrolysis',
        name: 'Alkaline hydrolysis',
        description: 'By water and an alkali.',
        lines: 'M48 18c12 16 20 26 20 36a20 20 0 0 1-40 0c0-10 8-20 20-36zM38 56c0 6 4 10 10 10',
        fills: 'M28 54a20 20 0 0 0 40 0z',
      },
      {
        value: 'water-cremation',
        name: 'Water Cremation',
        description: 'Another name for alkaline hydrolysis.',
        lines: 'M48 18c12 16 20 26 20 36a20 20 0 0 1-40 0c0-10 8-20 20-36zM34 50c5-4 9 4 14 0s9 4 14 0',
        fills: 'M28 54a20 20 0 0 0 40 0z',
      },
      {
        value: 'natural-organic-reduction',
        name: 'NOR (natural organic reduction)',
        description: 'The body becomes soil.',
        lines: `${ground}M48 76V46M48 56c-12 0-18-6-18-16 12 0 18 6 18 16zM48 48c0-12 8-18 20-18 0 12-8 18-20 18z`,
        fills: 'M48 56c-12 0-18-6-18-16 12 0 18 6 18 16z',
      },
      {
        value: 'natural-burial',
        name: 'Natural (green) Burial',
        description: 'In cloth or plain wood, without a vault.',
        lines: `${ground}M30 76c0-10 8-16 18-16s18 6 18 16M48 60V30M48 44c-8 0-12-4-12-10 8 0 12 4 12 10zM48 38c0-8 5-12 13-12 0 8-5 12-13 12z`,
        fills: 'M30 76c0-10 8-16 18-16s18 6 18 16z',
      },
      {
        value: 'burial-at-sea',
        name: 'Burial at Sea',
        description: 'From a ship.',
        lines: 'M14 66c8-6 12 6 20 0s12 6 20 0 12 6 20 0 4-2 8-2M24 58h48l-8 8M48 20v38M48 24l18 26H48M46 30L32 50h14',
        fills: 'M48 24l18 26H48z',
      },
      {
        value: 'removal-from-state',
        name: 'Removal from state',
        description: 'The funeral is elsewhere.',
        lines: 'M16 54l64-24-16 40-16-12-8 12-2-16zM46 58l34-28',
        fills: 'M16 54l64-24-34 28z',
      },
      {
        value: 'other',
        name: 'Other',
        description: 'Something else.',
        lines: 'M48 22a26 26 0 1 0 .1 0M36 48h.1M48 48h.1M60 48h.1',
      },
    ],
  },
  {
    key: 'places',
    icons: [
      {
        value: 'chapel',
        name: 'The funeral home’s chapel',
        description: 'Everything in one house.',
        lines: `${house}${ground}M42 74V60a6 6 0 0 1 12 0v14`,
        fills: 'M28 42h40v32H28z',
      },
      {
        value: 'place-of-worship',
        name: 'A place of worship',
        description: 'Your own.',
        lines: `${ground}M24 76V50h48v26M34 50V38h28v12M34 38c0-10 6-16 14-20 8 4 14 10 14 20M42 76V64a6 6 0 0 1 12 0v12`,
        fills: 'M34 38c0-10 6-16 14-20 8 4 14 10 14 20z',
      },
      {
        value: 'outdoors',
        name: 'Outdoors',
        description: 'A garden, a beach, a meadow.',
        lines: `${ground}M40 76V52M40 58c-12 0-18-8-16-18 2-8 10-8 12-14 6-8 16-2 16 6 8 4 6 16-2 22-4 4-10 4-10 4zM66 76V64M58 64h16`,
        fills: 'M24 40c2-8 10-8 12-14 6-8 16-2 16 6 8 4 6 16-2 22z',
      },
      {
        value: 'at-home',
        name: 'At home',
        description: 'Where the person lived.',
        lines: `${house}${ground}M36 54h10v10H36zM54 74V56h8v18M62 36V26h6v14`,
        fills: 'M36 54h10v10H36z',
      },
    ],
  },
  {
    key: 'ashes',
    icons: [
      {
        value: 'keep',
        name: 'Keep them',
        description: 'At home, in an urn.',
        lines: 'M18 72h60M36 40c-8 8-8 22 2 32h20c10-10 10-24 2-32M36 40h24M42 40v-6h12v6M45 28h6v6',
        fills: 'M32 56c0 6 2 12 6 16h20c4-4 6-10 6-16z',
      },
      {
        value: 'bury',
        name: 'Bury them',
        description: 'In a grave or niche.',
        lines: 'M14 48h68M38 56h20v20H38zM38 62h20M30 48c2-10 8-16 18-16s16 6 18 16',
        fills: 'M38 56h20v20H38z',
      },
      {
        value: 'scatter',
        name: 'Scatter them',
        description: 'At sea, or in a place that mattered.',
        lines: 'M20 34c20-8 30 10 48 0M16 50c22-8 34 10 60 0M24 66c18-8 26 8 44 0M30 24h.1M44 20h.1M60 26h.1',
        fills: 'M16 50c22-8 34 10 60 0-20 18-42 6-60 0z',
      },
      {
        value: 'share',
        name: 'Share them',
        description: 'Several small urns or keepsakes.',
        lines: 'M16 70h64M22 70V52h14v18M41 70V44h14v26M60 70V52h14v18M26 52v-6h6v6M45 44v-6h6v6M64 52v-6h6v6',
        fills: 'M41 44h14v26H41z',
      },
      {
        value: 'undecided',
        name: 'Not decided',
        description: 'The home keeps them safe until you know.',
        lines: 'M36 38c0-8 5-14 12-14s13 5 13 12c0 10-13 10-13 22M48 70h.1',
      },
    ],
  },
  {
    key: 'gathering',
    icons: [
      {
        value: 'visiting-hours',
        name: 'Visiting hours',
        description: 'People come by when they can.',
        lines: `${ground}M34 76V30h28v46M56 54h.1M14 76V58M82 76V58M20 40c0-4 3-6 6-6M76 40c0-4-3-6-6-6`,
        fills: 'M34 30h28v46H34z',
      },
      {
        value: 'ceremony',
        name: 'A funeral ceremony',
        description: 'With the person present.',
        lines: `${ground}M26 58h44l-6-10H32zM30 58v18M66 58v18M38 40c0-6 4-10 10-16 6 6 10 10 10 16`,
        fills: 'M26 58h44l-6-10H32z',
      },
      {
        value: 'memorial',
        name: 'A memorial later',
        description: 'With a photograph and stories.',
        lines: `${ground}M32 22h32v40H32zM48 34a5 5 0 1 0 .1 0M40 54c0-6 3-9 8-9s8 3 8 9M40 62l-6 14M56 62l6 14`,
        fills: 'M32 22h32v40H32z',
      },
      {
        value: 'graveside',
        name: 'At the grave',
        description: 'Outdoors.',
        lines: `${ground}M54 76V54c0-6 4-10 10-10s10 4 10 10v22M60 58h8M30 76V50M30 60c-10 0-14-6-12-14 2-8 8-6 12-14 4 8 10 6 12 14 2 8-2 14-12 14z`,
        fills: 'M54 76V54c0-6 4-10 10-10s10 4 10 10v22z',
      },
      {
        value: 'no-gathering',
        name: 'No gathering',
        description: 'Quietly.',
        lines: `${ground}M36 76V50a12 12 0 0 1 24 0v26zM48 30v-8M30 36l-5-6M66 36l5-6`,
        fills: 'M36 76V50a12 12 0 0 1 24 0v26z',
      },
    ],
  },
  {
    key: 'traditions',
    icons: [
      {
        value: 'none',
        name: 'None in particular',
        description: 'In your own words.',
        lines: 'M20 26h56v36H46L34 74V62H20zM32 40h32M32 50h20',
        fills: 'M20 26h56v36H46L34 74V62H20z',
      },
      {
        value: 'catholic',
        name: 'Catholic',
        description: 'A Mass.',
        lines: 'M48 18v44M34 32h28M36 62h24M42 62v10M54 62v10M36 76h24',
        fills: 'M36 62h24v14H36z',
      },
      {
        value: 'protestant',
        name: 'Protestant',
        description: 'A service.',
        lines: 'M48 36c-8-8-20-8-30-6v42c10-2 22-2 30 6 8-8 20-8 30-6V30c-10-2-22-2-30 6zM48 36v42M62 14v14M56 19h12',
        fills: 'M48 36c-8-8-20-8-30-6v42c10-2 22-2 30 6z',
      },
      {
        value: 'orthodox',
        name: 'Eastern Orthodox',
        description: 'An open casket, a burial.',
        lines: 'M48 14v66M40 24h16M30 38h36M38 62l20 8',
        fills: 'M30 34h36v8H30z',
      },
      {
        value: 'jewish',
        name: 'Jewish',
        description: 'A prompt burial, shiva.',
        lines: 'M48 18l24 42H24zM48 78L24 36h48z',
        fills: 'M40 36h16l8 12-8 12H40l-8-12z',
      },
      {
        value: 'muslim',
        name: 'Muslim',
        description: 'Janazah and a prompt burial.',
        lines: 'M60 24a28 28 0 1 0 8 42 24 24 0 1 1-8-42zM66 40l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z',
        fills: 'M66 40l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z',
      },
      {
        value: 'hindu',
        name: 'Hindu',
        description: 'Rites and a cremation.',
        lines: 'M24 58h48c0 12-10 18-24 18s-24-6-24-18zM48 58c-8-6-8-14 0-26 8 12 8 20 0 26zM34 84h28',
        fills: 'M48 58c-8-6-8-14 0-26 8 12 8 20 0 26z',
      },
      {
        value: 'sikh',
        name: 'Sikh',
        description: 'Hymns, Ardas and a cremation.',
        lines: 'M48 16v62M48 36a14 14 0 1 0 .1 0M28 34c-10 18-4 34 16 38M68 34c10 18 4 34-16 38',
        fills: 'M48 36a14 14 0 1 0 .1 0z',
      },
      {
        value: 'buddhist',
        name: 'Buddhist',
        description: 'Chanting.',
        lines:
          'M48 20a28 28 0 1 0 .1 0M48 42a6 6 0 1 0 .1 0M48 20v22M48 54v22M20 48h22M54 48h22M28 28l16 16M52 52l16 16M68 28L52 44M44 52L28 68',
        fills: 'M48 42a6 6 0 1 0 .1 0z',
      },
      {
        value: 'humanist',
        name: 'Humanist',
        description: 'Music and memories.',
        lines: 'M36 66V28l30-6v38M36 40l30-6M28 74a8 7 0 1 0 .1-14 8 7 0 0 0-.1 14M58 68a8 7 0 1 0 .1-14 8 7 0 0 0-.1 14',
        fills: 'M36 28l30-6v12l-30 6z',
      },
    ],
  },
  {
    key: 'farewell',
    icons: [
      {
        value: 'public-viewing',
        name: 'Yes, with others',
        description: 'An open casket.',
        lines: `${ground}M20 60h56v16H20zM22 60c2-20 10-30 26-34v34M56 52c4-6 12-6 16 0`,
        fills: 'M20 60h56v16H20z',
      },
      {
        value: 'private-hour',
        name: 'Yes, privately',
        description: 'An hour for the closest family.',
        lines: `${ground}M24 76V26h34v50M50 52h.1M58 30l14 6v40M66 56h.1`,
        fills: 'M58 30l14 6v40H58z',
      },
      {
        value: 'no-viewing',
        name: 'No',
        description: 'As they were.',
        lines: 'M24 24h48v48H24zM32 32h32v32H32zM32 58l10-10 8 8 6-6 8 8M54 42h.1',
        fills: 'M32 32h32v32H32z',
      },
    ],
  },
  {
    key: 'remembrances',
    icons: [
      {
        value: 'candles',
        name: 'Candles to light',
        description: 'One for everyone who wishes.',
        lines: `${ground}M40 76V46h16v30zM48 46v-6M48 40c-5-4-5-9 0-16 5 7 5 12 0 16zM24 76V60h8v16M64 76V60h8v16`,
        fills: 'M40 46h16v30H40z',
      },
      {
        value: 'photographs',
        name: 'Photographs on a table',
        description: 'Brought by everyone.',
        lines: 'M18 36l30-8 8 30-30 8zM46 34h32v32H56M56 50l8-6 14 12',
        fills: 'M18 36l30-8 8 30-30 8z',
      },
      {
        value: 'flowers',
        name: 'Flowers from gardens',
        description: 'Each brings a few.',
        lines: 'M36 76h24l4-20H32zM40 56V40M56 56V40M48 56V30M40 40a6 6 0 1 0-.1 0M56 40a6 6 0 1 0-.1 0M48 30a7 7 0 1 0-.1 0',
        fills: 'M36 76h24l4-20H32z',
      },
      {
        value: 'objects',
        name: 'Things the person loved',
        description: 'Tools, books, a hat.',
        lines: `${ground}M22 76V64h52v12M28 64V56h40v8M30 56c0-20 6-26 18-26s18 6 18 26M20 56h56`,
        fills: 'M30 56c0-20 6-26 18-26s18 6 18 26z',
      },
      {
        value: 'food',
        name: 'A table with food',
        description: 'From the person’s own recipes.',
        lines: `${ground}M22 56h44c0 12-8 20-22 20S22 68 22 56zM66 58c10-2 12 10-2 10M36 46c-4-6 4-8 0-14M50 46c-4-6 4-8 0-14`,
        fills: 'M22 56h44c0 12-8 20-22 20S22 68 22 56z',
      },
    ],
  },
];
