import { employeeItem } from '#functions/table/employee.ts';
import { readVersionedTemplates, templateSave, touchPackages } from '#functions/table/template.ts';
import type { ContractView, SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import type { VersionView } from '#shared/contract/price-lists.ts';
import { priceListPaper } from '#shared/model/enumerations/price-list.ts';
import type { Selection } from '#shared/model/selection.ts';
import { startingChoices } from '#shared/planner/choices.ts';
import { newEmail, ok, openCloudTable, type RequestOptions, waitUntil } from '#test/cloud/cloud.ts';
import { keyed, member, openCase } from './case-desk.ts';
import { saveAnswers } from './case-party.ts';
import { add } from './contact-desk.ts';
import { plannerHomeOf } from './planning.ts';
import { launchedHome } from './published-list.ts';
import { signerByMail } from './signing-desk.ts';

/** Publishes the list of a home as it is now. */
export const publishList = (by: RequestOptions, locationId: string) =>
  ok<VersionView>('createGplPdf', { providerLocationId: locationId }, keyed(by));

/** Says that all lists of a version were given to the family of a case. */
export async function giveLists(by: RequestOptions, caseId: string, versionId: string): Promise<void> {
  for (const paper of priceListPaper.values)
    await ok('recordHandOut', { versionId, caseId, paper, to: 'Ada Marsh', how: 'in-person' }, keyed(by));
}

/** Lets a package of a home cost more, or less. Nobody pays another price before the home publishes its list again. */
export async function repricePackage(locationId: string, id: string, byCents: number): Promise<void> {
  const table = openCloudTable();
  const found = (await readVersionedTemplates(table, locationId)).find(({ template }) => template.id === id)!;
  const template = { ...found.template, priceCents: found.template.priceCents + byCents };
  await table.transact([templateSave(template, found.version), touchPackages(locationId)]);
}

export const selectionAt = (by: RequestOptions, id: string) => ok<SelectionView>('getSelection', { id }, by);
export const contractAt = (by: RequestOptions, id: string, number?: number) =>
  ok<ContractView>('getContract', { id, ...(number ? { number } : {}) }, by);

/** Returns a home with a published list, an admin, and a director. */
export async function contractHome() {
  const { locationId, admin, member: person } = await launchedHome();
  const director = {
    ...(await member(locationId, 'Ολγα', 'Παπαδοπούλου')),
    isFuneralDirector: true,
    email: newEmail('director'),
  };
  await openCloudTable().put(employeeItem(director));
  const list = await publishList(admin, locationId);
  return { locationId, admin, member: person, director, list };
}
export type ContractHome = Awaited<ReturnType<typeof contractHome>>;

/** Returns a case with someone who buys and pays, at a home for this test alone, or at one whose settings the test leaves as they are. */
export async function contractDesk(atHome?: ContractHome) {
  const ofHome = atHome ?? (await contractHome());
  const { locationId, admin, list } = ofHome;
  const row = await openCase(admin, { decedentFirstName: 'Amélie', decedentLastName: 'Marsh' });
  const { id } = row;
  await saveAnswers(admin, id, { dispositionType: 'cremation', embalmingPermissionAsked: true, embalmingPermission: 'given' });
  const email = newEmail('ada');
  const ada = await add(admin, id, {
    firstName: 'Ada',
    lastName: 'Marsh',
    email,
    relationship: 'spouse',
    selectedRoles: ['payer', 'person-in-control-of-disposition'],
  });
  await giveLists(admin, id, list.id);
  const home = await plannerHomeOf(locationId);
  return { ...ofHome, row, id, ada: { ...ada, email }, home };
}
export type ContractDesk = Awaited<ReturnType<typeof contractDesk>>;

/** Returns what Ada buys: the home's own package for a cremation, and a cash advance whose charge isn't known yet. */
export function lawfulSelection({ home, ada }: ContractDesk, before: Selection): Selection {
  const template = home.templates.find(
    ({ pricingMethod, dispositionType }) => pricingMethod === 'flat' && dispositionType === 'cremation',
  )!;
  return {
    ...before,
    choices: {
      ...before.choices,
      dispositionType: 'cremation',
      selectedTemplate: template.id,
      selectedDisplayServices: startingChoices(home, template),
    },
    purchasers: [ada.id],
    payers: [{ contactId: ada.id, weight: 1 }],
    embalmingReason: 'The family chose a public viewing.',
  };
}

const withDueDate = (selection: Selection): Selection => ({ ...selection, dueOn: selection.dueOn ?? '2027-06-30' });

/** Saves what Ada buys as the last step of the conference. */
export async function readySelection(desk: ContractDesk, change: (selection: Selection) => Selection = withDueDate) {
  const { admin, id } = desk;
  const { selection, version } = await selectionAt(admin, id);
  const saved = { id, version, selection: change(lawfulSelection(desk, selection)), step: 'summary-saved' };
  return ok<SelectionView>('saveSelection', saved, keyed(admin));
}

export const openContract = async ({ admin, id }: ContractDesk) =>
  ok<ContractView>('openContract', { id, version: (await selectionAt(admin, id)).version }, keyed(admin));

/** Returns a desk with a contract that waits for signatures. */
export async function openedDesk(change?: (selection: Selection) => Selection, atHome?: ContractHome) {
  const desk = await contractDesk(atHome);
  await readySelection(desk, change);
  return { ...desk, opened: await openContract(desk) };
}

export const give = ({ admin, id }: ContractDesk, number: number) =>
  ok<ContractView>('giveStatement', { id, number, given: { to: 'Ada Marsh', how: 'in-person' } }, keyed(admin));

/** Signs a version's document with everyone who has to, and waits until the version holds. */
export async function signVersion({ admin, id, ada, director }: ContractDesk, number: number): Promise<ContractView> {
  const { version } = await contractAt(admin, id, number);
  const documentId = version!.documentId!;
  await (await signerByMail(ada.email, documentId)).sign();
  await (await signerByMail(director.email, documentId)).sign();
  return waitUntil('the signed version', async () => {
    const view = await contractAt(admin, id, number);
    return view.version?.standing === 'signed' && view;
  });
}

/** Returns a desk with a signed contract. */
export async function signedDesk(change?: (selection: Selection) => Selection, atHome?: ContractHome) {
  const desk = await openedDesk(change, atHome);
  await give(desk, 1);
  return { ...desk, signed: await signVersion(desk, 1) };
}

/** Returns the document of a version as staff see it. */
export const documentOf = ({ admin, id }: ContractDesk, documentId: string) =>
  ok<CaseDocumentView>('getCaseDocument', { id, documentId }, admin);
