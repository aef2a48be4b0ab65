import { gplLine, priceUnit } from '#shared/model/enumerations/pricing.ts';
import { serviceSchema } from '#shared/model/service.ts';
import { active, defineNoun } from '../noun.ts';

export const services = defineNoun({
  name: 'services',
  one: 'service',
  many: 'services',
  schema: serviceSchema,
  nameOf: ({ name }) => name,
  wordsOf: ({ description, displayText, detailText, featureText }) => [description, displayText, detailText, featureText],
  references: [{ path: ['serviceCategoryId'], noun: 'serviceCategories' }],
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
    unit: { label: 'Priced by', choices: priceUnit },
    isCashAdvance: { label: 'Cash advance', hint: 'Paid to someone else for the family, and itemized separately.' },
    isActive: active,
  },
});
