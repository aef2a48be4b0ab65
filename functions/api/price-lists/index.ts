/**
 * The general price list on paper: checked, published, kept, handed out. It has its own Lambda, since it carries fonts and does heavy work. One file per
 * operation, in the contract's order.
 */
import { fileURLToPath } from 'node:url';
import { openFontFolder } from '#functions/documents/fonts/open-font-folder.ts';
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { setting } from '#functions/settings.ts';
import { documentClient } from '#functions/table/table.ts';
import { openBucket } from '#functions/vendors/objects/bucket.ts';
import { createGplPdf } from './create-gpl-pdf.ts';
import { downloadFile } from './download-file.ts';
import { downloadGplPdf } from './download-gpl-pdf.ts';
import { getGplPdf } from './get-gpl-pdf.ts';
import { getHandOuts } from './get-hand-outs.ts';
import { getNextGpl } from './get-next-gpl.ts';
import { getPriceListDraft } from './get-price-list-draft.ts';
import { getPriceListVersions } from './get-price-list-versions.ts';
import type { PriceListsContext } from './implementer.ts';
import { os } from './implementer.ts';
import { mendPriceList } from './mend-price-list.ts';
import { recordHandOut } from './record-hand-out.ts';
import { savePriceListSettings } from './save-price-list-settings.ts';
import { unschedulePriceList } from './unschedule-price-list.ts';
import { viewGplPdf } from './view-gpl-pdf.ts';

const router = os.router({
  createGplPdf,
  getGplPdf,
  viewGplPdf,
  downloadGplPdf,
  downloadFile,
  getPriceListDraft,
  savePriceListSettings,
  mendPriceList,
  getPriceListVersions,
  getHandOuts,
  recordHandOut,
  unschedulePriceList,
  getNextGpl,
});

const fonts = openFontFolder(fileURLToPath(new URL('fonts', import.meta.url)));
const files = openBucket(setting('FILES_BUCKET'), documentClient());

export const handler = apiHandler<PriceListsContext>({ router, context: (base) => ({ ...base, fonts, files }) });
