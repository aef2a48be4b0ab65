import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseDocumentEntry, readCaseDocumentEntries } from '#functions/table/case-document.ts';
import type { ListedDocument } from '#shared/contract/case-documents-views.ts';
import { isInUse } from '#shared/documents/document-status.ts';
import { templateApplies } from '#shared/documents/template-applies.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { type DocumentAccess, seesDocument } from './document-access.ts';
import { type DocumentCase, readDocumentCase } from './document-case.ts';
import { filledFields, signerFacts, signerView, standingOf } from './filled-fields.ts';

/** The most documents of a list. A case that has more has begun the same ones many times. */
const MOST = 500;

const categoryOf = ({ templates }: DocumentCase, template: TemplateDocument | undefined): string | null =>
  templates.categories.get(template?.documentCategoryId ?? '') ?? null;

function begun(entry: CaseDocumentEntry, known: DocumentCase, { side }: DocumentAccess): ListedDocument {
  const { id, type, name, audience, state, revision, updatedOn, signers, entries, sealing } = entry;
  const template = known.templates.templates.get(entry.templateDocumentId ?? '');
  const fields = state === 'draft' && template ? filledFields(template, known, { side, entries }) : undefined;
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
    signers: signers.map((signer) => signerView(side, signer)),
    updatedOn,
  };
}

/** Returns a document that applies and isn't begun. Its signers are chosen when it is. */
function unbegun(template: TemplateDocument, known: DocumentCase): ListedDocument {
  const { id, type, name, audience, signers } = template;
  const standing = standingOf({ state: 'draft', signers: [] }, filledFields(template, known, { side: 'staff' }));
  const isReady = standing.status === 'complete' && signers.length > 0;
  return {
    id: null,
    templateDocumentId: id,
    categoryName: categoryOf(known, template),
    type,
    name,
    audience,
    state: null,
    status: isReady ? 'ready-to-sign' : standing.status,
    applies: true,
    revision: 1,
    reasons: standing.reasons,
    signers: [],
    updatedOn: null,
  };
}

/** Returns the documents of a case in the order of their templates: those begun, and for staff those that apply and aren't begun. */
export async function listDocuments(context: OperationContext, access: DocumentAccess): Promise<ListedDocument[]> {
  const [entries, known] = await Promise.all([
    readCaseDocumentEntries(context.table, access.record.id),
    readDocumentCase(context, access),
  ]);
  const place = new Map([...known.templates.templates.keys()].map((id, at) => [id, at]));
  const placeOf = ({ templateDocumentId }: ListedDocument) => place.get(templateDocumentId ?? '') ?? place.size;
  const seen = entries.filter((entry) => seesDocument(access.side, entry)).map((entry) => begun(entry, known, access));
  const taken = new Set(entries.filter(isInUse).map(({ templateDocumentId }) => templateDocumentId));
  const open =
    access.side === 'staff'
      ? [...known.templates.templates.values()].filter(
          (template) => !taken.has(template.id) && templateApplies(template, known.sources.known),
        )
      : [];
  return [...seen, ...open.map((template) => unbegun(template, known))]
    .toSorted((one, other) => placeOf(one) - placeOf(other) || other.revision - one.revision)
    .slice(0, MOST);
}
