import { readFileBytes } from '#functions/catalog/imports/import-objects.ts';
import { logged } from '#functions/catalog/workbench.ts';
import { keepTemplateFile } from '#functions/documents/templates/template-files.ts';
import { problem } from '#functions/problem.ts';
import { os } from './implementer.ts';

export const inspectTemplateFile = os.inspectTemplateFile.handler(async ({ input: { id }, context }) => {
  const bytes = await readFileBytes(id);
  if (!bytes) throw problem('not_found', { detail: 'The file didn’t arrive. Choose it again.' });
  const described = await keepTemplateFile(bytes);
  await context.table.transact([logged(context, 'uploaded', described.file.path)]);
  return described;
});
