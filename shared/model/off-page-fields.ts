import type { DocumentField } from './document.ts';
import { blockSigners, fieldsBesideSignature, namedFields } from './document-blocks.ts';
import type { TemplateDocument } from './template-document.ts';

type Parts = Pick<TemplateDocument, 'file' | 'blocks' | 'signers' | 'fields'>;

/** Returns the ids of the fields that blocks have somewhere: in a text, on a line, or beside a signature. */
function inBlocks({ blocks, fields, signers }: Pick<Parts, 'blocks' | 'signers' | 'fields'>): Set<string> {
  const named = namedFields(blocks);
  const beside = blocks.flatMap((block) =>
    blockSigners(block, signers).flatMap(({ order }) => fieldsBesideSignature(order, fields, named)),
  );
  return new Set([...named, ...beside.map(({ id }) => id)]);
}

/**
 * Returns the fields of a template that are nowhere on its pages: in no block; or without a place and without a field of the PDF. `pdfNames` are the fields that the PDF
 * has; without them, none is taken for missing. A template without pages lists what a paper form asks for, so none of its fields is off them.
 */
export function offPageFields(
  { file, blocks = [], signers = [], fields }: Parts,
  pdfNames?: ReadonlySet<string>,
): DocumentField[] {
  if (blocks.length > 0) {
    const placed = inBlocks({ blocks, signers, fields });
    return fields.filter(({ id }) => !placed.has(id));
  }
  if (!file) return [];
  return fields.filter(
    ({ placements = [], pdfFieldName = '' }) =>
      placements.length === 0 && (pdfFieldName === '' || pdfNames?.has(pdfFieldName) === false),
  );
}

/** Returns whether a document without a place for a field would be wrong: a signature, or what has to be filled in, has to be on its pages. */
export const hasToBeOnPage = ({ pdfFieldType, isOptional }: Pick<DocumentField, 'pdfFieldType' | 'isOptional'>): boolean =>
  !isOptional || pdfFieldType === 'signature' || pdfFieldType === 'initials';
