import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { templateFaults } from '#shared/catalog/template-faults.ts';
import { type DocumentField, documentFieldSchema } from '#shared/model/document.ts';
import { pdfFieldType } from '#shared/model/enumerations/document.ts';
import { templateDocumentSchema, templateFilePath } from '#shared/model/template-document.ts';
import { noHistory, recorded, redone, undone } from '../template-parts.ts';
import { partWords } from './field-words.ts';
import { newField } from './new-field.ts';
import { copiedToPages, duplicated, examplePages, movedTo, placedParts, readPages, without } from './placed-parts.ts';

const size = { width: 612, height: 792 };
const pages = [size, size, { width: 300, height: 300 }];
const guid = (at: number) => `0000000${at}-0000-4000-8000-000000000000`;
const fieldAt = (at: number, more: object = {}): DocumentField => ({
  ...newField({ kind: 'text', id: guid(at), count: at, page: 1, size, drawn: { x: 100, y: 60 * at + 40 }, signer: 1 }),
  ...more,
});
const three = [fieldAt(1), fieldAt(2), fieldAt(3)];
const part = (at: number, place = 0) => ({ id: guid(at), at: place });

describe('a new field', () => {
  it('is one that a template may have, on its page, of every kind', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pdfFieldType.values),
        fc.double({ min: -100, max: 900, noNaN: true }),
        fc.double({ min: -100, max: 900, noNaN: true }),
        (kind, x, y) => {
          const field = newField({ kind, id: guid(1), count: 0, page: 1, size, drawn: { x, y }, signer: 1 });
          expect(documentFieldSchema.safeParse(field).success).toBe(true);
          const sha256 = 'a'.repeat(64);
          const template = templateDocumentSchema.parse({
            id: guid(9),
            name: 'Form',
            type: 'cremation-authorization',
            audience: 'funeral-director',
            file: { path: templateFilePath(sha256), sha256, pageCount: 1, pages: [{ ...size, rotation: 0 }] },
            signers: [{ order: 1, role: 'next-of-kin' }],
            fields: [{ ...field, identifier: 'decedentLastName' }],
          });
          expect(templateFaults(template)).toEqual([]);
        },
      ),
    );
  });
});

describe('copying to pages', () => {
  it('adds each page once, keeps what is there, and can be repeated', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 6 }), (numbers) => {
        const copied = copiedToPages(three, [part(1)], { numbers, pages });
        expect(copied.slice(1)).toEqual(three.slice(1));
        expect(new Set(copied[0]?.placements.map(({ page }) => page))).toEqual(new Set([1, ...numbers]));
        expect(copied[0]?.placements[0]).toEqual(three[0]?.placements[0]);
        expect(copiedToPages(copied, [part(1)], { numbers, pages })).toEqual(copied);
        for (const { page, x, y, width, height } of copied[0]?.placements ?? []) {
          expect(x + width).toBeLessThanOrEqual(pages[page - 1]?.width ?? 0);
          expect(y + height).toBeLessThanOrEqual(pages[page - 1]?.height ?? 0);
        }
      }),
    );
  });

  it('leaves radio buttons, which have one place for each option', () => {
    const radio = newField({ kind: 'radio', id: guid(1), count: 0, page: 1, size, drawn: { x: 50, y: 50 }, signer: undefined });
    expect(copiedToPages([radio], [part(1)], { numbers: [2], pages })).toEqual([radio]);
  });

  it('reads pages as people write them', () => {
    expect(readPages('2-4, 7', 9)).toEqual([2, 3, 4, 7]);
    expect(readPages('1, 1–2', 2)).toEqual([1, 2]);
    for (const count of [1, 2, 3, 4, 12]) expect(readPages(examplePages(count), count), examplePages(count)).toBeDefined();
    for (const text of ['', '0', '3', '2-1', 'all', '1,']) expect(readPages(text, 2), text).toBeUndefined();
  });
});

