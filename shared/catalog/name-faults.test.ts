import { describe, expect, it } from 'vitest';
import { generateCatalog } from '#world/catalog.ts';
import { entriesOf } from '#world/fill-cloud.ts';
import { catalogFaults } from './catalog-faults.ts';
import type { AnyCatalog, AnyEntry } from './noun.ts';
import type { NounName } from './noun-names.ts';

const sample: AnyCatalog = entriesOf(generateCatalog());
type Fields = AnyEntry & Record<string, unknown>;

/** Returns the faults of the sample after the first entry of a noun is changed. */
function faultsWith(noun: NounName, change: (entry: Fields) => object, from: AnyCatalog = sample): string[] {
  const [first, ...others] = structuredClone(from[noun]) as [Fields, ...Fields[]];
  const changed = { ...from, [noun]: [change(first) as AnyEntry, ...others] };
  return catalogFaults(changed, sample).map(({ noun: where, path, message }) => `${where} ${path.join('.')}: ${message}`);
}

const MORE = '018f4a2b-0000-7000-8000-000000000001';
/** A document gets a field, which its first block has. */
const withField = (more: object) => (document: Fields) => ({
  ...document,
  blocks: (document.blocks as { fields: string[] }[]).map((block, at) => (at === 0 ? { ...block, fields: [MORE] } : block)),
  fields: [{ id: MORE, name: 'More', fieldType: 'string', isOptional: true, ...more }, ...(document.fields as object[])],
});
const readingRule = (name: string) => withField({ valueSource: 'json-logic', logic: { if: [{ var: name }, 'Yes', 'No'] } });
const readingFact = (identifier: string) => withField({ valueSource: 'identifier', identifier });
/** A template keeps its own blocks, and gets one that is printed by a rule. */
const printedBy = (name: string) => (template: Fields) => ({
  ...template,
  sections: (template.sections as { blocks: object[] }[]).map((section, at) => ({
    ...section,
    blocks:
      at > 0
        ? section.blocks
        : [
            ...section.blocks,
            {
              id: '018f4a2b-0000-7000-8000-000000000002',
              type: 'paragraph-only',
              title: 'A minor',
              text: 'A parent signs.',
              visibleWhen: { var: name },
              width: 'full',
              alignment: 'left',
              fontSize: 10,
              columns: 1,
            },
          ],
  })),
});

describe('what papers read', () => {
  it('may be a data field, in rules of documents and of contracts, and as a fact', () => {
    expect(faultsWith('templateDocuments', readingRule('decedentIsMinor'))).toEqual([]);
    expect(faultsWith('contractTemplates', printedBy('decedentIsMinor'))).toEqual([]);
    expect(faultsWith('templateDocuments', readingFact('decedentIsMinor'))).toEqual([]);
  });

  it('may be a data field that is drafted along with it', () => {
    const drafted = (sample.dataFields as Fields[]).map((field) => ({
      ...field,
      id: field.id.replace(/.$/, '0'),
      identifier: 'isNew',
    }));
    const from = { ...sample, dataFields: [...sample.dataFields, ...drafted.slice(0, 1)] };
    expect(faultsWith('templateDocuments', readingFact('isNew'), from)).toEqual([]);
    expect(faultsWith('templateDocuments', readingFact('isNew'))).toHaveLength(1);
  });

  it('is refused if nothing has it, also as the fact that fills in a field', () => {
    const words = 'Nothing has the identifier “nobodyHasThisName”';
    expect(faultsWith('templateDocuments', readingFact('nobodyHasThisName'))).toEqual([
      `templateDocuments fields.0.identifier: ${words}`,
    ]);
    expect(faultsWith('templateDocuments', readingRule('nobodyHasThisName'))).toEqual([
      `templateDocuments fields.0.logic: ${words}`,
    ]);
    expect(faultsWith('contractTemplates', printedBy('nobodyHasThisName'))[0]).toMatch(words);
  });

  it('isn’t read by questions of a case, which are asked before papers are printed', () => {
    const waiting = (group: Fields) => ({ ...group, visibleWhen: { var: 'decedentIsMinor' } });
    const groups = sample.questionGroups as Fields[];
    const caseFirst = {
      ...sample,
      questionGroups: groups.toSorted((one, other) => String(one.kind).localeCompare(String(other.kind))),
    };
    expect((caseFirst.questionGroups[0] as Fields).kind).toBe('case');
    expect(faultsWith('questionGroups', waiting, caseFirst)).toEqual([
      'questionGroups visibleWhen: Nothing has the identifier “decedentIsMinor”',
    ]);
  });
});
