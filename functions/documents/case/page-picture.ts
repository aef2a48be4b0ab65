import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import { pageImage, pictureUrl, preparePageImage } from '#functions/documents/forms/inspect-form.ts';
import { printedFolder } from '#functions/documents/printed-folder.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { DocumentSide } from '#shared/documents/field-capture.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { composePaper } from './compose-paper.ts';
import type { DocumentAccess } from './document-access.ts';
import { currentFile } from './document-file.ts';
import { type DocumentContent, documentContent, sentContent } from './document-view.ts';
import { caseDocumentsFolder } from './documents-folder.ts';
import { WITHDRAWN } from './filled-fields.ts';
import { readKept } from './kept-files.ts';

type Drawing = OperationContext & { fonts: FontLibrary };
type Wanted = { page: number; width: number };

type Size = { width: number; height: number };
type Place = Size & { fieldId: string; x: number; y: number };
/** A page of a document as a picture, with where its fields are, in points. */
export type PagePicture = Size & { image: string; pageCount: number; places: Place[]; points: Size; text: string };

/** What the file of a picture begins with: the length of its description, in four bytes. So a page that was drawn is one read. */
const LENGTH_BYTES = 4;

/** Returns the name of the file of a picture. It names the document, so that what somebody else's content is called leads nowhere. Those of a draft are deleted after a day, like everything that was printed of it. */
const keyOf = ({ id, state }: CaseDocument, side: DocumentSide, content: string, { page, width }: Wanted): string =>
  `${state === 'draft' ? printedFolder : caseDocumentsFolder}pages/${id}/${content}/${side}/${page}-${width}`;

function read(stored: Buffer): PagePicture {
  const end = LENGTH_BYTES + stored.readUInt32BE(0);
  const described = JSON.parse(stored.toString('utf8', LENGTH_BYTES, end)) as Omit<PagePicture, 'image' | 'text'> & {
    text?: string;
  };
  // A picture that was drawn before pages had texts has none.
  return { ...described, text: described.text ?? '', image: pictureUrl(stored.subarray(end)) };
}

function packed(described: Omit<PagePicture, 'image'>, bytes: Uint8Array): Buffer {
  const text = Buffer.from(JSON.stringify(described));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text, bytes]);
}

type Pages = { bytes: Buffer; pages: readonly Size[]; template: Pick<TemplateDocument, 'fields'> };

/** Returns the pages of a document: the file that counts, or a draft put on paper. A scan has no fields, and neither has what was sealed. */
async function pagesOf(context: Drawing, document: CaseDocument, { template, values, pages }: DocumentContent): Promise<Pages> {
  const kept = keptOf(document);
  if (kept) {
    const bytes = await readKept(kept);
    const isScan = kept === document.paper;
    return { bytes, pages: isScan ? [] : pages, template: { fields: isScan ? [] : (template?.fields ?? []) } };
  }
  if (!template) throw problem('conflict', { detail: WITHDRAWN });
  return composePaper(context.fonts, template, values, { createdOn: document.createdOn.slice(0, 10) });
}

/** Returns where fields are on a page that somebody sees. */
const placesOn = (page: number, fields: TemplateDocument['fields'], seen: ReadonlySet<string>): Place[] =>
  fields
    .filter(({ id }) => seen.has(id))
    .flatMap(({ id: fieldId, placements }) =>
      placements.filter((place) => place.page === page).map(({ x, y, width, height }) => ({ fieldId, x, y, width, height })),
    );

/** A document that is shown to a side, and how to find what is on its pages. A signer sees what the family does. */
type Shown = { document: CaseDocument; side: DocumentSide; content: () => Promise<DocumentContent> };

/** Returns what a viewer of a case is shown of a document. */
export const shownTo = (context: Drawing, access: DocumentAccess, document: CaseDocument): Shown => ({
  document,
  side: access.side,
  content: () => documentContent(context, access, document),
});

/** Returns what a signer is shown of a document that was sent to them. */
export const shownToSigner = (document: CaseDocument): Shown => ({
  document,
  side: 'family',
  content: () => sentContent(document, 'family'),
});

/** Returns the file of a document that counts, by which what was sent is named. */
const keptOf = (document: CaseDocument) => (document.state === 'draft' ? undefined : currentFile(document));

/**
 * Returns a page that was drawn before, in one read: of a draft by what its page on the screen calls its content (`pictureKey`), without filling it in again to
 * know that; of what was sent by its file. Nothing if it has to be drawn.
 */
export async function drawnPicture(
  { document, side, pictureKey }: { document: CaseDocument; side: DocumentSide; pictureKey?: string | undefined },
  wanted: Wanted,
): Promise<PagePicture | undefined> {
  const content = document.state === 'draft' ? pictureKey : keptOf(document)?.sha256;
  const stored = content === undefined ? null : await filesBucket().read(keyOf(document, side, content, wanted));
  return stored ? read(stored.bytes) : undefined;
}

/** Returns the picture of a page in this width, which is drawn once for the same content, and read from then on. */
export async function pagePicture(
  context: Drawing,
  { document, side, content: contentOf }: Shown,
  wanted: Wanted,
): Promise<PagePicture> {
  const { page, width } = wanted;
  const files = filesBucket();
  const kept = keptOf(document);
  const known = kept && (await drawnPicture({ document, side }, wanted));
  if (known) return known;
  preparePageImage();
  const content = await contentOf();
  const key = keyOf(document, side, kept?.sha256 ?? content.pictureKey, wanted);
  const stored = kept ? null : await files.read(key);
  if (stored) return read(stored.bytes);
  const { bytes, pages, template } = await pagesOf(context, document, content);
  const pageCount = kept?.pageCount ?? pages.length;
  if (page > pageCount) throw problem('not_found', { detail: `This document has no page ${page}.` });
  const drawn = await pageImage({ bytes, page, width });
  const points = pages[page - 1] ?? { width: drawn.width, height: drawn.height };
  const seen = new Set((content.fields ?? []).map(({ field }) => field.id));
  const described = {
    width: drawn.width,
    height: drawn.height,
    pageCount,
    places: placesOn(page, template.fields, seen),
    points,
    text: drawn.text,
  };
  const picture = packed(described, drawn.bytes);
  await files.write(key, picture, { type: 'application/octet-stream' });
  return read(picture);
}
