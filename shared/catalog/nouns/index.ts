/** Every noun of the catalog by its name, one file each. */
import type { AnyNoun } from '../noun.ts';
import type { NounName } from '../noun-names.ts';
import { attributes } from './attributes.ts';
import { carouselIcons } from './carousel-icons.ts';
import { displayServices } from './display-services.ts';
import { faqQuestions } from './faq-questions.ts';
import { itemCategories } from './item-categories.ts';
import { items } from './items.ts';
import { preConfiguredTemplates } from './pre-configured-templates.ts';
import { preferenceGroups } from './preference-groups.ts';
import { questionGroups } from './question-groups.ts';
import { quickFilters } from './quick-filters.ts';
import { serviceCategories } from './service-categories.ts';
import { services } from './services.ts';
import { taskCategories } from './task-categories.ts';
import { taskTriggers } from './task-triggers.ts';
import { vendors } from './vendors.ts';

export const nouns = {
  serviceCategories,
  services,
  displayServices,
  faqQuestions,
  questionGroups,
  preferenceGroups,
  itemCategories,
  attributes,
  quickFilters,
  vendors,
  items,
  carouselIcons,
  taskCategories,
  taskTriggers,
  preConfiguredTemplates,
} satisfies Record<NounName, AnyNoun> as Record<NounName, AnyNoun>;
