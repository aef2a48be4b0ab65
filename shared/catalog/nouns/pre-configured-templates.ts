import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { merchandisePage } from '#shared/model/enumerations/merchandise.ts';
import { pricingMethod } from '#shared/model/enumerations/pricing.ts';
import { preConfiguredTemplateSchema } from '#shared/model/pre-configured-template.ts';
import { active, defineNoun } from '../noun.ts';

export const preConfiguredTemplates = defineNoun({
  name: 'preConfiguredTemplates',
  one: 'preconfigured package',
  many: 'preconfigured packages',
  columns: ['dispositionType', 'pricingMethod', 'packageServices'],
  filters: ['dispositionType', 'isActive'],
  sections: [
    {
      title: 'The package',
      fields: [
        'name',
        'description',
        'dispositionType',
        'defaultDisplayedDispositionType',
        'isDirectCremation',
        'isImmediateBurial',
        'pricingMethod',
        'notes',
        'isActive',
      ],
    },
    {
      title: 'Fees of others',
      fields: ['includesCemeteryFee', 'cemeteryFeeDescription', 'includesCremationFee', 'crematoryFeeDescription'],
    },
    { title: 'Where it’s shown', fields: ['showOnGpl', 'showOnArrangementPlanner'] },
  ],
  schema: preConfiguredTemplateSchema,
  reaches: [],
  nameOf: ({ name }) => name,
  wordsOf: ({ description, packageServices }) => [description, ...packageServices.map(({ displayName }) => displayName)],
  references: [
    { path: ['packageServices', '*', 'serviceId'], noun: 'services', retiring: 'drops' },
    { path: ['displayServices', '*'], noun: 'displayServices', retiring: 'drops' },
    { path: ['templateMerchandiseCategories', '*', 'itemCategoryId'], noun: 'itemCategories', retiring: 'drops' },
  ],
  order: { place: 'sortOrder' },
  words: {
    name: 'Name',
    description: 'Description',
    dispositionType: { label: 'Disposition', choices: dispositionType },
    defaultDisplayedDispositionType: { label: 'Disposition that is shown first', choices: dispositionType },
    isDirectCremation: 'Direct cremation',
    isImmediateBurial: 'Immediate burial',
    includesCemeteryFee: 'Includes the cemetery’s fee',
    cemeteryFeeDescription: 'What the cemetery’s fee covers',
    includesCremationFee: 'Includes the crematory’s fee',
    crematoryFeeDescription: 'What the crematory’s fee covers',
    packageServices: 'Services',
    'packageServices.serviceId': 'Service',
    'packageServices.displayName': 'Name in the package',
    'packageServices.detailText': 'Details',
    'packageServices.isIncluded': 'Included',
    displayServices: 'Display services',
    templateMerchandiseCategories: 'Merchandise',
    'templateMerchandiseCategories.itemCategoryId': 'Category',
    'templateMerchandiseCategories.arrangementPlannerMerchandisePage': { label: 'Page', choices: merchandisePage },
    pricingMethod: { label: 'Priced', choices: pricingMethod },
    showOnGpl: 'On the General Price List',
    showOnArrangementPlanner: 'In the planner',
    notes: { label: 'Notes', hint: 'For the homes that start from it.' },
    isActive: active,
  },
  hidden: ['id', 'sortOrder', 'religionId'],
});
