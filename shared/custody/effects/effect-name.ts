import { personalEffectItem } from '../../model/enumerations/case.ts';
import type { PersonalEffect } from '../../model/personal-effect.ts';

/** Says what a thing is and how many: `Ring`, or `Keys (3)`. */
export const effectName = ({ item, quantity }: Pick<PersonalEffect, 'item' | 'quantity'>): string =>
  `${personalEffectItem.label(item)}${quantity > 1 ? ` (${quantity})` : ''}`;
