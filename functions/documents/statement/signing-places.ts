import { type DocumentField, documentFieldSchema } from '#shared/model/document.ts';
import { type DocumentBlock, documentBlockSchema } from '#shared/model/document-blocks.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import type { StatementBlock } from '#shared/statement/statement-block.ts';
import { isolated } from '#shared/values/isolated.ts';

/** A signer of a statement, by the number of their fields, with what is written above their line. */
type StatementSigner = TemplateDocument['signers'][number] & { heading: string };

/** Where a statement is signed: a signature and its date for each signer, and the words that they agree to. */
export type SigningPlaces = { blocks: DocumentBlock[]; fields: DocumentField[]; signers: StatementSigner[] };

type Signed = Extract<StatementBlock, { type: 'purchase-signature' | 'signatures' }>;
const isSigned = (block: StatementBlock): block is Signed => block.type === 'purchase-signature' || block.type === 'signatures';

const heading = (type: Signed['type'], name: string): string => {
  const as = type === 'signatures' ? 'Funeral director' : 'Purchaser';
  return name ? `${isolated(name)}, ${as.toLowerCase()}` : as;
};

const field = (id: string, signer: number, kind: 'signature' | 'date'): DocumentField =>
  documentFieldSchema.parse({
    id,
    name: kind === 'date' ? 'Date' : 'Signature',
    fieldType: kind,
    pdfFieldType: kind,
    valueSource: 'static',
    staticValue: '',
    captureMode: 'direct',
    signer,
  });

/** Returns the places where the signers of a statement sign, in the order of its blocks. */
export function signingPlaces(blocks: readonly StatementBlock[], newId: () => string): SigningPlaces {
  const places: SigningPlaces = { blocks: [], fields: [], signers: [] };
  for (const block of blocks.filter(isSigned)) {
    const { type, title, text, signers } = block;
    const own = signers.map((name) => {
      const order = places.signers.length + 1;
      const role = type === 'signatures' ? ('funeral-director' as const) : ('payer' as const);
      places.signers.push({ order, role, heading: heading(type, name) });
      places.fields.push(field(newId(), order, 'signature'), field(newId(), order, 'date'));
      return order;
    });
    places.blocks.push(documentBlockSchema.parse({ id: newId(), type, title, text, signers: own, columns: 2 }));
  }
  return places;
}
