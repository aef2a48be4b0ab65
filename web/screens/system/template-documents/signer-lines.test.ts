import { describe, expect, it } from 'vitest';
import { templateFaults } from '#shared/catalog/template-faults.ts';
import type { SignerRole } from '#shared/model/enumerations/document.ts';
import { templateDocumentSchema, templateFilePath } from '#shared/model/template-document.ts';
import { linesOfSigner, type NewSigner, signerName, withoutSigner, withSigner } from './signer-lines.ts';
import type { TemplateParts } from './template-parts.ts';

const sha256 = 'a'.repeat(64);
const letter = { width: 612, height: 792, rotation: 0 } as const;
const file = { path: templateFilePath(sha256), sha256, pageCount: 2, pages: [letter, letter] };
let made = 0;
const newId = () => {
  made += 1;
  return `${String(made).padStart(8, '0')}-0000-4000-8000-000000000000`;
};
const templateOf = (parts: object) =>
  templateDocumentSchema.parse({
    id: newId(),
    name: 'Release',
    type: 'removal-authorization',
    audience: 'funeral-director',
    ...parts,
  });
const text = { id: newId(), type: 'general', text: 'I agree.' };
const nothing: TemplateParts = { blocks: [], signers: [], fields: [] };
const composed = { ...nothing, blocks: templateOf({ blocks: [text] }).blocks };
const add = (parts: TemplateParts, role: SignerRole, more: Partial<NewSigner> = {}) =>
  withSigner(parts, { role, newId, file: undefined, taken: [], ...more });

describe('a signer who is added', () => {
  it('has a signature, a printed name, and a date, in a block that all sign, without a fault', () => {
    const once = add(composed, 'next-of-kin');
    const twice = add(once, 'funeral-director');
    expect(twice.signers.map(signerName)).toEqual(['1. Next of Kin', '2. Funeral director']);
    expect(twice.fields.map(({ name, signer }) => `${signer} ${name}`)).toEqual([
      '1 Signature',
      '1 Printed name',
      '1 Date',
      '2 Signature (Funeral director)',
      '2 Printed name (Funeral director)',
      '2 Date (Funeral director)',
    ]);
    expect(add(twice, 'funeral-director').fields.at(-1)?.name).toBe('Date (Funeral director) 2');
    expect(twice.fields.map(({ identifier }) => identifier).filter(Boolean)).toEqual(['nextOfKinFullName', 'assignedFullName']);
    expect(twice.blocks.map(({ type, signers }) => [type, signers])).toEqual([
      ['general', []],
      ['signatures', []],
    ]);
    expect(templateFaults(templateOf(twice))).toEqual([]);
  });

  it('signs in the block that says who signs, or in another one', () => {
    const first = add(composed, 'next-of-kin');
    const own = {
      ...first,
      blocks: first.blocks.map((block) => (block.type === 'signatures' ? { ...block, signers: [1] } : block)),
    };
    expect(add(own, 'crematory').blocks.at(-1)?.signers).toEqual([1, 2]);
    const payer = { ...first, blocks: first.blocks.with(1, { ...first.blocks[1]!, type: 'purchase-signature' }) };
    expect(add(payer, 'crematory').blocks.at(-1)).toMatchObject({ type: 'signatures', title: '', signers: [2] });
    expect(templateFaults(templateOf(add(payer, 'crematory')))).toEqual([]);
  });

  it('signs on the last page of a PDF where nothing is yet, below those before, and in no block', () => {
    const once = add(nothing, 'crematory', { file });
    const taken = once.fields.flatMap(({ placements }) => placements.map((box) => ({ page: box.page, box })));
    const twice = add(once, 'releasing-place', { file, taken });
    expect(twice.blocks).toEqual([]);
    expect(twice.fields.map(({ placements }) => placements.map(({ page, y }) => [page, y]))).toEqual([
      ...Array.from({ length: 3 }, () => [[2, 216]]),
      ...Array.from({ length: 3 }, () => [[2, 168]]),
    ]);
    expect(templateFaults(templateOf({ ...twice, file }))).toEqual([]);
  });
});

describe('a signer who is removed', () => {
  const both = add(add(composed, 'next-of-kin'), 'crematory');

  it('takes along their fields, what texts and lines name of them, and a block that only they sign', () => {
    const [signature] = both.fields.slice(3);
    const shown = {
      ...both,
      blocks: [
        { ...both.blocks[0]!, text: `Signed {{${signature!.id}}} by {{${both.fields[0]!.id}}}`, fields: [signature!.id] },
        { ...both.blocks[1]!, signers: [1, 2] },
        { ...both.blocks[1]!, id: newId(), title: 'Crematory', signers: [2] },
      ],
    };
    expect(linesOfSigner(shown, 1)).toMatchObject({ texts: 1, blocks: [{ title: 'Crematory' }] });
    const left = withoutSigner(shown, 1);
    expect(left.signers).toEqual([{ order: 1, role: 'next-of-kin' }]);
    expect(left.fields).toEqual(both.fields.slice(0, 3));
    expect(left.blocks).toMatchObject([{ text: `Signed  by {{${both.fields[0]!.id}}}`, fields: [] }, { signers: [1] }]);
  });

  it('leaves nothing of their adding, if nothing was changed since', () => {
    expect(withoutSigner(add(composed, 'crematory'), 0)).toEqual(composed);
  });

  it('lets those after them move up a turn, with their fields and in their blocks', () => {
    const own = {
      ...both,
      blocks: both.blocks.map((block) => (block.type === 'signatures' ? { ...block, signers: [1, 2] } : block)),
    };
    const left = withoutSigner(own, 0);
    expect(left.signers.map(signerName)).toEqual(['1. Crematory']);
    expect(left.fields).toEqual(both.fields.slice(3).map((field) => ({ ...field, signer: 1 })));
    expect(left.blocks.at(-1)).toMatchObject({ type: 'signatures', signers: [1] });
    expect(templateFaults(templateOf(left))).toEqual([]);
  });

  it('leaves what a signer with the same turn has', () => {
    const twins = { ...both, signers: [...both.signers, { order: 2, role: 'informant' as SignerRole }] };
    expect(linesOfSigner(twins, 1)).toEqual({ fields: [], blocks: [], texts: 0 });
    expect(withoutSigner(twins, 1).fields).toEqual(both.fields);
  });
});
