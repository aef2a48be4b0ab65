import { type Relationship, relationship } from '#shared/model/enumerations/relationship.ts';

/** The people who most often plan a funeral, closest first. */
const common: readonly Relationship[] = [
  'spouse',
  'wife',
  'husband',
  'partner',
  'son',
  'daughter',
  'mother',
  'father',
  'brother',
  'sister',
  'grandchild',
  'friend',
];

const byLabel = (one: Relationship, other: Relationship) =>
  relationship.label(one).localeCompare(relationship.label(other), 'en');
/** Nobody is their own relative, and Other comes last. */
const rest = relationship.values
  .filter((value) => !common.includes(value) && value !== 'self' && value !== 'other')
  .sort(byLabel);

/**
 * Lists the relationships to choose from: the most common first, then by name, then Other. The stored numbers have a different order
 * (docs/vocabulary.md, The older product).
 */
export const relationshipChoices = [...common, ...rest, 'other' as const].map((value) => ({
  value,
  label: relationship.label(value),
  beginsGroup: value === rest[0] || value === 'other',
}));
