import { gplLine, priceUnit, serviceBuilder } from '#shared/model/enumerations/pricing.ts';
import { serviceSchema } from '#shared/model/service.ts';
import { stateOptions } from '#shared/values/states.ts';
import { active, defineNoun } from '../noun.ts';

export const services = defineNoun({
  name: 'services',
  one: 'service',
  many: 'services',
  columns: ['serviceCategoryId', 'gplLine', 'unit'],
  filters: ['serviceCategoryId', 'gplLine', 'unit', 'isCashAdvance', 'isActive'],
  sections: [
    { title: 'The service', fields: ['name', 'serviceCategoryId', 'description', 'isActive'] },
    { title: 'Texts that families read', fields: ['displayText', 'detailText', 'featureText'] },
    { title: 'Prices', fields: ['gplLine', 'unit', 'isCashAdvance', 'builders', 'states'] },
  ],
  schema: serviceSchema,
  reaches: ['prices', 'prints'],
  nameOf: ({ name }) => name,
  naturalKey: ['serviceCategoryId', 'name'],
  wordsOf: ({ description, displayText, detailText, featureText }) => [description, displayText, detailText, featureText],
  references: [{ path: ['serviceCategoryId'], noun: 'serviceCategories', retiring: 'refuses' }],
  order: { place: 'sortOrder', within: 'serviceCategoryId' },
  words: {
    name: 'Name',
    serviceCategoryId: 'Category',
    description: 'Description',
    displayText: { label: 'Text in lists', hint: 'Families read it where they choose.' },
    detailText: { label: 'Text in a package', hint: 'Families read it in the details of a package.' },
    featureText: { label: 'Text on a home’s page', hint: 'Families read it where a home features the service.' },
    gplLine: {
      label: 'Line of the General Price List',
      hint: 'Without one, the service is listed by its name.',
      choices: gplLine,
    },
    unit: {
      label: 'Priced by',
      hint: 'What prices that homes enter from now on begin with. A price that a home has keeps its own.',
      choices: priceUnit,
    },
    isCashAdvance: { label: 'Cash advance', hint: 'Paid to someone else for the family, and itemized separately.' },
    builders: {
      label: 'Builders',
      hint: 'Where homes find it: where they make packages, where they set prices, or both.',
      choices: serviceBuilder,
    },
    states: { label: 'States', hint: 'None means all of them.', choices: { options: stateOptions } },
    isActive: active,
  },
});
