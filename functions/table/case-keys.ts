import type { Case } from '#shared/model/case.ts';
import type { CaseStatus } from '#shared/model/enumerations/case.ts';
import type { CarePageName } from '#shared/model/enumerations/custody.ts';
import type { Key } from './table.ts';

const partition = (caseId: string) => `CASE#${caseId}`;
const ofTwoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * Keys of a case's collection. What its dashboard shows sorts last and the timeline just before it, so that one descending query with a limit reads the
 * case and its latest activity, however many other rows the case has.
 */
export const caseKeys = {
  case: (id: string): Key => ({ pk: partition(id), sk: '~CASE' }),
  decedent: (id: string): Key => ({ pk: partition(id), sk: '~DECEDENT' }),
  people: (id: string): Key => ({ pk: partition(id), sk: '~PEOPLE' }),
  timeline: (id: string, at: string, entryId: string): Key => ({ pk: partition(id), sk: `TIMELINE#${at}#${entryId}` }),
  /** A change of care from before custody was a chain. The chain's own entries, `CUSTODY#<8 digits>`, sort before it. */
  earlierCustody: (id: string, at: string, entryId: string): Key => ({ pk: partition(id), sk: `CUSTODY#${at}#${entryId}` }),
  custodyWords: (id: string, entryId: string): Key => ({ pk: partition(id), sk: `CUSTODY-WORDS#${entryId}` }),
  /** A page of the decedent's custody, such as the removal. */
  carePage: (id: string, page: CarePageName): Key => ({ pk: partition(id), sk: `CARE-PAGE#${page}` }),
  /** The tags of its decedent, and the latest comparisons with them. */
  tags: (id: string): Key => ({ pk: partition(id), sk: 'TAGS' }),
  /** What two people decided to go on without before something that can’t be undone. */
  gate: (id: string): Key => ({ pk: partition(id), sk: 'GATE' }),
  /** What came with its decedent, and who found that nothing did. One query reads both. */
  effect: (id: string, effectId: string): Key => ({ pk: partition(id), sk: `EFFECT#${effectId}` }),
  noEffects: (id: string): Key => ({ pk: partition(id), sk: 'EFFECTS' }),
  /** What became of things that were told earlier and aren’t on the list. */
  toldEffects: (id: string): Key => ({ pk: partition(id), sk: 'EFFECTS-TOLD' }),
  removedEffects: (id: string): Key => ({ pk: partition(id), sk: 'EFFECTS-REMOVED' }),
  /** Handing its decedent over, and what somebody without an account signed for it. */
  handoff: (id: string, handoffId: string): Key => ({ pk: partition(id), sk: `HANDOFF#${handoffId}` }),
  receipt: (id: string, handoffId: string): Key => ({ pk: partition(id), sk: `HANDOFF-RECEIPT#${handoffId}` }),
  receiptPhoto: (id: string, handoffId: string): Key => ({ pk: partition(id), sk: `HANDOFF-PHOTO#${handoffId}` }),
  note: (id: string, noteId: string): Key => ({ pk: partition(id), sk: `NOTE#${noteId}` }),
  /** Notes in order of time. The note itself is under its id. */
  noteOrder: (id: string, at: string, noteId: string): Key => ({ pk: partition(id), sk: `NOTES#${at}#${noteId}` }),
  noteEdit: (id: string, noteId: string, at: string): Key => ({ pk: partition(id), sk: `NOTE-EDIT#${noteId}#${at}` }),
  contact: (id: string, contactId: string): Key => ({ pk: partition(id), sk: `CONTACT#${contactId}` }),
  contactOrder: (id: string): Key => ({ pk: partition(id), sk: 'CONTACT-ORDER' }),
  answers: (id: string, page: string): Key => ({ pk: partition(id), sk: `ANSWERS#${page}` }),
  /** What is known about the case, as its events carry it. The dashboard doesn't read it. */
  facts: (id: string): Key => ({ pk: partition(id), sk: 'FACTS' }),
  service: (id: string, displayServiceId: string): Key => ({ pk: partition(id), sk: `SERVICE#${displayServiceId}` }),
  /** Its merchandise: what was chosen, and what its family may do with each category. */
  item: (id: string, locationItemId: string): Key => ({ pk: partition(id), sk: `MERCHANDISE#ITEM#${locationItemId}` }),
  planChanges: (id: string): Key => ({ pk: partition(id), sk: 'MERCHANDISE#PLAN' }),
  merchandiseOptions: (id: string): Key => ({ pk: partition(id), sk: 'MERCHANDISE#OPTIONS' }),
  /** A document as the case's list of documents shows it. */
  document: (id: string, documentId: string): Key => ({ pk: partition(id), sk: `DOCUMENT#${documentId}` }),
  /** Which document a template has now: there is one in use at a time. */
  documentPlace: (id: string, templateDocumentId: string): Key => ({
    pk: partition(id),
    sk: `DOCUMENT-OF#${templateDocumentId}`,
  }),
  /** Which documents have a mark in their own partitions (shown-documents.ts). */
  shownDocuments: (id: string): Key => ({ pk: partition(id), sk: 'DOCUMENTS' }),
  /** A letter to a signer that waits for the case to be restored. */
  owedLetter: (id: string, documentId: string, signerId: string): Key => ({
    pk: partition(id),
    sk: `OWED#${documentId}#${signerId}`,
  }),
  /** The numbers that its invoices and statements of account have. */
  paperNumbers: (id: string): Key => ({ pk: partition(id), sk: 'PAPER-NUMBERS' }),
  /** What was agreed on for it so far. */
  selection: (id: string): Key => ({ pk: partition(id), sk: 'SELECTION' }),
  /** Whether its family can follow the conference, and how often changed what they see. */
  conference: (id: string): Key => ({ pk: partition(id), sk: 'CONFERENCE' }),
  /** A version of its contract, and what that froze, apart from it, so that a list of versions reads little. */
  contract: (id: string, number: number): Key => ({ pk: partition(id), sk: `CONTRACT#${ofTwoDigits(number)}` }),
  statement: (id: string, number: number): Key => ({ pk: partition(id), sk: `STATEMENT#${ofTwoDigits(number)}` }),
  /** A price list that its family was given. One query reads these and the versions. */
  givenList: (id: string, at: string, handOutId: string): Key => ({ pk: partition(id), sk: `CONTRACT-LIST#${at}#${handOutId}` }),
  /** Its payments and refunds. One query reads both. */
  payment: (id: string, paymentId: string): Key => ({ pk: partition(id), sk: `RECEIPT#PAYMENT#${paymentId}` }),
  refund: (id: string, refundId: string): Key => ({ pk: partition(id), sk: `RECEIPT#REFUND#${refundId}` }),
  /** A plan that was sent to the home for this case. */
  plan: (id: string, planId: string): Key => ({ pk: partition(id), sk: `PLAN#${planId}` }),
  /** Tasks by state, and within a state in order. A task is found by its id in `taskPlaceKey`. */
  task: (id: string, rank: string, order: string, taskId: string): Key => ({
    pk: partition(id),
    sk: `TASK#${rank}#${order}#${taskId}`,
  }),
  trade: (id: string, employeeId: string): Key => ({ pk: partition(id), sk: `TRADE#${employeeId}` }),
};

