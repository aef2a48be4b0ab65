import { createHash, randomUUID } from 'node:crypto';
import { plainJpeg } from '#shared/custody/trips/plain-jpeg.ts';
import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { keyed } from './case-desk.ts';
import { picture, upload } from './pictures.ts';

/** Says that a case's decedent waits to be brought into care. */
export const awaited = (by: RequestOptions, caseId: string) =>
  ok('updateDecedentStatus', { caseId, from: 'not-in-care', value: 'pickup-requested' }, keyed(by));

/** Returns the clocks of a phone that is so many seconds ahead and noted something so many seconds before it could send it. */
export function onPhone({ aheadSeconds = 0, agoSeconds = 0 }: { aheadSeconds?: number; agoSeconds?: number } = {}) {
  const now = Date.now() + aheadSeconds * 1000;
  return { deviceOn: new Date(now - agoSeconds * 1000).toISOString(), sentOn: new Date(now).toISOString() };
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns a photo as a phone keeps it: a JPEG with its pixels alone. Each width is another photo. */
export async function phonePhoto(width = 300): Promise<Uint8Array> {
  const photo = plainJpeg(await picture(width));
  if (!photo) throw new Error('This is no JPEG.');
  return photo;
}

/** Returns how someone's phone sends a photo of a removal. */
export const photoSent = (by: RequestOptions, caseId: string, bytes: Uint8Array, more: Record<string, string> = {}) =>
  upload(by, bytes, {
    name: 'photo.jpg',
    fields: { id: randomUUID(), caseId, ...onPhone(), sha256: hashOf(bytes), ...more },
  });
