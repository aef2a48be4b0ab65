// Written by `npm run nouns` from the files of shared/catalog/nouns. Don’t edit it.

/** The nouns of the catalog that administrators draft, publish together, and roll back, by the names that paths and parts of a release use. */
export const nounNames = [
  'arrangementPages',
  'attributeGroups',
  'attributes',
  'carouselIcons',
  'categoryServices',
  'contractTemplates',
  'dataFields',
  'displayServices',
  'documentCategories',
  'faqQuestions',
  'gplTemplates',
  'itemCategories',
  'items',
  'preConfiguredTemplates',
  'preferenceGroups',
  'questionGroups',
  'quickFilters',
  'serviceCategories',
  'serviceSections',
  'services',
  'states',
  'taskCategories',
  'taskTriggers',
  'templateDocuments',
  'vendors',
] as const;
export type NounName = (typeof nounNames)[number];

/** The screens of nouns that say themselves where they are, without the nouns: a list of screens needs no schemas. */
export const nounPlaces = [
  { noun: 'arrangementPages', path: '/System/ArrangementPageDetails', title: 'Arrangement pages', group: 'catalog' },
  {
    noun: 'attributeGroups',
    path: '/System/Merchandise/CategoryAttributeGroups',
    title: 'Attribute groups',
    group: 'merchandise',
  },
  { noun: 'categoryServices', path: '/System/Merchandise/CategoryServiceMap', title: 'Category services', group: 'merchandise' },
  { noun: 'contractTemplates', path: '/System/PdfContractTemplates', title: 'Contract templates', group: 'papers' },
  { noun: 'dataFields', path: '/System/SystemDataFields', title: 'Data fields', group: 'papers' },
  { noun: 'documentCategories', path: '/System/SystemTemplateDocumentCategories', title: 'Document categories', group: 'papers' },
  { noun: 'gplTemplates', path: '/System/PdfGplTemplates', title: 'Price list templates', group: 'papers' },
  { noun: 'serviceSections', path: '/System/SystemServiceSections', title: 'Service sections', group: 'papers' },
  { noun: 'states', path: '/System/SystemStates', title: 'States', group: 'papers' },
  { noun: 'templateDocuments', path: '/System/SystemTemplateDocuments', title: 'Document templates', group: 'papers' },
] as const;
