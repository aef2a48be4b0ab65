import { describe, expect, it } from 'vitest';
import { questionSchema } from '../model/question.ts';
import { logicNamesOf, planIdentifiers } from './logic-names.ts';

const question = (identifier: string, fieldType: string, facts: object = {}) =>
  questionSchema.parse({
    id: '0192f000-0000-7000-8000-000000000090',
    identifier,
    question: `About ${identifier}?`,
    fieldType,
    ...facts,
  });
const questions = [
  question('flowers', 'enum', { options: [{ id: 'lilies', text: 'Lilies' }] }),
  question('relative', 'enum', { fieldTypeEnumValue: 'pronouns' }),
  question('placeOfViewing', 'string'),
  question('bodyWeight', 'weight'),
  question('miles', 'distance'),
  question('notice', 'display-message'),
];

describe('the names that rules may read', () => {
  const facts = logicNamesOf(questions, 'facts');
  const answers = logicNamesOf(questions, 'answers', planIdentifiers);

  it('have what is asked, with its options and unit, but no messages', () => {
    expect(answers.get('flowers')).toMatchObject({ label: 'About flowers?', valueKind: 'choice', options: [{ id: 'lilies' }] });
    expect(answers.get('relative')?.options?.length).toBeGreaterThan(1);
    expect(answers.get('miles')).toMatchObject({ valueKind: 'number', unit: 'miles' });
    expect(answers.get('miles')?.say?.(1)).toBe('1 mile');
    expect(answers.has('notice')).toBe(false);
    expect(answers.get('timing')).toMatchObject({ label: 'Case type', valueKind: 'choice' });
    expect(answers.has('caseStatus')).toBe(false);
  });

  it('are those of a case for its facts, which contain no text and no date of birth', () => {
    expect(facts.get('placeOfViewing')?.valueKind).toBe('presence');
    expect(answers.get('placeOfViewing')?.valueKind).toBe('text');
    expect(facts.get('dateOfBirth')?.valueKind).toBe('presence');
    expect(facts.get('dateOfDeath')?.valueKind).toBe('date');
    expect(facts.get('bodyWeight')).toMatchObject({ label: 'Weight', unit: 'pounds' });
    expect(facts.get('signedDocuments')).toMatchObject({ valueKind: 'choices' });
    expect(facts.has('homeName')).toBe(false);
  });
});
