import { changeCase, isStale } from '#functions/cases/changing/change-case.ts';
import { byOf } from '#functions/cases/changing/timeline-of.ts';
import { carePageFor, type OpenCarePage, refuseClosed } from '#functions/cases/custody/care-page-of.ts';
import { filesBucket, readFileBytes, uploadAddress } from '#functions/catalog/imports/import-objects.ts';
import { sha256 } from '#functions/catalog/release-parts.ts';
import { caseDocumentsFolder } from '#functions/documents/case/documents-folder.ts';
import { admitPicture, derivedPicture } from '#functions/pictures/admit-picture.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { carePageWrite, type StoredCarePage } from '#functions/table/care-page.ts';
import { caseStillThere } from '#functions/table/case.ts';
import type { CarePhoto } from '#shared/contract/custody-pages.ts';
import { plainJpeg } from '#shared/custody/trips/plain-jpeg.ts';
import type { CarePageName } from '#shared/model/enumerations/custody.ts';

type Place = { id: string; page: CarePageName };

/** How many times a change is made again while others save the same page. */
const MAX_TRIES = 12;
/** The width that is kept, in pixels: enough to see a mark, and small enough to be sent in an answer. */
const WIDTH = 1200;
const TYPE = 'image/webp';
const JPEG = 'image/jpeg';

/** Photos are named by their hash, which the custody record has, too. */
const pathOf = (hash: string, type: string): string => `${caseDocumentsFolder}photos/${hash}.${type === JPEG ? 'jpg' : 'webp'}`;
/** An upload belongs to its case: nobody can keep it as a photo of another one. */
const uploadOf = (caseId: string, uploadId: string): string => `${caseId}/${uploadId}`;

/** Returns a page that has photos, for someone who works at the home and may change it; 403 for a trade company, which doesn't see them. */
async function openFor(context: OperationContext, { id, page: name }: Place): Promise<OpenCarePage> {
  const open = await carePageFor(context, id, name);
  if (open.page.photos === undefined) throw problem('not_found');
  if (!open.isStaff) throw problem('forbidden', { detail: 'Only the home’s own staff sees photos.' });
  return open;
}

/** Returns an address for a photo. Nothing is written before it is looked at, so nothing has to be taken back when it never comes. */
export async function beginPhoto(context: OperationContext, place: Place, { bytes, type }: { bytes: number; type: string }) {
  refuseClosed(await openFor(context, place));
  const uploadId = context.newId();
  return { uploadId, url: await uploadAddress(uploadOf(place.id, uploadId), { at: context.now, type, bytes }), type };
}

/** Keeps the pixels of a photo that has arrived, upright and without what the camera wrote into it. Returns their hash. */
async function keepPixels(caseId: string, uploadId: string): Promise<string> {
  const arrived = await readFileBytes(uploadOf(caseId, uploadId));
  if (!arrived) throw problem('not_found', { detail: 'The photo didn’t arrive. Choose it again.' });
  admitPicture(arrived);
  const { files } = await derivedPicture(arrived);
  const bytes = files.find(({ width }) => width === WIDTH)!.bytes;
  const hash = sha256(bytes);
  await filesBucket().write(pathOf(hash, TYPE), bytes, { type: TYPE, ifNew: true });
  return hash;
}

/**
 * Keeps a photo from a phone byte for byte, so that its hash is the one that the phone worked out when it was taken. What has more in it than pixels isn't kept, nor what can't be
 * read to its end.
 */
export async function keepPhonePhoto(file: File, hash: string): Promise<void> {
  const bytes = Buffer.from(await file.arrayBuffer());
  admitPicture(bytes);
  if (sha256(bytes) !== hash) throw problem('invalid_input', { detail: 'The photo didn’t arrive whole. Try again.' });
  const plain = plainJpeg(bytes);
  if (!plain || !bytes.equals(plain))
    throw problem('unsupported_type', { detail: 'This photo has more in it than a picture. Take it again.' });
  await derivedPicture(bytes);
  await filesBucket().write(pathOf(hash, JPEG), bytes, { type: JPEG, ifNew: true });
}

/** Refuses one photo more than a page can have. */
export function refuseFull({ page, stored }: Pick<OpenCarePage, 'page' | 'stored'>): void {
  if (stored.photos.length >= (page.photos ?? 0))
    throw problem('conflict', { detail: `This page can have at most ${page.photos} photos. Remove one first.` });
}

/** Changes the photos of a page as it is now, and again if somebody saves something else of it meanwhile. */
async function changePhotos(
  context: OperationContext,
  place: Place,
  after: (photos: readonly CarePhoto[], open: OpenCarePage) => readonly CarePhoto[] | undefined,
): Promise<OpenCarePage> {
  for (let tries = 1; ; tries += 1) {
    const open = await openFor(context, place);
    const photos = after(open.stored.photos, open);
    if (photos === undefined) return open;
    refuseClosed(open);
    const stored: StoredCarePage = { ...open.stored, photos };
    try {
      await changeCase(context, open.record, { writes: [carePageWrite(place.id, stored), caseStillThere(place.id)] });
      return { ...open, stored: { ...stored, version: stored.version + 1 } };
    } catch (error) {
      if (!isStale(error) || tries === MAX_TRIES) throw error;
    }
  }
}

/** Keeps a photo on a page. The same photo, sent again, is there once. */
export async function keepPhoto(context: OperationContext, place: Place, uploadId: string): Promise<OpenCarePage> {
  refuseClosed(await openFor(context, place));
  const hash = await keepPixels(place.id, uploadId);
  const photo = { sha256: hash, addedOn: context.now.toISOString(), addedByName: byOf(context).name };
  return changePhotos(context, place, (photos, open) => {
    if (photos.some((each) => each.sha256 === hash)) return undefined;
    refuseFull(open);
    return [...photos, photo];
  });
}

/** Takes a photo off a page. One that isn't there is gone already. */
export const removePhoto = (context: OperationContext, place: Place, hash: string): Promise<OpenCarePage> =>
  changePhotos(context, place, (photos) =>
    photos.some((each) => each.sha256 === hash) ? photos.filter((each) => each.sha256 !== hash) : undefined,
  );

/** Reads a photo by its hash, which custody records name; null if it isn't kept. */
export async function keptPhoto(hash: string): Promise<{ bytes: Buffer; ending: 'webp' | 'jpg' } | null> {
  const [webp, jpeg] = await Promise.all([TYPE, JPEG].map((type) => filesBucket().read(pathOf(hash, type))));
  if (webp) return { bytes: webp.bytes, ending: 'webp' };
  return jpeg ? { bytes: jpeg.bytes, ending: 'jpg' } : null;
}

/** Returns a photo of a page as a data address. */
export async function photoImage(context: OperationContext, place: Place, hash: string): Promise<string> {
  const { stored } = await openFor(context, place);
  const photo = stored.photos.find((each) => each.sha256 === hash);
  const type = photo?.type ?? TYPE;
  const object = photo && (await filesBucket().read(pathOf(hash, type)));
  if (!object) throw problem('not_found');
  if (sha256(object.bytes) !== hash) throw new Error(`The photo ${hash} differs from its hash.`);
  return `data:${type};base64,${object.bytes.toString('base64')}`;
}