/** In gsi1 the cases of a home in one status, in gsi2 those of one member (`none`: of nobody), each in the order in which they were opened. */
export const statusList = (locationId: string, status: CaseStatus) => `CASES#${locationId}#${status}`;
export const memberList = (locationId: string, employeeId: string | undefined) => `CASES#${locationId}#${employeeId ?? 'none'}`;
/** In gsi1 the cases that a trade company is assigned to. */
export const tradeList = (locationId: string, employeeId: string) => `CASES#${locationId}#TRADE#${employeeId}`;

type ListedCase = Pick<Case, 'id' | 'providerLocationId' | 'status' | 'employeeId' | 'createdOn'>;

export const listOrder = ({ createdOn, id }: Pick<Case, 'createdOn' | 'id'>) => `${createdOn}#${id}`;

/** Returns the attributes that put a case into its lists. A deleted case has none of them. */
export const listAttributes = (row: ListedCase) => ({
  gsi1pk: statusList(row.providerLocationId, row.status),
  gsi1sk: listOrder(row),
  gsi2pk: memberList(row.providerLocationId, row.employeeId),
  gsi2sk: listOrder(row),
});
export const unlisted = { gsi1pk: undefined, gsi1sk: undefined, gsi2pk: undefined, gsi2sk: undefined };
