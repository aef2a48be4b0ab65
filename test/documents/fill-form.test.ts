import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FormValues, fillForm } from '#functions/documents/forms/fill-form.ts';
import type { PlacedValue } from '#functions/documents/forms/form.ts';
import { complaintsOf, readForm } from './read-form.ts';
import { fonts } from './read-pdf.ts';
import { acroForm, busyForm, encryptedForm, flatForm, rotatedForm, sharedResources } from './sample-forms.ts';

const fill = async (bytes: Uint8Array, values: FormValues) => {
  const filled = await fillForm({ bytes, values, fonts });
  return { ...filled, read: await readForm(filled.bytes) };
};
const place = (id: string, value: PlacedValue['value'], more: Partial<PlacedValue> = {}): PlacedValue => ({
  id,
  value,
  kind: 'text',
  page: 1,
  x: 100,
  y: 500,
  width: 200,
  height: 16,
  ...more,
});
/** What no document of ours may have in it, whatever the form had. */
const leftovers = /\/(?:Widget|AcroForm|XFA|JavaScript|JS|Launch|EmbeddedFiles?|OpenAction|AA)\b/;
const leftIn = (bytes: Uint8Array) => leftovers.exec(Buffer.from(bytes).toString('latin1'))?.[0];

let signature: Buffer;
beforeAll(async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><path d="M120 90 L 280 60" stroke="#123" stroke-width="6"/></svg>';
  signature = await sharp(Buffer.from(svg)).png().toBuffer();
});

