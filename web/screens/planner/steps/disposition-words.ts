import type { DispositionType } from '#shared/model/enumerations/disposition.ts';

/** Each disposition in one plain sentence. */
export const dispositionWords: Record<DispositionType, string> = {
  burial: 'In a grave in a cemetery.',
  entombment: 'Above ground, in a mausoleum crypt.',
  'natural-burial': 'In the earth, without embalming, a vault, or metal.',
  'burial-at-sea': 'In the sea, at least three nautical miles from shore.',
  cremation: 'Flame cremation. The ashes are returned to you.',
  'alkaline-hydrolysis': 'With warm water and alkali. The ashes are returned to you.',
  'water-cremation': 'With warm water and alkali instead of flame. The ashes are returned to you.',
  'natural-organic-reduction': 'Into soil, over several weeks. You can take some of it home.',
  donation: 'To medical teaching or research.',
  'removal-from-state': 'Taken to another state or country.',
  other: 'Something else, arranged with the home.',
};
