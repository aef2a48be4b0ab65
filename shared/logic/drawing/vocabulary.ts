import type { Option } from '../../model/enumeration.ts';
import type { RuleFault } from '../logic-fault.ts';
import { identifiersOf, variablesOf } from '../variables.ts';
import type { ConditionOperator, ConditionValue, NewCondition } from './condition.ts';
import { allDrawn, type Condition, type Drawing } from './drawing.ts';
import type { RulePath } from './rule-source.ts';

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

/** Returns the value that a comparison begins with. */
export const firstValueOf = ({ valueKind, options }: LogicName): ConditionValue => options?.[0]?.id ?? firstValues[valueKind];

/** Returns a condition that an identifier begins with. */
export const conditionOn = (known: LogicName): NewCondition => ({
  name: known.name,
  operator: operatorsOf(known.valueKind)[0] ?? 'answered',
  value: firstValueOf(known),
});

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

/** Returns whether what is under an identifier can be compared in this way with this value. */
export const canCompare = (known: LogicName, operator: ConditionOperator, value: ConditionValue | undefined): boolean =>
  operatorsOf(known.valueKind).includes(operator) &&
  (value === undefined ? [] : [value].flat()).every((each) => valueFault(known, each) === undefined);

const faultOf = (words: string | undefined, path: RulePath): RuleFault[] => (words === undefined ? [] : [{ path, words }]);

function faultsOfCondition({ name, value, valuePath, path }: Condition, vocabulary: Vocabulary): RuleFault[] {
  const known = vocabulary.get(name);
  if (!known || value === undefined) return [];
  const at = valuePath ?? path;
  if (typeof value !== 'object') return faultOf(valueFault(known, value), at);
  if (value.length === 0) return faultOf('Choose at least one', at);
  return value.flatMap((each, position) => faultOf(valueFault(known, each), [...at, position]));
}

/** Returns the names that a drawing shows and nothing inside it does. */
function namesIn(drawing: Drawing): string[] {
  if (drawing.kind === 'condition' || drawing.kind === 'reading') return [drawing.name];
  return drawing.kind === 'block' ? variablesOf(drawing.rule) : [];
}

/** Says that nothing has an identifier. */
export const unknownName = (name: string): string => `Nothing has the identifier “${name}”`;

/** Finds what a rule reads that the vocabulary doesn't have, and values that nothing it reads can have. `checkRule` finds everything else. */
export function faultsOfNames(drawing: Drawing, vocabulary: Vocabulary): RuleFault[] {
  return allDrawn(drawing).flatMap((drawn) => {
    const unknown = identifiersOf(namesIn(drawn)).filter((name) => !vocabulary.has(name));
    const faults = unknown.map((name): RuleFault => ({ path: drawn.path, words: unknownName(name) }));
    return drawn.kind === 'condition' ? [...faults, ...faultsOfCondition(drawn, vocabulary)] : faults;
  });
}
