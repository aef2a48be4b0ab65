import { vendorSchema } from '#shared/model/merchandise.ts';
import { active, defineNoun } from '../noun.ts';

export const vendors = defineNoun({
  name: 'vendors',
  one: 'vendor',
  many: 'vendors',
  filters: ['isActive'],
  schema: vendorSchema,
  reaches: [],
  isOnlyOfCatalog: true,
  nameOf: ({ name }) => name,
  naturalKey: ['name'],
  words: { name: 'Name', isActive: active },
});
