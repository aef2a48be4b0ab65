import type { PriceListPaper } from '#shared/model/enumerations/price-list.ts';
import type { PdfSource } from '#web/parts/pdf-pages/index.ts';
import { api, query } from '#web/session/index.ts';

/** A paper of the list that would be published now: composed anew whenever something of the list has changed. */
export const draftSource = (locationId: string, paper: PriceListPaper): PdfSource => ({
  queryKey: query.priceLists.getGplPdf.key({ input: { id: locationId, paper } }),
  address: () => api.priceLists.getGplPdf({ id: locationId, paper }),
});

/** A paper that was published. It never changes, so that its key stands apart from those of the list's calls, which are asked anew. */
export const versionSource = (id: string, paper: PriceListPaper): PdfSource => ({
  queryKey: ['published-paper', id, paper],
  address: () => api.priceLists.getGplPdf({ id, paper }),
  isFinal: true,
});
