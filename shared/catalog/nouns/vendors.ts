import { vendorSchema } from '#shared/model/merchandise.ts';
import { active, defineNoun } from '../noun.ts';

export const vendors = defineNoun({
  name: 'vendors',
  one: 'vendor',
  many: 'vendors',
  schema: vendorSchema,
  nameOf: ({ name }) => name,
  words: { name: 'Name', isActive: active },
});
