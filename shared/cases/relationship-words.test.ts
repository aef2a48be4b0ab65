import { expect, it } from 'vitest';
import { relationshipWords } from './relationship-words.ts';

it.each([
  ['the label of what was chosen', { relationship: 'daughter', otherRelationship: '' }, 'Daughter'],
  ['their own words where Other was chosen', { relationship: 'other', otherRelationship: 'Choir director' }, 'Choir director'],
  ['Other where they gave no words for it', { relationship: 'other', otherRelationship: '' }, 'Other'],
  [
    'the label where words for Other remain from an earlier choice',
    { relationship: 'son', otherRelationship: 'Choir director' },
    'Son',
  ],
  ['nothing where nothing was chosen', { otherRelationship: 'Choir director' }, ''],
] as const)('says %s', (_, contact, words) => expect(relationshipWords(contact)).toBe(words));
