import * as z from 'zod';
import {
  caseDocumentSchema,
  documentSignerSchema,
  documentValuesSchema,
  fieldValueSchema,
  MAX_REASON,
} from '#shared/model/case-document.ts';
import { documentFieldSchema, MAX_SIGNERS } from '#shared/model/document.ts';
import { documentState, documentStatus, documentType, signatureStatus } from '#shared/model/enumerations/document.ts';
import { formAudience } from '#shared/model/enumerations/question.ts';
import { questionIdentifier } from '#shared/model/question.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, instant, line, requiredLine, requiredLines, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';

/**
 * Describes a reason why a document isn't done, in words. `link` leads to what removes it: a question of the case, a field of the document, or a signer.
 */
const reasonSchema = lazyObject(() => ({
  words: line(300),
  link: z
    .discriminatedUnion('kind', [
      lazyObject(() => ({ kind: z.literal('question'), page: line(80), identifier: questionIdentifier })),
      lazyObject(() => ({ kind: z.literal('field'), fieldId: guid })),
      lazyObject(() => ({ kind: z.literal('signer'), signerId: guid })),
      lazyObject(() => ({ kind: z.literal('contacts') })),
    ])
    .nullable(),
}));
export type DocumentReason = z.infer<typeof reasonSchema>;

/** Describes a signer as staff see them. */
const signerViewSchema = lazyObject(() => ({
  ...documentSignerSchema.shape,
  status: z.enum(signatureStatus.values),
  /** Whether a text or email could reach them: null if so, otherwise why not, in words. */
  unreachable: line(200).nullable(),
}));
export type DocumentSignerView = z.infer<typeof signerViewSchema>;

/** Describes a document in the list of a case. One that applies and isn't begun has no id. */
const listedDocumentSchema = lazyObject(() => ({
  id: guid.nullable(),
  templateDocumentId: guid.nullable(),
  categoryName: line(200).nullable(),
  type: z.enum(documentType.values),
  name: line(200),
  audience: z.enum(formAudience.values),
  state: z.enum(documentState.values).nullable(),
  status: z.enum(documentStatus.values),
  /** Whether its template applies to the case today. One that was begun stays in the list when it no longer does. */
  applies: z.boolean(),
  revision: z.int().min(1),
  reasons: z.array(reasonSchema).max(600),
  signers: z.array(signerViewSchema).max(MAX_SIGNERS),
  updatedOn: instant.nullable(),
}));
export type ListedDocument = z.infer<typeof listedDocumentSchema>;

/** Describes a field of a document with its value. */
const documentFieldViewSchema = lazyObject(() => ({
  ...documentFieldSchema.shape,
  value: fieldValueSchema.nullable(),
  isMissing: z.boolean(),
  mayChange: z.boolean(),
  /** The question of the case that its value comes from. */
  question: lazyObject(() => ({ page: line(80), identifier: questionIdentifier, text: line(600) })).nullable(),
}));
export type DocumentFieldView = z.infer<typeof documentFieldViewSchema>;

/** Describes an entry of a document's record (docs/chain.md) in words. */
const recordedSchema = lazyObject(() => ({
  sequence: z.int().min(1),
  on: instant,
  who: line(200),
  words: line(600),
  hash: line(64),
}));

/** Describes a document with everything that its page shows. Families get their own fields and no record. */
const documentViewSchema = lazyObject(() => ({
  viewer: z.enum(['staff', 'family']),
  document: lazyObject(() => ({
    ...caseDocumentSchema.omit({ signers: true, frozen: true }).shape,
    version,
    status: z.enum(documentStatus.values),
    signers: z.array(signerViewSchema).max(MAX_SIGNERS),
  })),
  reasons: z.array(reasonSchema).max(600),
  fields: z.array(documentFieldViewSchema).max(500),
  pages: z.array(lazyObject(() => ({ width: z.number().positive(), height: z.number().positive() }))).max(1000),
  /** Names the picture of its pages: other content has another one. */
  pictureKey: line(64),
  record: z.array(recordedSchema).max(2000),
}));
export type CaseDocumentView = z.infer<typeof documentViewSchema>;