describe('filling in a form', () => {
  it('writes every kind of field, and leaves plain pages', async () => {
    const fields = {
      'person.name': 'Ada Lindqvist',
      notes: 'First line\nSecond line',
      'person.number': '123456789',
      veteran: true,
      sex: 'male',
      state: 'Texas',
      died: '2026-11-03',
      signature: { png: signature },
    };
    const { bytes, problems, read } = await fill(await acroForm(), { fields });
    expect(problems).toEqual([]);
    for (const text of ['Ada Lindqvist', 'First line', 'Second line', 'Texas', 'November 3, 2026', 'Already here'])
      expect(read.text).toContain(text);
    expect(read.texts.find(({ text }) => text === 'Ada Lindqvist')).toMatchObject({
      page: 1,
      size: expect.closeTo(9),
      turned: 0,
    });
    expect(read.pictures).toBe(1);
    expect([read.annotations, read.scripts, read.attachments, read.fields]).toEqual([[], null, null, null]);
    expect(leftIn(bytes)).toBeUndefined();
    for (const command of ['qpdf', 'pdfinfo'] as const) expect(complaintsOf(command, bytes) ?? '').toBe('');
  });

  it('splits a number over its boxes', async () => {
    const { read } = await fill(await acroForm(), { fields: { 'person.number': '12345' } });
    const digits = read.texts.filter(({ text }) => /^\d$/.test(text));
    expect(digits.map(({ text }) => text).join('')).toBe('12345');
    // 180 points with a border of one, in nine boxes.
    const steps = digits.slice(1).map(({ x }, at) => x - digits[at]!.x);
    for (const step of steps) expect(step).toBeCloseTo(181 / 9, 1);
    const long = await fill(await acroForm(), { fields: { 'person.number': '1234567890' } });
    expect(long.problems).toEqual([{ field: 'person.number', problem: 'does-not-fit', detail: '0' }]);
  });

  it('places values on a form without fields', async () => {
    const { read, problems, bytes } = await fill(await flatForm(2), {
      placed: [
        place('name', 'Ada Lindqvist', { fontSize: 11 }),
        place('date', '2026-11-03', { kind: 'date', page: 2, align: 'right' }),
        place('box', true, { kind: 'check', x: 300, width: 12 }),
        place('dot', true, { kind: 'radio', x: 330, width: 12 }),
        place('initials', { png: signature }, { kind: 'initials', page: 2, y: 300, height: 30 }),
        place('code', 'AB1', { combBoxes: 4, y: 400 }),
      ],
    });
    expect(problems).toEqual([]);
    const at = (text: string) => read.texts.find((each) => each.text === text);
    expect(at('Ada Lindqvist')).toMatchObject({ page: 1, x: expect.closeTo(102), size: expect.closeTo(11) });
    expect(at('11/03/2026')?.page).toBe(2);
    expect(at('11/03/2026')?.x).toBeGreaterThan(200);
    expect([at('A')?.x, at('1')?.x].map((x) => Math.floor((x! - 100) / 50))).toEqual([0, 2]);
    expect(read.pictures).toBe(1);
    expect(leftIn(bytes)).toBeUndefined();
  });

  it.each(['Nguyễn Văn An', 'Łukasz Żółć', 'Ολγα', 'Наталья', '王小明', 'さくら', '박영희', 'محمد', 'שרה', 'क्षितिज'])(
    'writes %s, in a field and in a place',
    async (name) => {
      const filled = await fill(await acroForm(), {
        fields: { 'person.name': name },
        placed: [place('again', name, { page: 2 })],
      });
      expect(filled.problems).toEqual([]);
      for (const page of [1, 2])
        expect(
          filled.read.texts
            .filter((each) => each.page === page)
            .map(({ text }) => text)
            .join('')
            .replaceAll(' ', ''),
        ).toContain(name.replaceAll(' ', ''));
    },
  );

  it('draws a replacement for a character that no font has, and reports it', async () => {
    const { problems, read } = await fill(await flatForm(), { placed: [place('name', 'Ann 𓀀')] });
    expect(problems).toEqual([{ field: 'name', problem: 'no-font', detail: '𓀀' }]);
    expect(read.text).toContain('Ann');
  });

  it('sets long text smaller, down to 6 points, and reports the rest', async () => {
    const words = 'A sentence of some length that is wider than its field';
    const small = await fill(await flatForm(), { placed: [place('line', words, { fontSize: 12 })] });
    expect(small.problems).toEqual([]);
    expect(small.read.texts.find(({ text }) => text === words)?.size).toBeLessThan(10);
    const [cut] = (await fill(await flatForm(), { placed: [place('line', `${words} ${words}`, { width: 100 })] })).problems;
    expect(cut).toMatchObject({ field: 'line', problem: 'does-not-fit' });
    expect(`${words} ${words}`.endsWith(cut!.detail)).toBe(true);
    const box = { isMultiline: true, height: 20, width: 120 };
    const [rest] = (await fill(await flatForm(), { placed: [place('box', `${words}. ${words}.`, box)] })).problems;
    expect(rest?.detail.split(' ').every((word) => words.includes(word.replace('.', '')))).toBe(true);
  });

  it.each([0, 90, 180, 270])('writes upright on a page that is turned by %i degrees', async (rotation) => {
    const values: FormValues = { fields: { name: 'Field' }, placed: [place('placed', 'Placed', { x: 30, y: 20 })] };
    const { read } = await fill(await rotatedForm(rotation), values);
    const [field, placed] = ['Field', 'Placed'].map((text) => read.texts.find((each) => each.text === text));
    expect([field?.turned, placed?.turned]).toEqual([0, 0]);
    expect(placed).toMatchObject({ x: expect.closeTo(32), y: expect.closeTo(20 + 8 - placed!.size * 0.33) });
  });

  it('reports values that the form has no room for', async () => {
    const { problems } = await fill(await acroForm(), {
      fields: { nowhere: 'x', sex: 'other', state: 'Ohio', veteran: 'Perhaps', notes: true },
      placed: [place('late', 'x', { page: 9 }), place('box', 'yes', { kind: 'check' })],
    });
    expect(problems.map(({ field, problem }) => [field, problem]).sort()).toEqual([
      ['box', 'wrong-kind'],
      ['late', 'no-such-page'],
      ['notes', 'wrong-kind'],
      ['nowhere', 'no-such-field'],
      ['sex', 'no-such-option'],
      ['state', 'no-such-option'],
      ['veteran', 'no-such-option'],
    ]);
  });

  it('removes all that could run, and keeps a link without what it would start next', async () => {
    const { bytes, read } = await fill(await busyForm(), { fields: { name: 'Ada' } });
    expect(leftIn(bytes)).toBeUndefined();
    expect(read.annotations.map(({ subtype, url }) => [subtype, url])).toEqual([['Link', 'https://example.com/']]);
    expect(read.text).toContain('Ada');
  });

  it('keeps apart the fields of pages that share their resources', async () => {
    const { read } = await fill(await sharedResources(), {});
    expect(read.texts.map(({ page, text }) => [page, text])).toEqual([
      [1, 'The first page'],
      [2, 'The second page'],
    ]);
  });

  it('refuses a file that is protected, and a signature that is missing, empty, too large, or broken', async () => {
    await expect(fill(await encryptedForm('secret'), {})).rejects.toMatchObject({ reason: 'encrypted' });
    const blank = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 4, background: '#ffffff' } })
        .png()
        .toBuffer();
    const bad = [
      Buffer.alloc(0),
      Buffer.from('GIF89a'),
      await blank(300, 100),
      await blank(5000, 10),
      signature.subarray(0, 200),
    ];
    for (const png of bad)
      await expect(
        fill(await flatForm(), { placed: [place('signature', { png }, { kind: 'signature' })] }),
      ).rejects.toMatchObject({
        reason: 'picture',
        message: expect.stringMatching(/^[A-Z].*\.$/),
      });
  });
});
