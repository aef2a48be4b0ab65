import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type CarePaperInput, composeCarePaper } from '#functions/documents/custody/care-paper.ts';
import { signatureOperators } from '#functions/documents/custody/drawn-signature.ts';
import { composeRemainsReceipt } from '#functions/documents/custody/remains-receipt.ts';
import { pageOfPaper, papersOf } from '#shared/custody/custody-papers.ts';
import { type CareField, type CareQuestion, type CareValues, fieldsOf } from '#shared/custody/pages/care-field.ts';
import { carePages } from '#shared/custody/pages/index.ts';
import { carePage, custodyPaper } from '#shared/model/enumerations/custody.ts';
import { fonts, readPdf } from './read-pdf.ts';

const person = '0198f0aa-1111-7222-8333-444455556666';
const hash = 'ab12cd34ef56ab78'.padEnd(64, '0');
const long = 'A long answer that goes on: '.repeat(60).trim();

/** Returns a PNG of RGBA pixels with a stroke across it. */
function png(width: number, height: number): string {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + 4 * width));
  for (let x = 10; x < width - 10; x += 1)
    for (let thick = 0; thick < 4; thick += 1) {
      const y = Math.round(height / 2 + Math.sin(x / 12) * (height / 3)) + thick;
      if (y < height) rows[y * (1 + 4 * width) + 1 + 4 * x + 3] = 255;
    }
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return `data:image/png;base64,${Buffer.concat([signature, ...parts]).toString('base64')}`;
}

function answerOf({ kind, options }: CareQuestion, words: string) {
  const chosen = options?.map(({ id }) => id) ?? [];
  if (kind === 'checkbox-list') return chosen;
  if (chosen.length > 0) return chosen[0]!;
  if (kind === 'string') return words;
  if (kind === 'date-time') return '2026-11-27T15:04:00.000Z';
  if (kind === 'date') return '2026-11-27';
  if (kind === 'boolean') return true;
  if (kind === 'system-dropdown') return person;
  if (kind === 'signature') return { signatureType: 'draw' as const, image: png(300, 100) };
  return 38;
}

const fieldValue = (field: CareField, words: string) =>
  field.kind === 'rows'
    ? [0, 1].map(() => Object.fromEntries(field.columns.map((column) => [column.name, answerOf(column, words)])))
    : answerOf(field, words);

const filled = (page: keyof typeof carePages, words: string): CareValues =>
  Object.fromEntries(fieldsOf(carePages[page]).map((field) => [field.name, fieldValue(field, words)])) as CareValues;

const input = (page: keyof typeof carePages, changes: Partial<CarePaperInput> = {}): CarePaperInput => ({
  caseNumber: '2026-0117',
  decedentFullName: 'Wilhelmina Ångström Achterberg',
  home: { name: 'Larkspur & Teal Funeral Home', place: '12 Elm Street, Boston, MA 02118', phone: '(617) 555-0134' },
  timeZone: 'America/New_York',
  head: { sequence: 17, hash },
  printedOn: '2026-11-27T16:00:00.000Z',
  printedBy: 'Stella Teal',
  title: custodyPaper.label(page),
  page: carePages[page],
  facts: { dispositionType: 'natural-organic-reduction' },
  values: {},
  context: {
    people: { 'staff-members': [{ id: person, text: 'Rosa Gorham' }], 'family-contacts': [{ id: person, text: 'Rosa Gorham' }] },
    timeZone: 'America/New_York',
  },
  closed: undefined,
  ...changes,
});

const scripts = ['Zoë Nguyễn', '王小明', 'עברית שלום', 'مرحبا', 'नीता शाह', '山田 はなこ'];

