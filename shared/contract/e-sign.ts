import * as z from 'zod';
import { MAX_REASON } from '#shared/model/case-document.ts';
import { eSignDraftSchema } from '#shared/model/e-sign.ts';
import { documentStatus, documentType } from '#shared/model/enumerations/document.ts';
import { sealCertificateSchema } from '#shared/model/seal-certificate.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, cents, email, guid, instant, line, requiredLines, sha256 } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import { tokenSchema } from './session.ts';
import { statementChangeSchema } from './statement-change.ts';

const base = '/api/public/caseDocuments' as const;

/** Describes what a signer’s link opens, and how far they are. Nothing of another signer is in it but names and whether they have signed. */
const signingSessionSchema = lazyObject(() => ({
  signingTokenId: guid,
  documentId: guid,
  signer: lazyObject(() => ({
    fullName: line(200),
    role: line(120),
    order: z.int().min(1),
    hasEmail: z.boolean().default(true),
  })),
  stage: z.enum(['start', 'sign', 'complete', 'declined']),
  /** Whom to call with a question. They are known before the code is entered, and the document isn’t. */
  homeName: line(200),
  homePhone: line(40),
  /** Whether the code that was emailed has to be entered first. */
  needsCode: z.boolean(),
  isWitnessed: z.boolean(),
  expiresOn: instant,
  /** What the signer agrees to before signing electronically (15 USC 7001(c)): its words, and the hash that the record keeps. */
  disclosure: lazyObject(() => ({ version: line(40), sha256, paragraphs: z.array(line(2000)).max(40) })),
  consentedOn: instant.nullable(),
}));
export type SigningSession = z.infer<typeof signingSessionSchema>;

/** Describes a document to its signer. */
const signersDocumentSchema = lazyObject(() => ({
  id: guid,
  name: line(200),
  type: z.enum(documentType.values),
  status: z.enum(documentStatus.values),
  homeName: line(200),
  homePhone: line(40),
  decedentName: line(200),
  /** Counts from 1; a later one takes the place of the one before it. */
  revision: z.int().min(1).default(1),
  pageCount: z.int().min(1),
  /** What is signed. */
  sha256,
  signers: z.array(lazyObject(() => ({ fullName: line(200), role: line(120), hasSigned: z.boolean() }))).max(50),
  /** The total of a statement, and the signer's share if several pay, US cents, as the version froze them; null for every other document. */
  amounts: lazyObject(() => ({
    totalCents: cents,
    shareCents: cents.nullable(),
    dueOn: calendarDate.nullable().default(null),
    /** What it changes of the version before it that everyone signed, and that one's total; null for the first. */
    change: statementChangeSchema.nullable().default(null),
    /** The number of the version that has taken its place, once everyone signed that. */
    replacedBy: z.int().min(1).nullable().default(null),
  }))
    .nullable()
    .default(null),
  /** Where the sealed copy can be downloaded once everyone has signed and it is sealed. */
  isSealed: z.boolean(),
  /** Whether it was signed by hand: then the copy is the scan. */
  isOnPaper: z.boolean().default(false),
}));
export type SignersDocument = z.infer<typeof signersDocumentSchema>;

const withToken = { signingToken: tokenSchema };

/**
 * `/api/public/caseDocuments`: a signer reads a document and signs it, with the token of their link and no account. `/api/public/sealCertificates`: anyone compares the
 * key of a sealed one with ours.
 */
