import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { documentPlaceWrite, newCaseDocumentWrites, readDocumentPlace } from '#functions/table/case-document.ts';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { isInUse } from '#shared/documents/document-status.ts';
import { suggestSigners } from '#shared/documents/suggest-signers.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { changeDocument, recorded, tellOfDocument } from './change-document.ts';
import { type DocumentAccess, documentAccess, documentFor } from './document-access.ts';
import { type DocumentCase, readDocumentCase } from './document-case.ts';
import { documentView, viewOf } from './document-view.ts';

/** Returns the template that a document begins from; a 400 if nobody can begin from it. */
export function templateToBegin({ templates }: DocumentCase, templateDocumentId: string): TemplateDocument {
  const template = templates.templates.get(templateDocumentId);
  if (template?.isActive) return template;
  throw problem('invalid_input', {
    errors: [{ field: 'templateDocumentId', message: 'This document isn’t offered any more. Reload the page to see which are.' }],
  });
}

/** Returns a new draft from a template, with the signers that the case suggests. */
export function newDocument(
  context: OperationContext,
  { record }: DocumentAccess,
  { people }: DocumentCase,
  template: TemplateDocument,
): CaseDocument {
  const { type, name, audience, id: templateDocumentId } = template;
  const on = context.now.toISOString();
  const createdBy = context.actor.kind === 'person' ? context.actor.person.id : record.id;
  return {
    id: context.newId(),
    caseId: record.id,
    providerLocationId: record.providerLocationId,
    type,
    name,
    audience,
    state: 'draft',
    templateDocumentId,
    revision: 1,
    entries: {},
    signers: suggestSigners(template, people, context.newId),
    createdOn: on,
    createdBy,
    updatedOn: on,
  };
}

/** Returns the document in use that a template has; undefined if it has to be begun. */
async function inUse(context: OperationContext, id: string, documentId: string | null): Promise<CaseDocumentView | undefined> {
  if (documentId === null) return undefined;
  const found = await documentFor(context, { id, documentId });
  return isInUse(found.document) ? documentView(context, found) : undefined;
}

/**
 * Begins a document of a case from a template, once: as long as that one is neither void nor replaced, beginning again returns it. Of two people who begin at the
 * same moment, the second gets what the first began.
 */
export async function beginDocument(
  context: OperationContext,
  { id, templateDocumentId }: { id: string; templateDocumentId: string },
): Promise<CaseDocumentView> {
  const access = await documentAccess(context, id);
  for (let isAgain = false; ; isAgain = true) {
    const place = await readDocumentPlace(context.table, id, templateDocumentId);
    const there = await inUse(context, id, place.documentId);
    if (there) return there;
    const known = await readDocumentCase(context, access);
    const document = newDocument(context, access, known, templateToBegin(known, templateDocumentId));
    const { name, revision } = document;
    try {
      await changeDocument(context, access.record, document.id, {
        writes: [
          documentPlaceWrite(id, templateDocumentId, document.id, place),
          ...newCaseDocumentWrites(document),
          tellOfDocument(context, document, 'document-begun'),
        ],
        entries: [recorded(context, 'document.created', { name, revision })],
      });
      return await viewOf(context, { id, documentId: document.id });
    } catch (error) {
      if (isAgain || !isStale(error)) throw error;
    }
  }
}

const isStale = (error: unknown): boolean => (error as { code?: unknown }).code === 'stale';
