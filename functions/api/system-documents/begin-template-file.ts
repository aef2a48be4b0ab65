import { uploadAddress } from '#functions/catalog/imports/import-objects.ts';
import { problem } from '#functions/problem.ts';
import { MAX_TEMPLATE_BYTES } from '#shared/model/template-document.ts';
import { os } from './implementer.ts';

/** Returns an address for a PDF. Nothing is written before that is inspected, so nothing has to be taken back when it never comes. */
export const beginTemplateFile = os.beginTemplateFile.handler(async ({ input: { bytes }, context }) => {
  if (bytes > MAX_TEMPLATE_BYTES)
    throw problem('too_large', { detail: `A PDF can have at most ${MAX_TEMPLATE_BYTES / 1_000_000} MB.` });
  const id = context.newId();
  const type = 'application/pdf';
  return { id, url: await uploadAddress(id, { at: context.now, type, bytes }), type };
});
