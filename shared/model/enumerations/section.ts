// The kinds of paragraphs in a home's documents.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists the types of a home's paragraphs (docs/vocabulary.md, The older product). */
export const sectionType = defineLabels({
  general: 'General',
  services: 'Services',
  'paragraph-only': 'Paragraph only',
  'cash-advance': 'Cash advance',
  template: 'Template',
  'direct-cremation': 'Direct cremation',
  'direct-burial': 'Direct burial',
  'staff-and-supervision-combination': 'Staff and supervision combination',
  merchandise: 'Merchandise',
});
export type SectionType = ValueOf<typeof sectionType>;

/** Lists the papers on which a section of services may be printed. */
export const sectionPaper = defineLabels({
  'general-price-list': 'General Price List',
  'statement-of-goods-and-services': 'Statement of Funeral Goods and Services Selected',
  contract: 'Contract',
});
export type SectionPaper = ValueOf<typeof sectionPaper>;
