import { categoryServiceSchema } from '#shared/model/category-service.ts';
import type { MerchandiseCategory } from '#shared/model/merchandise.ts';
import { rulesOfDisplayService } from '#shared/model/rules-of.ts';
import { askedWithoutRule, chargedWithoutRule, defineNoun } from '../noun.ts';
import { priceFaults } from '../priced-options.ts';
import { isRetired } from '../retired.ts';
import { twiceFaults } from '../twice-faults.ts';

export const categoryServices = defineNoun({
  name: 'categoryServices',
  one: 'category service',
  many: 'category services',
  schema: categoryServiceSchema,
  reaches: ['prices', 'asks'],
  columns: ['itemCategoryId', 'mappings', 'questions'],
  filters: ['itemCategoryId'],
  screen: { path: '/System/Merchandise/CategoryServiceMap', title: 'Category services', group: 'merchandise' },
  nameOf: ({ itemCategoryId }, catalog) =>
    (catalog?.itemCategories as readonly MerchandiseCategory[] | undefined)?.find(({ id }) => id === itemCategoryId)?.name ??
    'Category services',
  references: [
    { path: ['itemCategoryId'], noun: 'itemCategories', retiring: 'keeps' },
    { path: ['mappings', '*', 'serviceId'], noun: 'services', retiring: 'refuses' },
    { path: ['questions', '*', 'id'], noun: 'questionGroups', retiring: 'refuses' },
  ],
  rulesOf: (entry) => rulesOfDisplayService(entry),
  fixedIn: ({ itemCategoryId }) => ({ itemCategoryId }),
  faultsIn: (all, catalog) => [
    ...twiceFaults(
      all.filter((entry) => !isRetired(entry)),
      ({ itemCategoryId }) => itemCategoryId,
      'itemCategoryId',
      'This category has an entry already.',
    ),
    ...priceFaults(all, catalog),
  ],
  words: {
    itemCategoryId: { label: 'Category', hint: 'What each of its items brings along.' },
    mappings: { label: 'Services', hint: 'Charged once with items of the category, unless a rule says how many.' },
    'mappings.serviceId': 'Service',
    'mappings.priceCents': { label: 'Usual price', hint: 'A home charges its own price.' },
    'mappings.shouldShow': chargedWithoutRule,
    'mappings.logic': 'Charged',
    'mappings.quantity': { label: 'How many', hint: 'One, unless a rule says how many.' },
    questions: 'Questions',
    'questions.id': 'Question',
    'questions.shouldShow': askedWithoutRule,
    'questions.logic': 'Asked',
    'questions.prices': 'Prices of answers',
    'questions.prices.optionId': {
      label: 'Option',
      hint: 'Without one, the price is multiplied by the number that is answered.',
    },
    'questions.prices.priceCents': 'Price',
  },
  // Nobody has to answer what an item asks: a page of merchandise can always be left.
  hidden: ['id', 'questions.value', 'questions.isOptional'],
});
