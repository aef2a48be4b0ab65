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
