/** `/api/public/planDocuments`: a plan on paper. It has its own Lambda, since it carries fonts and does heavy work. */
import { fileURLToPath } from 'node:url';
import { openFontFolder } from '#functions/documents/fonts/open-font-folder.ts';
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { setting } from '#functions/settings.ts';
import { documentClient } from '#functions/table/table.ts';
import { openBucket } from '#functions/vendors/objects/bucket.ts';
import { getPlanPdf } from './get-plan-pdf.ts';
import { os, type PlanDocumentsContext } from './implementer.ts';

const router = os.router({ getPlanPdf });

const fonts = openFontFolder(fileURLToPath(new URL('fonts', import.meta.url)));
const files = openBucket(setting('FILES_BUCKET'), documentClient());

export const handler = apiHandler<PlanDocumentsContext>({ router, context: (base) => ({ ...base, fonts, files }) });
