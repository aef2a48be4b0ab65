import type { OpenAPI } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { fieldValuesSchema } from '#shared/contract/system-batches.ts';
import { entryRowSchema, entrySchema, publishedEntrySchema } from '#shared/contract/system-catalog-views.ts';

type Schema = { $ref?: string; [word: string]: unknown };
type Paths = NonNullable<OpenAPI.Document['paths']>;
type Schemas = Record<string, Schema>;
type Operation = OpenAPI.OperationObject;

/** What the contract says of entries of any noun. The document has each noun's own in place of these. */
export const schemasOfAnyNoun = {
  Entry: { schema: entrySchema, strategy: 'output' },
  EntryRow: { schema: entryRowSchema, strategy: 'output' },
  PublishedEntry: { schema: publishedEntrySchema, strategy: 'output' },
  FieldValues: { schema: fieldValuesSchema, strategy: 'input' },
} as const;

const IN_PATH = '{noun}';
const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const titleOf = (noun: string): string => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;

/** The schemas of one noun by those of any, which they take the place of. */
const namesOf = (noun: string): Readonly<Record<keyof typeof schemasOfAnyNoun, string>> => ({
  Entry: `${titleOf(noun)}Draft`,
  EntryRow: `${titleOf(noun)}Row`,
  PublishedEntry: titleOf(noun),
  FieldValues: `${titleOf(noun)}Values`,
});

/** Returns a part of the document with every reference to a schema of any noun made to that of one. */
function ofNoun<Part>(noun: string, part: Part): Part {
  const names: Readonly<Record<string, string>> = namesOf(noun);
  const text = JSON.stringify(part).replaceAll(/"#\/components\/schemas\/(\w+)"/g, (ref, name: string) =>
    names[name] ? `"${refTo(names[name]).$ref}"` : ref,
  );
  return JSON.parse(text) as Part;
}

const converter = new ZodToJsonSchemaConverter();

/** Returns the schemas of a noun's entries: published, as drafts, as rows, and as values that several get. */
function schemasOf(noun: (typeof nounNames)[number], anyRow: Schema): Schemas {
  const [, stored] = converter.convert(nouns[noun].schema, { strategy: 'output' });
  const { properties, ...rest } = stored as { properties: Schemas };
  const { id: _id, ...values } = properties;
  const names = namesOf(noun);
  const { one } = nouns[noun];
  return {
    [names.PublishedEntry]: { ...rest, properties: { ...properties, isRetired: { type: 'boolean', const: true } } },
    [names.Entry]: {
      description: `The draft of a ${one}. While it has faults, it is any entry with an id.`,
      anyOf: [refTo(names.PublishedEntry), refTo('Entry')],
    },
    [names.EntryRow]: ofNoun(noun, anyRow),
    [names.FieldValues]: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(values).map(([name, each]) => [name, { anyOf: [each, { type: 'null' }] }])),
    },
  };
}

const namesEntries = (operation: Operation): boolean =>
  Object.keys(schemasOfAnyNoun).some((name) => JSON.stringify(operation).includes(`"${refTo(name).$ref}"`));

const isOfPath = (parameter: NonNullable<Operation['parameters']>[number]): parameter is OpenAPI.ParameterObject =>
  'name' in parameter && parameter.name === 'noun' && parameter.in === 'path';

/** Returns a call about a noun's entries as an operation of one noun. */
const operationOf = (noun: (typeof nounNames)[number], operation: Operation): Operation =>
  ofNoun(noun, {
    ...operation,
    operationId: `${noun}.${operation.operationId}`,
    summary: `${titleOf(nouns[noun].many)}. ${operation.summary}`,
    parameters: operation.parameters?.filter((parameter) => !isOfPath(parameter)) ?? [],
  });

/** Returns a call that says nothing of entries themselves, with the nouns that its path takes. */
const withNouns = (operation: Operation): Operation => ({
  ...operation,
  parameters:
    operation.parameters?.map((parameter) =>
      isOfPath(parameter) ? { ...parameter, schema: { type: 'string', enum: [...nounNames] } } : parameter,
    ) ?? [],
});

/** Returns the paths with one operation for each noun where a call takes or answers entries, from what the nouns say of these. */
export function pathsByNoun(paths: Paths): Paths {
  const result: Record<string, Record<string, Operation>> = {};
  const add = (path: string, method: string, operation: Operation) => {
    result[path] = { ...result[path], [method]: operation };
  };
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>)) {
      const named = nounNames.find((noun) => path.startsWith(`/api/system/${noun}/`));
      if (!path.includes(IN_PATH)) add(path, method, named ? ofNoun(named, operation) : operation);
      else if (!namesEntries(operation)) add(path, method, withNouns(operation));
      else for (const noun of nounNames) add(path.replace(IN_PATH, noun), method, operationOf(noun, operation));
    }
  return result;
}

/** Returns the schemas with those of each noun in place of those of any noun. */
export function schemasByNoun({ EntryRow, PublishedEntry: _entry, FieldValues: _values, ...schemas }: Schemas): Schemas {
  return Object.assign({}, schemas, ...nounNames.map((noun) => schemasOf(noun, EntryRow ?? {}))) as Schemas;
}
