import { identifiers } from '#shared/identifiers/case-values.ts';
import { safeCompile } from '#shared/logic/compile-rule.ts';
import { isUnknown, truthOf, unknown } from '#shared/logic/unknown.ts';
import { identifiersOf } from '#shared/logic/variables.ts';
import type { DataField } from '#shared/model/data-field.ts';
import type { DocumentField } from '#shared/model/document.ts';
import { blockSigners, type DocumentBlock, textParts } from '#shared/model/document-blocks.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import type { Facts } from '#shared/tasks/rule-holds.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import { readsWords } from './changed-rules.ts';

/** Says that what a document says depends on words, of which only their presence is kept. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** What a reader knows besides the facts of a case: the catalog's data fields, the names that the case doesn't ask for, and the names under which words are. */
type ReaderScope = {
  dataFields: ReadonlyMap<string, DataField>;
  hidden: ReadonlySet<string>;
  wordNames: ReadonlySet<string>;
  onFault: (fault: Error) => void;
};

/** Reads a document in a case. What a field says is `undefined` for nothing, else what tells it from anything else. */
export type DocumentReader = {
  says: (field: DocumentField) => string | undefined;
  appliesTo: (template: TemplateDocument) => boolean;
  isUnasked: (field: DocumentField) => boolean;
  /** What is printed besides the fields of a PDF: the words of blocks, with what the case says in them. */
  pages: (template: TemplateDocument) => string;
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What the home and its staff say is no fact of a case, and counts as there: of the person who has the case, once somebody has it. */
function besidesFacts({ isAssigned }: Facts, today: string): Record<string, unknown> {
  const ofHome = identifiers.filter(({ name, home: { kind } }) =>
    name.startsWith('assigned') && kind === 'staff' ? isAssigned === true : kind === 'staff' || kind === 'location',
  );
  return { ...Object.fromEntries(ofHome.map(({ name }) => [name, true])), today };
}

/** Returns what is known of a case on a day, with what its home says. */
export const knownOf = (facts: Facts, today: string): Facts => ({ ...besidesFacts(facts, today), ...facts });

/** Returns what a block prints, in its order: its words, its fields by name with what they say, and who signs. */
function blockParts(block: DocumentBlock, { fields, signers = [] }: TemplateDocument, says: DocumentReader['says']): unknown {
  const { type, title = '', text = '', fields: lines = [] } = block;
  const byId = new Map(fields.map((field) => [field.id, field]));
  const saidBy = (id: string) => {
    const field = byId.get(id);
    return (field && says(field)) ?? null;
  };
  return [
    type,
    title,
    textParts(text).map((part) => ('words' in part ? part.words : { says: saidBy(part.insert) })),
    lines.map((id) => [byId.get(id)?.name ?? '', saidBy(id)]),
    blockSigners(block, signers).map(({ role }) => role),
  ];
}

/** Returns a reader of documents in a case, by one catalog. Someone's words are told apart by where they are kept. */
export function documentReader(facts: Facts, { dataFields, hidden, wordNames, onFault }: ReaderScope): DocumentReader {
  const known: Record<string, unknown> = Object.fromEntries(Object.entries(facts).filter(([name]) => !hidden.has(name)));
  const worked = new Set<string>();
  const run = (rule: LogicRule): unknown => {
    const compiled = safeCompile(rule, onFault);
    const names = identifiersOf(compiled.variables);
    for (const name of names) workOut(name);
    if (names.some((name) => wordNames.has(name) && !isEmpty(known[name])) && readsWords(rule, wordNames)) throw new Unreadable();
    const value = compiled.run(known, { absent: unknown });
    return isUnknown(value) ? undefined : value;
  };
  const workOut = (name: string): void => {
    const field = dataFields.get(name);
    if (!field || worked.has(name)) return;
    worked.add(name);
    known[name] = run(field.logic);
  };
  const said = (value: unknown) => (isEmpty(value) ? undefined : canonicalJson(value));
  const says: DocumentReader['says'] = ({ valueSource, staticValue, identifier = '', logic }) => {
    if (valueSource === 'static') return said(staticValue);
    if (valueSource === 'json-logic') return logic === undefined ? undefined : said(run(logic));
    workOut(identifier);
    const value = known[identifier];
    return value === true && wordNames.has(identifier) ? `words of ${identifier}` : said(value);
  };
  return {
    says,
    appliesTo: ({ appliesWhen }) => appliesWhen === undefined || truthOf((run(appliesWhen) ?? false) as boolean) === true,
    isUnasked: ({ valueSource, identifier = '' }) => valueSource === 'identifier' && hidden.has(identifier),
    pages: (template) => {
      const { name, file, blocks = [] } = template;
      return canonicalJson(
        blocks.length > 0 ? [name, blocks.map((block) => blockParts(block, template, says))] : [file?.sha256 ?? null],
      );
    },
  };
}
