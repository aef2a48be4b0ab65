import type { EntryOf } from '#functions/catalog/entries.ts';
import { identifierOf } from '#shared/identifiers/case-values.ts';
import type { PdfFieldType } from '#shared/model/enumerations/document.ts';
import type { FieldType } from '#shared/model/enumerations/question.ts';
import type { ComposedBlock, ComposedFacts, ComposedField } from './data/composed/composed-facts.ts';
import { cremationAuthorization } from './data/composed/cremation-authorization.ts';
import { embalmingAuthorization } from './data/composed/embalming-authorization.ts';
import { obituaryApproval } from './data/composed/obituary-approval.ts';
import { personalEffects } from './data/composed/personal-effects.ts';
import { removalRelease } from './data/composed/removal-release.ts';
import { vitalStatisticsWorksheet } from './data/composed/vital-statistics-worksheet.ts';
import { idOf } from './ids.ts';

type Template = EntryOf['templateDocuments'];

const answers: Readonly<Record<PdfFieldType, FieldType>> = {
  text: 'string',
  check: 'boolean',
  date: 'date',
  radio: 'radio-button-list',
  dropdown: 'enum',
  signature: 'signature',
  initials: 'initials',
};

/** What a question of the case asks is saved there unless it’s only read here, and what follows from other facts, or is kept elsewhere, is only read. */
const captureOf = ({ identifier, logic, isRead }: ComposedField): Template['fields'][number]['captureMode'] => {
  if (logic !== undefined) return 'json-logic-modified';
  if (isRead) return 'query-only';
  if (identifier === undefined) return 'direct';
  const kind = identifierOf(identifier)?.home.kind ?? 'answer';
  return kind === 'answer' || kind === 'decedent' ? 'direct' : 'query-only';
};

const sourceOf = ({ identifier, logic }: ComposedField) => {
  if (logic !== undefined) return { valueSource: 'json-logic', logic } as const;
  return identifier === undefined
    ? ({ valueSource: 'static', staticValue: '' } as const)
    : ({ valueSource: 'identifier', identifier } as const);
};

const fieldId = (document: string, { name, signer }: ComposedField, at: number): string =>
  idOf('composed-field', document, name, String(signer ?? at));

const fieldOf = (document: string, field: ComposedField, at: number): Template['fields'][number] => {
  const { name, kind = 'text', options = [], lines = 'single', signer, optional = false, askedIf } = field;
  const [asking = '', ...values] = askedIf ?? [];
  return {
    id: fieldId(document, field, at),
    name,
    fieldType: answers[kind],
    pdfFieldType: kind,
    placements: [],
    fontSize: 10,
    alignment: 'left',
    lines,
    options: options.map(([value, label]) => ({ value, label, pdfValue: '' })),
    ...sourceOf(field),
    captureMode: captureOf(field),
    audience: field.isForStaff ? 'staff-only' : 'any',
    lockState: 'editable',
    ...(signer === undefined ? {} : { signer }),
    isOptional: optional,
    ...(askedIf ? { askedIf: { fieldId: fieldId(document, { name: asking, ...(signer ? { signer } : {}) }, at), values } } : {}),
  };
};

const blockOf = (
  document: string,
  { type = 'general', title = '', text = '', fields = [], signers = [], ...look }: ComposedBlock,
  at: number,
  idNamed: (name: string) => string,
): Template['blocks'][number] => ({
  id: idOf('composed-block', document, String(at)),
  type,
  title,
  text: text.replaceAll(/\{\{([^{}]*)\}\}/g, (_, name: string) => `{{${idNamed(name)}}}`),
  fields: fields.map(idNamed),
  signers: [...signers],
  width: 'full',
  alignment: 'left',
  fontSize: 10,
  columns: 1,
  ...look,
});

const composed = ({ category, signers, fields, blocks, ...facts }: ComposedFacts): Omit<Template, 'sortOrder'> => {
  const made = fields.map((field, at) => fieldOf(facts.name, field, at));
  const idNamed = (name: string): string => {
    const field = made.find((each) => each.name === name);
    if (!field) throw new Error(`${facts.name} has no field ${name}.`);
    return field.id;
  };
  return {
    id: idOf('template-document', facts.name),
    ...facts,
    documentCategoryId: idOf('document-category', category),
    signers: signers.map((role, at) => ({ order: at + 1, role })),
    fields: made,
    blocks: blocks.map((block, at) => blockOf(facts.name, block, at, idNamed)),
    isActive: true,
  };
};

/** Returns the documents that are composed of blocks. */
export const composedDocuments = (): Omit<Template, 'sortOrder'>[] =>
  [
    cremationAuthorization,
    embalmingAuthorization,
    removalRelease,
    obituaryApproval,
    vitalStatisticsWorksheet,
    personalEffects,
  ].map(composed);
