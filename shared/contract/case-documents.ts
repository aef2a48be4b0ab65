import * as z from 'zod';
import { documentSignerSchema, documentValuesSchema, fieldValueSchema, MAX_REASON } from '#shared/model/case-document.ts';
import { MAX_SIGNERS } from '#shared/model/document.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, instant, line, requiredLines, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { documentViewSchema, listedDocumentSchema, reasonSchema } from './case-documents-views.ts';
import { doneSchema } from './done.ts';

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
    .output(
      lazyObject(() => ({
        viewer: z.enum(['staff', 'family']),
        documents: z.array(listedDocumentSchema).max(500),
        /** What the case has to say before other documents can apply, for staff. */
        undecided: z.array(reasonSchema).max(10).default([]),
      })),
    ),
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
    summary:
      'Sends a signer a new link to the address that they have now, which ends the one they had; a reminder keeps the link',
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
  beginOwnSigning: call({
    name: 'beginOwnSigning',
    method: 'POST',
    path: `${onePath}/signers/{signerId}/sign`,
    access: 'signed-in',
    summary:
      'Opens a document to the relative who signs it and is signed in, for 12 hours and no longer than their link works; the record says that they opened it in their account',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ ...one, signerId: guid })))
    .output(lazyObject(() => ({ signingToken: line(43), expiresOn: instant }))),
  sealCaseDocument: call({
    name: 'sealCaseDocument',
    method: 'POST',
    path: `${onePath}/seal`,
    access: 'documents.change',
    summary: 'Tries to seal a document now that everyone has signed, without waiting for the next try',
    idempotency: 'required',
  })
    .input(lazyObject(() => one))
    .output(doneSchema),
};
