import { sha256 } from '#functions/catalog/release-parts.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { RecordedDocument } from '#functions/table/case-document.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import type { ChainLink } from '#shared/chain/chain-head.ts';
import type { CaseDocumentView, DocumentFieldView } from '#shared/contract/case-documents-views.ts';
import { type FilledField, isMissing, type SignerFacts } from '#shared/documents/document-reasons.ts';
import { evidenceWords } from '#shared/documents/evidence-words.ts';
import { seesField } from '#shared/documents/field-capture.ts';
import type { CaseDocument, DocumentValue } from '#shared/model/case-document.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import type { DocumentAccess } from './document-access.ts';
import { documentFor } from './document-access.ts';
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
    return { sequence, on: recordedOn, who: actor.name ?? 'Yarrow', words: evidenceWords(entry).slice(0, 600), hash };
  });

/** What is on the pages of a document: its template, what is printed in it, and the name of its picture. */
export type DocumentContent = {
  template: TemplateDocument | undefined;
  values: Readonly<Record<string, DocumentValue>>;
  fields: readonly FilledField[] | undefined;
  /** What the reasons about a draft’s signers depend on. */
  facts?: SignerFacts;
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
  return { template, values, fields, pages, pictureKey };
}

/** Returns what is on the pages of a document now: as it was sent, or for a draft, filled in from the case. */
export async function documentContent(
  context: OperationContext,
  access: DocumentAccess,
  document: CaseDocument,
  read?: DocumentCase,
): Promise<DocumentContent> {
  if (document.state !== 'draft' && (document.frozen || document.paper)) return sentContent(document, access.side);
  const known = read ?? (await readDocumentCase(context, access));
  const template = known.templates.templates.get(document.templateDocumentId ?? '');
  const fields = template && filledFields(template, known, { side: access.side, entries: document.entries });
  const values = printedValues(fields ?? []);
  const pages = template?.file?.pages.map(({ width, height }) => ({ width, height })) ?? [];
  return { template, values, fields, facts: signerFacts(known), pages, pictureKey: draftKey(document, template, values) };
}

function fieldView(filled: FilledField, isOpen: boolean): DocumentFieldView {
  const { field, value, capture, question, lead } = filled;
  const isLacking = isOpen && isMissing(filled);
  const mayChange = isOpen && 'into' in capture;
  return {
    ...field,
    value,
    isMissing: isLacking,
    mayChange,
    question: question ? { page: question.page, identifier: question.identifier, text: question.question } : null,
    link: isLacking && !mayChange ? lead() : null,
  };
}

/** Returns a document as someone sees it: a family gets its own fields, nobody's address, and no record. `read` is what is known of its case, if that was read. */
export async function documentView(
  context: OperationContext,
  found: DocumentAccess & Pick<RecordedDocument, 'document' | 'links'>,
  read?: DocumentCase,
): Promise<CaseDocumentView> {
  const { document, side, mayChange, links } = found;
  const { fields, facts, pages, pictureKey } = await documentContent(context, found, document, read);
  const { signers, frozen: _frozen, entries, voided, sealing, ...row } = document;
  const seen = new Set((fields ?? []).map(({ field }) => field.id));
  const isDraft = document.state === 'draft';
  const standing = standingOf(document, fields, facts);
  return {
    viewer: side,
    document: {
      ...row,
      ...(side === 'staff' ? { voided, sealing } : {}),
      entries: Object.fromEntries(Object.entries(entries).filter(([id]) => seen.has(id))),
      status: standing.status,
      signers: signers.map((signer) => signerView(found, signer)),
    },
    reasons: standing.reasons,
    fields: (fields ?? []).map((each) => fieldView(each, isDraft && mayChange)),
    pages: [...pages],
    pictureKey,
    record: side === 'staff' ? recordView(links) : [],
  };
}

/** Returns a document as it is after a change, to the one who made it. */
export const viewOf = async (context: OperationContext, place: { id: string; documentId: string }): Promise<CaseDocumentView> =>
  documentView(context, await documentFor(context, place));
