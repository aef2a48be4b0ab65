import {
  alignment,
  documentBlockType,
  documentType,
  fieldLines,
  layoutWidth,
  pdfFieldType,
  signerRole,
} from '#shared/model/enumerations/document.ts';
import {
  fieldAudience,
  fieldCaptureMode,
  fieldLockState,
  fieldType,
  formAudience,
  valueSource,
} from '#shared/model/enumerations/question.ts';
import { templateDocumentSchema } from '#shared/model/template-document.ts';
import { active, defineNoun } from '../noun.ts';
import { templateFaults } from '../template-faults.ts';

export const templateDocuments = defineNoun({
  name: 'templateDocuments',
  one: 'document template',
  many: 'document templates',
  schema: templateDocumentSchema,
  reaches: ['prints'],
  columns: ['type', 'documentCategoryId', 'fields'],
  filters: ['type', 'documentCategoryId', 'audience', 'isActive'],
  sections: [
    {
      title: 'The form',
      fields: ['name', 'description', 'type', 'documentCategoryId', 'audience', 'appliesWhen', 'isActive'],
    },
    { title: 'The PDF', fields: ['file'] },
  ],
  screen: { path: '/System/SystemTemplateDocuments', title: 'Document templates', group: 'papers' },
  nameOf: ({ name }) => name,
  wordsOf: ({ description, type, fields }) => [description, documentType.label(type), ...fields.map((field) => field.name)],
  references: [{ path: ['documentCategoryId'], noun: 'documentCategories', retiring: 'keeps' }],
  rulesOf: ({ appliesWhen, fields }) => [
    ...(appliesWhen === undefined ? [] : [{ path: ['appliesWhen'], rule: appliesWhen }]),
    ...fields.flatMap(({ logic }, at) => (logic === undefined ? [] : [{ path: ['fields', at, 'logic'], rule: logic }])),
  ],
  namesIn: ({ fields }) =>
    fields.flatMap(({ valueSource: source, identifier }, at) =>
      source === 'identifier' && identifier ? [{ path: ['fields', at, 'identifier'], identifier }] : [],
    ),
  order: { place: 'sortOrder', within: 'documentCategoryId' },
  // A draft keeps which option was chosen. Fields and signers may go: what was sent has its own copy of the template, and a draft keeps what was entered in a field that
  // is gone, and doesn't print it. Releases from before fields had options have none.
  fixedIn: ({ type, fields }, next) => ({
    type,
    ...Object.fromEntries(
      fields
        .filter(({ id }) => next === undefined || next.fields.some((each) => each.id === id))
        .flatMap(({ id, options = [] }) => options.map(({ value }) => [`fields.${id}.options.${value}`, value] as const)),
    ),
  }),
  faultsIn: (templates) => templates.flatMap(templateFaults),
  faultsWithin: templateFaults,
  words: {
    name: 'Name',
    description: 'Description',
    type: { label: 'Type', choices: documentType },
    documentCategoryId: 'Category',
    audience: { label: 'Filled in by', choices: formAudience },
    appliesWhen: { label: 'Applies', hint: 'To every case, unless a rule says to which.' },
    file: { label: 'PDF', hint: 'The form as its authors publish it. Without one, this lists what a paper form asks for.' },
    blocks: {
      label: 'Blocks',
      hint: 'A document that is composed here instead of uploaded, block by block.',
    },
    'blocks.type': { label: 'Kind', choices: documentBlockType },
    'blocks.title': 'Heading',
    'blocks.text': {
      label: 'Text',
      hint: 'Begin a line with a hyphen and a space for a list. Insert fields where their values belong.',
    },
    'blocks.fields': 'Fields below the text',
    'blocks.signers': 'Who signs here',
    'blocks.width': { label: 'Width', choices: layoutWidth },
    'blocks.alignment': { label: 'Alignment', choices: alignment },
    'blocks.fontSize': { label: 'Font size', hint: 'In points, 6 to 12.' },
    'blocks.columns': { label: 'Columns', hint: '1 to 6, for the fields, the signatures, or the text.' },
    signers: 'Signers',
    'signers.order': { label: 'Turn', hint: 'The first signer has 1.' },
    'signers.role': { label: 'Who signs', choices: signerRole },
    fields: 'Fields',
    'fields.name': 'Name',
    'fields.fieldType': { label: 'Kind of answer', choices: fieldType },
    'fields.pdfFieldType': { label: 'Kind of field', choices: pdfFieldType },
    'fields.pdfFieldName': {
      label: 'Field of the PDF',
      hint: 'Its name in the PDF’s own form. Empty for a field that is placed on a page.',
    },
    'fields.placements': {
      label: 'Places on the pages',
      hint: 'For a field that the PDF doesn’t have. In points: 72 are an inch. Radio buttons have one for each option, in their order.',
    },
    'fields.placements.page': 'Page',
    'fields.placements.x': { label: 'From the left', hint: 'Points from the left edge of the page.' },
    'fields.placements.y': { label: 'From the bottom', hint: 'Points from the bottom edge of the page.' },
    'fields.placements.width': 'Width',
    'fields.placements.height': 'Height',
    'fields.fontSize': { label: 'Font size', hint: 'In points, 6 to 12. Longer text is set smaller.' },
    'fields.alignment': { label: 'Alignment', choices: alignment },
    'fields.lines': { label: 'Lines', choices: fieldLines },
    'fields.combLength': { label: 'Boxes', hint: 'How many there are, if each character has one.' },
    'fields.options': 'Options',
    'fields.options.value': { label: 'Value', hint: 'What the case keeps. It can’t change once it’s published.' },
    'fields.options.label': 'Text',
    'fields.options.pdfValue': { label: 'Name in the PDF', hint: 'If the PDF has another name for it than the value.' },
    'fields.valueSource': { label: 'Value from', choices: valueSource },
    'fields.staticValue': { label: 'Text', hint: 'For a static value.' },
    'fields.identifier': { label: 'Fact of the case', hint: 'A name that the case keeps or asks for, or a data field.' },
    'fields.logic': { label: 'Worked out by', hint: 'A rule over facts of the case.' },
    'fields.captureMode': {
      label: 'Entering it',
      hint: 'Direct capture saves what is entered in the document to the case.',
      choices: fieldCaptureMode,
    },
    'fields.audience': { label: 'Who fills it in', choices: fieldAudience },
    'fields.lockState': { label: 'Changes', choices: fieldLockState },
    'fields.signer': {
      label: 'Signer',
      hint: 'The turn of the signer who fills it in. For signatures, initials, and dates of signing.',
    },
    'fields.isOptional': 'Optional',
    'fields.askedIf': { label: 'Asked only if', hint: 'It depends on another field of the same signer.' },
    'fields.askedIf.fieldId': 'Field',
    'fields.askedIf.values': 'Values',
    isActive: active,
  },
  // The PDF is uploaded, not typed.
  hidden: ['id', 'sortOrder', 'blocks.id', 'fields.id', 'file.path', 'file.name', 'file.sha256', 'file.pageCount', 'file.pages'],
});