describe('a page of custody on paper', () => {
  it.each(carePage.values)(
    'has everything that the %s says, and the last entry with its code at the foot of every sheet',
    async (page) => {
      const { bytes, missingCharacters } = composeCarePaper(
        fonts,
        input(page, { values: filled(page, 'Short'), closed: { on: '2026-11-27T15:30:00.000Z', byName: 'Ida Larkspur' } }),
      );
      expect(missingCharacters).toEqual([]);
      const { pages, text, isTagged } = await readPdf(bytes);
      expect(isTagged).toBe(true);
      for (const each of pages) {
        expect(each).toContain('Entry 17, code ab12 cd34 ef56 ab78');
        expect(each).toMatch(/Page \d+ of \d+/);
      }
      const flat = text.replace(/\s+/g, ' ');
      for (const label of ['Ida Larkspur', 'Case', '2026-0117', custodyPaper.label(page)]) expect(flat).toContain(label);
      for (const field of fieldsOf(carePages[page]).filter(({ when }) => !when)) expect(flat).toContain(field.label);
      expect(flat).not.toContain('Not filled in');
    },
  );

  it('keeps long answers whole, across sheets, and writes every script', async () => {
    const words = `${long} ${scripts.join(' ')} the end`;
    for (const page of carePage.values) {
      const { bytes, missingCharacters } = composeCarePaper(fonts, input(page, { values: filled(page, words) }));
      expect(missingCharacters).toEqual([]);
      const flat = (await readPdf(bytes)).text.replace(/\s+/g, ' ');
      const texts = fieldsOf(carePages[page]).filter(({ kind, when }) => kind === 'string' && !when);
      expect(flat.split('the end').length - 1, page).toBeGreaterThanOrEqual(texts.length);
    }
  });

  it('leaves lines for the pen while the page is open, and says what is empty once it’s closed', async () => {
    const open = await readPdf(composeCarePaper(fonts, input('removal')).bytes);
    expect(open.text).toMatch(/\[\s*\]\sOur own staff\s+\[\s*\]\sA trade company\s+\[\s*\]\sDelivered/);
    expect(open.text).not.toContain('Not filled in');
    expect(open.text).toContain('Left there');
    expect((await readPdf(composeCarePaper(fonts, input('preservation')).bytes)).text).toContain('In and out of cold');
    const closed = { on: '2026-11-27T15:30:00.000Z', byName: '' };
    const done = await readPdf(composeCarePaper(fonts, input('intake', { closed, head: undefined })).bytes);
    expect(done.text).toContain('Not filled in');
    expect(done.text).toContain('The custody record has no entry yet');
  });

  it('draws the marks of a preparation, with a letter for each list, and no diagram without marks', async () => {
    const marked = {
      preparationOptions: ['embalm'],
      injectionSites: [{ arterialSite: 'femoral', bodySide: 'both' }],
      bodyFindings: [{ area: 'upper-back', bodySide: 'left', finding: 'lividity' }],
    };
    const { text } = await readPdf(composeCarePaper(fonts, input('preparation', { values: marked })).bytes);
    const [diagram = ''] = text.slice(text.indexOf('On the body')).split('Front and back.');
    expect(diagram.replace('On the body', '').replace(/\s+/g, '')).toBe('IIF');
    const none = { preparationOptions: ['embalm'] };
    expect((await readPdf(composeCarePaper(fonts, input('preparation', { values: none })).bytes)).text).not.toContain(
      'Front and back',
    );
  });

  it('has what the first call said, and is the same file for the same page', () => {
    const of = input('removal', {
      before: [
        ['Where', '12 Elm Street'],
        ['Access', long],
      ],
    });
    expect(composeCarePaper(fonts, of).bytes.equals(composeCarePaper(fonts, of).bytes)).toBe(true);
  });
});

describe('the receipt for cremated remains', () => {
  it('says what was released to whom, and has both sides sign', async () => {
    const values = filled('cremated-remains', 'D-4411');
    const { bytes } = composeRemainsReceipt(fonts, input('cremated-remains', { values }));
    const flat = (await readPdf(bytes)).text.replace(/\s+/g, ' ');
    for (const words of ['Disc number', 'D-4411', 'Rosa Gorham', 'Signature for the funeral home', 'code ab12 cd34 ef56 ab78'])
      expect(flat).toContain(words);
    const empty = await readPdf(composeRemainsReceipt(fonts, input('cremated-remains')).bytes);
    expect(empty.text).toContain('Signature of the person who received them');
    expect(empty.text).not.toContain('Supersedes');
    const again = await readPdf(composeRemainsReceipt(fonts, { ...input('cremated-remains', { values }), supersedes: 12 }).bytes);
    expect(again.text.replace(/\s+/g, ' ')).toContain('Supersedes What was closed in entry 12 of the custody record');
  });

  it('says that they aren’t confirmed, as the paper of their page does, while no facility has said so', async () => {
    const of = input('cremated-remains');
    const compose = { 'remains-receipt': composeRemainsReceipt, 'cremated-remains': composeCarePaper } as const;
    for (const paper of Object.values(compose)) {
      const textOf = async (more: object) => (await readPdf(paper(fonts, { ...of, ...more }).bytes)).text.replace(/\s+/g, ' ');
      expect(await textOf({ areUnconfirmed: true })).toContain('Not confirmed: no crematory has confirmed');
      expect(await textOf({})).not.toContain('Not confirmed');
    }
  });

  it('is a paper of the page about the remains, as each page has its own', () => {
    expect(papersOf('cremated-remains')).toEqual(['cremated-remains', 'remains-receipt']);
    for (const page of carePage.values) expect(papersOf(page)).toContain(page);
    for (const paper of custodyPaper.values) expect(carePage.has(pageOfPaper(paper))).toBe(true);
  });
});

describe('a drawn signature', () => {
  const box = { x: 100, y: 200, width: 150, height: 40 };

  it('is drawn inside its box, and not at all if it can’t be read', () => {
    const operators = signatureOperators(png(300, 100), box)!;
    const boxes = [...operators.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)].map((match) => match.slice(1).map(Number));
    expect(boxes.length).toBeGreaterThan(50);
    for (const [x, y, width, height] of boxes as [number, number, number, number][]) {
      expect(x).toBeGreaterThanOrEqual(box.x - 0.01);
      expect(x + width).toBeLessThanOrEqual(box.x + box.width + 0.01);
      expect(y).toBeGreaterThanOrEqual(box.y - 0.01);
      expect(y + height).toBeLessThanOrEqual(box.y + box.height + 0.1);
    }
    for (const bad of ['data:image/png;base64,', 'data:image/png;base64,AAAA', png(300, 100).slice(0, -40)])
      expect(signatureOperators(bad, box)).toBeUndefined();
  });
});
