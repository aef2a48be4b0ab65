import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { heldVersion, readContract, readFrozen } from '#functions/table/contract-version.ts';
import { readHomeItems } from '#functions/table/home-merchandise.ts';
import { readPublicVersions } from '#functions/table/price-list-version.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { agreedBefore } from './pre-need-version.ts';
import { findingsOf } from './statement-findings.ts';

type Signed = Pick<CaseDocument, 'id' | 'caseId' | 'providerLocationId' | 'type'>;

/** Why a contract can't be signed now, in the words for those who read it. */
type WhyNotSign = { staff: string; signer: string };

/**
 * Returns why nobody may sign a contract now; null if they may, and for every other document. It wasn't given to the family yet, or something of it has to be fixed: a
 * price list may have been published since it was opened, and then the family would agree to other prices than the list's.
 */
export async function whyNotSign(
  context: Pick<OperationContext, 'table'>,
  { id, caseId, providerLocationId: locationId, type }: Signed,
): Promise<WhyNotSign | null> {
  if (type !== 'statement-of-goods-and-services') return null;
  const { table } = context;
  const { versions } = await readContract(table, caseId);
  const version = versions.find(({ documentId }) => documentId === id);
  if (!version) return null;
  if (version.givenOn === null)
    return {
      staff: 'Give the family this statement to keep first, and say so on the contract.',
      signer: 'The funeral home gives you a copy of this statement before you sign it. Please call them.',
    };
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
  return must
    ? {
        staff: `${must.words} Reopen the contract to change it. ${must.mend} Then open it again.`,
        signer: 'Something in this statement has to be corrected before you sign it. Please call the funeral home.',
      }
    : null;
}

/** Returns the day on which the family was given the contract of a document: nobody has signed it before. Undefined for every other document. */
export async function contractGivenOn(
  { table }: Pick<OperationContext, 'table'>,
  { id, caseId, type }: Pick<Signed, 'id' | 'caseId' | 'type'>,
  timeZone: string,
): Promise<string | undefined> {
  if (type !== 'statement-of-goods-and-services') return undefined;
  const version = (await readContract(table, caseId)).versions.find(({ documentId }) => documentId === id);
  // A version from before these days were kept can't have been signed before it was opened.
  return version && (version.given?.on ?? dateInZone(version.openedOn, timeZone));
}

/** Refuses what lets someone sign a contract while nobody may. `side` is who reads the refusal. */
export async function checkMaySign(
  context: Pick<OperationContext, 'table'>,
  document: Signed,
  side: keyof WhyNotSign,
): Promise<void> {
  const why = await whyNotSign(context, document);
  if (why) throw problem('conflict', { detail: why[side] });
}