export const eSign = {
  validateESignToken: call({
    name: 'validateESignToken',
    method: 'POST',
    path: `${base}/validateESignToken`,
    access: 'public',
    summary:
      'Returns the signing session of a link, and records that it was opened; `closedLink` of the problem says why a link doesn’t work: expired, used, canceled, voided, ended by the home, not your turn, not ready',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ documentId: guid, ...withToken, code: line(12).optional(), timeZone: line(64).optional() })))
    .output(signingSessionSchema),
  sendESignCode: call({
    name: 'sendESignCode',
    method: 'POST',
    path: `${base}/sendESignCode`,
    access: 'public',
    summary: 'Emails the signer a code of six digits that is valid for ten minutes',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ documentId: guid, ...withToken })))
    .output(doneSchema),
  sendESignLink: call({
    name: 'sendESignLink',
    method: 'POST',
    path: `${base}/sendESignLink`,
    access: 'public',
    summary:
      'Emails a signer whose turn it is their link again, if the address is the one that it was sent to; the answer is the same if it isn’t',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ documentId: guid, email })))
    .output(doneSchema),
  consentToESign: call({
    name: 'consentToESign',
    method: 'POST',
    path: `${base}/consentToESign`,
    access: 'public',
    summary:
      'Records that the signer read the disclosure and agrees to sign electronically, or withdraws that, which ends the session',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ ...withToken, disclosureSha256: sha256, consents: z.boolean() })))
    .output(signingSessionSchema),
  getSignersDocument: call({
    name: 'getSignersDocument',
    method: 'GET',
    path: `${base}/{id}`,
    access: 'public',
    summary: 'Returns a document to a signer with their token: what it is, whose, and who signs it',
  })
    .input(lazyObject(() => ({ id: guid, ...withToken })))
    .output(signersDocumentSchema),
  getESignQuestions: call({
    name: 'getESignQuestions',
    method: 'GET',
    path: `${base}/getESignQuestions/{token}`,
    access: 'public',
    summary:
      'Returns what the signer has to fill in and sign, with what was saved before; with `includeImages`, a picture of each page',
  })
    .input(lazyObject(() => ({ token: tokenSchema, includeImages: z.stringbool().default(false) })))
    .output(eSignDraftSchema),
  saveESignQuestions: call({
    name: 'saveESignQuestions',
    method: 'POST',
    path: `${base}/saveESignQuestions/{token}`,
    access: 'public',
    summary: 'Saves what the signer has filled in so far; `data.document` is the id of the document. Nothing is signed by this',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ token: tokenSchema, data: lazyObject(() => ({ document: guid })), draft: eSignDraftSchema })))
    .output(lazyObject(() => ({ savedOn: instant, version: z.int().min(0) }))),
  completeESignSession: call({
    name: 'completeESignSession',
    method: 'POST',
    path: `${base}/completeESignSession`,
    access: 'public',
    summary: 'Signs the document with what was saved; the link then only shows and downloads it',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ signingTokenId: guid, ...withToken, documentSha256: sha256 })))
    .output(lazyObject(() => ({ signedOn: instant }))),
  declineESign: call({
    name: 'declineESign',
    method: 'POST',
    path: `${base}/declineESign`,
    access: 'public',
    summary: 'Declines to sign, with a reason that the home sees; nobody else can sign the document then',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ ...withToken, reason: requiredLines(MAX_REASON) })))
    .output(doneSchema),
  getNextESignDocument: call({
    name: 'getNextESignDocument',
    method: 'POST',
    path: `${base}/getNextESignDocument/{id}`,
    access: 'public',
    summary:
      'Returns whether the same signer has another document of the case to sign, and emails its link to them again if it isn’t open; a tablet session continues with it',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ id: guid, ...withToken })))
    .output(
      lazyObject(() => ({
        next: lazyObject(() => ({
          documentId: guid,
          name: line(200),
          /** Opens it on the home’s tablet, in the same witnessed session; null for everyone else, who gets an email. */
          signingToken: tokenSchema.nullable(),
        })).nullable(),
      })),
    ),
  sendCaseFormDocumentCopy: call({
    name: 'sendCaseFormDocumentCopy',
    method: 'POST',
    path: `${base}/sendCaseFormDocumentCopy/{id}`,
    access: 'visitor',
    summary:
      'Emails a copy of a document that is sealed, or was signed by hand: to the signer with their token, or for staff to a signer, by their number or the person of the case',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        signingToken: tokenSchema.optional(),
        contactId: guid.optional(),
        signerId: guid.optional(),
      })),
    )
    .output(doneSchema),
  getSealCertificates: call({
    name: 'getSealCertificates',
    method: 'GET',
    path: '/api/public/sealCertificates',
    access: 'public',
    summary:
      'Lists the certificates of all keys that have sealed documents, in the order in which they were published, the one in use last; none is ever removed',
  }).output(lazyObject(() => ({ items: z.array(sealCertificateSchema) }))),
};
