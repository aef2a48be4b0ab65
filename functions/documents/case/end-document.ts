import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { RecordedDocument } from '#functions/table/case-document.ts';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { isComplete } from '#shared/documents/document-status.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { newDocument, newRecordedWrites, templateToBegin } from './begin-document.ts';
import { changeDocument, recorded, tellOfDocument } from './change-document.ts';
import type { DocumentAccess } from './document-access.ts';
import { readDocumentCase } from './document-case.ts';
import { documentView } from './document-view.ts';
import { checkNoContract, checkVersion, type Ending, type TellWithdrawn, voidedRow } from './void-document.ts';

type Found = DocumentAccess & RecordedDocument;

/** Returns why a document has no next version, in words. */
function whyNotReplaced({ state, replacedBy }: CaseDocument): string | null {
  if (replacedBy !== undefined) return 'This document has a next version already.';
  if (state === 'draft') return 'This document wasn’t sent yet. Change it instead.';
  return state === 'void' ? 'This document is void. Begin it again.' : null;
}

/** Returns what of a version goes into the next one: what was entered in the document itself, and who signs, where the template still asks for it. */
function carried(
  before: CaseDocument,
  next: CaseDocument,
  { fields }: TemplateDocument,
): Pick<CaseDocument, 'entries' | 'signers'> {
  const ids = new Set(fields.map(({ id }) => id));
  const signers = next.signers.map((signer) => {
    const same = before.signers.find(({ slot, role }) => slot === signer.slot && role === signer.role);
    if (!same) return signer;
    const { order, contactId, employeeId, fullName, email, authority, needsCode } = same;
    const { id, slot, role, state } = signer;
    const who = { ...(contactId ? { contactId } : {}), ...(employeeId ? { employeeId } : {}) };
    return { id, order, ...(slot === undefined ? {} : { slot }), role, state, ...who, fullName, email, authority, needsCode };
  });
  return { entries: Object.fromEntries(Object.entries(before.entries).filter(([id]) => ids.has(id))), signers };
}

/** Begins the next version of a document, from today's template and answers. Returns that version as the caller sees it. */
export async function replaceDocument(
  context: OperationContext,
  found: Found,
  { version, reason }: Ending,
  tellWithdrawn: TellWithdrawn,
): Promise<CaseDocumentView> {
  const { version: _version, ...document } = found.document;
  checkVersion(found, version);
  checkNoContract(document);
  const whyNot = whyNotReplaced(document);
  if (whyNot) throw problem('conflict', { detail: whyNot });
  const templateId = document.templateDocumentId ?? '';
  const known = await readDocumentCase(context, found, { withDocuments: true });
  const template = templateToBegin(known, templateId);
  const fresh = newDocument(context, found, known, template);
  const next = { ...fresh, ...carried(document, fresh, template), revision: document.revision + 1, replaces: document.id };
  const isVoided = !isComplete(document);
  const old = isVoided ? voidedRow(context, document, reason) : { ...document, updatedOn: next.createdOn };
  const { writes, links } = await newRecordedWrites(context, next, {
    place: known.sheet.placeOf(templateId),
    shown: known.sheet.shown,
  });
  await changeDocument(context, found, {
    document: { ...old, replacedBy: next.id },
    writes: [
      ...writes,
      tellOfDocument(context, next, 'document-replaced', { reason }),
      ...(isVoided ? tellWithdrawn(context, found) : []),
    ],
    entries: [
      ...(isVoided ? [recorded(context, 'document.voided', { reason })] : []),
      recorded(context, 'document.replaced', { replacedBy: next.id, reason }),
    ],
  });
  return documentView(context, { ...found, document: { ...next, version: 1 }, links }, known);
}
