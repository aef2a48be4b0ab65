import { relationTo, type ViewedCase, viewedCase } from '#functions/cases/access/case-viewer.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type RecordedDocument, readRecordedDocument } from '#functions/table/case-document.ts';
import { type CaseTop, readCaseTop } from '#functions/table/document-rows.ts';
import { can } from '#shared/access/can.ts';
import type { DocumentSide } from '#shared/documents/field-capture.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
import { memberSide, sideOf } from '#shared/visibility/sight.ts';

/** Someone who sees documents of a case, from which side, and whether they may change what is theirs. `contactId` is the contact that a relative is. `top` was read with the row that admits them. */
export type DocumentAccess = ViewedCase & {
  side: DocumentSide;
  mayChange: boolean;
  top: CaseTop;
  contactId?: string | undefined;
};

/** Returns a case to those who may see documents of it: its home's staff and its family. A trade company sees none: 404, as for everyone else. */
export async function documentAccess(context: OperationContext, caseId: string): Promise<DocumentAccess> {
  let top: CaseTop | undefined;
  const viewed = await viewedCase(context, caseId, async (locationId) => {
    top = await readCaseTop(context.table, caseId, locationId);
    return top.record;
  });
  const side = sideOf(viewed.viewer);
  if (side === 'trade' || !top) throw problem('not_found');
  const { viewer, record } = viewed;
  const mayChange = viewer === 'family' ? record.status !== 'cancelled' : can(viewer, 'documents.change');
  const own = viewer === 'family' && context.actor.kind === 'person' ? context.actor.person.cases : [];
  return { ...viewed, side, mayChange, top, contactId: own.find((link) => link.caseId === caseId)?.contactId };
}

type Seen = Pick<CaseDocument, 'audience' | 'state' | 'signers'>;

const signs = ({ signers }: Pick<Seen, 'signers'>, contactId: string | undefined): boolean =>
  contactId !== undefined && signers.some((signer) => signer.contactId === contactId);

/**
 * Tells whether someone sees a document. Of the documents that are for families, every relative sees drafts, which say what they see of the case anyway. One that was sent or signed is for those who sign
 * it and the person in control of the disposition; while nobody is in control, for every relative, until it’s void.
 */
export function seesDocument(
  { side, contactId, record }: Pick<DocumentAccess, 'side' | 'contactId' | 'record'>,
  document: Seen,
): boolean {
  if (side === 'staff') return true;
  if (document.audience !== 'family-user') return false;
  const { personInControlOfDisposition: inControl } = record;
  if (document.state === 'draft' || signs(document, contactId)) return true;
  return inControl === undefined ? document.state !== 'void' : inControl === contactId;
}

/**
 * Returns the side from which the caller sees a document, and the contact that a relative is, if the document's own rows are enough to tell: they say that its case isn't hidden. Otherwise undefined,
 * which refuses nobody: then the case has to be read.
 */
export function markedSide(
  context: OperationContext,
  { document, isShown }: Pick<RecordedDocument, 'document' | 'isShown'>,
): Pick<DocumentAccess, 'side' | 'contactId'> | undefined {
  if (!isShown) return undefined;
  const { caseId, providerLocationId } = document;
  const { membership, link } = relationTo(context, caseId);
  const isStaff =
    membership?.locationId === providerLocationId && can(membership, 'cases.read') && memberSide(membership) === 'staff';
  if (isStaff) return { side: 'staff', contactId: undefined };
  // Of the family, its rows tell only of those who sign it.
  const isSigner = link && document.audience === 'family-user' && signs(document, link.contactId);
  return isSigner ? { side: 'family', contactId: link.contactId } : undefined;
}

/** Returns a document of a case with its record, to someone who may see it; a 404 to everyone else, as for one that never existed. */
export async function documentFor(
  context: OperationContext,
  { id, documentId }: { id: string; documentId: string },
): Promise<DocumentAccess & RecordedDocument> {
  const [access, found] = await Promise.all([documentAccess(context, id), readRecordedDocument(context.table, documentId)]);
  if (found?.document.caseId !== id || !seesDocument(access, found.document)) throw problem('not_found');
  return { ...access, ...found };
}

/** Returns the access of someone who may see a document that was read; a 404 to everyone else. */
export async function accessTo(context: OperationContext, document: CaseDocument): Promise<DocumentAccess> {
  const access = await documentAccess(context, document.caseId);
  if (!seesDocument(access, document)) throw problem('not_found');
  return access;
}
