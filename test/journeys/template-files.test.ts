import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import type { InspectedFile, TemplatePage } from '#shared/contract/system-documents.ts';
import { ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { acroForm, bomb, encryptedForm, enlargedForm, flatForm } from '#test/documents/sample-forms.ts';
import { person } from '#test/world/cast.ts';
import { keptPdf, sendPdf } from './parts/template-files.ts';

let token: string;
beforeAll(async () => {
  token = (await person({ kind: 'system' })).token;
});
const by = (): RequestOptions => ({ token, key: randomUUID() });
const inspect = async (bytes: Uint8Array) => refused('inspectTemplateFile', { id: await sendPdf(by(), bytes) }, by());

async function withAttachment(): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await acroForm());
  await pdf.attach(Buffer.from('MZ'), 'tool.exe', { mimeType: 'application/octet-stream' });
  return pdf.save();
}

const field = (more: object) => ({
  id: randomUUID(),
  name: 'Name',
  fieldType: 'string',
  valueSource: 'identifier',
  identifier: 'decedentLastName',
  ...more,
});

describe('a PDF of a template', () => {
  it('is kept by its hash with its pages and fields, and is the same file when it’s sent again', async () => {
    const bytes = await acroForm();
    const kept = await keptPdf(by(), bytes);
    expect(kept.file).toMatchObject({ path: `template-documents/${kept.file.sha256}.pdf`, pageCount: 2 });
    expect(kept.file.pages).toEqual(Array(2).fill({ width: 612, height: 792, rotation: 0 }));
    const [name] = kept.fields;
    expect(name).toMatchObject({ name: 'person.name', kind: 'text', page: 1, combLength: null, fontSize: 9, isRequired: true });
    // Its border is half a point outside on each side.
    expect(name?.places).toEqual([{ page: 1, x: 71.5, y: 699.5, width: 201, height: 19 }]);
    expect(kept.fields.find(({ name: each }) => each === 'sex')?.places).toHaveLength(2);
    expect(kept.fields.find(({ name: each }) => each === 'person.number')).toMatchObject({ combLength: 9 });
    expect(await keptPdf(by(), bytes)).toEqual(kept);
    expect(await ok<InspectedFile>('getTemplateFile', { sha256: kept.file.sha256 }, by())).toEqual(kept);
  });

  it('says what documents won’t have: scripts and attached files', async () => {
    expect((await keptPdf(by(), await withAttachment())).dropped).toHaveLength(2);
  });

  it.each([
    ['is protected', () => encryptedForm(), 400, /protected/],
    ['is cut off', async () => (await acroForm()).slice(0, 900), 400, /damaged/],
    ['has 1,000 pages', () => flatForm(1000), 400, /at most 500 pages\. This one has 1,000/],
    ['has pages of 200 inches', () => enlargedForm(30), 400, /smaller than 200 inches/],
    ['unpacks to hundreds of megabytes', () => bomb(600), 413, /./],
    ['is something else', async () => readFileSync('package.json'), 415, /Choose a PDF/],
  ] as const)('is refused, in words for the screen, if it %s', async (_, make, status, words) => {
    const answer = await inspect(await make());
    expect(answer).toMatchObject({ status });
    expect(JSON.stringify(answer)).toMatch(words);
  });

  it('has at most 20 MB, and has to arrive', async () => {
    expect(await refused('beginTemplateFile', { bytes: 20_000_001 }, by())).toMatchObject({ status: 413 });
    expect(await refused('inspectTemplateFile', { id: randomUUID() }, by())).toMatchObject({ status: 404 });
    expect(await refused('getTemplateFile', { sha256: '0'.repeat(64) }, by())).toMatchObject({ status: 404 });
  });
});

describe('a page', () => {
  it('is a picture in the width asked for, the same the second time', async () => {
    const { sha256 } = (await keptPdf(by(), await acroForm())).file;
    const page = () => ok<TemplatePage>('getTemplatePage', { sha256, page: 1, width: 300 }, by());
    const drawn = await page();
    expect(drawn).toMatchObject({ width: 300, height: 388 });
    const picture = Buffer.from(drawn.image.replace(/^data:image\/(png|webp);base64,/, ''), 'base64');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 300, height: 388 });
    expect(await page()).toEqual(drawn);
  });

  it('has to be one of the PDF, and neither tiny nor huge', async () => {
    const { sha256 } = (await keptPdf(by(), await acroForm())).file;
    expect(await refused('getTemplatePage', { sha256, page: 3, width: 300 }, by())).toMatchObject({ status: 404 });
    expect(await refused('getTemplatePage', { sha256, page: 1, width: 2001 }, by())).toMatchObject({ status: 400 });
    expect(await refused('getTemplatePage', { sha256: '0'.repeat(64), page: 1, width: 300 }, by())).toMatchObject({
      status: 404,
    });
  });
});

