import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, instant, line, lines, optionalEmail, requiredLine, requiredLines, sha256 } from '../values/schemas.ts';
import { MAX_SIGNERS } from './document.ts';
import { dispositionType } from './enumerations/disposition.ts';
import { documentState, documentType, signerRole, signerState } from './enumerations/document.ts';
import { formAudience } from './enumerations/question.ts';

/** The most characters of a reason to decline, void, or withdraw. */
export const MAX_REASON = 600;

/** Describes the value of a field as it is printed: text, or whether a box is checked. Signatures aren't values; they are kept with their signer. */
export const fieldValueSchema = z.union([lines(4000), z.boolean()]);
export type DocumentValue = z.infer<typeof fieldValueSchema>;

/** Describes values of a document by the id of their field. */
export const documentValuesSchema = z.record(guid, fieldValueSchema);
export type DocumentValues = z.infer<typeof documentValuesSchema>;

/** Describes a file that is never changed: where it is kept, the SHA-256 of its bytes in hex, and its pages. */
const keptFileSchema = lazyObject(() => ({ path: line(300), sha256, pageCount: z.int().min(1).max(1000) }));
export type KeptFile = z.infer<typeof keptFileSchema>;

/** Describes who has to sign a document, in which turn, from 1, and how far they are. `contactId` or `employeeId` says who; nobody yet, if both are missing. */
export const documentSignerSchema = lazyObject(() => ({
  id: guid,
  order: z.int().min(1).max(MAX_SIGNERS),
  /** The number of the template's signer whose fields they fill in, which stays when their turn changes; the same as `order` if it is left out. */
  slot: z.int().min(1).max(MAX_SIGNERS).optional(),
  role: z.enum(signerRole.values),
  contactId: guid.optional(),
  employeeId: guid.optional(),
  fullName: line(200),
  email: optionalEmail.default(''),
  /** What gives them the right to sign, in their own words or the home's, such as "eldest daughter; no spouse". */
  authority: line(200).default(''),
  /** Whether they have to enter a code that is emailed to them when they begin. */
  needsCode: z.boolean().default(false),
  state: z.enum(signerState.values).default('waiting'),
  sentOn: instant.optional(),
  remindedOn: instant.optional(),
  openedOn: instant.optional(),
  /** Why the last letter isn't counted on: it never can be delivered, it couldn't be this time, or it was reported as spam. A new link clears it. */
  bounce: z.enum(['permanent', 'transient', 'complaint']).optional(),
  signedOn: instant.optional(),
  declinedReason: lines(MAX_REASON).optional(),
  /** Whether they signed on paper, as the home said when it kept the scan. */
  byHand: z.boolean().optional(),
  /** The member of staff in whose presence they signed on the home's tablet. */
  witnessedBy: guid.optional(),
}));
export type DocumentSigner = z.infer<typeof documentSignerSchema>;

/** Describes whose signature is on a paper, and its day: a contact of the case, a member of the home, or someone who is neither, such as a registrar. */
const paperSignatureSchema = lazyObject(() => ({
  contactId: guid.optional(),
  employeeId: guid.optional(),
  fullName: requiredLine(200),
  signedOn: z.iso.date(),
}));
export type PaperSignature = z.infer<typeof paperSignatureSchema>;

/**
 * Describes a document of a case. While it is a draft, its values come from the case and from `entries`, what was entered in the document itself. When it is sent,
 * the template and all values are frozen in `frozen`, and `original` is what everyone signs. Status and reasons are derived (shared/documents).
 */
export const caseDocumentSchema = lazyObject(() => ({
  id: guid,
  caseId: guid,
  providerLocationId: guid,
  type: z.enum(documentType.values),
  name: requiredLine(200),
  audience: z.enum(formAudience.values),
  state: z.enum(documentState.values).default('draft'),
  templateDocumentId: guid.optional(),
  revision: z.int().min(1).default(1),
  /** The document of which this is the next version, and the one that replaced it. */
  replaces: guid.optional(),
  replacedBy: guid.optional(),
  entries: documentValuesSchema.default({}),
  signers: z.array(documentSignerSchema).max(MAX_SIGNERS).default([]),
  /** The release of the catalog that the template is from, and where its immutable copy is. */
  frozen: lazyObject(() => ({ path: line(300), sha256, release: z.int().min(1) })).optional(),
  /**
   * The name and the disposition it was about when it was sent or signed by hand, and what its signers said about embalming, about implants and radioactive
   * treatment as one answer, and about who receives the cremated remains. Of a paper signed by hand, the person who keeps its scan says what it says: `unanswered` if the
   * form asks and nobody answered, `not-asked` if it doesn’t ask. A gate compares this with the case to tell whether it still authorizes something. Older documents have none.
   */
  says: lazyObject(() => ({
    decedentName: line(300),
    dispositionType: z.enum(dispositionType.values).optional(),
    embalmingPermission: line(40).optional(),
    recipient: line(300).optional(),
    implants: z.enum(['yes', 'no', 'unknown', 'unanswered', 'not-asked']).optional(),
  })).optional(),
  original: keptFileSchema.optional(),
  sealed: lazyObject(() => ({ ...keptFileSchema.shape, sealedOn: instant })).optional(),
  /** How the sealing of a document that everyone has signed goes. `error` is in words for staff; `waitsFor` is who has to do something first, if not us. */
  sealing: lazyObject(() => ({
    state: z.enum(['queued', 'failed']),
    tries: z.int().min(0),
    since: instant,
    nextTryOn: instant.optional(),
    error: line(300).optional(),
    waitsFor: z.literal('timestamp-authority').optional(),
  })).optional(),
  /** A scan of the paper that was signed by hand, who signed it and when, and all their names with the last day. Older ones have only these. */
  paper: lazyObject(() => ({
    ...keptFileSchema.shape,
    signatures: z.array(paperSignatureSchema).max(MAX_SIGNERS).optional(),
    signedBy: requiredLine(2000),
    signedOn: z.iso.date(),
    keptBy: guid,
    keptOn: instant,
  })).optional(),
  voided: lazyObject(() => ({ on: instant, by: guid, reason: requiredLines(MAX_REASON) })).optional(),
  sentOn: instant.optional(),
  completedOn: instant.optional(),
  createdOn: instant,
  createdBy: guid,
  updatedOn: instant,
}));
export type CaseDocument = z.infer<typeof caseDocumentSchema>;
