import type { DispositionType } from '#shared/model/enumerations/disposition.ts';

/** Each disposition in one plain sentence. */
export const dispositionWords: Record<DispositionType, string> = {
  burial: 'In a grave in a cemetery.',
  entombment: 'Above the ground, in a crypt of a mausoleum.',
  'natural-burial': 'In the earth, without embalming, vault or metal.',
  'burial-at-sea': 'In the sea, at least three nautical miles from shore.',
  cremation: 'By fire. The ashes come back to the family.',
  'alkaline-hydrolysis': 'By warm water and alkali. The ashes come back to the family.',
  'water-cremation': 'By warm water and alkali instead of fire. The ashes come back to the family.',
  'natural-organic-reduction': 'Over some weeks, into soil. The family can take some of it home.',
  donation: 'To medical teaching or research.',
  'removal-from-state': 'Taken to another state or country.',
  other: 'Something else, arranged with the home.',
};
