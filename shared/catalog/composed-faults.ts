import type { DocumentField } from '../model/document.ts';
import { type DocumentBlock, isSignatureBlock, namedFields, textParts } from '../model/document-blocks.ts';
import { hasToBeOnPage, offPageFields } from '../model/off-page-fields.ts';
import type { TemplateDocument } from '../model/template-document.ts';
import type { FaultInNoun } from './noun.ts';

type Found = Pick<FaultInNoun, 'path' | 'message'>;

const found = (message: string, ...path: FaultInNoun['path']): Found => ({ path, message });

type Parts = Pick<TemplateDocument, 'blocks' | 'fields' | 'signers'>;

/** Returns what is wrong with a text: what it has between braces and no field is. */
export function textFaults(text: string, ids: ReadonlySet<string>): Found[] {
  const unknown = textParts(text).flatMap((part) => ('insert' in part && !ids.has(part.insert) ? [part.insert] : []));
  return unknown.map((name) =>
    found(
      name.trim() === ''
        ? 'Put the name of a field between the braces.'
        : `This document has no field “${name}.” Insert one from the list, or remove the braces.`,
      'text',
    ),
  );
}

/** Returns what is wrong with the lists of a block: fields that aren’t there or have no place in its kind, and signers who aren’t there. */
function listFaults(
  { type, fields = [], signers = [] }: DocumentBlock,
  ids: ReadonlySet<string>,
  orders: ReadonlySet<number>,
): Found[] {
  if (type === 'paragraph-only' && fields.length > 0)
    return [found('A block of this kind has only text. Choose General for one with fields.', 'fields')];
  return [
    ...fields.flatMap((id, at) =>
      ids.has(id) ? [] : [found('This field isn’t in the document anymore. Remove it.', 'fields', at)],
    ),
    ...signers.flatMap((order, at) =>
      orders.has(order) ? [] : [found(`No signer of this document has turn ${order}.`, 'signers', at)],
    ),
  ];
}

function blockFaults(block: DocumentBlock, { fields, signers }: Parts): Found[] {
  const ids = new Set(fields.map(({ id }) => id));
  if (isSignatureBlock(block) && signers.length === 0) return [found('Add a signer first.', 'type')];
  const { title = '', text = '', type, fields: own = [] } = block;
  const isEmpty = (type === 'general' || type === 'paragraph-only') && title.trim() + text.trim() === '' && own.length === 0;
  return [
    ...(isEmpty ? [found('Enter a heading or a text, or remove the block.', 'text')] : []),
    ...textFaults(text, ids),
    ...listFaults(block, ids, new Set(signers.map(({ order }) => order))),
  ];
}

function fieldFaults(
  field: DocumentField,
  at: number,
  { fields }: Parts,
  { offPage, inserted }: Record<'offPage' | 'inserted', ReadonlySet<string>>,
): Found[] {
  const { id, name, pdfFieldName = '', placements = [] } = field;
  const faults = [
    ...(pdfFieldName ? [found('A document of blocks has no fields of a PDF.', 'pdfFieldName')] : []),
    ...(placements.length > 0 ? [found('A document of blocks puts its fields where the blocks have them.', 'placements')] : []),
    ...(/[{}]/.test(name) ? [found('The name can’t have braces.', 'name')] : []),
    ...(inserted.has(id) && fields.some((each) => each.id !== id && each.name === name)
      ? [found('A text names this field, so no other may have its name.', 'name')]
      : []),
    ...(offPage.has(id) && hasToBeOnPage(field)
      ? [found('No block has this field. Insert it into a text, or add it to the lines of a block.', 'name')]
      : []),
  ];
  return faults.map((fault) => ({ ...fault, path: ['fields', at, ...fault.path] }));
}

/** Returns what is wrong with a document of blocks: texts that name no field, fields that have to be in a block and are in none, and signers without a line to sign on. */
export function composedFaults(template: Parts & Pick<TemplateDocument, 'file'>): Found[] {
  const { blocks, fields, signers, file } = template;
  const offPage = new Set(offPageFields(template).map(({ id }) => id));
  const inserted = namedFields(blocks.map((block) => ({ ...block, fields: [] })));
  const unsigned = signers.flatMap(({ order }, at) =>
    fields.some(({ pdfFieldType, signer }) => pdfFieldType === 'signature' && signer === order)
      ? []
      : [found('Add a signature for this signer.', 'signers', at, 'role')],
  );
  return [
    ...(file ? [found('A document is a PDF or blocks, not both. Remove the PDF or the blocks.', 'file')] : []),
    ...blocks.flatMap((block, at) =>
      blockFaults(block, template).map((fault) => ({ ...fault, path: ['blocks', at, ...fault.path] })),
    ),
    ...fields.flatMap((field, at) => fieldFaults(field, at, template, { offPage, inserted })),
    ...unsigned,
  ];
}
