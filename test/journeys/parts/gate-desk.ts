import type { CarePageView } from '#shared/contract/custody-pages.ts';
import type { TagRow } from '#shared/contract/tags-views.ts';
import type { CarePageName } from '#shared/model/enumerations/custody.ts';
import type { TagSubject } from '#shared/model/enumerations/tag.ts';
import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { keyed, member } from './case-desk.ts';
import { saveAnswers } from './case-party.ts';
import { add } from './contact-desk.ts';
import { fillPage, pageOf } from './custody-desk.ts';
import type { teammate } from './notification-desk.ts';
import { bind, newTags } from './tag-desk.ts';

type CaseAtHome = { id: string; providerLocationId: string; createdOn: string };
/** Two people of a home, each with their own account. */
type Two = readonly [RequestOptions, RequestOptions];

export const compared = (by: RequestOptions, caseId: string, { id: tag }: Pick<TagRow, 'id'>, isThem = true) =>
  ok('compareTag', { caseId, tag, how: 'tag-scanned', isThem }, keyed(by));

/** Binds a new tag, and has two people compare it with the papers. */
export async function comparedTwice([one, other]: Two, caseId: string, subject: TagSubject = 'decedent'): Promise<TagRow> {
  const [tag] = (await newTags(one, 1)) as [TagRow];
  await bind(one, caseId, tag, { subject });
  for (const by of [one, other]) await compared(by, caseId, tag);
  return tag;
}

/** Closes a page of custody as it is now. */
export async function close(by: RequestOptions, id: string, page: CarePageName): Promise<CarePageView> {
  const { version } = await pageOf(by, id, page);
  return ok<CarePageView>('closeCustodyPage', { id, page, version }, keyed(by));
}

/** Writes down that a relative has identified someone, at a time or right after the case was opened, and closes the page by name. */
export async function identified(
  by: RequestOptions,
  { id, providerLocationId, createdOn }: CaseAtHome,
  at = createdOn,
): Promise<CarePageView> {
  const [relative, witness] = [await add(by, id), await member(providerLocationId, 'Tom', 'Alder')];
  await fillPage(by, id, 'identification', {
    ...{ identificationKind: 'viewing', result: 'confirmed', formSigned: true, identifiedAt: at },
    ...{ identifiedBy: relative.id, staffWitness: witness.id },
  });
  return close(by, id, 'identification');
}

/** Identifies someone again after a relative’s doubt: opens the page if it’s closed, gives what the doubt undid, and has the witness close it. */
export async function identifiedAgain(
  by: RequestOptions,
  { id }: Pick<CaseAtHome, 'id'>,
  witness: Awaited<ReturnType<typeof teammate>>,
): Promise<CarePageView> {
  const { version, closed } = await pageOf(by, id, 'identification');
  if (closed) await ok('reopenCustodyPage', { id, page: 'identification', version, reason: 'A relative doubts it.' }, keyed(by));
  await fillPage(by, id, 'identification', {
    ...{ result: 'confirmed', formSigned: true, identifiedAt: new Date().toISOString() },
    staffWitness: witness.employee.id,
  });
  return close(witness.by, id, 'identification');
}

/** Asked and felt: there is no implant. */
export const noImplants = { hasImplant: 'no', hadRadioactiveTreatment: 'no', implantsFelt: 'none' };

/** Puts in place what a cremation needs besides its authorization, the wait, and the medical examiner: implants, identification, and two comparisons of the tag. */
export async function madeReady(two: Two, row: CaseAtHome): Promise<TagRow> {
  const [one] = two;
  await saveAnswers(one, row.id, noImplants);
  await identified(one, row);
  return comparedTwice(two, row.id);
}

const typed = (typeText: string) => ({ signatureType: 'type', typeText });

/** Fills in and closes the page of the cremated remains, whose tag two people have compared. */
export async function remainsReady(
  two: Two,
  { id, providerLocationId, createdOn }: CaseAtHome,
  recipient: { id: string },
): Promise<void> {
  const [one] = two;
  await comparedTwice(two, id, 'cremated-remains');
  const releasedBy = (await member(providerLocationId, 'Rosa', 'Gorham')).id;
  await fillPage(one, id, 'cremated-remains', {
    ...{
      facility: 'Mount Auburn',
      container: 'Cardboard',
      deliveredAt: createdOn,
      deliveryReceipt: typed('O. Perez'),
    },
    ...{ discNumber: '4411', operator: 'O. Perez', startedAt: createdOn, endedAt: createdOn },
    ...{ packagedBy: 'O. Perez', packagedAt: createdOn, weightOunces: 96, storage: 'Shelf 2' },
    ...{ recipient: recipient.id, papersAgree: true, releaseMethod: 'in-person', idSeenKind: 'driver-license', releasedBy },
    recipientSignature: typed('Ruth Vale'),
  });
  await close(one, id, 'cremated-remains');
}
