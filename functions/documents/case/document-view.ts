import { sha256 } from '#functions/catalog/release-parts.ts';
import { namesInPdf } from '#functions/documents/templates/template-description.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type RecordedDocument, readRecordedDocument } from '#functions/table/case-document.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import type { ChainLink } from '#shared/chain/chain-head.ts';
import type { CaseDocumentView, DocumentFieldView } from '#shared/contract/case-documents-views.ts';
import type { FilledField, SignerFacts } from '#shared/documents/document-reasons.ts';
import { evidenceWords } from '#shared/documents/evidence-words.ts';
import { seesField } from '#shared/documents/field-capture.ts';
import { signerRoleWords } from '#shared/documents/signer-role-words.ts';
import type { SigningPeople } from '#shared/documents/suggest-signers.ts';
import type { CaseDocument, DocumentValue } from '#shared/model/case-document.ts';
import type { Timing } from '#shared/model/enumerations/case.ts';
import { fieldLabels } from '#shared/model/field-labels.ts';
import { isMissing } from '#shared/model/missing-field.ts';
import { offPageFields } from '#shared/model/off-page-fields.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { wordingOf } from '#shared/questions/wording.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import { oneLine } from '#shared/values/one-line.ts';
import type { ChangedDocument } from './change-document.ts';
import { currentSigners, inOrder } from './changed-signers.ts';
import { accessTo, type DocumentAccess, markedSide } from './document-access.ts';
import { type DocumentCase, readDocumentCase } from './document-case.ts';
import { filledFields, printedValues, signerFacts, signerView, standingOf } from './filled-fields.ts';
import { readFrozen } from './kept-files.ts';

/** The newest entries that a page shows. Each has its number, so that nobody takes them for all. */
const MOST = 2000;

/** Returns the entries of a document's record in words, in their order. */
const recordView = (links: readonly ChainLink[]): CaseDocumentView['record'] =>
  links.slice(-MOST).map(({ sequence, hash, text }) => {
    const entry = JSON.parse(text) as ChainEntry;
    const { actor, recordedOn } = entry;
    return { sequence, on: recordedOn, who: actor.name || 'Yarrow', words: oneLine(evidenceWords(entry), 600), hash };
  });

/** What is on the pages of a document: its template, what is printed in it, and the name of its picture. */
export type DocumentContent = {
  template: TemplateDocument | undefined;
  values: Readonly<Record<string, DocumentValue>>;
  fields: readonly FilledField[] | undefined;
  /** What the reasons about a draft’s signers depend on. */
  facts?: SignerFacts;
  /** Who a draft’s signers may be. */
  people?: SigningPeople;
  /** Whether a draft’s questions are about someone who died. What was sent has no questions any more. */
  timing?: Timing;
  pages: readonly { width: number; height: number }[];
  pictureKey: string;
};

/** Returns the name of the picture of a draft: the same content has the same picture for everyone. */
const draftKey = (document: CaseDocument, template: TemplateDocument | undefined, values: DocumentContent['values']): string =>
  sha256(canonicalJson({ document: document.id, template: template ?? null, values }));

const whyFrozen = { whyNot: 'This document was sent, so it can’t be changed.' };

/** Returns what is on the pages of a document that was sent, as a side sees it. */
export async function sentContent(document: CaseDocument, side: DocumentAccess['side']): Promise<DocumentContent> {
  const pictureKey = document.sealed?.sha256 ?? document.paper?.sha256 ?? document.original?.sha256 ?? sha256(document.id);
  if (!document.frozen) return { template: undefined, values: {}, fields: [], pages: [], pictureKey };
  const { template, values, pages } = await readFrozen(document.frozen);
  const fields = template.fields
    .filter((field) => seesField(side, field))
    .map((field) => ({
      field,
      value: values[field.id] ?? null,
      capture: whyFrozen,
      question: undefined,
      isUnasked: false,
      lead: () => null,
    }));
  // A scan has pages of its own, which its pictures count.
  const isScan = document.sealed === undefined && document.paper !== undefined;
  return { template, values, fields, pages: isScan ? [] : pages, pictureKey };
}

/** Tells whether what is on the pages of a document was kept: a void draft never was. */
const isSent = ({ state, frozen, paper }: CaseDocument): boolean => state !== 'draft' && (frozen ?? paper) !== undefined;

/** Returns what is on the pages of a document now: as it was sent, or for a draft, filled in from the case. */
export async function documentContent(
  context: OperationContext,
  access: DocumentAccess,
  document: CaseDocument,
  read?: DocumentCase,
): Promise<DocumentContent> {
  if (isSent(document)) return sentContent(document, access.side);
  const known = read ?? (await readDocumentCase(context, access));
  const template = known.templates.templates.get(document.templateDocumentId ?? '');
  const { side } = access;
  const { entries } = document;
  const signers = currentSigners(document.signers, known.people, template);
  const fields = template && filledFields(template, known, { side, entries, signers });
  const values = printedValues(fields ?? []);
  const pages = template?.file?.pages.map(({ width, height }) => ({ width, height })) ?? [];
  return {
    template,
    values,
    fields,
    facts: signerFacts(known),
    people: known.people,
    timing: access.record.type,
    pages,
    pictureKey: draftKey(document, template, values),
  };
}

