import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComposedDocument, composeDocument } from '#functions/documents/composed/compose-document.ts';
import { composedSamples } from '#functions/documents/templates/sample-values.ts';
import { documentFieldSchema } from '#shared/model/document.ts';
import { documentBlockSchema } from '#shared/model/document-blocks.ts';
import { alignment, documentBlockType, layoutWidth, pdfFieldType } from '#shared/model/enumerations/document.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { composedDocuments } from '#world/composed-documents.ts';
import { fonts, readPdf, readPlaces } from './read-pdf.ts';

const id = (at: number) => `${String(at).padStart(8, '0')}-0000-4000-8000-000000000000`;
const createdOn = '2026-11-27';

type Parts = Pick<TemplateDocument, 'name' | 'blocks' | 'fields' | 'signers'>;

const fieldOf = (at: number, more: object = {}) =>
  documentFieldSchema.parse({
    id: id(at),
    name: `Field ${at}`,
    fieldType: 'string',
    valueSource: 'static',
    staticValue: '',
    ...more,
  });
const blockOf = (more: object) => documentBlockSchema.parse({ id: id(900), type: 'general', ...more });
const templateOf = (more: Partial<Parts>): Parts => ({ name: 'Letter', blocks: [], fields: [], signers: [], ...more });
const compose = (template: Parts, values: Parameters<typeof composeDocument>[1]['values'] = {}) =>
  composeDocument(fonts, { template, values, createdOn, release: 4 });

const COUNT = 8;
const options = [
  { value: 'a', label: 'Yes', pdfValue: '' },
  { value: 'b', label: 'A longer answer, which may need a line of its own', pdfValue: '' },
];
const scripts = fc.constantFrom(
  'Ann',
  'Nguyễn Thị Hương',
  'يوسف الحدّاد',
  'שרה כהן',
  'अनिता शर्मा',
  '山田太郎',
  'Ελένη',
  '�',
  '- item',
  '{{x}}',
  'W'.repeat(200),
);
const words = fc.array(fc.oneof(scripts, fc.string({ unit: 'grapheme', maxLength: 30 })), { maxLength: 25 });
const insert = fc.nat(COUNT).map((at) => `{{${id(at)}}}`);
const texts = fc
  .tuple(words, fc.array(insert, { maxLength: 4 }), fc.constantFrom(' ', '\n', '\n- ', ''))
  .map(([some, inserts, between]) => [...some, ...inserts, ...some].join(between).slice(0, 8000))
  .filter((text) => documentBlockSchema.shape.text.safeParse(text).success);
const fields = fc
  .array(
    fc.record({
      name: fc.constantFrom(
        'Name',
        'A name of a field that is so long that it takes more than one line in a narrow column',
        'שם',
        '名前',
      ),
      pdfFieldType: fc.constantFrom(...pdfFieldType.values),
      lines: fc.constantFrom('single', 'multi'),
      fontSize: fc.integer({ min: 6, max: 12 }),
      signer: fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined }),
      combLength: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
    }),
    { minLength: COUNT, maxLength: COUNT },
  )
  .map((all) => all.map((more, at) => fieldOf(at, { ...more, options })));
const blocks = fc.array(
  fc
    .record({
      type: fc.constantFrom(...documentBlockType.values),
      title: fc.oneof(fc.constant(''), scripts),
      text: texts,
      fields: fc.uniqueArray(fc.nat(COUNT - 1).map(id), { maxLength: 6 }),
      width: fc.constantFrom(...layoutWidth.values),
      alignment: fc.constantFrom(...alignment.values),
      fontSize: fc.integer({ min: 6, max: 12 }),
      columns: fc.integer({ min: 1, max: 6 }),
    })
    .map(blockOf),
  { maxLength: 6 },
);
const signers: Parts['signers'] = [
  { order: 1, role: 'next-of-kin' },
  { order: 2, role: 'payer' },
];
const templates = fc.record({ blocks, fields }).map((parts) => templateOf({ ...parts, signers }));
const values = fc.dictionary(fc.nat(COUNT - 1).map(id), fc.oneof(fc.boolean(), texts, fc.constantFrom('a', '2026-11-27')), {
  maxKeys: COUNT,
});

/** Sizes are rounded to a thousandth of a point in the file. */
const SLACK = 0.01;

function expectOnPages({ placements, pages }: ComposedDocument): void {
  for (const { page, x, y, width, height } of placements) {
    expect(page).toBeLessThanOrEqual(pages);
    for (const side of [x, y, width, height]) expect(side).toBeGreaterThanOrEqual(0);
    expect(width * height).toBeGreaterThan(0);
    expect(x + width).toBeLessThanOrEqual(612 + SLACK);
    expect(y + height).toBeLessThanOrEqual(792 + SLACK);
  }
}

/** Expects that no text is where something is written or signed by hand, to a point. */
async function expectFreePlaces({ bytes, placements }: ComposedDocument): Promise<void> {
  const texts = await readPlaces(bytes);
  for (const place of placements)
    for (const text of texts) {
      const across = Math.min(place.x + place.width, text.x + text.width) - Math.max(place.x, text.x);
      const up = Math.min(place.y + place.height, text.y + text.height) - Math.max(place.y, text.y);
      const isOn = place.page === text.page && across > 1 && up > 1;
      expect(isOn ? `${text.text} is on ${JSON.stringify(place)}` : '').toBe('');
    }
}

