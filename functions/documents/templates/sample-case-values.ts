import { identifierOf } from '#shared/identifiers/case-values.ts';
import { safeCompile } from '#shared/logic/compile-rule.ts';
import { identifiersOf } from '#shared/logic/variables.ts';
import type { DocumentField } from '#shared/model/document.ts';
import type { SampleCase } from '#shared/model/enumerations/document.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import { optionsOf } from '#shared/model/option-lists.ts';
import { questionKinds } from '#shared/questions/kinds/index.ts';
import { sampleFacts } from './sample-cases.ts';
import type { Filled } from './sample-values.ts';

/** What is worked out from other names, by its own. */
type DataFields = readonly { identifier: string; logic: LogicRule }[];

/** Returns a reader of a made-up case's facts, which works data fields out when they are asked for, each once. */
function readerOf(sample: Exclude<SampleCase, 'names'>, dataFields: DataFields) {
  const known: Record<string, unknown> = { ...sampleFacts(sample) };
  const logicOf = new Map(dataFields.map(({ identifier, logic }) => [identifier, logic]));
  const run = (rule: LogicRule): unknown => {
    const compiled = safeCompile(rule, () => undefined);
    for (const name of identifiersOf(compiled.variables)) read(name);
    return compiled.run(known);
  };
  const read = (name: string): unknown => {
    const logic = logicOf.get(name);
    // A field that reads itself finds nothing.
    logicOf.delete(name);
    if (logic !== undefined && known[name] === undefined) known[name] = run(logic);
    return known[name];
  };
  return { run, read };
}

/** Writes a fact as people read it. What has no kind of its own, such as the result of a rule, is written if it's a word or a number. */
function wordsOf(value: unknown, name = ''): string {
  const { fieldType = 'string', enumeration = '' } = identifierOf(name) ?? {};
  const kind = questionKinds[fieldType];
  if (kind.isAnswered(value)) {
    const question = { fieldType } as never;
    return kind.say(value as never, { question, lists: {}, options: optionsOf(enumeration), timeZone: 'America/New_York' });
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns what fields have in a made-up case. What the case doesn't know stays empty. */
export function caseFilling(sample: Exclude<SampleCase, 'names'>, dataFields: DataFields) {
  const { run, read } = readerOf(sample, dataFields);
  const sourceOf = ({ valueSource, staticValue, identifier = '', logic }: DocumentField): unknown => {
    if (valueSource === 'static') return staticValue;
    return valueSource === 'json-logic' ? logic !== undefined && run(logic) : read(identifier);
  };
  return (field: DocumentField): Filled | undefined => {
    const { pdfFieldType: kind, options, valueSource, identifier } = field;
    const value = kind === 'signature' || kind === 'initials' ? undefined : sourceOf(field);
    if (value === undefined || value === null || value === '') return undefined;
    if (kind === 'check') return { value: value === true || value === 'true' };
    const words = wordsOf(value, valueSource === 'identifier' ? identifier : undefined);
    if (kind === 'date' && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return { value };
    if (kind !== 'radio' && kind !== 'dropdown') return words === '' ? undefined : { value: words };
    const option = options.findIndex((each) => each.value === value || each.value === words || each.label === words);
    const chosen = options[option];
    return chosen && { value: chosen.pdfValue || chosen.value, option };
  };
}
