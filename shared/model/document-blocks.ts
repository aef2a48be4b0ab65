import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, line, lines } from '../values/schemas.ts';
import { MAX_SIGNERS } from './document.ts';
import { alignment, COLUMN_COUNTS, documentBlockType, FONT_SIZES, layoutWidth } from './enumerations/document.ts';

/** The most blocks of a composed document. */
export const MAX_BLOCKS = 100;

/**
 * Describes a block of a composed document. In its text, `{{id}}` is where the value of the template's field with that id is written, and a line that begins with a
 * hyphen and a space is an item of a list. `fields` are the ids of the fields below the text, each on a line with its name. `signers` are the turns of those
 * whose signatures the block has; none means all. `columns` divides the fields, or else the signatures or the text.
 */
export const documentBlockSchema = lazyObject(() => ({
  id: guid,
  type: z.enum(documentBlockType.values),
  title: line(200).default(''),
  text: lines(8000).default(''),
  fields: z.array(guid).max(60).default([]),
  signers: z.array(z.int().min(1).max(MAX_SIGNERS)).max(MAX_SIGNERS).default([]),
  width: z.enum(layoutWidth.values).default('full'),
  alignment: z.enum(alignment.values).default('left'),
  fontSize: z.int().min(FONT_SIZES.min).max(FONT_SIZES.max).default(10),
  columns: z.int().min(COLUMN_COUNTS.min).max(COLUMN_COUNTS.max).default(1),
}));
export type DocumentBlock = z.infer<typeof documentBlockSchema>;

/** Part of a block's text: words, or what is between double braces. */
export type TextPart = { words: string } | { insert: string };

/** Returns the parts of a text in their order. */
export function textParts(text: string): TextPart[] {
  const pieces = text.split(/\{\{([^{}\n]*)\}\}/);
  return pieces.flatMap((piece, at): TextPart[] => {
    if (at % 2 === 1) return [{ insert: piece }];
    return piece === '' ? [] : [{ words: piece }];
  });
}

/** Returns whether signers sign in a block. */
export const isSignatureBlock = ({ type }: Partial<DocumentBlock>): boolean =>
  type === 'signatures' || type === 'purchase-signature';

type Signer = { order: number; role: string };

/** Returns who signs in a block, in their turn. Where the purchaser signs, that is who pays, unless the block says who. */
export function blockSigners<Each extends Signer>(block: DocumentBlock, all: readonly Each[]): Each[] {
  const { type, signers = [] } = block;
  if (!isSignatureBlock(block)) return [];
  const inTurn = all.toSorted((one, other) => one.order - other.order);
  if (signers.length > 0) return inTurn.filter(({ order }) => signers.includes(order));
  if (type === 'signatures') return inTurn;
  const payers = inTurn.filter(({ role }) => role === 'payer' || role === 'pre-need-payer');
  return payers.length > 0 ? payers : inTurn.slice(0, 1);
}

/** Returns the ids of the fields that the texts and lines of blocks name. */
export const namedFields = (blocks: readonly DocumentBlock[]): Set<string> =>
  new Set(
    blocks.flatMap(({ text = '', fields = [] }) => [
      ...fields,
      ...textParts(text).flatMap((part) => ('insert' in part ? [part.insert] : [])),
    ]),
  );

/** Returns the fields that a signer fills in beside the signature: those of the signer that nothing else in the document names. */
export const fieldsBesideSignature = <Field extends { id: string; signer?: number | undefined }>(
  order: number,
  fields: readonly Field[],
  named: ReadonlySet<string>,
): Field[] => fields.filter(({ id, signer }) => signer === order && !named.has(id));
