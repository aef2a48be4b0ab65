import { expect, it } from 'vitest';
import { soundProfile } from '#functions/planning/warm-planner-home.ts';
import { toItem } from './item.ts';
import { locationKeys, profileIn } from './location.ts';

const id = '00000000-0000-4000-8000-000000000001';
const tax = { id: '00000000-0000-4000-8000-000000000099', name: 'Sales tax', appliesTo: ['merchandise' as const] };
const listWith = (taxes: object[]) => [
  toItem('location', locationKeys.profile(id), { id, name: 'Larkspur Lane' }),
  toItem('price-list', locationKeys.priceList(id), {
    effectiveOn: '2026-01-01',
    lines: [],
    taxes,
    discounts: [],
    requirements: [],
  }),
];

it('reads a price list that was stored while rates of taxes were basis points', () => {
  const wanted = [{ ...tax, ratePpm: 62_500, exceptLines: [], exceptCategoryIds: [] }];
  for (const stored of [{ ...tax, rateBasisPoints: 625 }, ...wanted]) {
    const profile = profileIn(listWith([stored]))!;
    expect(profile.priceList?.taxes).toEqual(wanted);
    expect(soundProfile(profile).priceList?.taxes).toEqual(wanted);
  }
});
