import { documentType } from '#shared/model/enumerations/document.ts';
import { fieldType, formAudience, valueSource } from '#shared/model/enumerations/question.ts';
import { templateDocumentSchema } from '#shared/model/template-document.ts';
import { active, defineNoun, type FaultInNoun } from '../noun.ts';

type Source = { valueSource: string; staticValue?: string | undefined; identifier?: string | undefined; logic?: unknown };

/** Returns what a field lacks to have a value. */
function missingIn({ valueSource: source, staticValue, identifier, logic }: Source): string | undefined {
  if (source === 'static') return staticValue === undefined ? 'Enter the text.' : undefined;
  if (source === 'identifier') return identifier ? undefined : 'Enter an identifier.';
  return logic === undefined ? 'Add a rule.' : undefined;
}
const partOf: Record<string, string> = { static: 'staticValue', identifier: 'identifier', 'json-logic': 'logic' };

export const templateDocuments = defineNoun({
  name: 'templateDocuments',
  one: 'document template',
  many: 'document templates',
  schema: templateDocumentSchema,
  reaches: ['prints'],
  columns: ['type', 'documentCategoryId', 'fields'],
  filters: ['type', 'documentCategoryId', 'audience', 'isActive'],
  sections: [{ title: 'The form', fields: ['name', 'description', 'type', 'documentCategoryId', 'audience', 'isActive'] }],
  screen: { path: '/System/SystemTemplateDocuments', title: 'Document templates', group: 'papers' },
  nameOf: ({ name }) => name,
  wordsOf: ({ description, type, fields }) => [description, documentType.label(type), ...fields.map((field) => field.name)],
  references: [{ path: ['documentCategoryId'], noun: 'documentCategories', retiring: 'keeps' }],
  rulesOf: ({ fields }) =>
    fields.flatMap(({ logic }, at) => (logic === undefined ? [] : [{ path: ['fields', at, 'logic'], rule: logic }])),
  namesIn: ({ fields }) =>
    fields.flatMap(({ valueSource: source, identifier }, at) =>
      source === 'identifier' && identifier ? [{ path: ['fields', at, 'identifier'], identifier }] : [],
    ),
  order: { place: 'sortOrder', within: 'documentCategoryId' },
  // Documents of cases keep what was entered in each field.
  fixedIn: ({ type, fields }) => ({ type, ...Object.fromEntries(fields.map(({ id }) => [`fields.${id}`, id])) }),
  faultsIn: (documents) =>
    documents.flatMap(({ id, fields }) =>
      fields.flatMap((field, at): FaultInNoun[] => {
        const message = missingIn(field);
        return message ? [{ id, path: ['fields', at, partOf[field.valueSource] ?? 'valueSource'], message }] : [];
      }),
    ),
  words: {
    name: 'Name',
    description: 'Description',
    type: { label: 'Type', choices: documentType },
    documentCategoryId: 'Category',
    audience: { label: 'Filled in by', choices: formAudience },
    fields: 'Fields',
    'fields.name': 'Name',
    'fields.fieldType': { label: 'Kind of answer', choices: fieldType },
    'fields.valueSource': { label: 'Value from', choices: valueSource },
    'fields.staticValue': { label: 'Text', hint: 'For a static value.' },
    'fields.identifier': { label: 'Fact of the case', hint: 'A name that the case keeps or asks for, or a data field.' },
    'fields.logic': { label: 'Worked out by', hint: 'A rule over facts of the case.' },
    'fields.isOptional': 'Optional',
    isActive: active,
  },
  // Where a field is on its page is drawn on the page, not typed.
  hidden: ['id', 'sortOrder', 'fields.id', 'fields.pdfCoordinates'],
});
