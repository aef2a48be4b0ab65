import { randomUUID } from 'node:crypto';
import type { RequestOptions } from '#test/cloud/cloud.ts';
import { checkedFile, sendFile } from '#test/journeys/parts/merchandise-files.ts';
import { overviewsAt, type PriceDesk, priceDesk, rowsOf } from '#test/journeys/parts/price-desk.ts';

type Request = { input?: unknown; options?: RequestOptions };

const check = (id: string) => ({ id, fileName: 'merchandise.csv' });

/** Makes a call at a new home. Asking for its overviews first warms the catalog. */
const atDesk = (inputOf: (desk: PriceDesk) => unknown) => async (): Promise<Request> => {
  const desk = await priceDesk();
  await overviewsAt(desk);
  const input = await inputOf(desk);
  return { input, options: { ...desk.admin, key: randomUUID() } };
};

const priceOf = async (desk: PriceDesk): Promise<string> => `id,Price\n${(await rowsOf(desk, 'Urns'))[0]?.row.id},7.77\n`;

/** A successful request of each call about many prices and files of merchandise, in its most expensive form. */
export const recipes: Record<string, () => Promise<Request>> = {
  changeMerchandisePrices: atDesk(async (desk) => {
    const rows = [...(await rowsOf(desk, 'Urns')), ...(await rowsOf(desk, 'Caskets'))].slice(0, 300);
    return { change: { by: 'set', priceCents: 777 }, rows: rows.map(({ row: { id, version } }) => ({ id, version })) };
  }),
  beginMerchandiseImport: atDesk(() => ({ bytes: 100 })),
  checkMerchandiseImport: atDesk(async (desk) => check((await sendFile(desk.admin, await priceOf(desk))).id)),
  getMerchandiseImport: atDesk(async (desk) => ({ id: (await checkedFile(desk.admin, await priceOf(desk))).id })),
  takeMerchandiseImport: atDesk(async (desk) => ({
    id: (await checkedFile(desk.admin, await priceOf(desk))).id,
    which: 'all',
  })),
  exportMerchandise: atDesk(() => ({})),
};
