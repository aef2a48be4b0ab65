import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCaseDocumentEntries } from '#functions/table/case-document.ts';
import { readFacts } from '#functions/table/case-facts.ts';
import { type FrozenVersion, type GivenListRow, readFrozen } from '#functions/table/contract-version.ts';
import type { SelectionRow } from '#functions/table/selection.ts';
import { isComplete } from '#shared/documents/document-status.ts';
import type { GivenList, Statement, StatementFinding } from '#shared/model/contract-version.ts';
import type { DroppedChoice } from '#shared/model/priced-plan.ts';
import type { Selection } from '#shared/model/selection.ts';
import type { RefusedPiece } from '#shared/statement/overlays.ts';
import { settleSelection } from '#shared/statement/settle-selection.ts';
import { chargesEmbalming, statementOf } from '#shared/statement/statement-of.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import type { ContractFile } from './contract-file.ts';
import { isTurning } from './pre-need-version.ts';
import { findingsOf, type ListedHome } from './statement-findings.ts';

/** What a selection comes to: its statement, what is wrong with that, and what of the selection doesn't count. */
type DraftStatement = {
  statement: Statement;
  findings: StatementFinding[];
  dropped: DroppedChoice[];
  refused: RefusedPiece[];
  /** What the signed version that it amends froze. */
  amended: FrozenVersion | undefined;
};

/**
 * Tells whether embalming was approved as 16 CFR 453.5(a) has it: the family signed so, or said so when it was asked, and nobody who signed refused it.
 */
async function isEmbalmingApproved({ table }: Pick<OperationContext, 'table'>, caseId: string): Promise<boolean> {
  const [entries, stored] = await Promise.all([readCaseDocumentEntries(table, caseId), readFacts(table, caseId)]);
  const said = entries
    .filter((entry) => entry.type === 'embalming-authorization' && isComplete(entry))
    .map(({ says }) => says?.embalmingPermission);
  const asked = stored?.facts.embalmingPermission;
  if (said.includes('refused') || asked === 'refused') return false;
  return said.includes('given') || asked === 'given';
}

const given = ({ versionId, paper, to, how, at }: GivenListRow): GivenList => ({ versionId, paper, to, how, at });

/** Returns the home of a contract, as its statements are compared with its lists. */
export const listedHome = ({ record, showroom }: Pick<ContractFile, 'record' | 'showroom'>): ListedHome => ({
  locationId: record.providerLocationId,
  listId: showroom.listId,
  locationItems: showroom.locationItems,
});

/** Returns the statement that a selection would become now, with the same findings that its screen shows and opening it refuses. */
export async function draftStatement(
  context: Pick<OperationContext, 'table'>,
  file: ContractFile,
  { selection, amends }: { selection: Selection } & Pick<SelectionRow, 'amends'>,
): Promise<DraftStatement> {
  const { record, home, contacts, showroom } = file;
  const amended = amends === null ? undefined : (await readFrozen(context.table, record.id, [amends])).get(amends);
  const { priceList } = home;
  const list = priceList && showroom.listId ? { versionId: showroom.listId, effectiveOn: priceList.effectiveOn } : null;
  const turning = isTurning(amended?.statement, selection);
  const agreed = turning ? undefined : amended?.statement;
  const { taxes, discounts } = agreed ?? priceList ?? { taxes: [], discounts: [] };
  // A discount that a pre-need contract gave is part of what it guaranteed. A tax was an estimate until now.
  const rules = { taxes, discounts: turning ? (amended?.statement.discounts ?? []) : discounts };
  const kept = agreed ? { kept: agreed.lines } : {};
  const settled = settleSelection(home, selection, { list, ...kept, ...(amended ? { rules } : {}) });
  const isApproved = chargesEmbalming(settled.lines) && (await isEmbalmingApproved(context, record.id));
  const statement = statementOf(settled, selection, {
    list,
    names: Object.fromEntries(contacts.map((contact) => [contact.id, fullNameOf(contact).slice(0, 200)])),
    rules,
    given: file.given.map(given),
    isEmbalmingApproved: isApproved,
    isPreNeed: amended ? amended.statement.funding !== undefined : record.type === 'pre-need',
  });
  const findings = await findingsOf(context, listedHome(file), statement, { amended: agreed });
  return { statement, findings, dropped: settled.dropped, refused: settled.refused, amended };
}
