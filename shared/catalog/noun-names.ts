/** The nouns of the catalog that administrators draft, publish together, and roll back, by the names that paths and parts of a release use. */
export const nounNames = [
  'serviceCategories',
  'services',
  'displayServices',
  'faqQuestions',
  'questionGroups',
  'preferenceGroups',
  'itemCategories',
  'attributes',
  'quickFilters',
  'vendors',
  'items',
  'carouselIcons',
  'taskCategories',
  'taskTriggers',
  'preConfiguredTemplates',
] as const;
export type NounName = (typeof nounNames)[number];
