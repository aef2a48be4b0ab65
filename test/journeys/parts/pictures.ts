/** Homes with their own pictures, and files as a browser sends them. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { locationItems } from '#functions/table/location.ts';
import type { LocationImage, LocationImages } from '#shared/contract/location-images.ts';
import type { Image } from '#shared/model/image.ts';
import { ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { person, type TestPerson } from '#test/world/cast.ts';
import { sampleHome } from '#test/world/sample-home.ts';

export type Hall = { locationId: string; admin: RequestOptions; images: Image[] };

export const as = ({ token, headers }: TestPerson): RequestOptions => ({ token, headers });

/** Makes a home with this many pictures, and an admin of it. The pictures are only rows; nobody looks at them. */
export async function hall(count = 0): Promise<Hall> {
  const locationId = randomUUID();
  const images = Array.from({ length: count }, (_, at): Image => {
    const id = randomUUID();
    const path = `/media/images/${locationId}/${id}-{width}.webp`;
    const isFirst = at === 0;
    return { id, providerLocationId: locationId, path, isCover: isFirst, isLogo: false, isDefault: isFirst, description: '' };
  });
  await openCloudTable().putAll(locationItems(sampleHome({ id: locationId, images })));
  return { locationId, admin: as(await person({ memberships: [{ locationId, access: 'admin' }] })), images };
}

/** Returns a still picture of one color. */
export const picture = (width = 600, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#4a6b57' } })
    .jpeg()
    .toBuffer();

type SentFile = { name?: string; type?: string /** What the form has besides. */; fields?: Record<string, string> };

/** Returns a file in a form, as a browser sends it: the body and its type replace what a call would send. */
export async function formWith(
  bytes: Uint8Array,
  { name = 'house.jpg', type = 'image/jpeg', fields = {} }: SentFile = {},
): Promise<RequestOptions> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  return { body: new Uint8Array(await sent.arrayBuffer()), headers };
}

/** Returns the options of someone's upload. */
export async function upload(by: RequestOptions, bytes: Uint8Array, file?: SentFile): Promise<RequestOptions> {
  const form = await formWith(bytes, file);
  return { ...by, ...form, headers: { ...by.headers, ...form.headers }, key: by.key ?? randomUUID() };
}

export const uploaded = async (by: RequestOptions, bytes: Uint8Array): Promise<LocationImage> =>
  ok<LocationImage>('uploadLocationImage', {}, await upload(by, bytes));

export const imagesOf = ({ admin }: Hall): Promise<LocationImages> => ok<LocationImages>('getLocationImages', {}, admin);
