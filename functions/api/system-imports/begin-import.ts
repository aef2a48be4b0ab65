import { fileTypes, uploadAddress } from '#functions/catalog/imports/import-objects.ts';
import { nounAt } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import { markedId } from '#functions/runtime/named-id.ts';
import { importLimits } from '#shared/contract/system-imports.ts';
import { os } from './implementer.ts';

/** Returns an address for a file. Nothing is written before that is checked, so nothing has to be taken back when it never comes. */
export const beginImport = os.beginImport.handler(async ({ input, context }) => {
  const { name: noun } = nounAt(input.noun);
  const { format, bytes } = input;
  if (bytes > importLimits[format])
    throw problem('too_large', {
      detail: `A ${format.toUpperCase()} file can have at most ${importLimits[format] / 1_000_000} MB.`,
    });
  const id = markedId(noun, context.newId());
  const type = fileTypes[format];
  return { id, url: await uploadAddress(id, { at: context.now, type, bytes }), type };
});
