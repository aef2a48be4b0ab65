import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { preferenceGroupSchema } from '#shared/model/preference-group.ts';
import { active, defineNoun } from '../noun.ts';

export const preferenceGroups = defineNoun({
  name: 'preferenceGroups',
  one: 'group of preferences',
  many: 'groups of preferences',
  columns: ['preferences', 'dispositionTypes', 'isMultiple'],
  filters: ['dispositionTypes', 'isActive'],
  schema: preferenceGroupSchema,
  reaches: ['prices', 'asks'],
  nameOf: ({ name }) => name,
  wordsOf: ({ description, preferences }) => [description, ...preferences.flatMap((each) => [each.name, each.description])],
  // Plans keep which preferences a family chose.
  fixedIn: ({ preferences }) => Object.fromEntries(preferences.map(({ id }) => [`preferences.${id}`, id])),
  order: { place: 'sortOrder' },
  words: {
    name: 'Name',
    description: 'Description',
    isMultiple: 'Families may choose several',
    dispositionTypes: { label: 'Dispositions', hint: 'None means all of them.', choices: dispositionType, isAllIfEmpty: true },
    preferences: 'Preferences',
    'preferences.name': 'Name',
    'preferences.description': 'Description',
    'preferences.image': { label: 'Picture', isPicture: true },
    isActive: active,
  },
  hidden: ['id', 'sortOrder', 'preferences.id', 'preferences.sortOrder'],
});
