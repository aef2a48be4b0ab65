import { describe, expect, it } from 'vitest';
import { offPageFields } from '#shared/model/off-page-fields.ts';
import { templateDocumentSchema, templateFilePath } from '#shared/model/template-document.ts';
import { templateFaults } from './template-faults.ts';
import { templateWarnings } from './template-warnings.ts';

const id = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`;
const sha256 = 'a'.repeat(64);
const file = { path: templateFilePath(sha256), sha256, pageCount: 1, pages: [{ width: 612, height: 792, rotation: 0 }] };
const place = { page: 1, x: 72, y: 72, width: 200, height: 14 };
const fact = { fieldType: 'string', valueSource: 'identifier', identifier: 'decedentLastName', isOptional: true };
const templateOf = (fields: object[], more: object) =>
  templateDocumentSchema.parse({
    id: id(1),
    name: 'Release',
    type: 'removal-authorization',
    audience: 'funeral-director',
    fields: fields.map((field, at) => ({ id: id(at + 2), name: `Field ${at + 1}`, ...fact, ...field })),
    ...more,
  });
const inPdf = new Set(['last']);
const wordsOf = (fields: object[], more: object = { file }, names: ReadonlySet<string> | undefined = inPdf) =>
  templateWarnings(templateOf(fields, more), names).map(({ path, message }) => `${path.join('.')}: ${message}`);
const idsOff = (fields: object[], more: object = { file }) =>
  offPageFields(templateOf(fields, more), inPdf).map((field) => field.name);

it('warns of two fields with one name, unless their signers tell them apart', () => {
  const [one, other] = [
    { name: 'Name', pdfFieldName: 'last' },
    { name: 'name', placements: [place] },
  ];
  const words = 'fields.1.name: Another field has this name, too. People read it as a label.';
  expect(wordsOf([one, other])).toEqual([words]);
  const signers = [1, 2].map((order) => ({ order, role: order === 1 ? 'next-of-kin' : 'informant' }));
  const signed = [1, 2].map((signer) => ({ name: 'Date', signer, placements: [place] }));
  expect(wordsOf(signed, { file, signers })).toEqual([]);
});

it('warns of a checkbox that is ticked for everybody, unless a signer has it', () => {
  const box = { name: 'Terms', pdfFieldType: 'check', fieldType: 'boolean', valueSource: 'static', placements: [place] };
  const words = 'fields.0.staticValue: This box is ticked in every document. If a signer should tick it, choose the signer.';
  expect(wordsOf([{ ...box, staticValue: 'Yes' }])).toEqual([words]);
  const signers = [{ order: 1, role: 'next-of-kin' }];
  expect(wordsOf([{ ...box, staticValue: 'Yes', signer: 1 }], { file, signers })).toEqual([]);
});

it('warns of names that nobody chose', () => {
  const named = (name: string) => wordsOf([{ name, pdfFieldType: 'dropdown', placements: [place] }]);
  expect(named('Dropdown 7')).toEqual(['fields.0.name: Name this field. People read its name when it’s missing.']);
  expect(named('Text 7')).toEqual([]);
  expect(named('Dropdown')).toEqual([]);
});

describe('a field that is not on the page', () => {
  it('has no place and no field of the PDF, or one that the PDF doesn’t have', () => {
    const fields = [{}, { pdfFieldName: 'last' }, { pdfFieldName: 'lats' }, { placements: [place] }];
    expect(idsOff(fields)).toEqual(['Field 1', 'Field 3']);
    expect(wordsOf(fields)).toEqual([
      'fields.0.pdfFieldName: Not on the page.',
      'fields.2.pdfFieldName: Not on the page. The PDF has no field “lats.”',
    ]);
    expect(wordsOf([{ pdfFieldName: 'lats', placements: [place] }])).toEqual([
      'fields.0.pdfFieldName: The PDF has no field “lats.”',
    ]);
  });

  it('isn’t one whose PDF nobody has read yet, nor one of a paper form without pages', () => {
    expect(templateWarnings(templateOf([{ pdfFieldName: 'lats' }], { file }))).toEqual([]);
    expect(wordsOf([{}], {})).toEqual([]);
  });

  it('is in no block, and beside no signature', () => {
    const signers = [{ order: 1, role: 'next-of-kin' }];
    const signature = { pdfFieldType: 'signature', fieldType: 'signature', signer: 1 };
    const block = { id: id(8), type: 'general', text: `{{${id(2)}}}`, fields: [id(3)] };
    const fields = [{}, {}, {}, signature];
    expect(idsOff(fields, { signers, blocks: [block, { id: id(9), type: 'signatures' }] })).toEqual(['Field 3']);
    expect(idsOff(fields, { signers, blocks: [block] })).toEqual(['Field 3', 'Field 4']);
    expect(wordsOf(fields, { signers, blocks: [block] })).toEqual(['fields.2.name: Not on the page.']);
  });

  it('is a fault and no warning if it’s a signature, or has to be filled in', () => {
    const signers = [{ order: 1, role: 'next-of-kin' }];
    for (const field of [
      { isOptional: false },
      { pdfFieldType: 'signature', signer: 1 },
      { pdfFieldType: 'initials', signer: 1 },
    ]) {
      expect(wordsOf([field], { file, signers })).toEqual([]);
      expect(templateFaults(templateOf([field], { file, signers }))).toHaveLength(1);
    }
  });
});
