import type { PriceListPaper } from '#shared/model/enumerations/price-list.ts';
import type { PdfSource } from '#web/parts/pdf-pages/index.ts';
import { api, query } from '#web/session/index.ts';

/** Returns a PDF of the list as it would be published now, composed again whenever something in the list changes. */
export const draftSource = (locationId: string, paper: PriceListPaper): PdfSource => ({
  queryKey: query.priceLists.getGplPdf.key({ input: { id: locationId, paper } }),
  address: () => api.priceLists.getGplPdf({ id: locationId, paper }),
});

/** Returns a published PDF. It never changes, so its key is separate from those of the list's calls, which are invalidated. */
export const versionSource = (id: string, paper: PriceListPaper): PdfSource => ({
  queryKey: ['published-paper', id, paper],
  address: () => api.priceLists.getGplPdf({ id, paper }),
  isFinal: true,
});
