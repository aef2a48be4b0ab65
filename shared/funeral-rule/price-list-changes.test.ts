import { expect, it } from 'vitest';
import type { GeneralPriceList } from '../model/general-price-list.ts';
import { priceListChanges } from './price-list-changes.ts';

const itemId = '00000002-0000-4000-8000-000000000001';

it('says what an item that was renamed was called', () => {
  const listOf = (name: string) =>
    ({
      ...{ title: 'List', home: 'Abbey', branches: [], effectiveOn: null, lines: [], otherServices: [], packages: [] },
      ...{ basicFee: { variant: 'added', amountCents: null, services: '' }, sections: [], offeredOnline: [], withheld: [] },
      separateLists: { caskets: true, outerBurialContainers: true },
      items: [{ itemId, category: 'Caskets', line: 'caskets', name, description: 'Pine.', priceCents: 500 }],
    }) as GeneralPriceList;
  expect(priceListChanges(listOf('Barn pine'), listOf('Abbey pine'))).toEqual([
    {
      key: `item:${itemId}`,
      label: 'Abbey pine',
      before: 'Barn pine · $5.00 · Pine.',
      after: 'Abbey pine · $5.00 · Pine.',
    },
  ]);
});