const path = '/api/cases/{id}/documents' as const;
const onePath = `${path}/{documentId}` as const;
const one = { id: guid, documentId: guid };

/** `/api/cases/{id}/documents`: the documents of a case, for the home, and for the family those that are theirs. */
export const caseDocuments = {
  getCaseDocuments: call({
    name: 'getCaseDocuments',
    method: 'GET',
    path,
    access: 'signed-in',
    summary:
      'Returns the documents of a case: those begun, and for staff those that apply and aren’t begun, each with its status and why',
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(lazyObject(() => ({ viewer: z.enum(['staff', 'family']), documents: z.array(listedDocumentSchema).max(500) }))),
  beginCaseDocument: call({
    name: 'beginCaseDocument',
    method: 'POST',
    path,
    access: 'documents.change',
    summary: 'Begins a document from a template, filled in with what the case knows',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, templateDocumentId: guid })))
    .output(documentViewSchema),
  getCaseDocument: call({
    name: 'getCaseDocument',
    method: 'GET',
    path: onePath,
    access: 'signed-in',
    summary: 'Returns a document with its fields, signers, pages, and record',
  })
    .input(lazyObject(() => one))
    .output(documentViewSchema),
  saveCaseDocument: call({
    name: 'saveCaseDocument',
    method: 'POST',
    path: onePath,
    access: 'signed-in',
    summary:
      'Saves what is entered in the document itself, and who signs, while it is a draft; a field of the case is saved as the case’s answer. 409 if it changed in the meantime',
  })
    .input(
      lazyObject(() => ({
        ...one,
        version,
        values: documentValuesSchema.optional(),
        /** What the screen showed in fields of the case, for those that were changed. 409 if somebody has answered differently since. */
        expected: z.record(guid, fieldValueSchema.nullable()).optional(),
        signers: z
          .array(
            documentSignerSchema.pick({
              id: true,
              order: true,
              slot: true,
              role: true,
              contactId: true,
              employeeId: true,
              authority: true,
              needsCode: true,
            }),
          )
          .max(MAX_SIGNERS)
          .optional(),
      })),
    )
    .output(documentViewSchema),
  resendCaseDocument: call({
    name: 'resendCaseDocument',
    method: 'POST',
    path: `${onePath}/signers/{signerId}/resend`,
    access: 'documents.change',
    summary: 'Sends a signer a new link, or reminds them; the link that they had no longer works',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ ...one, signerId: guid, isReminder: z.boolean().default(false) })))
    .output(documentViewSchema),
  cancelSigner: call({
    name: 'cancelSigner',
    method: 'POST',
    path: `${onePath}/signers/{signerId}/cancel`,
    access: 'documents.change',
    summary: 'Says that someone who hasn’t signed no longer has to; their link no longer works',
  })
    .input(lazyObject(() => ({ ...one, signerId: guid, version, reason: requiredLines(MAX_REASON) })))
    .output(documentViewSchema),
  voidCaseDocument: call({
    name: 'voidCaseDocument',
    method: 'POST',
    path: `${onePath}/void`,
    access: 'documents.change',
    summary: 'Voids a document, with a reason; all links to it no longer work, and what was kept stays',
  })
    .input(lazyObject(() => ({ ...one, version, reason: requiredLines(MAX_REASON) })))
    .output(documentViewSchema),
  replaceCaseDocument: call({
    name: 'replaceCaseDocument',
    method: 'POST',
    path: `${onePath}/replace`,
    access: 'documents.change',
    summary:
      'Begins the next version of a document that was sent, from today’s template and answers; the old one is voided if it isn’t complete',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ ...one, version, reason: requiredLines(MAX_REASON) })))
    .output(documentViewSchema),
  beginWitnessedSigning: call({
    name: 'beginWitnessedSigning',
    method: 'POST',
    path: `${onePath}/signers/{signerId}/witness`,
    access: 'documents.change',
    summary:
      'Opens a signing session of 30 minutes for the home’s tablet, in the presence of the member of staff who asks; it isn’t the signer’s own link',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ ...one, signerId: guid })))
    .output(lazyObject(() => ({ signingToken: line(43), expiresOn: instant }))),
};

