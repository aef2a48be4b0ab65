import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readContract, readFrozen } from '#functions/table/contract-version.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
import { ownSumsOf } from '#shared/statement/line-changes.ts';

/**
 * Returns the total of the statement to sign, the signer's share if several pay, what it changes of the version in force, and which signed version has taken its
 * place; null for every other document.
 */
export async function amountsToSign(
  { table }: Pick<OperationContext, 'table'>,
  { id, caseId, type }: Pick<CaseDocument, 'id' | 'caseId' | 'type'>,
  contactId: string | undefined,
) {
  if (type !== 'statement-of-goods-and-services') return null;
  const { versions } = await readContract(table, caseId);
  const version = versions.find(({ documentId }) => documentId === id);
  if (!version) return null;
  const { number } = version;
  const earlier = versions.findLast((each) => each.standing === 'signed' && each.number < number);
  const later = versions.findLast((each) => each.standing === 'signed' && each.kind !== 'actuals' && each.number > number);
  const frozen = await readFrozen(table, caseId, earlier ? [number, earlier.number] : [number]);
  const before = earlier && frozen.get(earlier.number)?.statement;
  return { ...ownSumsOf(frozen.get(number)!.statement, before, contactId), replacedBy: later?.number ?? null };
}
