import { describe, expect, it } from 'vitest';
import { templateDocumentSchema, templateFilePath } from '#shared/model/template-document.ts';
import { templateFaults } from './template-faults.ts';

const id = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`;
const sha256 = 'a'.repeat(64);
const letter = { width: 612, height: 792, rotation: 0 } as const;
const file = { path: templateFilePath(sha256), sha256, pageCount: 1, pages: [letter] };
const name = { id: id(2), name: 'Full name', fieldType: 'string', valueSource: 'identifier', identifier: 'decedentFullName' };
const signature = {
  id: id(3),
  name: 'Signature',
  fieldType: 'signature',
  pdfFieldType: 'signature',
  valueSource: 'static',
  signer: 1,
};
const signers = [{ order: 1, role: 'next-of-kin' }];
const text = { id: id(8), type: 'general', text: `The body of {{${id(2)}}}.` };
const signed = { id: id(9), type: 'signatures' };

const faultsOf = (blocks: object[], more: object = {}) =>
  templateFaults(
    templateDocumentSchema.parse({
      id: id(1),
      name: 'Release',
      type: 'removal-authorization',
      audience: 'funeral-director',
      fields: [name],
      blocks,
      ...more,
    }),
  ).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a document of blocks', () => {
  it('needs no PDF, and has none', () => {
    expect(faultsOf([text])).toEqual([]);
    expect(faultsOf([text], { file })).toEqual(['file: A document is a PDF or blocks, not both. Remove the PDF or the blocks.']);
    const placed = { ...name, pdfFieldName: 'name', placements: [{ page: 1, x: 0, y: 0, width: 9, height: 9 }] };
    expect(faultsOf([text], { fields: [placed] })).toEqual([
      'fields.0.pdfFieldName: A document of blocks has no fields of a PDF.',
      'fields.0.placements: A document of blocks puts its fields where the blocks have them.',
    ]);
  });

  it('names only fields that it has', () => {
    const unknown = { ...text, text: `${text.text} {{Ful name}} {{ }}` };
    expect(faultsOf([unknown])).toEqual([
      'blocks.0.text: This document has no field “Ful name.” Insert one from the list, or remove the braces.',
      'blocks.0.text: Put the name of a field between the braces.',
    ]);
    expect(faultsOf([text, { ...signed, type: 'general', fields: [id(7)] }])).toEqual([
      'blocks.1.fields.0: This field isn’t in the document anymore. Remove it.',
    ]);
  });

  it('has every field in a block: in a text, on a line, or beside a signature', () => {
    const nowhere = 'fields.0.name: No block has this field. Insert it into a text, or add it to the lines of a block.';
    expect(faultsOf([{ ...text, text: 'Nothing' }])).toEqual([nowhere]);
    expect(faultsOf([{ ...text, text: 'Nothing' }], { fields: [{ ...name, isOptional: true }] })).toEqual([]);
    expect(faultsOf([{ ...text, text: 'Nothing', fields: [id(2)] }])).toEqual([]);
    const beside = { ...name, signer: 1 };
    expect(faultsOf([{ ...text, text: 'Nothing' }, signed], { fields: [beside, signature], signers })).toEqual([]);
  });

  it('has a line for each signer', () => {
    expect(faultsOf([text, signed])).toEqual(['blocks.1.type: Add a signer first.']);
    expect(faultsOf([text, signed], { signers })).toEqual(['signers.0.role: Add a signature for this signer.']);
    expect(faultsOf([text, signed], { signers, fields: [name, signature] })).toEqual([]);
    expect(faultsOf([text, { ...signed, signers: [1, 2] }], { signers, fields: [name, signature] })).toEqual([
      'blocks.1.signers.1: No signer of this document has turn 2.',
    ]);
    expect(faultsOf([text], { signers, fields: [name, signature] })).toHaveLength(1);
  });

  it('has no block with nothing in it, and no lines in one that is only text', () => {
    expect(faultsOf([text, { ...text, id: id(6), text: ' ' }])).toEqual([
      'blocks.1.text: Enter a heading or a text, or remove the block.',
    ]);
    expect(faultsOf([{ ...text, type: 'paragraph-only', fields: [id(2)] }])).toEqual([
      'blocks.0.fields: A block of this kind has only text. Choose General for one with fields.',
    ]);
  });

  it('names in a text a field whose name no other has, without braces', () => {
    const twin = { ...name, id: id(4) };
    expect(faultsOf([{ ...text, fields: [id(4)] }], { fields: [name, twin] })).toEqual([
      'fields.0.name: A text names this field, so no other may have its name.',
    ]);
    expect(faultsOf([{ ...text, text: 'Both', fields: [id(2), id(4)] }], { fields: [name, twin] })).toEqual([]);
    expect(faultsOf([text], { fields: [{ ...name, name: 'Name {1}' }] })).toEqual(['fields.0.name: The name can’t have braces.']);
  });
});

it('is what it was if it was stored before there were blocks', () => {
  const { blocks: _, ...old } = templateDocumentSchema.parse({
    id: id(1),
    name: 'Release',
    type: 'removal-authorization',
    audience: 'funeral-director',
    fields: [name],
  });
  expect(templateFaults(old as Parameters<typeof templateFaults>[0])).toEqual([]);
});
