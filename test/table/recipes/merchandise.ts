import { randomUUID } from 'node:crypto';
import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import {
  catalogItem,
  categoriesAt,
  itemsAt,
  offerOf,
  ownItemAt,
  saveItems,
  setupAt,
} from '#test/journeys/parts/merchandise-desk.ts';
import { picture, upload } from '#test/journeys/parts/pictures.ts';
import { type PriceDesk, priceDesk } from '#test/journeys/parts/price-desk.ts';

type Request = { input?: unknown; options?: RequestOptions };

const pine = catalogItem('Pine casket').id;

/** Makes a call at a new home. Asking for its categories first warms the catalog. */
const atDesk = (inputOf: (desk: PriceDesk) => unknown) => async (): Promise<Request> => {
  const desk = await priceDesk();
  await categoriesAt(desk.admin);
  return { input: await inputOf(desk), options: desk.admin };
};

const uploadAt = async ({ admin }: PriceDesk) => {
  const options = await upload(admin, await picture(), { fields: { description: 'From the side' } });
  return { input: { itemId: pine }, options };
};

/** Makes a call about a picture that the home has added. */
const ofPicture = (inputOf: (imageId: string) => unknown) =>
  atDesk(async (desk) => {
    const { input, options } = await uploadAt(desk);
    return inputOf((await ok<{ id: string }>('uploadItemImage', input, options)).id);
  });

/** Returns so many rows that price variants of new items of the home's own, as a list that was looked at last has them. */
async function rowsOf(by: RequestOptions, count: number) {
  const variants = () =>
    Array.from({ length: 60 }, (_, nth) => ({ id: randomUUID(), name: `${nth}`, attributes: [], isActive: true }));
  for (let made = 0; made < count; made += 60) await ownItemAt(by, 'Urns', { variants: variants() });
  const { items } = await itemsAt(by, { Show: 'own' });
  return items.flatMap(({ offers }) => offers.flatMap(({ row }) => (row.variantId ? [row] : []))).slice(0, count);
}

/** A successful request of each call about a home's merchandise, in its most expensive form. */
export const recipes: Record<string, () => Promise<Request>> = {
  allWorkingItemCategories: atDesk(() => ({})),
  allWorkingItems: atDesk(() => ({ CategoryIds: [], Show: 'faulty' })),
  allWorkingLocationItemOptions: atDesk(() => ({ CategoryIds: [] })),
  allWorkingQuickFilters: atDesk(() => ({ CategoryIds: [] })),
  allWorkingAttributeFilters: atDesk(() => ({ CategoryIds: [], includeVendors: true })),
  getItemSetup: atDesk(() => ({ id: pine, validateGlobalItem: true })),
  getNewItemSetup: atDesk(async ({ admin }) => ({ id: (await categoriesAt(admin)).categories[0]?.id })),
  getItemChoices: atDesk(async ({ admin }) => ({ id: (await categoriesAt(admin)).categories[0]?.id })),
  saveMerchandiseCategories: atDesk(async ({ admin }) => {
    const { categories, version } = await categoriesAt(admin);
    return { version, ids: categories.map(({ id }) => id).reverse(), hidden: [] };
  }),
  saveMerchandiseItems: atDesk(async ({ admin }) => {
    const rows = await rowsOf(admin, 300);
    return { rows: rows.map((row) => ({ ...row, priceCents: 2 })) };
  }),
  saveItemFromDetails: atDesk(async ({ admin }) => {
    const { item, version, offers } = await ownItemAt(admin, 'Caskets');
    const { isActive: _, ...words } = item;
    const [offer] = offers;
    return {
      id: item.id,
      version,
      item: { ...words, name: 'Barn pine casket' },
      rows: [{ ...offer?.row, priceCents: 100_000, isOffered: true }],
    };
  }),
  makeItemOwn: atDesk(() => ({ id: pine })),
  restoreItem: atDesk(async ({ admin }) => {
    const { item } = await ownItemAt(admin, 'Caskets');
    await ok('deleteItem', { id: item.id }, admin);
    return { id: item.id };
  }),
  deleteItem: atDesk(async ({ admin }) => {
    const { row } = offerOf(await setupAt(admin, pine));
    await saveItems(admin, [{ ...row, priceCents: 2, isOffered: true }]);
    return { id: pine };
  }),
  uploadItemImage: async () => {
    const desk = await priceDesk();
    await categoriesAt(desk.admin);
    return uploadAt(desk);
  },
  setAsCoverImage: ofPicture((imageId) => ({ imageId })),
  deleteItemImage: ofPicture((imageId) => ({ imageId })),
};
