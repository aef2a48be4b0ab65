import { describe, expect, it } from 'vitest';
import type { FoundField } from '#shared/contract/system-documents.ts';
import { documentFieldSchema } from '#shared/model/document.ts';
import { templateFilePath } from '#shared/model/template-document.ts';
import { templateFindings } from './template-findings.ts';

const guid = (at: number) => `0000000${at}-0000-4000-8000-000000000000`;
const sha256 = 'a'.repeat(64);
const letter = { width: 612, height: 792, rotation: 0 } as const;
const file = { path: templateFilePath(sha256), sha256, pageCount: 1, pages: [letter] };
const place = { page: 1, x: 72, y: 72, width: 200, height: 14 };
const vocabulary = new Map([['decedentLastName', {} as never]]);
const found = [{ name: 'last', places: [place] }] as unknown as FoundField[];

const findingsOf = (fields: object[], more: object = {}) => {
  const parsed = fields.map((field, at) =>
    documentFieldSchema.parse({
      id: guid(at + 1),
      name: `Field ${at + 1}`,
      fieldType: 'string',
      valueSource: 'identifier',
      identifier: 'decedentLastName',
      ...field,
    }),
  );
  const template = { id: guid(9), file, signers: [], fields: parsed, ...more };
  return templateFindings({ template, found, vocabulary });
};
const wordsOf = (...given: Parameters<typeof findingsOf>) => findingsOf(...given).map(({ words }) => words);

describe('what to look at in a template', () => {
  it('is nothing if every field has a value and a place', () => {
    expect(wordsOf([{ pdfFieldName: 'last' }, { placements: [{ ...place, y: 300 }] }])).toEqual([]);
  });

  it('is a field without a place, one beyond the page, and one that the PDF doesn’t have', () => {
    expect(wordsOf([{}])).toEqual(['Field 1: Choose a field of the PDF, or add a place on a page.']);
    const beyond = findingsOf([{ placements: [place, { ...place, x: 500, y: 300 }] }]);
    expect(beyond).toMatchObject([
      { words: 'Field 1: This goes beyond the right edge of page 1.', part: { id: guid(1), at: 1 } },
    ]);
    expect(findingsOf([{ pdfFieldName: 'first' }])).toMatchObject([
      { words: 'Field 1: The PDF has no field “first.”', isFault: true, property: 'pdfFieldName' },
    ]);
  });

  it('is one problem for all places on pages that are gone', () => {
    const pages = [1, 2, 3, 4, 7].map((page) => ({ ...place, page, y: 300 }));
    expect(findingsOf([{ placements: pages }])).toMatchObject([
      { words: 'Field 1: The PDF has one page, and this is on pages 2-4, 7.', isFault: true, goneOf: guid(1) },
    ]);
    expect(wordsOf([{ placements: pages.slice(0, 2) }])).toEqual(['Field 1: The PDF has one page, and this is on page 2.']);
  });

  it('only points out what may stay empty and is not on the page', () => {
    expect(findingsOf([{ isOptional: true }])).toMatchObject([
      {
        words: 'Field 1: It isn’t on the page. Choose a field of the PDF, or add a place.',
        isFault: false,
        property: 'pdfFieldName',
      },
    ]);
    expect(findingsOf([{ isOptional: true, pdfFieldName: 'first' }])).toMatchObject([
      { words: 'Field 1: The PDF has no field “first.”', isFault: false },
    ]);
  });

  it('is a fact that no case has, in a field or in its rule', () => {
    const unknown = (more: object) => wordsOf([{ pdfFieldName: 'last', ...more }]);
    expect(unknown({ identifier: 'nickname' })).toEqual(['Field 1: Nothing has the identifier “nickname”']);
    expect(unknown({ valueSource: 'json-logic', logic: { var: 'nickname' } })).toHaveLength(1);
    expect(unknown({ valueSource: 'static', staticValue: 'Yes', identifier: 'nickname' })).toEqual([]);
  });

  it('is one box over another, also over one that the PDF places', () => {
    const over = { placements: [{ ...place, x: 100 }] };
    expect(findingsOf([{ pdfFieldName: 'last' }, over])).toMatchObject([
      { words: 'Field 2: It overlaps “Field 1” on page 1.', isFault: false, part: { id: guid(2), at: 0 } },
    ]);
    expect(wordsOf([{ placements: [place, place] }])).toEqual(['Field 1: Two of its places overlap on page 1.']);
  });

  it('is a signer who signs nowhere, and a button without an option', () => {
    const signers = [{ order: 1, role: 'next-of-kin' }];
    expect(findingsOf([], { signers })).toMatchObject([
      { words: 'Signer 1 (Next of Kin) has no signature field.', path: ['signers', 0] },
    ]);
    const signature = { pdfFieldType: 'signature', signer: 1, placements: [place] };
    expect(wordsOf([signature], { signers })).toEqual([]);
    const options = ['a', 'b'].map((value) => ({ value, label: value }));
    expect(wordsOf([{ pdfFieldType: 'radio', options, placements: [place] }])).toEqual([
      'Field 1: There are 2 options and 1 button on the pages.',
    ]);
  });

  it('leads to the property that it is about', () => {
    expect(findingsOf([{ pdfFieldName: 'last', identifier: undefined }])).toMatchObject([
      { words: 'Field 1: Choose the fact of the case, or the signer who fills it in.', property: 'identifier' },
    ]);
    expect(findingsOf([{ pdfFieldName: 'last', identifier: 'nickname' }])).toMatchObject([{ property: 'identifier' }]);
  });

  it('is a second field with one name, and no signer whose turn is no number yet', () => {
    const twice = [
      { pdfFieldName: 'last', name: 'Name' },
      { placements: [{ ...place, y: 300 }], name: 'Name' },
    ];
    expect(findingsOf(twice)).toMatchObject([
      { words: 'Name: Another field has this name, too. People read it as a label.', isFault: false, property: 'name' },
    ]);
    expect(wordsOf([], { signers: [{ order: undefined, role: 'next-of-kin' }] }).join()).not.toContain('undefined');
  });

  it('names first what keeps it from being published', () => {
    const all = findingsOf([{ placements: [place, place], identifier: 'nickname' }]);
    expect(all.map(({ isFault }) => isFault)).toEqual([true, false]);
  });
});
