import { ownItemItem } from '#functions/table/home-merchandise.ts';
import { world } from './world.ts';

const { id: itemCategoryId = '' } = world.catalog.merchandiseCategories.find(({ name }) => name === 'Caskets') ?? {};

/** Returns the rows of so many caskets of a home's own, numbered from 1 and without a price. */
export const numberedCaskets = (locationId: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    ownItemItem(locationId, {
      id: `00000009-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
      itemCategoryId,
      name: `Casket ${String(at + 1).padStart(3, '0')}`,
      description: 'Pine, with rope handles.',
      attributes: [],
      variants: [],
      images: [],
      isActive: true,
      isRetired: false,
    }),
  );
