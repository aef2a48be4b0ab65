import { staleCase } from '#functions/cases/changing/change-case.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type DocumentPlace, documentPlaceWrite, newCaseDocumentWrites } from '#functions/table/case-document.ts';
import { appendToChain } from '#functions/table/chain.ts';
import { newMarkWrites, type ShownDocuments } from '#functions/table/shown-documents.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import { type ChainLink, firstHead } from '#shared/chain/chain-head.ts';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { isInUse } from '#shared/documents/document-status.ts';
import { suggestSigners } from '#shared/documents/suggest-signers.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { chainOf, recorded, tellOfDocument } from './change-document.ts';
import { type DocumentAccess, documentAccess, documentFor } from './document-access.ts';
import { type DocumentCase, readDocumentCase } from './document-case.ts';
import { documentView } from './document-view.ts';

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

/** Returns what writes a new document of a template with its record, and the entries of that. */
export async function newRecordedWrites(
  context: OperationContext,
  document: CaseDocument,
  { place, shown }: { place: DocumentPlace; shown: ShownDocuments },
): Promise<{ writes: Write[]; links: ChainLink[] }> {
  const { id, caseId, name, revision, templateDocumentId = '', replaces } = document;
  const created = recorded(context, 'document.created', { name, revision, ...(replaces ? { replaces } : {}) });
  const record = await appendToChain(chainOf(id), await firstHead(chainOf(id)), [created]);
  const rows = [
    documentPlaceWrite(caseId, templateDocumentId, id, place),
    ...newCaseDocumentWrites(document),
    ...newMarkWrites(caseId, id, shown),
  ];
  return { writes: [...rows, ...record.writes], links: record.links };
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
    const known = await readDocumentCase(context, access, { withDocuments: true });
    const place = known.sheet.placeOf(templateDocumentId);
    const there = known.sheet.entries.find((entry) => entry.id === place.documentId);
    if (there && isInUse(there)) return documentView(context, await documentFor(context, { id, documentId: there.id }), known);
    const document = newDocument(context, access, known, templateToBegin(known, templateDocumentId));
    const { writes, links } = await newRecordedWrites(context, document, { place, shown: known.sheet.shown });
    try {
      await context.table.transact([...writes, tellOfDocument(context, document, 'document-begun')]);
      return await documentView(context, { ...access, document: { ...document, version: 1 }, links }, known);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (isAgain) throw staleCase();
    }
  }
}
