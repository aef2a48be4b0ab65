import { describe, expect, it } from 'vitest';
import type { DroppedChoice } from '#shared/model/priced-plan.ts';
import { id } from '#test/world/plain-id.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import { namedDrops, namesInLines } from './dropped-names.ts';

const home = smallHome({ templates: [packageOf('pack', ['basic-services'], { pricingMethod: 'flat', priceCents: 250_000 })] });
const namesOf = (kinds: readonly (readonly [DroppedChoice['kind'], string])[], former = new Map()) =>
  namedDrops(
    home,
    kinds.map(([kind, name]) => ({ kind, id: id(name) })),
    former,
    'at-need',
  ).map(({ label }) => label);

describe('a choice that a home drops', () => {
  it('has the name that the home gives it', () => {
    const kinds = [
      ['item', 'brass'],
      ['service', 'do'],
      ['answer', 'qo'],
      ['preference', 'w1'],
      ['package', 'pack'],
    ] as const;
    expect(namesOf(kinds)).toEqual([
      'Brass urn',
      'The do',
      'Should the casket be open?',
      'At the grave',
      home.templates[0]?.name,
    ]);
  });

  it('keeps its name once the home no longer sells it', () => {
    const former = namesInLines([
      { key: `item:${id('gone')}`, label: 'Steel casket' },
      { key: `package:${id('old')}`, label: 'Simple\nfarewell' },
      { key: 'line:hearse', label: 'Hearse' },
    ]);
    const kinds = [
      ['item', 'gone'],
      ['package', 'old'],
      ['service', 'never'],
    ] as const;
    expect(namesOf(kinds, new Map(former))).toEqual(['Steel casket', 'Simple farewell', 'A service']);
  });
});
