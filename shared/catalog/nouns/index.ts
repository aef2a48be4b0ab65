/** Every noun of the catalog by its name, one file each. */
// Written by `npm run nouns` from the files of shared/catalog/nouns. Don’t edit it.

import type { AnyNoun } from '../noun.ts';
import type { NounName } from '../noun-names.ts';
import { arrangementPages } from './arrangement-pages.ts';
import { attributeGroups } from './attribute-groups.ts';
import { attributes } from './attributes.ts';
import { carouselIcons } from './carousel-icons.ts';
import { categoryServices } from './category-services.ts';
import { contractTemplates } from './contract-templates.ts';
import { dataFields } from './data-fields.ts';
import { displayServices } from './display-services.ts';
import { documentCategories } from './document-categories.ts';
import { faqQuestions } from './faq-questions.ts';
import { gplTemplates } from './gpl-templates.ts';
import { itemCategories } from './item-categories.ts';
import { items } from './items.ts';
import { preConfiguredTemplates } from './pre-configured-templates.ts';
import { preferenceGroups } from './preference-groups.ts';
import { questionGroups } from './question-groups.ts';
import { quickFilters } from './quick-filters.ts';
import { serviceCategories } from './service-categories.ts';
import { serviceSections } from './service-sections.ts';
import { services } from './services.ts';
import { states } from './states.ts';
import { taskCategories } from './task-categories.ts';
import { taskTriggers } from './task-triggers.ts';
import { templateDocuments } from './template-documents.ts';
import { vendors } from './vendors.ts';

const everyNoun = {
  arrangementPages,
  attributeGroups,
  attributes,
  carouselIcons,
  categoryServices,
  contractTemplates,
  dataFields,
  displayServices,
  documentCategories,
  faqQuestions,
  gplTemplates,
  itemCategories,
  items,
  preConfiguredTemplates,
  preferenceGroups,
  questionGroups,
  quickFilters,
  serviceCategories,
  serviceSections,
  services,
  states,
  taskCategories,
  taskTriggers,
  templateDocuments,
  vendors,
} satisfies Record<NounName, AnyNoun>;

/** The same nouns, each with what its own entries are. */
export type EveryNoun = typeof everyNoun;

export const nouns: Record<NounName, AnyNoun> = everyNoun;
