import { showroomAtWork, type WholeShowroom } from '#functions/merchandise/showroom.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { type CaseDocumentRow, readCaseDocument } from '#functions/table/case-document.ts';
import { factsIn } from '#functions/table/case-facts.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { type ContactRow, readContacts } from '#functions/table/contact.ts';
import { type GivenListRow, heldVersion, readContract, type VersionRow } from '#functions/table/contract-version.ts';
import { readHomeRules } from '#functions/table/home-rules.ts';
import { type SelectionRow, selectionIn } from '#functions/table/selection.ts';
import { isComplete } from '#shared/documents/document-status.ts';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import type { ContractStanding } from '#shared/lifecycles/contract-status.ts';
import type { ContractTerms } from '#shared/model/contract-terms.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { withSharedAnswers } from '#shared/planner/same-wishes.ts';
import { onceOf } from '#shared/values/once-of.ts';

/** A contract with what its rules look at. */
export type ContractRows = {
  record: CaseRecord;
  versions: readonly VersionRow[];
  given: readonly GivenListRow[];
  /** The document of the version that waits for signatures. */
  document: CaseDocumentRow | undefined;
};

/** The same with what was agreed on so far, and what statements are made of. */
export type ContractFile = ContractRows & {
  row: SelectionRow | undefined;
  /** The terms of the home's next contracts. */
  terms: ContractTerms;
  contacts: readonly ContactRow[];
  /** The facts of the case. */
  known: CaseFacts;
  showroom: WholeShowroom;
  home: PlannerHome;
};

/** Returns the version that waits for signatures. */
export const openVersion = ({ versions }: Pick<ContractRows, 'versions'>): VersionRow | undefined =>
  versions.find(({ standing }) => standing === 'open');

/** Returns how far a contract is, as its rules see it. */
export function contractStanding(
  { record, versions, document }: ContractRows,
  row: Pick<SelectionRow, 'amends'> | undefined,
): ContractStanding {
  const [open, held] = [openVersion({ versions }), heldVersion({ versions })];
  return {
    status: held ? 'contract-signed' : open ? 'in-contract' : 'editable',
    isVoid: held?.standing === 'void',
    isOpen: open !== undefined,
    hasSignature:
      open !== undefined &&
      document !== undefined &&
      (isComplete(document) || document.signers.some(({ state }) => state === 'signed')),
    isSigned: open !== undefined && document !== undefined && isComplete(document),
    isAmending: row?.amends != null,
    isPreNeed: held?.isPreNeed ?? false,
    arrangementStatus: record.arrangementStatus,
    caseStatus: record.status,
  };
}

/** Reads a contract: one query, and one read while a version waits for signatures. */
export async function readContractRows({ table }: Pick<OperationContext, 'table'>, record: CaseRecord): Promise<ContractRows> {
  const { versions, given } = await readContract(table, record.id);
  const documentId = openVersion({ versions })?.documentId;
  const document = documentId ? await readCaseDocument(table, documentId) : undefined;
  return { record, versions, given, document };
}

/** Returns a home with all that its staff choose from: in categories that families don't see, too. What is ordered for one family has a price of its own. */
export const homeOfStaff = onceOf(({ home, index, categories, catalog, specialOrders }: WholeShowroom): PlannerHome => {
  const sold = new Set(categories.map(({ id }) => id));
  const items = index.items.filter(({ id }) => !specialOrders.has(id));
  return {
    ...home,
    itemCategories: catalog.merchandiseCategories.filter(({ id }) => sold.has(id)),
    items: items.map(({ id, itemCategoryId, name, priceCents }) => ({ id, itemCategoryId, name, priceCents })),
  };
});

/**
 * Returns what was agreed on with what was answered once not asked again elsewhere, also where it was saved before that was so. What amends a signed version stays as
 * signed.
 */
export function answeredOnce(home: PlannerHome, row: SelectionRow): SelectionRow {
  const { selection, amends } = row;
  const choices = amends === null ? withSharedAnswers(home, selection.choices) : selection.choices;
  return choices === selection.choices ? row : { ...row, selection: { ...selection, choices } };
}

/**
 * Returns what was agreed on without people who are no longer contacts of the case. Screens don't show them, so nobody could take them out, and each save with them
 * would be refused.
 */
function withContacts(row: SelectionRow | undefined, contacts: readonly ContactRow[]): SelectionRow | undefined {
  if (!row) return undefined;
  const known = new Set(contacts.map(({ id }) => id));
  const { purchasers, payers } = row.selection;
  const people = {
    purchasers: purchasers.filter((id) => known.has(id)),
    payers: payers.filter(({ contactId }) => known.has(contactId)),
  };
  return { ...row, selection: { ...row.selection, ...people } };
}

/** Reads a contract with what was agreed on so far, the people of its case, and its home from warm memory. */
export async function readContractFile(context: OperationContext, record: CaseRecord): Promise<ContractFile> {
  const { table } = context;
  const [rows, { terms, items }, contacts, showroom] = await Promise.all([
    readContractRows(context, record),
    readHomeRules(table, record.providerLocationId, [caseKeys.selection(record.id), caseKeys.facts(record.id)]),
    readContacts(table, record.id),
    showroomAtWork(context, record.providerLocationId),
  ]);
  if (!showroom) throw problem('not_found');
  const known = factsIn(items)?.facts ?? {};
  const [home, row] = [homeOfStaff(showroom), withContacts(selectionIn(items), contacts)];
  return { ...rows, row: row && answeredOnce(home, row), terms: terms.value, contacts, known, showroom, home };
}
