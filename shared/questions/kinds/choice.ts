import type { FieldType } from '../../model/enumerations/question.ts';
import { isGuid } from '../../values/ids.ts';
import { linePattern } from '../../values/typed-text.ts';
import type { QuestionContext, QuestionKind } from './kind.ts';
import { hasWords, isTooLong } from './values.ts';

/** The most options of one answer. */
const MAX_CHOSEN = 100;
const NOT_AMONG = 'Choose one of the options';

/** Returns whether something was chosen. `0` meant "none of them" when enumerations were numbers; old imports have it as text. */
const isChosen = (value: unknown): boolean => hasWords(value) && value !== '0';

const isOptionId = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && !isTooLong(value, 120) && linePattern.test(value);

function checkOption(value: unknown, { options }: QuestionContext): string | undefined {
  if (!isOptionId(value)) return NOT_AMONG;
  if (!options) return undefined;
  const option = options.find(({ id }) => id === value);
  if (!option) return NOT_AMONG;
  return option.disabled ? `${option.text} cannot be chosen` : undefined;
}

function checkOptions(value: unknown, context: QuestionContext): string | undefined {
  if (!Array.isArray(value) || value.length > MAX_CHOSEN || new Set(value).size < value.length) return NOT_AMONG;
  for (const each of value) {
    const words = checkOption(each, context);
    if (words) return words;
  }
  return undefined;
}

const textOf = (id: string, { options }: QuestionContext): string | undefined =>
  options?.find((option) => option.id === id)?.text;

/** One option's id. A removed option was still the answer, so its id is shown. */
const one: QuestionKind = {
  isAnswered: isChosen,
  check: checkOption,
  say: (value: string, context) => textOf(value, context) ?? value,
  fact: 'option',
  optionsFrom: 'question',
};

/** A list of option ids. */
const several: QuestionKind = {
  isAnswered: (value) => Array.isArray(value) && value.some(isChosen),
  check: checkOptions,
  say: (value: unknown[], context) =>
    value
      .filter((each) => typeof each === 'string')
      .map((id) => textOf(id, context) ?? id)
      .join(', '),
  fact: 'options',
  optionsFrom: 'question',
};

const person: QuestionKind = {
  isAnswered: isChosen,
  check: (value, context) => (isGuid(value) ? checkOption(value, context) : NOT_AMONG),
  say: (value: string, context) => textOf(value, context) ?? 'Someone no longer listed',
  fact: 'presence',
  optionsFrom: 'people',
};

/** Choices among options. */
export const choices = {
  enum: one,
  'enum-multiple': several,
  'checkbox-list': several,
  'radio-button': one,
  'radio-button-list': one,
  'carousel-list-small': one,
  'carousel-list-large': one,
  'multi-select-carousel': several,
  'system-dropdown': person,
} satisfies Partial<Record<FieldType, QuestionKind>>;