describe('any document', () => {
  it('is composed in any script, with each field on a page, and twice the same', () => {
    fc.assert(
      fc.property(templates, values, (template, given) => {
        const made = compose(template, given);
        expectOnPages(made);
        expect(compose(structuredClone(template), given).bytes.equals(made.bytes)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves room for every value that is missing', async () => {
    await fc.assert(
      fc.asyncProperty(templates, async (template) => expectFreePlaces(compose(template))),
      { numRuns: 25 },
    );
  });

  it('has its blocks in any order', () => {
    const [sample] = composedDocuments();
    if (!sample) throw new Error('There is no sample.');
    const places = (made: ComposedDocument) => made.placements.map(({ fieldId }) => fieldId).toSorted();
    const expected = places(compose(sample));
    fc.assert(
      fc.property(fc.shuffledSubarray([...sample.blocks], { minLength: sample.blocks.length }), (shuffled) => {
        const made = compose({ ...sample, blocks: shuffled });
        expectOnPages(made);
        expect(places(made)).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  });
});

describe('a document', () => {
  const name = fieldOf(1, { name: 'Full name' });

  it('has values where its text names them, and lines where there are none', async () => {
    const template = templateOf({ fields: [name], blocks: [blockOf({ text: `I, {{${name.id}}}, agree.` })] });
    const filled = compose(template, { [name.id]: 'Anita Sharma' });
    expect((await readPdf(filled.bytes)).text).toContain('I, Anita Sharma, agree.');
    expect(filled.placements).toHaveLength(1);
    const blank = compose(template);
    expect(blank.placements).toMatchObject([{ fieldId: name.id, page: 1, width: 130 }]);
    await expectFreePlaces(blank);
  });

  it('writes a date, an option, and marks as people read them', async () => {
    const date = fieldOf(2, { pdfFieldType: 'date' });
    const choice = fieldOf(3, { pdfFieldType: 'dropdown', options });
    const box = fieldOf(4, { pdfFieldType: 'check', name: 'Pacemaker' });
    const circle = fieldOf(5, { pdfFieldType: 'radio', options });
    const all = [date, choice, box, circle];
    const template = templateOf({ fields: all, blocks: [blockOf({ fields: all.map((each) => each.id) })] });
    const made = compose(template, { [date.id]: '2026-11-22', [choice.id]: 'b', [box.id]: true, [circle.id]: 'a' });
    const { text } = await readPdf(made.bytes);
    expect(text).toContain('November 22, 2026');
    expect(text).toContain('A longer answer, which may need a line of its own');
    expect(made.placements.filter(({ fieldId }) => fieldId === circle.id).map(({ option }) => option)).toEqual([0, 1]);
  });

  it('continues a long value on the next page', async () => {
    const story = fieldOf(6, { lines: 'multi', name: 'Text' });
    const template = templateOf({ fields: [story], blocks: [blockOf({ fields: [story.id] })] });
    const made = compose(template, { [story.id]: Array.from({ length: 120 }, (_, at) => `Line ${at}`).join('\n') });
    expect(made.pages).toBeGreaterThan(1);
    expect(new Set(made.placements.map(({ page }) => page)).size).toBe(made.pages);
    expect((await readPdf(made.bytes)).text).toContain('Line 119');
  });

  it('lists charges, and leaves lines while they aren’t known', async () => {
    const template = templateOf({
      blocks: [blockOf({ type: 'services', title: 'Services' }), blockOf({ type: 'cash-advance' })],
    });
    const charges = { services: [{ name: 'Transfer', cents: 39500, note: 'Within 30 miles' }], 'cash-advance': [] };
    const { text } = await readPdf(composeDocument(fonts, { template, values: {}, createdOn, charges }).bytes);
    for (const part of ['Transfer', 'Within 30 miles', '$395.00', 'None', 'draft']) expect(text).toContain(part);
    expect(compose(template).pages).toBe(1);
  });

  it('puts half blocks beside each other, and text in columns', async () => {
    const halves = [
      blockOf({ width: 'half-left', title: 'Left' }),
      blockOf({ width: 'half-right', title: 'Right' }),
      blockOf({ text: Array.from({ length: 40 }, (_, at) => `Paragraph ${at}`).join('\n'), columns: 3 }),
    ];
    const places = await readPlaces(compose(templateOf({ blocks: halves })).bytes);
    const at = (text: string) => places.find((each) => each.text === text);
    expect(at('Left')?.y).toBe(at('Right')?.y);
    expect(at('Right')?.x).toBeGreaterThan(306);
    expect(new Set(places.filter(({ text }) => text.startsWith('Paragraph')).map(({ x }) => Math.round(x))).size).toBe(3);
  });
});

describe.each(composedDocuments().map((each) => [each.name, each] as const))('%s', (title, template) => {
  it('is tagged, has every field, and says its version on each page', async () => {
    for (const given of [{}, composedSamples(template.fields)]) {
      const made = compose(template, given);
      expectOnPages(made);
      expect(new Set(made.placements.map(({ fieldId }) => fieldId))).toEqual(new Set(template.fields.map((each) => each.id)));
      expect(made.missingCharacters).toEqual([]);
      const { pages, isTagged, roles, info, outline } = await readPdf(made.bytes);
      expect(isTagged && roles.includes('H1') && roles.includes('H2')).toBe(true);
      expect(info.Title).toBe(title);
      expect(outline.length).toBeGreaterThan(3);
      for (const text of pages) expect(text).toContain(`${title}, form edition 4`);
      expect(pages.at(-1)).toContain(`Page ${made.pages} of ${made.pages}`);
    }
    await expectFreePlaces(compose(template));
  });
});
