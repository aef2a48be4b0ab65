import { displayServiceSchema } from '#shared/model/display-service.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { displayServicePage } from '#shared/model/enumerations/question.ts';
import { rulesOfDisplayService } from '#shared/model/rules-of.ts';
import { active, askedWithoutRule, chargedWithoutRule, defineNoun } from '../noun.ts';
import { priceFaults } from '../priced-options.ts';

export const displayServices = defineNoun({
  name: 'displayServices',
  one: 'display service',
  many: 'display services',
  columns: ['page', 'isAddOn', 'dispositionTypes', 'mappings', 'questions'],
  filters: ['page', 'isAddOn', 'dispositionTypes', 'isActive'],
  sections: [
    {
      title: 'What families see',
      fields: [
        'name',
        'description',
        'page',
        'itemCategoryId',
        'dispositionTypes',
        'isAddOn',
        'canRemoveInOnlineArrangements',
        'isActive',
      ],
    },
    { title: 'When it’s shown', fields: ['visibleWhen'] },
  ],
  schema: displayServiceSchema,
  reaches: ['prices', 'asks', 'prints'],
  nameOf: ({ name }) => name,
  wordsOf: ({ description }) => [description],
  references: [
    { path: ['itemCategoryId'], noun: 'itemCategories', retiring: 'refuses' },
    { path: ['mappings', '*', 'serviceId'], noun: 'services', retiring: 'refuses' },
    { path: ['questions', '*', 'id'], noun: 'questionGroups', retiring: 'refuses' },
  ],
  rulesOf: rulesOfDisplayService,
  faultsIn: priceFaults,
  order: { place: 'eventOrder' },
  words: {
    name: 'Name',
    description: 'Description',
    page: { label: 'Page', choices: displayServicePage },
    itemCategoryId: 'Item category',
    dispositionTypes: { label: 'Dispositions', hint: 'None means all of them.', choices: dispositionType, isAllIfEmpty: true },
    visibleWhen: { label: 'Shown', hint: 'Always, unless a rule says when.' },
    isAddOn: { label: 'Add-on', hint: 'Families add it. It isn’t part of a package unless a home includes it.' },
    canRemoveInOnlineArrangements: { label: 'Families may remove it' },
    mappings: 'Services',
    'mappings.serviceId': 'Service',
    'mappings.priceCents': { label: 'Usual price', hint: 'For packages without a home. A home charges its own price.' },
    'mappings.shouldShow': chargedWithoutRule,
    'mappings.logic': 'Charged',
    'mappings.quantity': { label: 'How many', hint: 'One, unless a rule says how many.' },
    questions: 'Questions',
    'questions.id': 'Question',
    'questions.isOptional': 'Optional',
    'questions.shouldShow': askedWithoutRule,
    'questions.logic': 'Asked',
    'questions.prices': 'Prices of answers',
    'questions.prices.optionId': {
      label: 'Option',
      hint: 'Without one, the price is multiplied by the number that is answered.',
    },
    'questions.prices.priceCents': 'Price',
    isActive: active,
  },
  hidden: ['id', 'eventOrder', 'priceCents', 'locationItemId', 'questions.value'],
});
