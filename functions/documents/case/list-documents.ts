import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseDocumentEntry } from '#functions/table/case-document.ts';
import type { DocumentReason, ListedDocument } from '#shared/contract/case-documents-views.ts';
import { undecidedReasons } from '#shared/documents/document-reasons.ts';
import { isInUse } from '#shared/documents/document-status.ts';
import { suggestSigners } from '#shared/documents/suggest-signers.ts';
import { templateApplies } from '#shared/documents/template-applies.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { currentSigners, inOrder } from './changed-signers.ts';
import { type DocumentAccess, seesDocument } from './document-access.ts';
import { type DocumentCase, readDocumentCase } from './document-case.ts';
import { filledFields, signerFacts, signerView, standingOf } from './filled-fields.ts';

/** The most documents of a list. A case that has more has begun the same ones many times. */
const MOST = 500;

const categoryOf = ({ templates }: DocumentCase, template: TemplateDocument | undefined): string | null =>
  templates.categories.get(template?.documentCategoryId ?? '') ?? null;

function begun(entry: CaseDocumentEntry, known: DocumentCase, access: DocumentAccess): ListedDocument {
  const { side } = access;
  const { id, type, name, audience, state, revision, updatedOn, entries, sealing } = entry;
  const template = known.templates.templates.get(entry.templateDocumentId ?? '');
  const signers = state === 'draft' ? currentSigners(entry.signers, known.people, template) : inOrder(entry.signers);
  const fields = state === 'draft' && template ? filledFields(template, known, { side, entries, signers }) : undefined;
  const standing = standingOf({ state, signers, sealing }, fields, signerFacts(known));
  return {
    id,
    templateDocumentId: entry.templateDocumentId ?? null,
    categoryName: categoryOf(known, template),
    type,
    name,
    audience,
    state,
    ...standing,
    applies: template !== undefined && templateApplies(template, known.sources.known),
    revision,
    signers: signers.map((signer) => signerView(access, signer)),
    updatedOn,
  };
}

/** Returns a document that applies and isn't begun. Its signers are those who are suggested when it is. */
function unbegun(template: TemplateDocument, known: DocumentCase, newId: () => string): ListedDocument {
  const { id, type, name, audience } = template;
  const suggested = suggestSigners(template, known.people, newId);
  const standing = standingOf(
    { state: 'draft', signers: suggested, isBegun: false },
    filledFields(template, known, { side: 'staff', signers: suggested }),
    signerFacts(known),
  );
  return {
    id: null,
    templateDocumentId: id,
    categoryName: categoryOf(known, template),
    type,
    name,
    audience,
    state: null,
    status: standing.status,
    applies: true,
    revision: 1,
    reasons: standing.reasons.map((reason) => (reason.link?.kind === 'signer' ? { ...reason, link: null } : reason)),
    signers: [],
    updatedOn: null,
  };
}

/** Returns the documents of a case in the order of their templates: those begun, and for staff those that apply and aren't begun, and what others wait for. */
export async function listDocuments(
  context: OperationContext,
  access: DocumentAccess,
): Promise<{ documents: ListedDocument[]; undecided: DocumentReason[] }> {
  const known = await readDocumentCase(context, access, { withDocuments: true });
  const { entries } = known.sheet;
  const place = new Map([...known.templates.templates.keys()].map((id, at) => [id, at]));
  const placeOf = ({ templateDocumentId }: ListedDocument) => place.get(templateDocumentId ?? '') ?? place.size;
  const seen = entries.filter((entry) => seesDocument(access, entry)).map((entry) => begun(entry, known, access));
  const taken = new Set(entries.filter(isInUse).map(({ templateDocumentId }) => templateDocumentId));
  const open =
    access.side === 'staff'
      ? [...known.templates.templates.values()].filter(
          (template) => !taken.has(template.id) && templateApplies(template, known.sources.known),
        )
      : [];
  const documents = [...seen, ...open.map((template) => unbegun(template, known, context.newId))]
    .toSorted((one, other) => placeOf(one) - placeOf(other) || other.revision - one.revision)
    .slice(0, MOST);
  const all = [...known.templates.templates.values()];
  const asks = { known: known.sources.known, asked: known.asked };
  return { documents, undecided: access.side === 'staff' ? undecidedReasons(all, asks) : [] };
}
