// The hours and seasons of the painted scenes. Every hue is dull and warm enough for paper (docs/decisions.md, Look).

/** One hour of a day: what the sky, the air, and the sun do to everything else. */
export type Light = {
  name: string;
  /** Zenith, middle, horizon. */
  sky: readonly [string, string, string];
  cloud: string;
  /** Far things fade into this. */
  haze: string;
  /** Sunlit and shaded sides lean toward these. */
  sun: string;
  shade: string;
  /** Where the sun is: -1 left, 1 right. */
  side: -1 | 1;
  /** Whether lamps are lit behind the windows. */
  lamps: boolean;
  /** How dark the whole scene is, 0 to 0.4. */
  dusk: number;
};

export const lights = {
  dawn: {
    name: 'dawn',
    sky: ['#8fa6b4', '#c9cdc8', '#f0d9c2'],
    cloud: '#f4e4d6',
    haze: '#dfd5cb',
    sun: '#f3d3ae',
    shade: '#5d6d80',
    side: 1,
    lamps: true,
    dusk: 0.12,
  },
  morning: {
    name: 'morning',
    sky: ['#a3bdc8', '#c9d7d6', '#f1e9da'],
    cloud: '#fbf7ee',
    haze: '#dfe3da',
    sun: '#fbeccb',
    shade: '#5f7480',
    side: -1,
    lamps: false,
    dusk: 0,
  },
  afternoon: {
    name: 'afternoon',
    sky: ['#9cb4bd', '#cfd6cd', '#f3e6cb'],
    cloud: '#fdf4e3',
    haze: '#e3dfcd',
    sun: '#f8dfae',
    shade: '#5c6a70',
    side: 1,
    lamps: false,
    dusk: 0.02,
  },
  overcast: {
    name: 'overcast',
    sky: ['#b7bfbf', '#ccd0cb', '#e6e3d9'],
    cloud: '#eeece4',
    haze: '#d9dad2',
    sun: '#efe9da',
    shade: '#66717a',
    side: -1,
    lamps: false,
    dusk: 0.05,
  },
  evening: {
    name: 'evening',
    sky: ['#6f7f95', '#b3a7a6', '#ecc59b'],
    cloud: '#e9c6a8',
    haze: '#cdb9a8',
    sun: '#efbe86',
    shade: '#465069',
    side: -1,
    lamps: true,
    dusk: 0.2,
  },
} as const satisfies Record<string, Light>;

/** Leaves and grass of one part of the year, dark to light. */
export type Season = {
  name: string;
  leaf: readonly [string, string, string];
  turning: readonly [string, string, string];
  grass: readonly [string, string];
  earth: string;
};

export const seasons = {
  spring: {
    name: 'spring',
    leaf: ['#4c6347', '#768a58', '#b3bb7d'],
    turning: ['#6d6a63', '#b9a7a0', '#e8d5cd'],
    grass: ['#b6bd8b', '#7f9462'],
    earth: '#a8947a',
  },
  summer: {
    name: 'summer',
    leaf: ['#304a40', '#4f6a4e', '#8d9c68'],
    turning: ['#3c5348', '#66795a', '#a3a873'],
    grass: ['#b4b584', '#738858'],
    earth: '#a08c72',
  },
  autumn: {
    name: 'autumn',
    leaf: ['#5c4a35', '#99713f', '#cfa15c'],
    turning: ['#6b3f33', '#a8603f', '#d59a62'],
    grass: ['#c8b682', '#94905a'],
    earth: '#977f66',
  },
  late: {
    name: 'late',
    leaf: ['#474b3d', '#6f6f51', '#a59a6c'],
    turning: ['#5b4d40', '#8a7355', '#b99d74'],
    grass: ['#c9bf97', '#a39a70'],
    earth: '#9a8770',
  },
} as const satisfies Record<string, Season>;
