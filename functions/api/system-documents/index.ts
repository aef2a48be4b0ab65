/**
 * `/api/system/templateFiles`. It has its own Lambda, since it opens files from outside in child processes and carries a parser and a renderer. One file per
 * operation, in the contract's order.
 */
import { fileURLToPath } from 'node:url';
import { openFontFolder } from '#functions/documents/fonts/open-font-folder.ts';
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { beginTemplateFile } from './begin-template-file.ts';
import { getTemplateFile } from './get-template-file.ts';
import { getTemplatePage } from './get-template-page.ts';
import { os, type SystemDocumentsContext } from './implementer.ts';
import { inspectTemplateFile } from './inspect-template-file.ts';
import { previewComposedPage } from './preview-composed-page.ts';
import { previewTemplateFile } from './preview-template-file.ts';

const router = os.router({
  beginTemplateFile,
  inspectTemplateFile,
  getTemplateFile,
  getTemplatePage,
  previewTemplateFile,
  previewComposedPage,
});

const fonts = openFontFolder(fileURLToPath(new URL('fonts', import.meta.url)));

export const handler = apiHandler<SystemDocumentsContext>({ router, context: (base) => ({ ...base, fonts }) });
