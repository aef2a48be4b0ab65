import { locationItems } from '#functions/table/location.ts';
import { locationItemItem } from '#functions/table/location-item.ts';
import { servicePriceItem } from '#functions/table/service-price.ts';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import type { CaseNoteRow } from '#shared/contract/cases-views.ts';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { messagesOf, writeTo } from '#test/journeys/parts/busy-home.ts';
import { keyed, openCase } from '#test/journeys/parts/case-desk.ts';
import { signingParty } from '#test/journeys/parts/document-desk.ts';
import { joined } from '#test/journeys/parts/family-desk.ts';
import { packagePlan, save, withoutKey } from '#test/journeys/parts/planning.ts';
import { putTask } from '#test/journeys/parts/task-desk.ts';
import type { TestPerson } from '#test/world/cast.ts';
import { copiedHome } from '#test/world/copied-home.ts';
import { world } from '#test/world/world.ts';
import { composedDocuments } from '#world/composed-documents.ts';
import type { KnownValues } from './arbitrary-of.ts';

type Names = { items: { id: string; name: string; city: string }[]; nextCursor: string | null };

/** Returns a launched home like the first of the sample data, which no other test uses: random calls of its owner rename it and take it down. */
export async function homeForAnything(): Promise<string> {
  const { profile, items, servicePrices } = copiedHome(
    world.homes.find((each) => each.profile.isActive && each.profile.priceList)!,
  );
  await openCloudTable().putAll([
    ...locationItems(profile),
    ...items.map(locationItemItem),
    ...servicePrices.map(servicePriceItem),
  ]);
  return profile.id;
}

/** Returns existing values by the field that they go into, read from the cloud itself: a home, its packages, where a list continues. */
export async function worldValues(locationId: string): Promise<KnownValues> {
  const { nextCursor } = await ok<Names>('listLocations', { pageSize: 3 });
  const { templates, ...home } = await ok<LocationProfile>('getLocationProfile', { id: locationId });
  const packages = templates.map(({ id }) => id);
  return {
    id: [home.id],
    locationId: [home.id],
    LocationId: [home.id],
    templateId: packages,
    packageId: packages,
    cursor: [nextCursor],
    query: ['Boston, MA', home.name, home.address.city, '02134'],
    version: [1, 2],
    from: ['2026-12-01'],
    to: ['2026-12-05'],
    date: ['2026-12-02'],
  };
}

/** Returns the ids of messages to a home, of which a family has just written one. */
export async function messageIds(locationId: string, owner: RequestOptions): Promise<string[]> {
  await writeTo({ id: locationId });
  return (await messagesOf(owner)).items.map(({ id }) => id);
}

/** Returns what planning at that home is tried with: a plan that the family owns, by its id and in full, and what the home's planner offers. */
export async function planValues(locationId: string, family: TestPerson): Promise<KnownValues> {
  const home = await ok<PlannerHome>('getPlannerHome', { locationId });
  const plan = packagePlan(home);
  await save(withoutKey(family), plan);
  const { timing, type, dispositionType, selectedTemplate, selectedServicePreferences, selectedDisplayServices } = plan;
  const choices = { timing, type, dispositionType, selectedTemplate, selectedServicePreferences, selectedDisplayServices };
  return {
    id: [plan.arrangementId, locationId],
    arrangementId: [plan.arrangementId],
    userId: [family.account.id],
    arrangement: [plan],
    plan: [choices, {}],
    displayServiceId: home.displayServices.slice(0, 3).map(({ id }) => id),
    version: [null, 1, 2],
  };
}

/**
 * Returns open cases of the home, each with a note, a task of the home's, and one of the family's: one may be deleted while another is still used. What
 * calls about notes mean by `id` is under `noteId`, and what calls about tasks do is under `caseTaskId`.
 */
async function caseValues(by: RequestOptions, family: TestPerson): Promise<KnownValues> {
  const cases = await Promise.all([1, 2, 3].map(() => openCase(by, { contact: { firstName: 'Ruth', lastName: 'Okafor' } })));
  const notes = await Promise.all(
    cases.map(({ id }) => ok<CaseNoteRow>('addCaseNote', { caseId: id, note: 'Called the hospital.' }, keyed(by))),
  );
  await Promise.all(cases.map((row) => joined(row, {}, family)));
  const tasks = await Promise.all(cases.flatMap((row) => [putTask(row), putTask(row, { access: 'family-only' })]));
  const contacts = cases.flatMap(({ primaryContact }) => primaryContact ?? []);
  const ids = cases.map(({ id }) => id);
  const moves = { from: ['active', 'at-need', 'not-in-care', null], value: ['completed', 'imminent-need', 'in-care'] };
  const others = { noteId: notes.map(({ id }) => id), caseTaskId: tasks.map(({ id }) => id) };
  return { caseId: ids, id: ids, ...others, contactId: contacts, cid: contacts, ...moves };
}

/**
 * Returns the same, with documents of those cases that can be begun and are, and with one of another home that is out: its signer has no account and needs none.
 */
export async function documentValues(by: RequestOptions, family: TestPerson): Promise<KnownValues> {
  const values = await caseValues(by, family);
  const templates = composedDocuments().map(({ id }) => id);
  const drafts = await Promise.all(
    (values.id ?? []).flatMap((id) =>
      templates
        .slice(0, 2)
        .map((templateDocumentId) => ok<CaseDocumentView>('beginCaseDocument', { id, templateDocumentId }, keyed(by))),
    ),
  );
  const { place, of, signer } = await signingParty();
  const tokens = [(await signer()).token, (await signer()).token];
  return {
    ...values,
    templateDocumentId: templates,
    documentId: [...drafts.map(({ document }) => document.id), place.documentId],
    signerId: [of.signerId, ...drafts.flatMap(({ document }) => document.signers.map(({ id }) => id))],
    signingToken: tokens,
    token: tokens,
  };
}
