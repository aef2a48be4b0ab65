import { expect, it } from 'vitest';
import { composedDocuments } from './composed-documents.ts';
import { sampleDocuments } from './data/case-documents.ts';
import { caseFacts } from './data/cases.ts';
import { samplePeople } from './sign-ins.ts';

it('are of sample cases, in every state, and name only fields and questions that their templates have', () => {
  const templates = new Map(composedDocuments().map((each) => [each.name, each.fields.map(({ name }) => name)]));
  for (const { by, decedent, template, values, answers = {}, address } of sampleDocuments) {
    const facts = caseFacts.find(({ name }) => name.join(' ') === decedent);
    expect(samplePeople.find(({ firstName }) => firstName === by)?.places[0]?.home).toBe(facts?.home);
    expect(templates.get(template)).toEqual(expect.arrayContaining([...Object.keys(values), ...Object.keys(answers)]));
    if (address) expect(facts?.contacts.map(([first, last]) => `${first} ${last}`)).toContain(address.of);
  }
  expect(new Set(sampleDocuments.map(({ state }) => state))).toEqual(new Set(['draft', 'sent', 'sealed']));
});
