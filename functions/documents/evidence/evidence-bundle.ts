import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import { sha256 } from '#functions/catalog/release-parts.ts';
import { chainOf, changeDocument, recorded } from '#functions/documents/case/change-document.ts';
import type { DocumentAccess } from '#functions/documents/case/document-access.ts';
import { readKept } from '#functions/documents/case/kept-files.ts';
import { pdfName } from '#functions/documents/file-name.ts';
import { keepFile } from '#functions/documents/keep-file.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { RecordedDocument } from '#functions/table/case-document.ts';
import { chainExport } from '#shared/chain/chain-export.ts';
import { verifySeal } from '#shared/seal/verify-seal.ts';
import { packBundle } from './bundle.ts';

type Packing = OperationContext & { verifier: () => Promise<Uint8Array> };

/**
 * Packs a sealed document with its record until now, and returns an address at which the bundle can be downloaded for five minutes. The record has an entry of it
 * then, with the hash of the bundle. The file waits in the folder of printed documents, whose files are deleted after a day.
 */
export async function evidenceBundle(
  context: Packing,
  found: DocumentAccess & RecordedDocument,
): Promise<{ url: string; fileName: string }> {
  const { document, record, side, links, head } = found;
  if (side !== 'staff') throw problem('not_found');
  if (!document.sealed) throw problem('not_found', { detail: 'This document isn’t sealed yet.' });
  const [sealed, verifier] = await Promise.all([readKept(document.sealed), context.verifier()]);
  const verdict = await verifySeal(new Uint8Array(sealed));
  if (verdict.kind !== 'unchanged') throw new Error('The seal of a kept document can’t be verified.');
  const name = pdfName(document.name, record.decedentFullName).replace(/\.pdf$/, '');
  const chain = chainExport(chainOf(document.id), links, head);
  const bundle = Buffer.from(packBundle({ name, sealed, record: chain, certificate: verdict.certificate, verifier }));
  const file = { bytes: bundle, type: 'application/zip', fileName: `${name}.zip` };
  const { url, fileName } = await keepFile(context, filesBucket(), file);
  const downloaded = recorded(context, 'document.downloaded', { what: 'bundle', sha256: sha256(bundle) });
  await changeDocument(context, found, { entries: [downloaded] });
  return { url, fileName };
}
