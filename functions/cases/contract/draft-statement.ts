import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCaseDocumentEntries } from '#functions/table/case-document.ts';
import { type FrozenVersion, type GivenListRow, readFrozen } from '#functions/table/contract-version.ts';
import type { SelectionRow } from '#functions/table/selection.ts';
import { isComplete } from '#shared/documents/document-status.ts';
import type { ContractRules } from '#shared/model/contract-terms.ts';
import { type GivenList, MAX_GIVEN_LISTS, type Statement, type StatementFinding } from '#shared/model/contract-version.ts';
import type { DroppedChoice } from '#shared/model/priced-plan.ts';
import type { Selection } from '#shared/model/selection.ts';
import { missingInChosen } from '#shared/planner/missing-in-chosen.ts';
import { IMPLANT_QUESTION } from '#shared/statement/checks/check-likely.ts';
import type { ReconcileOptions } from '#shared/statement/listed-prices.ts';
import type { RefusedPiece } from '#shared/statement/overlays.ts';
import { settleSelection } from '#shared/statement/settle-selection.ts';
import { chargesEmbalming, splitOf, statementOf } from '#shared/statement/statement-of.ts';
import { rulesOfTerms } from '#shared/statement/terms-in-full.ts';
import { unsignedStatement } from '#shared/statement/unsigned-statement.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import type { ContractFile } from './contract-file.ts';
import { isTurning } from './pre-need-version.ts';
import { findingsOf, type ListedHome } from './statement-findings.ts';

