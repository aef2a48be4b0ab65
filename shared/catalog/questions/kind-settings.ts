import type { FieldType } from '#shared/model/enumerations/question.ts';
import type { Question } from '#shared/model/question.ts';
import { questionKinds } from '#shared/questions/kinds/index.ts';
import type { Bounds } from '#shared/questions/kinds/kind.ts';

/** A setting that only some kinds of questions have. */
export type KindSetting =
  | 'options'
  | 'fieldTypeEnumValue'
  | 'optionSize'
  | 'pictures'
  | 'bounds'
  | 'systemDropdown'
  | 'address'
  | 'placeholder'
  | 'answering';

const carousels: ReadonlySet<FieldType> = new Set(['carousel-list-small', 'carousel-list-large', 'multi-select-carousel']);
const typed: ReadonlySet<FieldType> = new Set(['string', 'integer', 'decimal']);

/** Returns the settings that a kind of question has besides its wording and its rule. `answering` are those of everything but a message. */
export function settingsOf(fieldType: FieldType): ReadonlySet<KindSetting> {
  const { optionsFrom, bounds, isMessage } = questionKinds[fieldType];
  const some: [KindSetting, boolean][] = [
    ['options', optionsFrom === 'question'],
    ['fieldTypeEnumValue', optionsFrom === 'question'],
    ['optionSize', fieldType === 'multi-select-carousel'],
    ['pictures', carousels.has(fieldType)],
    ['bounds', bounds !== undefined],
    ['systemDropdown', optionsFrom === 'people'],
    ['address', fieldType === 'address'],
    ['placeholder', typed.has(fieldType)],
    ['answering', isMessage !== true],
  ];
  return new Set(some.filter(([, has]) => has).map(([setting]) => setting));
}

/** Returns the bounds that a kind of number has by itself, in the unit of its answer. */
const boundsOf = (fieldType: FieldType): Bounds | undefined => questionKinds[fieldType].bounds;

/** What an answer of a kind looks like: a question may change its kind only within one shape once it's published, since answers are kept. */
export function shapeOf(fieldType: FieldType): string {
  const { fact, optionsFrom, bounds, isMessage } = questionKinds[fieldType];
  if (isMessage) return 'message';
  if (optionsFrom === 'people') return fieldType;
  if (optionsFrom === 'question') return fact;
  if (bounds) return fieldType === 'integer' || fieldType === 'decimal' ? 'number' : fieldType;
  return fieldType;
}

/** Returns why settings of a question don't fit together, by field: what the schema can't tell. */
export function settingFaults(question: Question): Partial<Record<keyof Question, string>> {
  const { min, max, fieldType, options, fieldTypeEnumValue, systemDropdown } = question;
  const settings = settingsOf(fieldType);
  const limits = boundsOf(fieldType);
  const faults: Partial<Record<keyof Question, string>> = {};
  if (settings.has('bounds') && min !== undefined && max !== undefined && min > max)
    faults.max = 'The maximum must be at least the minimum.';
  if (limits && min !== undefined && min > limits.max) faults.min = `The minimum can be at most ${limits.max}.`;
  if (limits && max !== undefined && max < limits.min) faults.max = `The maximum must be at least ${limits.min}.`;
  if (settings.has('options') && options.length === 0 && fieldTypeEnumValue === undefined)
    faults.options = 'Add an option, or name a list of options.';
  if (settings.has('systemDropdown') && systemDropdown === undefined) faults.systemDropdown = 'Say which people can be chosen.';
  return faults;
}
