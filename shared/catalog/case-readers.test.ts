import { describe, expect, it } from 'vitest';
import { generateCatalog } from '#world/catalog.ts';
import { entriesOf } from '#world/fill-cloud.ts';
import { readersByName, readersOfCases } from './case-readers.ts';
import { nameOfEntry } from './entry-name.ts';
import type { AnyCatalog } from './noun.ts';

const sample: AnyCatalog = entriesOf(generateCatalog());
const readers = readersByName(
  readersOfCases.flatMap((noun) => sample[noun].map((entry) => ({ noun, entry, name: nameOfEntry(noun, entry) }))),
);
const namesOf = (identifier: string) => readers.get(identifier)?.map(({ noun, name }) => `${noun} ${name}`) ?? [];

describe('what reads a name of a case', () => {
  it('are papers, data fields, triggers, and case questions, each once', () => {
    expect(readersOfCases.toSorted()).toEqual([
      'contractTemplates',
      'dataFields',
      'gplTemplates',
      'questionGroups',
      'taskTriggers',
      'templateDocuments',
    ]);
    expect(namesOf('ageAtDeath')).toContain('dataFields The decedent was under 18');
    expect(namesOf('decedentLastName').some((name) => name.startsWith('templateDocuments'))).toBe(true);
    expect(namesOf('serviceStartsOn').some((name) => name.startsWith('taskTriggers'))).toBe(true);
    for (const identifier of readers.keys()) expect(new Set(namesOf(identifier)).size).toBe(namesOf(identifier).length);
  });

  it('isn’t a question of plans, which has names of its own', () => {
    const groups = sample.questionGroups as readonly { id: string; kind?: string }[];
    const ofCases = new Set(groups.filter(({ kind }) => kind === 'case').map(({ id }) => id));
    const reading = [...readers.values()].flat().filter(({ noun }) => noun === 'questionGroups');
    expect(reading.every(({ id }) => ofCases.has(id))).toBe(true);
    expect(reading.length).toBeGreaterThan(0);
  });
});
