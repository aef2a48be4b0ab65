import type { EffectView } from '#shared/contract/personal-effects-views.ts';
import { effectName } from '#shared/custody/effects/effect-name.ts';
import type { PersonalEffectHandling } from '#shared/model/enumerations/case.ts';
import type { EffectState } from '#shared/model/enumerations/custody.ts';

/** Says what a family may choose for a thing. The labels of the enumeration are for staff. */
export const handlingWords = (handling: PersonalEffectHandling, firstName: string): string =>
  ({
    'bury-or-cremate': `Bury or cremate it with ${firstName}`,
    'place-with-cremated-remains': 'Place it with the ashes',
    destroy: 'Dispose of it',
    ship: 'Send it to us',
    'return-to-family': 'Return it to the family',
  })[handling];

/** Says where a thing is, to a family. */
export const stateWords = (state: EffectState, firstName: string): string =>
  ({
    'on-body': `With ${firstName}`,
    stored: 'Kept safe by us',
    'with-remains': 'With the ashes',
    released: 'Given to the family',
    shipped: 'Sent to the family',
    destroyed: 'Disposed of',
  })[state];

const MAX_TITLE = 80;

/** Returns what a family calls a thing: by its description where its kind says nothing. */
export const familyName = (effect: Pick<EffectView, 'item' | 'quantity' | 'description'>): string => {
  const { item, quantity, description } = effect;
  const [first = ''] = description.split('\n');
  if (item !== 'other' || first.trim() === '') return effectName(effect);
  const words = first.length > MAX_TITLE ? `${first.slice(0, MAX_TITLE).trimEnd()}…` : first;
  return quantity > 1 ? `${words} (${quantity})` : words;
};
