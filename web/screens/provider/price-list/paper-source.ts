import type { PriceListPaper } from '#shared/model/enumerations/price-list.ts';
import type { PdfSource } from '#web/parts/pdf-pages/index.ts';
import { api, query } from '#web/session/index.ts';

/** Returns a PDF of the list as it would be published now, composed again whenever something in the list changes. */
export const draftSource = (locationId: string, paper: PriceListPaper): PdfSource => ({
  queryKey: query.priceLists.getGplPdf.key({ input: { id: locationId, paper } }),
  address: () => api.priceLists.getGplPdf({ id: locationId, paper }),
});

/** An address that came with something else, and when it came, in epoch milliseconds. */
export type KnownAddress = { url: string; at: number };
/** Shorter than the five minutes that an address works. */
const WORKS_MS = 4 * 60_000;

/**
 * Returns a published PDF. It never changes, so its key is separate from those of the list's calls, which are invalidated. With an address that is known and
 * still works, it doesn't ask for one.
 */
export const versionSource = (id: string, paper: PriceListPaper, known: KnownAddress | null = null): PdfSource => ({
  queryKey: ['published-paper', id, paper],
  address: () => (known && Date.now() < known.at + WORKS_MS ? Promise.resolve(known) : api.priceLists.getGplPdf({ id, paper })),
  isFinal: true,
});
