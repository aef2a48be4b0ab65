import { type CataloguePart, catalogueItem } from '#functions/table/catalogue.ts';
import type { Item } from '#functions/table/table.ts';
import type { Catalogue } from './catalogue.ts';
import { generatePreConfiguredTemplates } from './preconfigured-templates.ts';

/** The name under which entries of a part that are not grouped by a screen, a list or a category stand together. */
const WHOLE = 'ALL';

type Entry = { id: string };

const grouped = <Kept extends Entry>(
  part: CataloguePart,
  entityType: string,
  entries: readonly Kept[],
  group: (entry: Kept) => string,
): Item[] => entries.map((entry) => catalogueItem(part, entityType, group(entry), entry));

/** The catalogue as items of the table. */
export const catalogueItems = (catalogue: Catalogue): Item[] => [
  ...grouped('SERVICES', 'service-category', catalogue.serviceCategories, () => WHOLE),
  ...grouped('SERVICES', 'service', catalogue.services, ({ serviceCategoryId }) => serviceCategoryId),
  ...grouped('FAQ', 'faq-question', catalogue.faq, ({ page }) => page),
  ...grouped('CAROUSEL', 'carousel-icon', catalogue.carouselIcons, ({ carouselId }) => carouselId),
  ...grouped('MERCHANDISE', 'merchandise-category', catalogue.merchandiseCategories, () => WHOLE),
  ...grouped('MERCHANDISE', 'merchandise-attribute', catalogue.merchandiseAttributes, ({ itemCategoryId }) => itemCategoryId),
  ...grouped('MERCHANDISE', 'merchandise-item', catalogue.merchandiseItems, ({ itemCategoryId }) => itemCategoryId),
  ...grouped('MERCHANDISE', 'quick-filter', catalogue.quickFilters, ({ itemCategoryId }) => itemCategoryId),
  ...grouped('MERCHANDISE', 'vendor', catalogue.vendors, () => WHOLE),
  ...grouped('QUESTIONS', 'question-group', catalogue.questionGroups, ({ page }) => page),
  ...grouped('CASE-QUESTIONS', 'question-group', catalogue.caseQuestionGroups, ({ page }) => page),
  ...grouped('PREFERENCES', 'preference-group', catalogue.preferenceGroups, () => WHOLE),
  ...grouped('DISPLAY-SERVICES', 'display-service', catalogue.displayServices, ({ page }) => page),
  ...grouped('PRECONFIGURED-TEMPLATES', 'pre-configured-template', generatePreConfiguredTemplates(), () => WHOLE),
  ...grouped('TASKS', 'task-category', catalogue.taskCategories, () => WHOLE),
  ...grouped('TASKS', 'task-trigger', catalogue.taskTriggers, () => WHOLE),
];
