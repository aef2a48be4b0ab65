import { documentBlockType } from '#shared/model/enumerations/document.ts';
import { contractTemplateSchema } from '#shared/model/paper-template.ts';
import { defineNoun } from '../noun.ts';
import { fixedInTemplate, hiddenInTemplate, lawFaults, rulesOfTemplate, templateWords } from '../paper-templates.ts';

export const contractTemplates = defineNoun({
  name: 'contractTemplates',
  one: 'contract template',
  many: 'contract templates',
  schema: contractTemplateSchema,
  reaches: [],
  columns: ['states', 'layoutKind', 'sections'],
  filters: ['states', 'layoutKind', 'isActive'],
  screen: { path: '/System/PdfContractTemplates', title: 'Contract templates', group: 'papers' },
  nameOf: ({ name }) => name,
  wordsOf: ({ sections }) => sections.flatMap(({ title, blocks }) => [title, ...blocks.map((block) => block.title)]),
  rulesOf: rulesOfTemplate,
  fixedIn: fixedInTemplate,
  // S1 is printed above the charges, S2 below them. S3 is printed where a price was marked up, which the paper itself knows.
  faultsIn: (templates) => lawFaults(templates, ['S1', 'S2']),
  words: templateWords(documentBlockType),
  hidden: hiddenInTemplate,
});
