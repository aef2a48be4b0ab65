import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import { problemWords } from '#functions/documents/templates/sample-values.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { RecordedDocument } from '#functions/table/case-document.ts';
import type { Write } from '#functions/table/table.ts';
import type { ChainEntryDraft } from '#shared/chain/chain-entry.ts';
import { missingReasons, signerReasons } from '#shared/documents/document-reasons.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
import { type ChangedDocument, changeDocument, completedEvent, recorded, tellOfDocument } from './change-document.ts';
import { currentSigners } from './changed-signers.ts';
import { composePaper, type Paper } from './compose-paper.ts';
import type { DocumentAccess } from './document-access.ts';
import { readDocumentCase } from './document-case.ts';
import { saysOf } from './document-says.ts';
import { filledFields, printedValues, signerFacts, WITHDRAWN } from './filled-fields.ts';
import { keepFrozen, keepPdf } from './kept-files.ts';
import { readCurrentTemplates } from './published-templates.ts';
import { checkVersion } from './void-document.ts';

type Sending = OperationContext & { fonts: FontLibrary };

/** Refuses a document on which something is missing, in the words of its page. */
function refuseMissing(reasons: readonly { words: string }[]): void {
  if (reasons.length === 0) return;
  const first = reasons[0]?.words ?? '';
  const detail = reasons.length === 1 ? first : `${reasons.length} things are missing. The first: ${first}`;
  throw problem('conflict', { detail });
}

/** Refuses values that aren't completely on the paper: nobody should sign half of a text. A character without a font is drawn as a box. */
function refuseProblems({ problems, template }: Paper): void {
  const errors = problems
    .filter(({ problem: kind }) => kind !== 'no-font')
    .map((each) => problemWords(each, template.fields))
    .map(({ fieldId, message }) => ({ field: fieldId ? `values.${fieldId}` : 'document', message }));
  if (errors.length > 0) throw problem('invalid_input', { detail: errors[0]?.message, errors });
}

type Prepared = { document: CaseDocument; isSigned: boolean };

/** Freezes a draft: its template as it's published, what is printed in its fields, and its pages are kept for good by their hashes. */
async function frozen(context: Sending, access: DocumentAccess, document: CaseDocument): Promise<Prepared> {
  const current = readCurrentTemplates(context.table);
  const [{ release }, known] = await Promise.all([current, readDocumentCase(context, access, { templates: current })]);
  const template = known.templates.templates.get(document.templateDocumentId ?? '');
  if (!template) throw problem('conflict', { detail: WITHDRAWN });
  const signers = currentSigners(document.signers, known.people, template);
  const fields = filledFields(template, known, { side: 'staff', entries: document.entries, signers });
  refuseMissing([...missingReasons(fields), ...signerReasons(signers, signerFacts(known))]);
  const values = printedValues(fields);
  const paper = await composePaper(context.fonts, template, values, { release, createdOn: document.createdOn.slice(0, 10) });
  refuseProblems(paper);
  const { id: documentId, revision } = document;
  const kept = await keepPdf(paper.bytes);
  const copy = await keepFrozen({ documentId, revision, release, template: paper.template, values, pages: paper.pages });
  const original = { ...kept, pageCount: paper.pages.length };
  const says = saysOf(known.sources.known);
  return { document: { ...document, signers, says, original, frozen: { ...copy, release } }, isSigned: signers.length > 0 };
}

/** What begins the turn of a document's first signers: the document after it, and what that writes. */
export type StartTurn = (
  context: OperationContext,
  document: CaseDocument,
) => { document: CaseDocument; writes: Write[]; entries: ChainEntryDraft[] };

/** Returns the row of a document that was just frozen: out for signatures, or finished if nobody has to sign it. */
function sentRow(context: OperationContext, { document, isSigned }: Prepared): CaseDocument {
  const on = context.now.toISOString();
  if (isSigned) return { ...document, state: 'out', sentOn: on, updatedOn: on };
  return { ...document, state: 'finished', sentOn: on, completedOn: on, updatedOn: on };
}

/**
 * Sends a draft: it's frozen first, under names that nobody reads yet, and then one transaction makes it what everyone signs. A request that dies in between leaves
 * a draft.
 */
export async function sendDocument(
  context: Sending,
  found: DocumentAccess & RecordedDocument,
  version: number,
  startTurn: StartTurn,
): Promise<ChangedDocument> {
  if (found.record.status === 'cancelled')
    throw problem('conflict', { detail: 'This case is cancelled, so nothing of it is sent. Make it active again first.' });
  if (found.document.state !== 'draft') throw problem('conflict', { detail: 'This document was sent already.' });
  checkVersion(found, version);
  const prepared = await frozen(context, found, found.document);
  const row = sentRow(context, prepared);
  const finished = recorded(context, 'document.finished', { documentSha256: row.original?.sha256 ?? '' });
  const turn = prepared.isSigned ? startTurn(context, row) : { document: row, writes: [], entries: [finished] };
  const { document } = turn;
  return changeDocument(context, found, {
    document,
    writes: [tellOfDocument(context, document, prepared.isSigned ? 'document-sent' : 'document-finished'), ...turn.writes],
    entries: turn.entries,
    events: completedEvent(context, document),
  });
}
