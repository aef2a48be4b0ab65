import type { GplLineKey } from '#shared/funeral-rule/gpl-lines.ts';
import { type BasketKey, baskets } from '#shared/pricing/basket.ts';

/** The lines of a price list as they are named in a sentence. The list itself shows the full labels. */
const names: Record<GplLineKey, string> = {
  'basic-services': 'basic services',
  'direct-cremation': 'direct cremation',
  'immediate-burial': 'immediate burial',
  forwarding: 'forwarding to another home',
  receiving: 'receiving from another home',
  'transfer-of-remains': 'transfer to the home',
  embalming: 'embalming',
  'other-preparation': 'dressing and preparation',
  'viewing-facilities': 'viewing',
  'ceremony-facilities': 'ceremony',
  'memorial-facilities': 'memorial service',
  'graveside-services': 'graveside service',
  hearse: 'hearse',
  limousine: 'limousine',
  caskets: 'casket',
  'outer-burial-containers': 'vault or grave liner',
  'printed-package': 'printed keepsakes',
  urn: 'urn',
  'cremation-fee': 'cremation fee',
  'alternative-container': 'simple container',
  refrigeration: 'refrigeration',
};

/** What a basket counts of a line with many prices, which it has to say. */
const leastNames: Partial<Record<GplLineKey, string>> = {
  caskets: 'the least expensive casket',
  urn: 'the least expensive urn',
};

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Returns `casket, urn, and cremation fee`. */
export const lineNames = (lines: readonly GplLineKey[]): string => conjunction.format(lines.map((line) => names[line]));

/** Returns `Includes direct cremation and cremation fee`, with every line of a basket. */
export const basketWords = (basket: BasketKey): string =>
  `Includes ${conjunction.format(baskets[basket].lines.map((line) => leastNames[line] ?? names[line]))}`;
