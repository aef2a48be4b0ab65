import { describe, expect, it } from 'vitest';
import { templateDocumentSchema, templateFilePath } from '#shared/model/template-document.ts';
import { fixedFaults, shapeFaults } from './catalog-faults.ts';
import { templateFaults } from './template-faults.ts';

const id = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`;
const sha256 = 'a'.repeat(64);
const letter = { width: 612, height: 792, rotation: 0 } as const;
const file = { path: templateFilePath(sha256), sha256, pageCount: 1, pages: [letter] };
const place = { page: 1, x: 72, y: 72, width: 200, height: 14 };
const form = { id: id(1), name: 'Authorization', type: 'cremation-authorization', audience: 'funeral-director' };
const named = { valueSource: 'identifier', identifier: 'decedentLastName', pdfFieldName: 'last' };
const templateOf = (fields: object[], more: object = {}) =>
  templateDocumentSchema.parse({
    ...form,
    file,
    fields: fields.map((field, at) => ({ id: id(at + 2), name: 'Field', fieldType: 'string', ...field })),
    ...more,
  });
const faultsOf = (fields: object[], more: object = {}) =>
  templateFaults(templateOf(fields, more)).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('where a field is', () => {
  it('is a field of the PDF, places on its pages, or both', () => {
    const nowhere = 'fields.0.pdfFieldName: Choose a field of the PDF, or add a place on a page.';
    expect(faultsOf([{ ...named, pdfFieldName: '' }])).toEqual([nowhere]);
    expect(faultsOf([{ ...named, pdfFieldName: '', isOptional: true }])).toEqual([]);
    const signature = { ...named, pdfFieldName: '', isOptional: true, pdfFieldType: 'signature', signer: 1 };
    expect(faultsOf([signature], { signers: [{ order: 1, role: 'informant' }] })).toEqual([nowhere]);
    expect(faultsOf([named])).toEqual([]);
    expect(faultsOf([{ ...named, pdfFieldName: '', placements: [place] }])).toEqual([]);
    expect(faultsOf([{ ...named, placements: [place] }])).toEqual([]);
  });

  it('is on its page, to the very edge', () => {
    const at = (more: object) => faultsOf([{ ...named, placements: [place, { ...place, ...more }] }]);
    expect(at({ x: 412 })).toEqual([]);
    expect(at({ y: 778 })).toEqual([]);
    expect(at({ x: 412.5 })).toEqual(['fields.0.placements.1.width: This goes beyond the right edge of page 1.']);
    expect(at({ y: 778.5 })).toEqual(['fields.0.placements.1.height: This goes beyond the top edge of page 1.']);
    expect(at({ page: 2 })).toEqual(['fields.0.placements.1.page: The PDF has one page.']);
  });

  it('takes a PDF, whose path and pages are those of its upload', () => {
    expect(faultsOf([named], { file: undefined })).toEqual(['fields.0.pdfFieldName: Upload a PDF first.']);
    expect(faultsOf([{ ...named, pdfFieldName: '' }], { file: undefined })).toEqual([]);
    expect(faultsOf([named], { file: { ...file, path: 'printed/other.pdf' } })).toEqual(['file: Upload the PDF again.']);
    expect(faultsOf([named], { file: { ...file, pageCount: 2 } })).toEqual(['file: Upload the PDF again.']);
  });

  it('is no field of the PDF that another fills in', () => {
    expect(faultsOf([named, named])).toEqual(['fields.1.pdfFieldName: Another field fills in this one already.']);
  });
});

describe('what a field has', () => {
  it('is a value, unless a signer gives it', () => {
    const signers = [{ order: 1, role: 'next-of-kin' }];
    expect(faultsOf([{ ...named, valueSource: 'static' }])).toEqual(['fields.0.staticValue: Enter the text.']);
    expect(faultsOf([{ ...named, identifier: '' }])).toEqual([
      'fields.0.identifier: Choose the fact of the case, or the signer who fills it in.',
    ]);
    expect(faultsOf([{ ...named, valueSource: 'json-logic' }])).toEqual(['fields.0.logic: Add a rule.']);
    expect(faultsOf([{ ...named, valueSource: 'json-logic', signer: 1 }], { signers })).toEqual([]);
  });

  it('is a signer for signatures and initials, who is one of the document’s', () => {
    const signature = { ...named, pdfFieldType: 'signature' };
    expect(faultsOf([signature])).toEqual(['fields.0.signer: Enter the turn of the signer.']);
    expect(faultsOf([{ ...signature, signer: 2 }], { signers: [{ order: 1, role: 'informant' }] })).toEqual([
      'fields.0.signer: No signer of this document has turn 2.',
    ]);
    const twice = [1, 1].map((order) => ({ order, role: 'informant' }));
    expect(faultsOf([{ ...signature, signer: 1 }], { signers: twice })).toEqual([
      'signers.1.order: Another signer has this turn already.',
    ]);
  });

  it('is different options, if something is chosen', () => {
    const option = { value: 'yes', label: 'Yes' };
    for (const pdfFieldType of ['radio', 'dropdown']) {
      expect(faultsOf([{ ...named, pdfFieldType }])).toEqual(['fields.0.options: Add its options.']);
      expect(faultsOf([{ ...named, pdfFieldType, options: [option] }])).toEqual([]);
    }
    expect(faultsOf([{ ...named, options: [option, option] }])).toEqual([
      'fields.0.options.1.value: Another option has this value already.',
    ]);
  });

  it('is boxes on one line', () => {
    expect(faultsOf([{ ...named, combLength: 9 }])).toEqual([]);
    expect(faultsOf([{ ...named, combLength: 9, lines: 'multi' }])).toEqual([
      'fields.0.combLength: Boxes for characters are on one line.',
    ]);
  });
});

describe('a template from before fields were placed', () => {
  const field = { id: id(2), name: 'Last name', fieldType: 'string', valueSource: 'identifier', identifier: 'decedentLastName' };
  const old = { ...form, description: '', fields: [{ ...field, isOptional: false }], isActive: true, sortOrder: 0 };

  it('has no faults, and keeps what it fixed', () => {
    expect(templateFaults(old as never)).toEqual([]);
    expect(shapeFaults('templateDocuments', old)).toEqual([]);
    expect(fixedFaults('templateDocuments', templateDocumentSchema.parse(old), old)).toEqual([]);
  });

  it('is filled in when it’s read by its schema', () => {
    const [filled] = templateDocumentSchema.parse(old).fields;
    expect(filled).toMatchObject({ pdfFieldType: 'text', placements: [], options: [], fontSize: 10, captureMode: 'query-only' });
  });

  it('keeps options once they are published', () => {
    const radio = { ...named, pdfFieldType: 'radio', options: [{ value: 'yes', label: 'Yes' }] };
    const published = templateOf([radio]);
    expect(fixedFaults('templateDocuments', templateOf([{ ...radio, options: [] }]), published)).toHaveLength(1);
    expect(fixedFaults('templateDocuments', published, published)).toEqual([]);
  });
});

it('asks after the answers of another field of the same signer', () => {
  const radio = { pdfFieldType: 'radio', options: [{ value: 'yes', label: 'Yes' }], signer: 1, ...named, pdfFieldName: 'a' };
  const after = (askedIf: object, more: object = {}) =>
    faultsOf([radio, { ...named, signer: 1, askedIf, ...more }], { signers: [{ order: 1, role: 'payer' }] });
  expect(after({ fieldId: id(2), values: ['yes'] })).toEqual([]);
  expect(after({ fieldId: id(2), values: ['no'] })).toEqual([
    'fields.1.askedIf.values.0: “Field” has no option with this value.',
  ]);
  expect(after({ fieldId: id(3), values: ['yes'] })).toEqual([
    'fields.1.askedIf.fieldId: Choose another field of the same signer.',
  ]);
  expect(after({ fieldId: id(2), values: ['yes'] }, { signer: undefined })).toEqual([
    'fields.1.askedIf.fieldId: Choose another field of the same signer.',
  ]);
});

it('takes a template that is half filled in', () => {
  const parts = { fields: [{ id: 'f', askedIf: {}, signer: 1, options: [{}, {}] }], signers: [{}, {}] };
  for (const more of [{}, { blocks: [{ id: 'b' }, { id: 'c', type: 'signatures' }] }])
    expect(() => templateFaults({ id: 't', ...parts, ...more } as never)).not.toThrow();
});
