import { administratorOf, nounAt } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import { markedId } from '#functions/runtime/named-id.ts';
import { type CatalogImport, importWrite } from '#functions/table/catalog-import.ts';
import { raise } from '#functions/table/outbox.ts';
import { wasWritten } from '#functions/table/write-failures.ts';
import { type Import, noCounts } from '#shared/contract/system-imports.ts';
import { importAnswer, importAt, os } from './implementer.ts';

const startedWords: Readonly<Record<Import['state'], string>> = {
  checking: 'This file is being checked already.',
  checked: 'This file was checked already. Choose it again to check it again.',
  taken: 'This file was taken already. Choose it again to check it again.',
  unreadable: 'This file couldn’t be read. Choose it again, corrected.',
};

/** Starts the job that checks a file, of the noun that it was begun for. A file is checked once; a corrected one is another import. */
export const checkImport = os.checkImport.handler(async ({ input, context }) => {
  const { name: noun } = nounAt(input.noun);
  const { id, format, fileName } = input;
  if (id !== markedId(noun, id)) throw problem('not_found');
  const row: CatalogImport = {
    id,
    noun,
    format,
    fileName,
    state: 'checking',
    checked: 0,
    total: 0,
    counts: noCounts,
    problem: null,
    importedBy: administratorOf(context),
    importedOn: context.now.toISOString(),
  };
  const event = context.event('catalog-import.uploaded', { importId: id, noun });
  if (await wasWritten(context.table.transact([importWrite(row, context.now), raise(event)])))
    return importAnswer(row, context.now);
  const before = await importAt(context, noun, id);
  throw problem('conflict', { detail: startedWords[importAnswer(before, context.now).state] });
});
