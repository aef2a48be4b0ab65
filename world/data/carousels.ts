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
        description: 'Somebody close to me.',
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
        description: 'By fire; the ashes are returned.',
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
];
