import { sectionType } from '#shared/model/enumerations/section.ts';
import { gplTemplateSchema } from '#shared/model/paper-template.ts';
import { defineNoun } from '../noun.ts';
import { fixedInTemplate, hiddenInTemplate, lawFaults, rulesOfTemplate, templateWords } from '../paper-templates.ts';

export const gplTemplates = defineNoun({
  name: 'gplTemplates',
  one: 'price list template',
  many: 'price list templates',
  schema: gplTemplateSchema,
  reaches: ['prints'],
  columns: ['states', 'layoutKind', 'sections'],
  filters: ['states', 'layoutKind', 'isActive'],
  screen: { path: '/System/PdfGplTemplates', title: 'Price list templates', group: 'papers' },
  nameOf: ({ name }) => name,
  wordsOf: ({ sections }) => sections.flatMap(({ title, blocks }) => [title, ...blocks.map((block) => block.title)]),
  rulesOf: rulesOfTemplate,
  fixedIn: fixedInTemplate,
  // The other disclosures are printed beside their lines, with the prices.
  faultsIn: (templates) => lawFaults(templates, ['D1']),
  words: templateWords(sectionType),
  hidden: hiddenInTemplate,
});
