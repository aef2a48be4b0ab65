import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { changedBy, tell } from '#functions/cases/changing/timeline-of.ts';
import { sendOwedLetters } from '#functions/documents/signing/letter-facts.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, caseOf, caseReturn, readCase, readCaseWithDocuments } from '#functions/table/case.ts';
import { wordWrites } from '#functions/table/case-words.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { showDocumentWrites } from '#functions/table/shown-documents.ts';
import type { Write } from '#functions/table/table.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import { os } from './implementer.ts';

/** Returns the words of the responsible member's name, which may have changed while the case was hidden, for search. */
async function memberWords({ table }: OperationContext, record: CaseRecord): Promise<{ staffWords: string; writes: Write[] }> {
  const { employeeId, providerLocationId, staffWords } = record;
  const member = employeeId === undefined ? undefined : await readEmployee(table, providerLocationId, employeeId);
  if (!member) return { staffWords, writes: [] };
  const after = wordsOf(member.fullName);
  return {
    staffWords: after.join(' '),
    writes: wordWrites(providerLocationId, record, 'staff', { before: wordsOf(staffWords), after }),
  };
}

/** Restores a hidden case; no other call sees one. Restoring a case that isn't hidden changes nothing. Letters to signers that came due in the meantime are sent then. */
export const restoreCase = os.restoreCase.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const { record, shown } = await readCaseWithDocuments(context.table, input.id);
  if (record?.providerLocationId !== locationId) throw problem('not_found');
  if (record.deletedOn === undefined) {
    await sendOwedLetters(context, record.id);
    return caseOf(record);
  }
  const by = changedBy(context, record.id);
  const words = await memberWords(context, record);
  const writes = [
    caseReturn(record, { ...by, staffWords: words.staffWords }),
    ...words.writes,
    ...showDocumentWrites(shown),
    tell(context, record.id, { kind: 'case-restored' }),
  ];
  const event = context.event('case.restored', about(record), locationId);
  try {
    await changeCase(context, record, { writes, events: [event] });
  } catch (error) {
    const back = await readCase(context.table, record.id);
    if (back && back.deletedOn === undefined) return caseOf(back);
    throw error;
  }
  await sendOwedLetters(context, record.id);
  const { deletedOn: _hidden, ...visibleFields } = record;
  return caseOf({ ...visibleFields, ...by });
});
