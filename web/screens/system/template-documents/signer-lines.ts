import { homeOfIdentifier } from '#shared/identifiers/case-values.ts';
import type { DocumentField, PdfCoordinates } from '#shared/model/document.ts';
import { blockSigners, type DocumentBlock, isSignatureBlock, textParts } from '#shared/model/document-blocks.ts';
import { type SignerRole, signerRole } from '#shared/model/enumerations/document.ts';
import type { TemplateFile } from '#shared/model/template-document.ts';
import { type Box, onPage, overlap } from './field-editor/field-geometry.ts';
import { newField } from './field-editor/new-field.ts';
import type { TemplateParts } from './template-parts.ts';

type Signer = TemplateParts['signers'][number];

/** What a signer signs with, where it begins on a page, and how wide it is, in points. */
const lines = [
  { name: 'Signature', kind: 'signature', x: 72, width: 200, height: 36 },
  { name: 'Printed name', kind: 'text', x: 292, width: 150, height: 16 },
  { name: 'Date', kind: 'date', x: 462, width: 90, height: 16 },
] as const;

/** How far above the bottom of the page the last row of signatures is, how far one is above the other, in points, and how many are below the first signer's. */
const ROW = { last: 72, step: 48, below: 3 };

/** Returns the row at the end of a page for the next signer: the highest of the last few on which nothing is yet, so that those who come later are below, or the lowest above. */
function freeRow(page: TemplateFile['pages'][number], taken: readonly Box[]): number {
  const count = Math.max(1, Math.ceil((page.height - ROW.last - ROW.step) / ROW.step));
  const rows = Array.from({ length: count }, (_, at) => ROW.last + at * ROW.step);
  const few = rows.slice(0, ROW.below + 1).reverse();
  const isFree = (y: number) => !taken.some((box) => overlap(box, { x: 0, y, width: page.width, height: ROW.step - 2 }));
  return [...few, ...rows.slice(few.length)].find(isFree) ?? ROW.last;
}

/** Returns a name that no field has yet: with who signs where another signer's line has it already. */
function freeName(name: string, role: SignerRole, used: ReadonlySet<string>): string {
  if (!used.has(name)) return name;
  const ofRole = `${name} (${signerRole.label(role)})`;
  for (let number = 2, free = ofRole; ; number += 1) {
    if (!used.has(free)) return free;
    free = `${ofRole} ${number}`;
  }
}

/** Returns the name of the fact that prints whose signature it is; undefined if the case has none for the role. */
function factOfName(role: SignerRole): string | undefined {
  if (role === 'funeral-director') return 'assignedFullName';
  const name = `${role.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}FullName`;
  return homeOfIdentifier(name).kind === 'contact' ? name : undefined;
}

export type NewSigner = {
  role: SignerRole;
  newId: () => string;
  /** The PDF on whose last page they sign, and what is on its pages already. Without one, blocks have their lines. */
  file: TemplateFile | undefined;
  taken: readonly (Pick<PdfCoordinates, 'page'> & { box: Box })[];
};

/** Returns the lines of a new signer: a signature, the printed name, and the date. */
function linesOf(order: number, fields: TemplateParts['fields'], { role, newId, file, taken }: NewSigner): DocumentField[] {
  const used = new Set(fields.map((field) => field.name));
  const page = file?.pageCount ?? 1;
  const size = file?.pages[page - 1] ?? { width: 612, height: 792 };
  const y = file
    ? freeRow(
        { ...size, rotation: 0 },
        taken.filter((each) => each.page === page).map(({ box }) => box),
      )
    : 0;
  const identifier = factOfName(role);
  return lines.map(({ name, kind, x, width, height }, at) => {
    const drawn = onPage({ x, y, width, height }, size);
    const field = newField({ kind, id: newId(), count: fields.length + at, page, size, drawn, signer: order });
    const source =
      kind === 'text' && identifier !== undefined
        ? ({ valueSource: 'identifier', identifier } as const)
        : ({ valueSource: 'static', staticValue: '', captureMode: 'direct' } as const);
    return { ...field, name: freeName(name, role, used), ...source, signer: order, ...(file ? {} : { placements: [] }) };
  });
}