/** What a selection comes to: its statement, what is wrong with that, and what of the selection doesn't count. */
export type DraftStatement = {
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
async function isEmbalmingApproved(
  { table }: Pick<OperationContext, 'table'>,
  { record, known }: Pick<ContractFile, 'record' | 'known'>,
): Promise<boolean> {
  const entries = await readCaseDocumentEntries(table, record.id);
  const said = entries
    .filter((entry) => entry.type === 'embalming-authorization' && isComplete(entry))
    .map(({ says }) => says?.embalmingPermission);
  const asked = known.embalmingPermission;
  if (said.includes('refused') || asked === 'refused') return false;
  return said.includes('given') || asked === 'given';
}

const given = ({ versionId, paper, to, how, at }: GivenListRow): GivenList => ({ versionId, paper, to, how, at });

/** Returns the hand-outs that a statement names: if there are too many, the first hand-out of each paper of the newest lists. */
function givenLists(rows: readonly GivenListRow[]): GivenList[] {
  if (rows.length <= MAX_GIVEN_LISTS) return rows.map(given);
  const firsts = new Map([...rows].reverse().map((row) => [`${row.versionId} ${row.paper}`, row]));
  return [...firsts.values()].reverse().slice(-MAX_GIVEN_LISTS).map(given);
}

/** Returns the home of a contract, as its statements are compared with its lists. */
export const listedHome = ({ record, showroom }: Pick<ContractFile, 'record' | 'showroom'>): ListedHome => ({
  locationId: record.providerLocationId,
  listId: showroom.listId,
  locationItems: showroom.locationItems,
});

/** Returns what payments are compared with before a contract is signed: the total, once everything has a price. */
export const selectedTotal = ({ unpriced, totals }: Pick<Statement, 'unpriced' | 'totals'>): number | null =>
  unpriced.length > 0 ? null : totals.totalCents;

/**
 * Returns what a statement freezes of the home's terms. An amendment keeps what was signed, but may charge what the home may charge by now: the third sentence
 * then says so.
 */
function rulesFrom({ terms }: Pick<ContractFile, 'terms'>, amended: FrozenVersion | undefined): ContractRules | undefined {
  if (!amended) return rulesOfTerms(terms);
  const { rules } = amended.statement;
  return rules && { ...rules, allowsMarkup: rules.allowsMarkup || terms.allowsMarkup };
}

/** Returns the discounts that a statement gave, whatever is known of the case by now. */
const givenDiscounts = ({ discounts, lines }: Statement): Statement['discounts'] =>
  discounts.flatMap(({ when: _, ...discount }) => (lines.some(({ key }) => key === `discount:${discount.id}`) ? [discount] : []));

/** What is settled. `isUnsigned` says that nobody signs it, as with actual charges: then only its lines, sums, and shares aren't what was agreed on before. */
type Settling = Pick<SelectionRow, 'selection' | 'amends'> & { isUnsigned?: boolean };

/** Returns what a selection comes to at its home now, and what it's settled by. */
export async function settledSelection(
  { table }: Pick<OperationContext, 'table'>,
  { record, home, showroom, known }: Pick<ContractFile, 'record' | 'home' | 'showroom' | 'known'>,
  { selection, amends, isUnsigned = false }: Settling,
) {
  const amended = amends === null ? undefined : (await readFrozen(table, record.id, [amends])).get(amends);
  const { priceList } = home;
  const list = priceList && showroom.listId ? { versionId: showroom.listId, effectiveOn: priceList.effectiveOn } : null;
  const turning = isTurning(amended?.statement, selection);
  const agreed = turning ? undefined : amended?.statement;
  const { taxes, discounts } = agreed ?? priceList ?? { taxes: [], discounts: [] };
  // A discount that a pre-need contract gave is part of what it guaranteed. A tax was an estimate until now.
  const rules = { taxes, discounts: turning ? (amended?.statement.discounts ?? []) : discounts };
  const kept = agreed ? { kept: agreed.lines, split: splitOf(agreed) } : {};
  const applied = isUnsigned && agreed ? { ...rules, discounts: givenDiscounts(agreed) } : rules;
  const settled = settleSelection(home, selection, { list, known, ...kept, ...(amended ? { rules: applied } : {}) });
  return { settled, list, rules, amended, agreed };
}

/** Returns what is looked at before a contract is opened. An amendment isn't: its contract was. */
function beforeOpening(
  { now }: Pick<OperationContext, 'now'>,
  { record, home, known }: ContractFile,
  { choices }: Selection,
  { funding }: Statement,
): Omit<ReconcileOptions, 'kept'> {
  const unanswered = missingInChosen(home, choices).map(({ page, identifier, service, words }) => ({
    page,
    identifier,
    words: `${service}: ${words}`,
  }));
  const today = dateInZone(now.toISOString(), home.timeZone);
  // Before a death, nobody has to be in control, and nobody is cremated.
  if (funding !== undefined) return { unanswered, today };
  return {
    unanswered,
    today,
    isControlNamed: record.personInControlOfDisposition !== undefined,
    isImplantUnknown: known[IMPLANT_QUESTION] === undefined,
  };
}

/** Returns the statement that a selection would become now, with the same findings that its screen shows and opening it refuses. */
export async function draftStatement(
  context: Pick<OperationContext, 'table' | 'now'>,
  file: ContractFile,
  row: { selection: Selection } & Omit<Settling, 'selection'>,
): Promise<DraftStatement> {
  const { record, contacts } = file;
  const { settled, list, rules, amended, agreed } = await settledSelection(context, file, row);
  const isApproved = chargesEmbalming(settled.lines) && (await isEmbalmingApproved(context, file));
  const next = statementOf(settled, row.selection, {
    list,
    names: Object.fromEntries(contacts.map((contact) => [contact.id, fullNameOf(contact).slice(0, 200)])),
    rules,
    contractRules: rulesFrom(file, amended),
    given: givenLists(file.given),
    isEmbalmingApproved: isApproved,
    isPreNeed: amended ? amended.statement.funding !== undefined : record.type === 'pre-need',
  });
  const statement = row.isUnsigned && agreed ? unsignedStatement(agreed, next) : next;
  const comparing = agreed ? { amended: agreed } : { beforeOpening: beforeOpening(context, file, row.selection, statement) };
  const findings = await findingsOf(context, listedHome(file), statement, comparing);
  return { statement, findings, dropped: settled.dropped, refused: settled.refused, amended };
}