/** Documents of a case as files. They have their own Lambda, because the parser, the renderer, and the fonts are large and slow. */
export const casePapers = {
  sendCaseDocument: call({
    name: 'sendCaseDocument',
    method: 'POST',
    path: `${onePath}/send`,
    access: 'documents.change',
    summary:
      'Freezes a document with its template and values, keeps its PDF, and emails the first signers; without signers, it is finished',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ ...one, version })))
    .output(documentViewSchema),
  getCaseDocumentFile: call({
    name: 'getCaseDocumentFile',
    method: 'GET',
    path: `${onePath}/file`,
    access: 'signed-in',
    summary:
      'Returns an address for five minutes at which a document’s PDF can be downloaded: the sealed one if there is one, otherwise the current one',
  })
    .input(lazyObject(() => ({ ...one, which: z.enum(['current', 'original', 'sealed', 'paper']).default('current') })))
    .output(lazyObject(() => ({ url: z.string(), fileName: line(200) }))),
  pdfImageFromCaseDocument: call({
    name: 'pdfImageFromCaseDocument',
    method: 'GET',
    path: '/api/public/caseDocuments/pdfImageFromCaseDocument/{id}',
    access: 'visitor',
    summary:
      'Returns a picture of a page as a data address, in the width asked for, to staff, to the family, and to a signer with their token; `loadFromMetadata` returns only its size',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        page: z.coerce.number().int().min(1).max(1000).default(1),
        width: z.coerce.number().int().min(200).max(2000).default(1000),
        loadFromMetadata: z.stringbool().default(false),
        signingToken: line(43).optional(),
      })),
    )
    .output(
      lazyObject(() => ({
        image: z.string().nullable(),
        width: z.int().positive(),
        height: z.int().positive(),
        pageCount: z.int().min(1),
        /** Where fields are on this page, in points from its lower left corner: a draft that is composed of blocks has its places only once it is on paper. */
        places: z
          .array(
            lazyObject(() => ({
              fieldId: guid,
              x: z.number(),
              y: z.number(),
              width: z.number().positive(),
              height: z.number().positive(),
            })),
          )
          .max(5000),
        /** The page’s size in points. */
        points: lazyObject(() => ({ width: z.number().positive(), height: z.number().positive() })),
      })),
    ),
  getSignersCopy: call({
    name: 'getSignersCopy',
    method: 'POST',
    path: '/api/public/caseDocuments/getSignersCopy',
    access: 'public',
    summary:
      'Returns an address for five minutes at which a signer can download the document with what they alone have put on it so far, or the sealed one if there is one',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ documentId: guid, signingToken: line(43) })))
    .output(lazyObject(() => ({ url: z.string(), fileName: line(200), isSealed: z.boolean() }))),
  beginSignedPaper: call({
    name: 'beginSignedPaper',
    method: 'POST',
    path: `${onePath}/paper/begin`,
    access: 'documents.change',
    summary: 'Returns an address to which a scan of exactly this many bytes, at most 20 MB, can be sent (PUT) for five minutes',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ ...one, bytes: z.int().min(1) })))
    .output(lazyObject(() => ({ uploadId: guid, url: z.string(), type: z.string() }))),
  keepSignedPaper: call({
    name: 'keepSignedPaper',
    method: 'POST',
    path: `${onePath}/paper`,
    access: 'documents.change',
    summary: 'Keeps a scan of a document that was signed by hand, with who signed it and when; the document is then complete',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ ...one, version, uploadId: guid, signedBy: requiredLine(200), signedOn: calendarDate })))
    .output(documentViewSchema),
};
