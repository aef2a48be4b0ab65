import { identifiers } from '#shared/identifiers/case-values.ts';
import { safeCompile } from '#shared/logic/compile-rule.ts';
import { identifiersOf } from '#shared/logic/variables.ts';
import { type DataField, dataFieldSchema } from '#shared/model/data-field.ts';
import { dataSource, fieldType, specialFieldGroup } from '#shared/model/enumerations/question.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import { defineNoun, type FaultInNoun } from '../noun.ts';
import { twiceFaults } from '../twice-faults.ts';

/** The names that the code keeps: a data field can't take one. */
const ofCode: ReadonlySet<string> = new Set(identifiers.map(({ name }) => name));

const readBy = ({ logic }: DataField): string[] => identifiersOf(safeCompile(logic, () => undefined).variables);

/** Returns the fields that are worked out from themselves, through others or not. */
function circular(fields: readonly DataField[]): FaultInNoun[] {
  const byName = new Map(fields.map((field) => [field.identifier, field]));
  const reaches = (from: DataField, wanted: string, seen: Set<string>): boolean =>
    readBy(from).some((name) => {
      const next = byName.get(name);
      if (!next || seen.has(name)) return name === wanted;
      seen.add(name);
      return name === wanted || reaches(next, wanted, seen);
    });
  return fields
    .filter((field) => reaches(field, field.identifier, new Set()))
    .map(({ id }) => ({ id, path: ['logic'], message: 'This field depends on itself.' }));
}

/** Returns the fields that read names which nobody keeps, or are called like a name that somebody keeps. */
function namesFaults(fields: readonly DataField[], groups: readonly QuestionGroup[]): FaultInNoun[] {
  const asked = new Set(groups.flatMap(({ questions }) => questions.map(({ identifier }) => identifier)));
  const own = new Set(fields.map(({ identifier }) => identifier));
  return fields.flatMap((field): FaultInNoun[] => {
    const isTaken = ofCode.has(field.identifier) || asked.has(field.identifier);
    const unknown = readBy(field).filter((name) => !ofCode.has(name) && !asked.has(name) && !own.has(name));
    return [
      ...(isTaken
        ? [{ id: field.id, path: ['identifier'], message: 'A question or a fact of the case has this name. Choose another.' }]
        : []),
      ...unknown.map((name) => ({ id: field.id, path: ['logic'], message: `There’s no question or field named ${name}.` })),
    ];
  });
}

export const dataFields = defineNoun({
  name: 'dataFields',
  one: 'data field',
  many: 'data fields',
  schema: dataFieldSchema,
  reaches: ['prints'],
  isOnlyOfCatalog: true,
  columns: ['identifier', 'fieldType', 'dataSource', 'specialFieldGroup'],
  filters: ['dataSource', 'fieldType', 'specialFieldGroup'],
  screen: { path: '/System/SystemDataFields', title: 'Data fields', group: 'papers' },
  nameOf: ({ label }) => label,
  wordsOf: ({ identifier }) => [identifier],
  rulesOf: ({ logic }) => [{ path: ['logic'], rule: logic }],
  fixedIn: ({ identifier }) => ({ identifier }),
  faultsIn: (fields, { questionGroups: groups }) => [
    ...twiceFaults(fields, ({ identifier }) => identifier, 'identifier', 'Another data field has this name.'),
    ...namesFaults(fields, groups as readonly QuestionGroup[]),
    ...circular(fields),
  ],
  words: {
    identifier: { label: 'Identifier', hint: 'It can’t change once it’s published.' },
    label: 'Label',
    fieldType: { label: 'Kind of value', choices: fieldType },
    dataSource: { label: 'Belongs to', choices: dataSource },
    logic: { label: 'Worked out by', hint: 'A rule over other names of a case.' },
    specialFieldGroup: { label: 'Group', choices: specialFieldGroup },
  },
  hidden: ['id', 'captureMode'],
});