/** Returns blocks in which a new signer signs, too: in one that everyone signs, in the last that says who, or in a new one. */
function blocksWith(blocks: TemplateParts['blocks'], signers: readonly Signer[], order: number, newId: () => string) {
  if (blocks.length === 0 || blocks.some((block) => blockSigners(block, signers).some((each) => each.order === order)))
    return blocks;
  const at = blocks.findLastIndex(({ type, signers: own = [] }) => type === 'signatures' && own.length > 0);
  const block = blocks[at];
  if (block) return blocks.with(at, { ...block, signers: [...block.signers, order] });
  const isOnly = !blocks.some(isSignatureBlock);
  const look = { width: 'full', alignment: 'left', fontSize: 10, columns: 1 } as const;
  const added: DocumentBlock = {
    id: newId(),
    type: 'signatures',
    title: isOnly ? 'Signatures' : '',
    text: '',
    fields: [],
    signers: isOnly ? [] : [order],
    ...look,
  };
  return [...blocks, added];
}

/** Adds a signer, whose turn is after everyone’s, with the lines that they fill in and a block to sign in. */
export function withSigner(parts: TemplateParts, added: NewSigner): TemplateParts {
  const { blocks, signers, fields } = parts;
  const order = Math.max(0, ...signers.map((each) => each.order ?? 0)) + 1;
  const all = [...signers, { order, role: added.role }];
  return {
    signers: all,
    fields: [...fields, ...linesOf(order, fields, added)],
    blocks: blocksWith(blocks, all, order, added.newId),
  };
}

/** What a template has only for one of its signers. */
export type SignersLines = { fields: DocumentField[]; blocks: DocumentBlock[]; texts: number };

/** Returns what is there for a signer: the fields that they fill in, the blocks that only they sign, and how many texts name their fields. */
export function linesOfSigner({ blocks, signers, fields }: TemplateParts, at: number): SignersLines {
  const order = signers[at]?.order;
  const isShared = order === undefined || signers.some((each, other) => other !== at && each.order === order);
  if (isShared) return { fields: [], blocks: [], texts: 0 };
  const own = fields.filter(({ signer }) => signer === order);
  const ids = new Set(own.map(({ id }) => id));
  const isTheirs = ({ signers: who = [] }: DocumentBlock) => who.length === 1 && who[0] === order;
  return {
    fields: own,
    blocks: blocks.filter((block) => isSignatureBlock(block) && (isTheirs(block) || signers.length === 1)),
    texts: blocks.filter(({ text = '' }) => textParts(text).some((part) => 'insert' in part && ids.has(part.insert))).length,
  };
}

/** Returns parts whose signers have the turns 1, 2, 3, in the order that they have now. Two with one turn keep theirs: a form says so. */
function renumbered({ blocks, signers, fields, ...parts }: TemplateParts): TemplateParts {
  const orders = signers.map(({ order }) => order).filter((order) => typeof order === 'number');
  if (new Set(orders).size < signers.length) return { ...parts, blocks, signers, fields };
  const turns = new Map(orders.toSorted((one, other) => one - other).map((order, at) => [order, at + 1]));
  if ([...turns].every(([before, after]) => before === after)) return { ...parts, blocks, signers, fields };
  const turnOf = (order: number): number => turns.get(order) ?? order;
  return {
    ...parts,
    signers: signers.map((signer) => ({ ...signer, order: turnOf(signer.order) })),
    fields: fields.map((field) => (field.signer === undefined ? field : { ...field, signer: turnOf(field.signer) })),
    blocks: blocks.map((block) => ({ ...block, signers: (block.signers ?? []).map(turnOf) })),
  };
}

/** Removes a signer with what is there only for them. Those who sign after them move up a turn. */
export function withoutSigner(parts: TemplateParts, at: number): TemplateParts {
  const order = parts.signers[at]?.order;
  const { fields, blocks } = linesOfSigner(parts, at);
  const isShared = parts.signers.some((each, other) => other !== at && each.order === order);
  const ids = new Set(fields.map(({ id }) => id));
  const textOf = (text: string) =>
    textParts(text)
      .map((part) => ('words' in part ? part.words : ids.has(part.insert) ? '' : `{{${part.insert}}}`))
      .join('');
  return renumbered({
    ...parts,
    signers: parts.signers.toSpliced(at, 1),
    fields: parts.fields.filter(({ id }) => !ids.has(id)),
    blocks: parts.blocks
      .filter((block) => !blocks.includes(block))
      .map((block) => ({
        ...block,
        text: textOf(block.text ?? ''),
        fields: (block.fields ?? []).filter((id) => !ids.has(id)),
        signers: (block.signers ?? []).filter((each) => isShared || each !== order),
      })),
  });
}

/** Returns what a signer is called in the list. */
export const signerName = ({ order, role }: Partial<Signer>): string =>
  `${order ?? '?'}. ${role ? signerRole.label(role) : 'Choose who signs'}`;
