import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import { contentDisposition, pdfName } from '#functions/documents/file-name.ts';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import { printedKey } from '#functions/documents/printed-folder.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { RecordedDocument } from '#functions/table/case-document.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import type { CaseDocument, KeptFile } from '#shared/model/case-document.ts';
import { changeDocument, recorded } from './change-document.ts';
import { composePaper } from './compose-paper.ts';
import type { DocumentAccess } from './document-access.ts';
import { bucketOf } from './document-buckets.ts';
import { documentContent } from './document-view.ts';
import { WITHDRAWN } from './filled-fields.ts';

type Found = DocumentAccess & RecordedDocument;
type Printing = OperationContext & { fonts: FontLibrary };

/** Seconds for which an address of a file works. */
const SECONDS = 300;

/** Which file of a document is wanted: the one that counts now, or one that was kept. */
export type WhichFile = 'current' | 'original' | 'sealed' | 'paper';

/** Returns the file that counts of a document that was sent: sealed, signed on paper, or as it was sent. */
export const currentFile = ({ sealed, paper, original }: CaseDocument): KeptFile | undefined => sealed ?? paper ?? original;

const missing: Readonly<Record<Exclude<WhichFile, 'current'>, string>> = {
  original: 'This document wasn’t sent yet.',
  sealed: 'This document isn’t sealed yet.',
  paper: 'There is no paper of this document.',
};

/** Puts a draft on paper as it is now. The file waits in the folder of printed documents, whose files are deleted after a day. */
async function printedDraft(context: Printing, access: DocumentAccess, document: CaseDocument): Promise<string> {
  const { template, values } = await documentContent(context, access, document);
  if (!template) throw problem('conflict', { detail: WITHDRAWN });
  const { bytes } = await composePaper(context.fonts, template, values, { createdOn: document.createdOn.slice(0, 10) });
  const key = printedKey(context, 'pdf');
  await filesBucket().write(key, bytes, { type: 'application/pdf' });
  return key;
}

/** Records that someone downloads a kept file: once a day for each person and file, by the entries that were read with the document anyway. */
async function noteDownload(context: Printing, found: Found, kept: KeptFile): Promise<void> {
  const { document, links } = found;
  const { sealed, paper } = document;
  const what = kept === sealed ? 'sealed' : kept === paper ? 'paper' : 'original';
  const entry = recorded(context, 'document.downloaded', { what, sha256: kept.sha256 });
  const isSame = ({ type, actor, data, occurredOn }: ChainEntry) =>
    type === entry.type &&
    actor.id === entry.actor.id &&
    data.sha256 === kept.sha256 &&
    occurredOn.slice(0, 10) === entry.occurredOn.slice(0, 10);
  if (links.some(({ text }) => isSame(JSON.parse(text) as ChainEntry))) return;
  await changeDocument(context, found, { entries: [entry] });
}

/** Returns an address at which a file of a document can be downloaded for five minutes, and the name that it's saved under. A draft isn't recorded. */
export async function documentFile(
  context: Printing,
  found: Found,
  which: WhichFile,
): Promise<{ url: string; fileName: string }> {
  const { document, record } = found;
  const kept = which === 'current' ? currentFile(document) : document[which];
  if (!kept && which !== 'current') throw problem('not_found', { detail: missing[which] });
  const key = kept?.path ?? (await printedDraft(context, found, document));
  if (kept) await noteDownload(context, found, kept);
  const fileName = pdfName(document.name, record.decedentFullName);
  const disposition = contentDisposition(fileName);
  return { url: await bucketOf(key).address(key, { at: context.now, seconds: SECONDS, disposition }), fileName };
}