describe('a preview', () => {
  it('is the PDF filled with sample data, and names what is wrong', async () => {
    const { sha256 } = (await keptPdf(by(), await acroForm())).file;
    const place = { page: 2, x: 72, y: 72, width: 200, height: 14 };
    const missing = field({ name: 'Nowhere', pdfFieldName: 'missing' });
    const fields = [field({ pdfFieldName: 'person.name' }), field({ placements: [place] }), missing];
    const { url, problems } = await ok<{ url: string; problems: unknown[] }>('previewTemplateFile', { sha256, fields }, by());
    expect(problems).toEqual([{ fieldId: missing.id, message: 'Nowhere: The PDF has no field “missing.”' }]);
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const filled = await PDFDocument.load(await answer.arrayBuffer());
    expect(filled.getPageCount()).toBe(2);
    expect(filled.getForm().getFields()).toEqual([]);
  });

  it('is filled with a made-up case, whose words may not fit', async () => {
    const { sha256 } = (await keptPdf(by(), await acroForm())).file;
    const narrow = { page: 2, x: 72, y: 72, width: 40, height: 10 };
    const fields = [field({ name: 'Full name', identifier: 'decedentFullName', placements: [narrow] })];
    const problemsOf = async (sample: string) =>
      (await ok<{ problems: { message: string }[] }>('previewTemplateFile', { sha256, fields, sample }, by())).problems;
    expect((await problemsOf('cremation-long-names'))[0]?.message).toMatch(/^Full name: This doesn’t fit: “.*Cholmondeley\.”$/);
    expect(await problemsOf('child')).toEqual([]);
    expect(await refused('previewTemplateFile', { sha256, fields, sample: 'a-real-case' }, by())).toMatchObject({ status: 400 });
  });
});

it('is named by a draft, whose fields are published only if they are in the PDF', async () => {
  const { file } = await keptPdf(by(), await acroForm());
  const id = randomUUID();
  const entry = { id, name: `Form ${id}`, type: 'cremation-authorization', audience: 'funeral-director', file };
  const save = (version: number, ...fields: object[]) =>
    ok<EntryRow>('saveEntry', { noun: 'templateDocuments', version, base: null, entry: { ...entry, fields } }, by());
  const off = field({ placements: [{ page: 2, x: 500, y: 72, width: 200, height: 14 }] });
  const publish = ({ version }: EntryRow) => ({
    drafts: [{ noun: 'templateDocuments', id, version }],
    note: 'A new form',
    withoutDryRun: 'For a test',
  });
  const wrong = await save(0, off);
  const no = await refused('publishRelease', publish(wrong), by());
  expect(JSON.stringify(no)).toContain('This goes beyond the right edge of page 2.');
  const missing = await save(wrong.version, field({ id: off.id, pdfFieldName: 'person.nickname' }));
  const refusal = JSON.stringify(await refused('publishRelease', publish(missing), by()));
  expect(refusal).toContain('The PDF has no field “person.nickname.”');
  const right = await save(missing.version, field({ id: off.id, pdfFieldName: 'person.name' }));
  expect(await ok('publishRelease', publish(right), by())).toMatchObject({ release: expect.any(Number) });
});

it('is published only with the pages that were found in it', async () => {
  const { file } = await keptPdf(by(), await acroForm());
  const id = randomUUID();
  const larger = { ...file, pages: file.pages.map((page) => ({ ...page, width: 5000 })) };
  const place = { page: 1, x: 3000, y: 72, width: 200, height: 14 };
  const entry = { id, name: `Form ${id}`, type: 'cremation-authorization', audience: 'funeral-director', file: larger };
  const fields = [field({ placements: [place] })];
  const { version } = await ok<EntryRow>(
    'saveEntry',
    { noun: 'templateDocuments', version: 0, base: null, entry: { ...entry, fields } },
    by(),
  );
  const input = { drafts: [{ noun: 'templateDocuments', id, version }], note: 'A new form', withoutDryRun: 'For a test' };
  expect(JSON.stringify(await refused('publishRelease', input, by()))).toContain('Upload the PDF again.');
});
