import * as z from 'zod';
import { caseDocumentSchema, documentSignerSchema, fieldValueSchema } from '#shared/model/case-document.ts';
import { contactSection } from '#shared/model/contact-fields.ts';
import { documentFieldSchema, MAX_SIGNERS } from '#shared/model/document.ts';
import { documentState, documentStatus, documentType, signatureStatus } from '#shared/model/enumerations/document.ts';
import { caseRole } from '#shared/model/enumerations/people.ts';
import { formAudience } from '#shared/model/enumerations/question.ts';
import { questionIdentifier } from '#shared/model/question.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, instant, line, version } from '#shared/values/schemas.ts';

/**
 * Describes a reason why a document isn't done, in words. `link` leads to what removes it: a question of the case, a field of the document, or a signer.
 */
export const reasonSchema = lazyObject(() => ({
  words: line(300),
  link: z
    .discriminatedUnion('kind', [
      lazyObject(() => ({ kind: z.literal('question'), page: line(80), identifier: questionIdentifier })),
      lazyObject(() => ({ kind: z.literal('field'), fieldId: guid })),
      lazyObject(() => ({ kind: z.literal('signer'), signerId: guid })),
      /** A person of the case, and the section of their details; the list of people if nobody has the role yet. */
      lazyObject(() => ({
        kind: z.literal('contacts'),
        contactId: guid.nullable(),
        section: z.enum(contactSection),
        role: z.enum(caseRole.values).optional(),
      })),
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
  /** Whether the relative who asks is the signer. */
  isViewer: z.boolean(),
}));
export type DocumentSignerView = z.infer<typeof signerViewSchema>;

/** Describes a document in the list of a case. One that applies and isn't begun has no id. */
export const listedDocumentSchema = lazyObject(() => ({
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
  /** Whether it's somewhere on the pages. What isn't is filled in all the same. */
  isOnPage: z.boolean(),
  /** The question of the case that its value comes from. */
  question: lazyObject(() => ({ page: line(80), identifier: questionIdentifier, text: line(600) })).nullable(),
  /** Where staff enter what is missing, unless it's in the document itself. */
  link: reasonSchema.shape.link,
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
export const documentViewSchema = lazyObject(() => ({
  viewer: z.enum(['staff', 'family']),
  document: lazyObject(() => ({
    ...caseDocumentSchema.omit({ signers: true, frozen: true, says: true }).shape,
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
