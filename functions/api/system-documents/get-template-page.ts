import { templatePage } from '#functions/documents/templates/template-files.ts';
import { os } from './implementer.ts';

export const getTemplatePage = os.getTemplatePage.handler(({ input: { sha256, page, width } }) =>
  templatePage(sha256, page, width),
);
