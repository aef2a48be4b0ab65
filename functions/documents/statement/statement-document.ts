import { chainOf, completedEvent, type DocumentEvents, recorded } from '#functions/documents/case/change-document.ts';
import { keepFrozen, keepPdf } from '#functions/documents/case/kept-files.ts';
import { bare } from '#functions/documents/case/placed-values.ts';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { newCaseDocumentWrites } from '#functions/table/case-document.ts';
import { readHead } from '#functions/table/catalog-release.ts';
import { appendToChain } from '#functions/table/chain.ts';
import { newMarkWrites, type ShownDocuments } from '#functions/table/shown-documents.ts';
import type { Write } from '#functions/table/table.ts';
import { firstHead } from '#shared/chain/chain-head.ts';
import type { SignerPerson } from '#shared/documents/suggest-signers.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
import { type TemplateDocument, templateDocumentSchema } from '#shared/model/template-document.ts';
import { composeStatement, paperNumber, STATEMENT_CAPTION, type StatementPaper } from '#shared/statement/compose-statement.ts';
import { composeChargesPdf } from './charges-pdf.ts';
import { type SigningPlaces, signingPlaces } from './signing-places.ts';

/** What composing needs besides every operation’s context: the fonts. */
export type Composing = OperationContext & { fonts: FontLibrary };

/** A letter page. */
const LETTER = { width: 612, height: 792 };

const titleOf = ({ caseNumber, version }: StatementPaper): string =>
  version ? `Statement ${paperNumber(caseNumber, 'statement', version.number)}` : 'Statement, draft';

/** Composes a statement on paper, with places to sign. */
export function composeStatementPdf(fonts: FontLibrary, paper: StatementPaper, newId: () => string) {
  const blocks = composeStatement(paper);
  const signing = signingPlaces(blocks, newId);
  const made = composeChargesPdf(fonts, { blocks, title: titleOf(paper), signing, createdOn: paper.on });
  return { ...made, signing };
}

/** Returns the form of a statement: nothing but its places to sign, each where it is on the pages. */
const templateOf = (
  { blocks, fields, signers }: SigningPlaces,
  placements: ReturnType<typeof composeChargesPdf>['placements'],
  id: string,
): TemplateDocument => ({
  ...templateDocumentSchema.parse({
    id,
    name: STATEMENT_CAPTION,
    type: 'statement-of-goods-and-services',
    audience: 'family-user',
    blocks,
    signers: signers.map(({ order, role }) => ({ order, role })),
  }),
  fields: fields.map((field) => ({ ...field, placements: placements.filter(({ fieldId }) => fieldId === field.id).map(bare) })),
});

/** Returns who signs: all purchasers at the same time, then the funeral director. */
const signersOf = (purchasers: readonly SignerPerson[], director: SignerPerson, newId: () => string): CaseDocument['signers'] =>
  [...purchasers, director].map((person, at) => ({
    id: newId(),
    order: person === director ? 2 : 1,
    slot: at + 1,
    role: person === director ? 'funeral-director' : 'payer',
    ...person,
    authority: '',
    needsCode: false,
    state: 'waiting',
  }));

export type StatementDocument = {
  record: Pick<CaseRecord, 'id' | 'providerLocationId' | 'decedentFullName'>;
  /** With its version: a draft is only printed. Its purchasers are those who sign, in the same order. */
  paper: StatementPaper & { version: NonNullable<StatementPaper['version']> };
  purchasers: readonly SignerPerson[];
  director: SignerPerson;
  /** The marks of the case's documents, as they were read with its rows (`readCaseSheet`). */
  shown: ShownDocuments;
  /** The document of the version before, if this one takes its place. */
  replaces?: string;
};

/**
 * Makes the document of a version of a contract, which is signed and sealed like every other document of its case. Its pages and its form are kept for good first,
 * under their hashes, which nobody reads yet. Returns the document, and what writes it with its record: all of it goes into the transaction that opens the version.
 * Nobody is asked to sign before the family was given the statement (`invitedSigners`).
 */
export async function statementDocument(
  context: Composing,
  { record, paper, purchasers, director, shown, replaces }: StatementDocument,
): Promise<{ document: CaseDocument; writes: Write[]; events: DocumentEvents }> {
  const { newId, now, table, actor } = context;
  const id = newId();
  const { number } = paper.version;
  const on = now.toISOString();
  const made = composeStatementPdf(context.fonts, paper, newId);
  const template = templateOf(made.signing, made.placements, newId());
  const pages = Array.from({ length: made.pages }, () => LETTER);
  const release = (await readHead(table))?.release ?? 1;
  const frozen = { documentId: id, revision: number, release, template, values: {}, pages };
  const [original, copy] = await Promise.all([keepPdf(made.bytes), keepFrozen(frozen)]);
  const row: CaseDocument = {
    id,
    caseId: record.id,
    providerLocationId: record.providerLocationId,
    type: 'statement-of-goods-and-services',
    name: `${STATEMENT_CAPTION}, version ${number}`,
    audience: 'family-user',
    state: 'out',
    revision: number,
    ...(replaces ? { replaces } : {}),
    entries: {},
    signers: signersOf(purchasers, director, newId),
    frozen: { ...copy, release },
    says: { decedentName: record.decedentFullName.slice(0, 300) },
    original: { ...original, pageCount: made.pages },
    sentOn: on,
    createdOn: on,
    createdBy: actor.kind === 'person' ? actor.person.id : record.id,
    updatedOn: on,
  };
  const created = recorded(context, 'document.created', { name: row.name, revision: number, ...(replaces ? { replaces } : {}) });
  const chain = await appendToChain(chainOf(id), await firstHead(chainOf(id)), [created]);
  const writes = [...newCaseDocumentWrites(row), ...newMarkWrites(record.id, id, shown), ...chain.writes];
  return { document: row, writes, events: completedEvent(context, row) };
}
