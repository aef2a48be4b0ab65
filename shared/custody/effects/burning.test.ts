import { describe, expect, it } from 'vitest';
import { personalEffectHandling, personalEffectItem } from '../../model/enumerations/case.ts';
import { burningOf, burnsAlong, hasBattery } from './burning.ts';

const thing = (item: string, description = '') => ({ item: item as 'ring', description });

describe('what is cremated along', () => {
  it('is never anything with a battery, by what it is or what was written down', () => {
    for (const each of [
      ...[thing('phone'), thing('hearing-aid'), thing('watch', 'Apple Watch'), thing('watch', 'Steel, with a lithium battery')],
      ...[thing('other', 'A vape'), thing('keys', 'With key fob'), thing('toy', 'Bear, batteries inside')],
    ])
      expect(burningOf(each, 'bury-or-cremate', true)).toEqual({ refusal: expect.stringMatching(/batteries can be dangerous/) });
    expect(hasBattery(thing('watch', 'Pocket watch, wound by hand, no battery'))).toBe(false);
    expect(hasBattery(thing('clothing', 'Electrician’s shirt'))).toBe(false);
  });

  it('asks whether somebody is sure about what is lost by it, and nothing about clothing or a letter', () => {
    for (const item of ['cash', 'ring', 'wedding-ring', 'watch', 'medication'])
      expect(burningOf(thing(item), 'bury-or-cremate', true)).toEqual({
        question: expect.stringMatching(/really to be cremated/),
      });
    expect(burningOf(thing('clothing'), 'bury-or-cremate', true)).toBeUndefined();
    expect(burningOf(thing('other', 'A letter'), 'bury-or-cremate', true)).toBeUndefined();
  });

  it('asks nothing of a burial, of what goes elsewhere, or before anybody decided', () => {
    for (const item of personalEffectItem.values) {
      expect(burningOf(thing(item), 'bury-or-cremate', false)).toBeUndefined();
      expect(burningOf(thing(item), undefined, true)).toBeUndefined();
      for (const handling of personalEffectHandling.values.filter((each) => each !== 'bury-or-cremate'))
        expect(burningOf(thing(item), handling, true)).toBeUndefined();
    }
    expect(burnsAlong(undefined)).toBe(false);
    expect(burnsAlong('cremation')).toBe(true);
  });
});
