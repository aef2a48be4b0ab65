import { caseActor } from '#functions/cases/access/case-access.ts';
import { tradeKindsOf } from '#functions/cases/access/trade-kinds.ts';
import { byOf } from '#functions/cases/changing/timeline-of.ts';
import { carePageFor, type OpenCarePage } from '#functions/cases/custody/care-page-of.ts';
import { visibleValues } from '#functions/cases/custody/care-page-view.ts';
import { hazardOf, implantsOf, removalOf, seesPlaceOfRemoval } from '#functions/cases/viewing/removal-view.ts';
import { composeCarePaper, type PaperAbout } from '#functions/documents/custody/care-paper.ts';
import { firstCallFacts } from '#functions/documents/custody/first-call-facts.ts';
import { composeRemainsReceipt } from '#functions/documents/custody/remains-receipt.ts';
import { readDecedent } from '#functions/table/case.ts';
import { answersOf, readAnswers } from '#functions/table/case-answers.ts';
import { readHandoffs } from '#functions/table/handoff.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { pageOfPaper } from '#shared/custody/custody-papers.ts';
import { custodianOf } from '#shared/custody/handoffs/custodian.ts';
import { facilityOf } from '#shared/custody/handoffs/handoff-rules.ts';
import type { CareValues } from '#shared/custody/pages/care-field.ts';
import { isBlank } from '#shared/custody/pages/care-values.ts';
import { type CarePageName, type CustodyPaper, custodyPaper } from '#shared/model/enumerations/custody.ts';
import { formatAddress } from '#shared/values/format-address.ts';
import { os, type TagPapersContext } from './implementer.ts';
import { keepPrinted } from './keep-printed.ts';

/** Reads what the first call said about a removal, as far as the caller sees it. */
async function firstCallOf(context: TagPapersContext, { record, timeZone }: OpenCarePage): Promise<[string, string][]> {
  const actor = caseActor(context);
  const [stored, decedent, kinds] = await Promise.all([
    readAnswers(context.table, record.id),
    readDecedent(context.table, record.id),
    tradeKindsOf(context, actor),
  ]);
  if (!decedent) throw new Error(`The decedent of the case ${record.id} is not in the table.`);
  const isStaff = actor.sight === 'staff';
  const removal = removalOf(stored);
  // Who fetches the person may be asked at the place whether they may leave it.
  const isPlaceHidden = !isStaff && !seesPlaceOfRemoval(kinds, record.decedentStatus);
  const facts = { decedent, removal: isPlaceHidden ? hazardOf(removal) : removal, isPlaceHidden };
  return firstCallFacts({ ...facts, implants: implantsOf(stored), others: isPlaceHidden ? {} : answersOf(stored), timeZone });
}

async function aboutOf(
  context: TagPapersContext,
  { record, timeZone, head, reduction, stored }: OpenCarePage,
): Promise<PaperAbout> {
  const home = await readLocationRow(context.table, record.providerLocationId);
  if (!home) throw new Error(`The home of the case ${record.id} is not in the table.`);
  return {
    caseNumber: record.caseNumber,
    decedentFullName: record.decedentFullName,
    home: { name: home.name, place: formatAddress(home.address), phone: home.phone },
    ...(reduction?.isUnconfirmed ? { areUnconfirmed: true } : {}),
    ...(stored.supersedes === undefined ? {} : { supersedes: stored.supersedes }),
    ...{ timeZone, head, printedOn: context.now.toISOString(), printedBy: byOf(context).name },
  };
}

const ofFacility: Readonly<Partial<Record<CarePageName, 'preparation' | 'reduction'>>> = {
  preparation: 'preparation',
  'cremated-remains': 'reduction',
};

/** Returns what a page says, with the facility that the case knows where nobody wrote one. A page that somebody closed says what they closed. */
async function valuesOf(context: TagPapersContext, open: OpenCarePage, homeName: string): Promise<CareValues> {
  const { page, stored, record } = open;
  const values = visibleValues(open);
  const purpose = ofFacility[page.page];
  if (purpose === undefined || stored.closed || !isBlank(stored.values.facility)) return values;
  const custodian = custodianOf({}, record.decedentStatus, homeName);
  const facility = facilityOf(purpose, await readHandoffs(context.table, record.id), custodian);
  return facility === undefined ? values : { ...values, facility };
}

/** Returns what a paper says of the photos of its page: their hashes for staff, and how many there are for everyone else. */
const photosOf = ({ page, stored: { photos }, isStaff }: OpenCarePage) => {
  if (page.photos === undefined) return {};
  return { photos: isStaff ? photos.map(({ sha256 }) => sha256) : photos.length };
};

/** Composes a page of custody, or the receipt for cremated remains, in three reads, five with the first call, one more where the facility isn’t written, and one more for a trade company. */
async function compose(context: TagPapersContext, id: string, paper: CustodyPaper) {
  const open = await carePageFor(context, id, pageOfPaper(paper));
  const { page, stored, facts, timeZone } = open;
  const names = Object.entries(stored.names).map(([personId, text]) => ({ id: personId, text }));
  const about = await aboutOf(context, open);
  const values = await valuesOf(context, open, about.home.name);
  const writing = { values, context: { people: { 'staff-members': names, 'family-contacts': names }, timeZone } };
  if (paper === 'remains-receipt') return composeRemainsReceipt(context.fonts, { ...about, ...writing });
  const before = page.page === 'removal' ? await firstCallOf(context, open) : [];
  const title = custodyPaper.label(paper);
  return composeCarePaper(context.fonts, {
    ...about,
    ...writing,
    title,
    page,
    facts,
    closed: stored.closed,
    before,
    ...photosOf(open),
  });
}

export const printCustodyPage = os.printCustodyPage.handler(async ({ input: { id, paper }, context }) =>
  keepPrinted(context, await compose(context, id, paper), custodyPaper.label(paper)),
);
