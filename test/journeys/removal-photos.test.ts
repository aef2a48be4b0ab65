import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { employeeItem } from '#functions/table/employee.ts';
import type { CarePageView } from '#shared/contract/custody-pages.ts';
import type { RecordedOnTrip, TripPack } from '#shared/contract/trip-calls.ts';
import { ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { deskWithCase, keyed, member } from './parts/case-desk.ts';
import { closedPage, filledPage, fillPage, pageOf } from './parts/custody-desk.ts';
import { recordOf } from './parts/effects-desk.ts';
import { picture } from './parts/pictures.ts';
import { awaited, hashOf, onPhone, phonePhoto, photoSent } from './parts/trip-desk.ts';

async function removal() {
  const desk = await deskWithCase({ decedentFirstName: 'Wilhelmina', decedentLastName: 'Achterberg' });
  await awaited(desk.staff, desk.row.id);
  return desk;
}

const onTrip = async (caseId: string) => {
  const { entries, fault } = await recordOf(caseId);
  expect(fault).toBeNull();
  return entries.filter(({ data }) => 'deviceHappenedOn' in data);
};

describe('a photo that a phone took at a removal', () => {
  it('is kept byte for byte under the hash that the phone worked out, once, however often it’s sent', async () => {
    const { staff, row } = await removal();
    const photo = await phonePhoto();
    const id = randomUUID();
    const clock = onPhone({ aheadSeconds: 600, agoSeconds: 3600 });
    const sent = await photoSent(staff, row.id, photo, { id, ...clock });
    const answers = await Promise.all(Array.from({ length: 4 }, () => ok<RecordedOnTrip>('keepPhotoOnTrip', {}, sent)));
    expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    const later = await photoSent(staff, row.id, photo, {
      id,
      ...clock,
      sentOn: new Date(Date.now() + 40 * 86_400_000).toISOString(),
    });
    expect(await ok('keepPhotoOnTrip', {}, later)).toMatchObject({ isRepeat: true });
    const { photos } = await pageOf(staff, row.id, 'removal');
    expect(photos).toMatchObject([{ sha256: hashOf(photo), type: 'image/jpeg' }]);
    const place = { id: row.id, page: 'removal', sha256: hashOf(photo) };
    const { image } = await ok<{ image: string }>('getCarePhoto', place, staff);
    const [kind, stored = ''] = image.split(',');
    expect(kind).toBe('data:image/jpeg;base64');
    expect(Buffer.from(stored, 'base64').equals(photo)).toBe(true);
    const entries = await onTrip(row.id);
    expect(entries).toMatchObject([
      {
        type: 'custody.removal-noted',
        data: {
          id,
          fields: ['photos'],
          evidence: [{ kind: 'photo', sha256: hashOf(photo) }],
          skewSeconds: expect.closeTo(600, -2),
        },
      },
    ]);
    expect(Math.abs(Date.parse(entries[0]!.occurredOn) - (Date.now() - 3_600_000))).toBeLessThan(60_000);
  });

  it('is as good as the signature of who released them, and closing the page names it', async () => {
    const { staff, row } = await removal();
    const { releaseSignature: _, ...unsigned } = filledPage;
    const { missing, version } = await fillPage(staff, row.id, 'removal', unsigned);
    expect(missing.map(({ name }) => name)).toEqual(['releaseSignature']);
    const close = { id: row.id, page: 'removal' };
    expect(await refused('closeCustodyPage', { ...close, version }, keyed(staff))).toMatchObject({
      errors: [{ field: 'releaseSignature' }],
    });
    const photo = await phonePhoto();
    const { page } = await ok<RecordedOnTrip>('keepPhotoOnTrip', {}, await photoSent(staff, row.id, photo));
    expect(page).toMatchObject({ missing: [], status: 'in-progress' });
    const closed = await ok<CarePageView>('closeCustodyPage', { ...close, version: page.version }, keyed(staff));
    expect(closed.status).toBe('complete');
    const { entries } = await recordOf(row.id);
    expect(entries.at(-1)?.data.evidence).toEqual([{ kind: 'photo', sha256: hashOf(photo) }]);
  });

  it('comes from a removal service too, which is told how many there are and sees none', async () => {
    const { staff, row, home, at } = await removal();
    const company = await member(home.id, 'Northgate', 'Removal');
    await openCloudTable().put(employeeItem({ ...company, kind: 'trade-company', tradeKinds: ['removal-service'] }));
    await ok('assignTrade', { caseId: row.id, employeeId: company.id }, keyed(staff));
    const service = await at({ kind: 'trade-company', employeeId: company.id });
    const photo = await phonePhoto();
    const { page } = await ok<RecordedOnTrip>('keepPhotoOnTrip', {}, await photoSent(service, row.id, photo));
    expect(page.photoCount).toBe(1);
    expect(page).not.toHaveProperty('photos');
    const { cases } = await ok<TripPack>('getTripPack', {}, service);
    expect(cases[0]?.page.photoCount).toBe(1);
    expect((await refused('getCarePhoto', { id: row.id, page: 'removal', sha256: hashOf(photo) }, service)).status).toBe(403);
    const stranger = await removal();
    expect((await refused('keepPhotoOnTrip', {}, await photoSent(stranger.staff, row.id, photo))).status).toBe(404);
    expect(await onTrip(row.id)).toHaveLength(1);
  });

  it('is refused with data of the camera, with another hash, cut off, as the ninth, and on a closed page', async () => {
    const { staff, row } = await removal();
    const photo = Buffer.from(await phonePhoto());
    const sendIt = async (bytes: Uint8Array, more?: Record<string, string>) =>
      refused('keepPhotoOnTrip', {}, await photoSent(staff, row.id, bytes, more));
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0x00, 0x06]), Buffer.from('Ida?')]);
    const withComment = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]);
    expect((await sendIt(withComment)).status).toBe(415);
    expect((await sendIt(Buffer.concat([photo, Buffer.from('and a place')]))).status).toBe(415);
    expect((await sendIt(photo.subarray(0, photo.length - 40))).status).toBe(415);
    expect((await sendIt(await picture(), { sha256: 'a'.repeat(64) })).status).toBe(400);
    expect((await sendIt(Buffer.from('<svg/>'))).status).toBe(415);
    expect(await onTrip(row.id)).toEqual([]);
    for (let nth = 0; nth < 8; nth += 1)
      await ok('keepPhotoOnTrip', {}, await photoSent(staff, row.id, await phonePhoto(100 + nth)));
    expect(await sendIt(photo)).toMatchObject({
      status: 409,
      detail: 'This page can have at most 8 photos. Remove one first.',
    });
    const again = await photoSent(staff, row.id, await phonePhoto(100));
    await ok('keepPhotoOnTrip', {}, again);
    expect((await pageOf(staff, row.id, 'removal')).photos).toHaveLength(8);

    const { staff: colleague, row: closed } = await removal();
    await closedPage(colleague, closed.id);
    expect(await refused('keepPhotoOnTrip', {}, await photoSent(colleague, closed.id, photo))).toMatchObject({
      status: 409,
      detail: 'Stella Teal closed this page. Open it again to change it.',
    });
  });
});
