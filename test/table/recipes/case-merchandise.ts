import { planChangesWrite } from '#functions/table/case-merchandise.ts';
import type { LocationItem } from '#shared/model/merchandise.ts';
import { openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { deskWithCase, keyed } from '#test/journeys/parts/case-desk.ts';
import { caskets, chooseGoods, goodsOf, sellGoods, urns } from '#test/journeys/parts/goods-desk.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;

/** Returns a request about a case with an item, whose home is warm. */
const onCase =
  (input: (of: { id: string; casket: LocationItem; urn: LocationItem }) => object): Recipe =>
  async () => {
    const { staff, row, home } = await deskWithCase();
    const sold = await sellGoods(home.id);
    const [casket] = sold.get(caskets) as [LocationItem];
    const [urn] = sold.get(urns) as [LocationItem];
    await chooseGoods(staff, row.id, { locationItemId: casket.id, version: null });
    await goodsOf(staff, row.id);
    return { input: input({ id: row.id, casket, urn }), options: keyed(staff) };
  };

/** Requests of the calls about a case's merchandise, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  getCaseMerchandise: onCase(({ id }) => ({ id })),
  saveCaseMerchandise: onCase(({ id, casket, urn }) => ({
    id,
    items: [
      { locationItemId: casket.id, version: 1, quantity: 2 },
      { locationItemId: urn.id, version: null },
    ],
  })),
  findCaseMerchandise: onCase(({ id }) => ({ id, CategoryIds: [caskets] })),
  saveCaseMerchandiseOptions: onCase(({ id }) => ({
    id,
    version: 0,
    options: [{ itemCategoryId: caskets, familyOption: 'can-edit' }],
  })),
  keepCaseMerchandise: async () => {
    const { input, options } = await onCase(({ id, casket }) => ({ id, casket }))();
    const { id, casket } = input as { id: string; casket: LocationItem };
    const gone = { locationItemId: casket.id, itemCategoryId: caskets, name: 'Casket', quantity: 0 };
    await openCloudTable().transact([planChangesWrite(id, [gone], 0)]);
    return { input: { id, itemCategoryId: caskets, planVersion: 1 }, ...(options ? { options } : {}) };
  },
};
