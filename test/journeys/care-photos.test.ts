import { createHash, randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readChain } from '#functions/table/chain.ts';
import { employeeItem } from '#functions/table/employee.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import type { CarePageView } from '#shared/contract/custody-pages.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { readPdf } from '#test/documents/read-pdf.ts';
import { lately } from '#test/world/lately.ts';
import { evidenceVerdict, sortFiles } from '#web/verifier/evidence-verdict.ts';
import { readFiles } from '#web/verifier/read-files.ts';
import { deskWithCase, keyed, member } from './parts/case-desk.ts';
import { fillPage, keptPhoto, pageOf, sentPhoto } from './parts/custody-desk.ts';

const filledIntake = {
  receivedAt: lately('09:00'),
  tagScan: '7KQ2-M9XD',
  bandPlace: 'wrist',
  condition: 'undamaged',
  implantsFelt: 'none',
  unit: 'Unit 2',
};

it('keeps photos of the intake without the camera’s data, and names their hashes in the record when the page is closed', async () => {
  const { staff, row, home, at } = await deskWithCase();
  const { id } = row;
  const place = { id, page: 'intake' };
  expect((await pageOf(staff, id, 'intake')).photos).toEqual([]);
  const first = await keptPhoto(staff, id, [200, 30, 30]);
  const { uploadId } = await sentPhoto(staff, id, [200, 30, 30]);
  const again = await ok<CarePageView>('keepCarePhoto', { ...place, uploadId }, keyed(staff));
  expect(again.photos).toMatchObject([{ sha256: first, addedByName: 'Stella Teal' }]);
  const second = await keptPhoto(staff, id, [30, 200, 30]);
  const { image } = await ok<{ image: string }>('getCarePhoto', { ...place, sha256: second }, staff);
  expect(image.startsWith('data:image/webp;base64,')).toBe(true);
  const bytes = Buffer.from(image.split(',')[1]!, 'base64');
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ width: 60, height: 40 });
  expect(metadata).not.toHaveProperty('exif');
  const third = await keptPhoto(staff, id, [30, 30, 200]);
  const removed = await ok<CarePageView>('removeCarePhoto', { ...place, sha256: third }, staff);
  expect(removed.photos?.map(({ sha256 }) => sha256)).toEqual([first, second]);
  expect((await refused('getCarePhoto', { ...place, sha256: third }, staff)).status).toBe(404);
  const [one, other] = [await member(home.id, 'Wanda', 'Fennimore'), await member(home.id, 'Rosa', 'Gorham')];
  const filled = await fillPage(staff, id, 'intake', { ...filledIntake, receivedBy: one.id, secondPerson: other.id });
  expect(filled.photos).toHaveLength(2);
  await ok('updateDecedentStatus', { caseId: id, from: 'not-in-care', value: 'in-care' }, keyed(staff));
  await ok('closeCustodyPage', { ...place, version: filled.version }, keyed(staff));
  const { links } = await readChain(openCloudTable(), custodyChain(id));
  const { data } = JSON.parse(links.at(-1)!.text) as ChainEntry;
  expect(data.evidence).toEqual([first, second].map((sha256) => ({ kind: 'photo', sha256 })));
  expect(await refused('removeCarePhoto', { ...place, sha256: first }, staff)).toMatchObject({ status: 409 });
  // An export has the photos themselves, and a print says what the page said.
  const { url } = await ok<{ url: string }>('getCustodyExport', { id }, await at({ access: 'owner' }));
  const zip = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const files = unzipSync(zip);
  for (const sha256 of [first, second])
    expect(createHash('sha256').update(files[`evidence/${sha256}.webp`]!).digest('hex')).toBe(sha256);
  expect(Object.keys(files).filter((name) => name.startsWith('evidence/'))).toHaveLength(2);
  const sorted = sortFiles(await readFiles([new File([zip], 'record.zip')]));
  const verdict = 'words' in sorted ? undefined : await evidenceVerdict(sorted);
  expect(verdict).toMatchObject({ isWhole: true });
  expect(verdict?.entries.join()).toContain(`File ${first.slice(0, 16)}…: it’s here`);
  const print = (await readPdf(files['custody-record.pdf']!)).text.replaceAll(/\s+/g, ' ');
  for (const words of ['Received by: Wanda Fennimore', 'Second person: Rosa Gorham', 'Unit 2', 'Did you feel for implants? None'])
    expect(print).toContain(words);
});

it('refuses a ninth photo, what isn’t a picture, what never came, and pages that have none', async () => {
  const { staff, row } = await deskWithCase();
  const { id } = row;
  const place = { id, page: 'intake' };
  for (let nth = 0; nth < 8; nth += 1) await keptPhoto(staff, id, [nth * 20, 100, 250 - nth * 20]);
  const { uploadId } = await sentPhoto(staff, id, [255, 255, 0]);
  expect(await refused('keepCarePhoto', { ...place, uploadId }, keyed(staff))).toMatchObject({
    status: 409,
    detail: 'This page can have at most 8 photos. Remove one first.',
  });
  expect((await refused('keepCarePhoto', { ...place, uploadId: randomUUID() }, keyed(staff))).status).toBe(404);
  const words = Buffer.from('This is no picture');
  const begun = { ...place, bytes: words.length, type: 'image/png' };
  const target = await ok<{ uploadId: string; url: string; type: string }>('beginCarePhoto', begun, staff);
  await fetch(target.url, { method: 'PUT', body: words, headers: { 'content-type': target.type } });
  const odd = await refused('keepCarePhoto', { ...place, uploadId: target.uploadId }, keyed(staff));
  expect(odd).toMatchObject({ status: 415, detail: expect.stringContaining('Use a PNG or JPEG picture') });
  expect((await refused('beginCarePhoto', { ...begun, page: 'preparation' }, staff)).status).toBe(404);
  expect((await refused('beginCarePhoto', { ...begun, bytes: 5_000_000 }, staff)).status).toBe(400);
});

it('shows photos to the home’s own staff alone', async () => {
  const { staff, row, home, at } = await deskWithCase();
  const { id } = row;
  const sha256 = await keptPhoto(staff, id, [200, 30, 30]);
  const company = await member(home.id, 'Northgate', 'Removal');
  await openCloudTable().put(employeeItem({ ...company, kind: 'trade-company', tradeKinds: ['removal-service', 'embalmer'] }));
  await ok('assignTrade', { caseId: id, employeeId: company.id }, keyed(staff));
  const trade = await at({ kind: 'trade-company', employeeId: company.id });
  expect(await pageOf(trade, id, 'intake')).not.toHaveProperty('photos');
  expect((await refused('getCarePhoto', { id, page: 'intake', sha256 }, trade)).status).toBe(403);
  const begun = { id, page: 'intake', bytes: 1000, type: 'image/png' };
  expect((await refused('beginCarePhoto', begun, trade)).status).toBe(403);
  const viewer = await at({ access: 'view-only' });
  expect((await pageOf(viewer, id, 'intake')).photos).toHaveLength(1);
  expect((await refused('beginCarePhoto', begun, viewer)).status).toBe(403);
  const other = await deskWithCase();
  expect((await refused('getCarePhoto', { id: other.row.id, page: 'intake', sha256 }, other.staff)).status).toBe(404);
});
