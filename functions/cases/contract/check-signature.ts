import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readContract, readFrozen } from '#functions/table/contract-version.ts';
import { readHomeItems } from '#functions/table/home-merchandise.ts';
import { readPublicVersions } from '#functions/table/price-list-version.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
import { heldVersion } from './contract-file.ts';
import { agreedBefore } from './pre-need-version.ts';
import { findingsOf } from './statement-findings.ts';

type Signed = Pick<CaseDocument, 'id' | 'caseId' | 'providerLocationId' | 'type'>;

/**
 * Refuses a signature on a contract that wasn't given to the family yet, or of which something has to be fixed: a price list may have been published since it was
 * opened, and then the family would agree to other prices than the list's. `side` is who reads the refusal.
 */
export async function checkMaySign(
  context: Pick<OperationContext, 'table'>,
  { id, caseId, providerLocationId: locationId, type }: Signed,
  side: 'signer' | 'staff',
): Promise<void> {
  if (type !== 'statement-of-goods-and-services') return;
  const { table } = context;
  const { versions } = await readContract(table, caseId);
  const version = versions.find(({ documentId }) => documentId === id);
  if (!version) return;
  const byStaff = (words: string, forSigner: string) => problem('conflict', { detail: side === 'staff' ? words : forSigner });
  if (version.givenOn === null)
    throw byStaff(
      'Give the family this statement to keep first, and say so on the contract.',
      'The funeral home gives you a copy of this statement before you sign it. Please call them.',
    );
  const held = heldVersion({ versions });
  const [frozen, lists, { locationItems }] = await Promise.all([
    readFrozen(table, caseId, held ? [version.number, held.number] : [version.number]),
    readPublicVersions(table, locationId),
    readHomeItems(table, locationId),
  ]);
  const home = { locationId, listId: lists[0]?.id ?? null, locationItems };
  const { statement } = frozen.get(version.number)!;
  const amended = held && agreedBefore(frozen.get(held.number)?.statement, statement);
  const findings = await findingsOf(context, home, statement, { amended });
  const must = findings.find(({ severity }) => severity === 'must');
  if (must)
    throw byStaff(
      `${must.words} Reopen the contract, and open it again.`,
      'Something in this statement has to be corrected before you sign it. Please call the funeral home.',
    );
}