/** Returns the ids of the fields of a document that are nowhere on its pages. When it was sent, every field got its places. */
async function offPage({ state, frozen }: CaseDocument, template: TemplateDocument | undefined): Promise<ReadonlySet<string>> {
  if (!template) return new Set();
  const wasSent = state !== 'draft' && frozen !== undefined;
  const off = wasSent
    ? template.fields.filter(({ placements }) => placements.length === 0)
    : offPageFields(template, await namesInPdf(template));
  return new Set(off.map(({ id }) => id));
}

type FieldPlace = { name: string; isOpen: boolean; isOnPage: boolean; timing: Timing };

function fieldView(filled: FilledField, { name, isOpen, isOnPage, timing }: FieldPlace): DocumentFieldView {
  const { field, value, capture, question, lead } = filled;
  const isLacking = isOpen && isMissing(filled);
  const mayChange = isOpen && 'into' in capture;
  return {
    ...field,
    name,
    value,
    isMissing: isLacking,
    mayChange,
    isOnPage,
    question: question ? { page: question.page, identifier: question.identifier, text: wordingOf(question, timing) } : null,
    link: isLacking && !mayChange ? lead() : null,
  };
}

type Shown = Pick<DocumentAccess, 'side' | 'contactId' | 'mayChange'> & Pick<RecordedDocument, 'document' | 'links'>;

async function viewWith(
  { document, side, contactId, mayChange, links }: Shown,
  content: DocumentContent,
): Promise<CaseDocumentView> {
  const { template, fields, facts, people, timing = 'at-need', pages, pictureKey } = content;
  const off = await offPage(document, template);
  const labels = fieldLabels(template?.fields ?? [], template?.signers ?? [], (role) => signerRoleWords(document, role));
  const { signers: kept, frozen: _frozen, says: _says, entries, voided, sealing, ...row } = document;
  const seen = new Set((fields ?? []).map(({ field }) => field.id));
  const isDraft = document.state === 'draft';
  const signers = isDraft && people ? currentSigners(kept, people, template) : inOrder(kept);
  const standing = standingOf({ ...document, signers }, fields, facts);
  return {
    viewer: side,
    document: {
      ...row,
      ...(side === 'staff' ? { voided, sealing } : {}),
      entries: Object.fromEntries(Object.entries(entries).filter(([id]) => seen.has(id))),
      status: standing.status,
      signers: signers.map((signer) => signerView({ side, contactId }, signer)),
    },
    reasons: standing.reasons,
    // Those beside the pages come last, as the screen has them.
    fields: (fields ?? [])
      .map((each) => {
        const { id, name } = each.field;
        return fieldView(each, { name: labels.get(id) ?? name, isOpen: isDraft && mayChange, isOnPage: !off.has(id), timing });
      })
      .toSorted((one, other) => Number(other.isOnPage) - Number(one.isOnPage)),
    pages: [...pages],
    pictureKey,
    record: side === 'staff' ? recordView(links) : [],
  };
}

/** Returns a document as someone sees it: a family gets its own fields, nobody's address, and no record. `read` is what is known of its case, if that was read. */
export const documentView = async (
  context: OperationContext,
  found: DocumentAccess & Pick<RecordedDocument, 'document' | 'links'>,
  read?: DocumentCase,
): Promise<CaseDocumentView> => viewWith(found, await documentContent(context, found, found.document, read));

/** Returns a document of a case to someone who may see it, a 404 to everyone else. One that was sent is read in one query; a draft is filled in from the case. */
export async function viewOf(
  context: OperationContext,
  { id, documentId }: { id: string; documentId: string },
): Promise<CaseDocumentView> {
  const found = await readRecordedDocument(context.table, documentId);
  if (found?.document.caseId !== id) throw problem('not_found');
  const seen = isSent(found.document) ? markedSide(context, found) : undefined;
  if (seen) return viewWith({ ...found, ...seen, mayChange: false }, await sentContent(found.document, seen.side));
  return documentView(context, { ...found, ...(await accessTo(context, found.document)) });
}

/** Returns a document as it is after a change, to the one who made it. If others added to its record in between, it's read again. */
export async function viewAfter(
  context: OperationContext,
  found: DocumentAccess,
  { document, links }: ChangedDocument,
): Promise<CaseDocumentView> {
  const changed = links ? { document, links } : await readRecordedDocument(context.table, document.id);
  if (!changed) throw problem('not_found');
  return documentView(context, { ...found, ...changed });
}
