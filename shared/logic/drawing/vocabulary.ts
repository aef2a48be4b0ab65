import type { Option } from '../../model/enumeration.ts';
import type { RuleFault } from '../logic-fault.ts';
import { identifiersOf, variablesOf } from '../variables.ts';
import type { ConditionOperator, ConditionValue } from './condition.ts';
import { allDrawn, type Condition, type Drawing } from './drawing.ts';

/** What is under an identifier. Of `presence`, rules know only that there is one. */
export type ValueKind = 'choice' | 'choices' | 'yes-no' | 'number' | 'date' | 'instant' | 'text' | 'presence';

/** An identifier that a rule may read. `options` are those of a choice, if they are known; `say` writes a number in its unit. */
export type LogicName = {
  name: string;
  label: string;
  valueKind: ValueKind;
  options?: readonly Option[];
  /** What a number counts, such as inches. */
  unit?: string;
  say?: (value: number) => string;
};

/** The identifiers that a rule may read, by name. */
export type Vocabulary = ReadonlyMap<string, LogicName>;

const ordered: readonly ConditionOperator[] = ['is', 'is-not', 'above', 'at-least', 'below', 'at-most'];
const whether: readonly ConditionOperator[] = ['answered', 'unanswered'];

const operatorsByKind: Readonly<Record<ValueKind, readonly ConditionOperator[]>> = {
  choice: ['is', 'is-not', 'one-of', 'none-of', ...whether],
  choices: ['includes', 'excludes', ...whether],
  'yes-no': ['is', 'is-not'],
  number: ordered,
  date: [...ordered, ...whether],
  instant: [...ordered, ...whether],
  text: ['is', 'is-not', 'one-of', 'none-of', 'includes', 'excludes', ...whether],
  presence: whether,
};

/** Returns the ways in which a value of a kind can be compared. */
export const operatorsOf = (kind: ValueKind): readonly ConditionOperator[] => operatorsByKind[kind];

const firstValues: Readonly<Record<ValueKind, ConditionValue>> = {
  choice: '',
  choices: '',
  'yes-no': true,
  number: 0,
  date: '',
  instant: '',
  text: '',
  presence: '',
};

/** Returns the value that a new condition begins with. */
export const firstValueOf = ({ valueKind, options }: LogicName): ConditionValue => options?.[0]?.id ?? firstValues[valueKind];

const typeWanted: Readonly<Record<ValueKind, 'string' | 'boolean' | 'number'>> = {
  choice: 'string',
  choices: 'string',
  'yes-no': 'boolean',
  number: 'number',
  date: 'string',
  instant: 'string',
  text: 'string',
  presence: 'boolean',
};

const kindWords = { string: 'a text', boolean: 'Yes or No', number: 'a number' } as const;

/** Says why what is under an identifier is never such a value, or returns undefined. */
function valueFault({ label, valueKind, options }: LogicName, value: string | number | boolean): string | undefined {
  const wanted = typeWanted[valueKind];
  if (typeof value !== wanted) return `“${label}” is ${kindWords[wanted]}`;
  if (value === '') return 'Choose a value';
  if (options && !options.some(({ id }) => id === value)) return `“${label}” has no choice “${value}”`;
  return undefined;
}

function faultsOfCondition({ name, value, valuePath, path }: Condition, vocabulary: Vocabulary): RuleFault[] {
  const known = vocabulary.get(name);
  if (!known || value === undefined) return [];
  const values = typeof value === 'object' ? value : [value];
  const found = values.length === 0 ? ['Choose at least one'] : values.map((each) => valueFault(known, each));
  return found.filter((words) => words !== undefined).map((words) => ({ path: valuePath ?? path, words }));
}

/** Returns the names that a drawing shows and nothing inside it does. */
function namesIn(drawing: Drawing): string[] {
  if (drawing.kind === 'condition' || drawing.kind === 'reading') return [drawing.name];
  return drawing.kind === 'block' ? variablesOf(drawing.rule) : [];
}

/** Finds what a rule reads that the vocabulary doesn't have, and values that nothing it reads can have. `checkRule` finds everything else. */
export function faultsOfNames(drawing: Drawing, vocabulary: Vocabulary): RuleFault[] {
  return allDrawn(drawing).flatMap((drawn) => {
    const unknown = identifiersOf(namesIn(drawn)).filter((name) => !vocabulary.has(name));
    const faults = unknown.map((name): RuleFault => ({ path: drawn.path, words: `Nothing has the identifier “${name}”` }));
    return drawn.kind === 'condition' ? [...faults, ...faultsOfCondition(drawn, vocabulary)] : faults;
  });
}