describe('a duplicate', () => {
  it('is another field beside the first, which the PDF doesn’t have', () => {
    const named = fieldAt(1, { pdfFieldName: 'name' });
    const { fields, parts } = duplicated([named], [part(1)], pages, () => guid(7));
    expect(fields[0]).toBe(named);
    expect(fields[1]).toMatchObject({ id: guid(7), name: 'Text 2 (copy)' });
    expect(fields[1]).not.toHaveProperty('pdfFieldName');
    expect(parts).toEqual([{ id: guid(7), at: 0 }]);
    expect(duplicated([fieldAt(1, { placements: [] })], [part(1)], pages, () => guid(7)).parts).toEqual([]);
  });
});

describe('removing', () => {
  it('takes a field with its last place, unless the PDF has it', () => {
    const twice = fieldAt(1, { placements: [...fieldAt(1).placements, { ...fieldAt(1).placements[0], page: 2 }] });
    expect(without([twice], [part(1, 0)])[0]?.placements.map(({ page }) => page)).toEqual([2]);
    expect(without([twice], [part(1, 0), part(1, 1)])).toEqual([]);
    expect(without([fieldAt(1, { pdfFieldName: 'name' })], [part(1)])).toMatchObject([{ placements: [] }]);
    expect(without([fieldAt(1, { pdfFieldName: 'name', placements: [] })], [part(1)])).toEqual([]);
    expect(without([fieldAt(1, { pdfFieldName: 'name' })], [part(1, 0), part(1, 1)])).toEqual([]);
    const [left] = without([fieldAt(1, { pdfFieldName: 'name' })], [part(1, 1)]);
    expect(left?.placements).toEqual(fieldAt(1).placements);
    expect(left).not.toHaveProperty('pdfFieldName');
    expect(without(three, [])).toEqual(three);
  });

  it('takes the option of a radio button', () => {
    const radio = newField({ kind: 'radio', id: guid(1), count: 0, page: 1, size, drawn: { x: 50, y: 50 }, signer: undefined });
    expect(without([radio], [part(1, 0)])).toMatchObject([{ options: [{ value: 'No' }], placements: [{ page: 1 }] }]);
  });
});

describe('the boxes of a page', () => {
  it('are where the template places a field, and then where the PDF has it', () => {
    const place = { page: 2, x: 10, y: 20, width: 30, height: 40 };
    const found = [{ name: 'name', places: [place] }] as never;
    const parts = placedParts([fieldAt(1, { pdfFieldName: 'name' })], found);
    expect(parts.map(({ page, isMovable }) => [page, isMovable])).toEqual([
      [1, true],
      [2, false],
    ]);
    const [own, ofPdf] = parts;
    expect(own && partWords(own, size)).toBe(
      'Text 2, text, page 1, 0.1 in from the left, 9.5 in from the top, 2.5 in wide, 0.2 in high',
    );
    expect(ofPdf && partWords(ofPdf, size)).toMatch(/, placed by the PDF$/);
  });
});

describe('undo', () => {
  type Move = { at: number; x: number; y: number };
  const moves: fc.Arbitrary<Move[]> = fc.array(
    fc.record({ at: fc.integer({ min: 1, max: 3 }), x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 700 }) }),
    { maxLength: 20 },
  );
  const change = (fields: DocumentField[], { at, x, y }: Move) =>
    movedTo(fields, [{ ...part(at), box: { x, y, width: 20, height: 20 } }]);

  it('takes back every change, and redo makes all of them again', () => {
    fc.assert(
      fc.property(moves, (made) => {
        let state = { value: three, history: noHistory as ReturnType<typeof recorded<DocumentField[]>> };
        for (const move of made) state = { value: change(state.value, move), history: recorded(state.history, state.value) };
        const last = state.value;
        for (const _ of made) state = undone(state.history, state.value) ?? state;
        expect(state.value).toEqual(three);
        expect(undone(state.history, state.value)).toBeUndefined();
        for (const _ of made) state = redone(state.history, state.value) ?? state;
        expect(state.value).toEqual(last);
        expect(redone(state.history, state.value)).toBeUndefined();
      }),
    );
  });

  it('takes back changes of one kind in a row together, and forgets what was undone once something else changes', () => {
    const typed = recorded(recorded<number>(noHistory, 1, 'name'), 2, 'name');
    expect(undone(typed, 3)?.value).toBe(1);
    const back = undone(recorded(typed, 3), 4);
    expect(back?.value).toBe(3);
    expect(back && redone(recorded(back.history, back.value), 9)).toBeUndefined();
  });
});
