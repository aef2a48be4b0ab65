import { MAX_ITEM_UNITS } from '#shared/model/limits.ts';
import type { FieldType } from '../model/enumerations/question.ts';
import type { Question } from '../model/question.ts';
import { isCalendarDate, isInstant } from '../values/dates.ts';
import { isGuid } from '../values/ids.ts';
import { HIDDEN_CHARACTERS, lineFault, linePattern, unifyLineBreaks, withoutEmbeddings } from '../values/typed-text.ts';
import { boundsOf, isWholeKind, type NumericKind, naturalBounds } from './bounds.ts';
import { checkAddress } from './check-address.ts';
import { friendlyNumber } from './friendly-number.ts';
import { optionsOf, type QuestionLists } from './options.ts';

/** Longest answer in words, in characters. */
export const MAX_WORDS = 4000;
/** Most options or items of one answer. */
const MAX_CHOSEN = 100;
/** Longest drawn signature, a data URL; longest typed one. */
const MAX_IMAGE = 200_000;
const MAX_TYPED = 120;

type Check = (value: unknown, question: Question, lists: QuestionLists) => string | undefined;

const NOT_AMONG = 'Choose one of the options';
const SIGN_AGAIN = 'Sign again';

/** Some signs become two when text is normalised, as it is before it is kept. */
const isTooLong = (text: string, most: number): boolean => Math.max(text.length, text.normalize().length) > most;

const checkWords: Check = (value) => {
  if (typeof value !== 'string') return 'Enter words';
  const kept = withoutEmbeddings(unifyLineBreaks(value));
  if (isTooLong(kept, MAX_WORDS)) return 'Use 4,000 characters or fewer';
  return linePattern.test(kept.replace(/[\n\t]/g, '')) ? undefined : HIDDEN_CHARACTERS;
};

/** The words for a number outside its bounds, in its own unit; a bound that is only the machine's is not named. */
function outOfBounds(kind: NumericKind, question: Question): string {
  const { min, max } = boundsOf(question);
  const natural = naturalBounds[kind];
  const [least, most] = [friendlyNumber(kind, min), friendlyNumber(kind, max)];
  const verb = kind === 'time' || kind === 'length' ? 'Choose' : 'Enter';
  const hasLeast = min > natural.min || natural.min === 0;
  const hasMost = max < natural.max || max < Number.MAX_SAFE_INTEGER;
  if (hasLeast && hasMost) return min === max ? `${verb} ${least}` : `${verb} ${least} to ${most}`;
  return hasLeast ? `${verb} ${least} or more` : `${verb} ${most} or less`;
}

const checkNumber: Check = (value, question) => {
  const kind = question.fieldType as NumericKind;
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Enter a number';
  if (isWholeKind(kind) && !Number.isInteger(value)) return 'Enter a whole number';
  const { min, max } = boundsOf(question);
  return value < min || value > max ? outOfBounds(kind, question) : undefined;
};

const isOptionId = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && !isTooLong(value, 120) && linePattern.test(value);

const checkChoice: Check = (value, question, lists) => {
  if (!isOptionId(value)) return NOT_AMONG;
  const options = optionsOf(question, lists);
  if (!options) return undefined;
  const option = options.find(({ id }) => id === value);
  if (!option) return NOT_AMONG;
  return option.disabled ? `${option.text} cannot be chosen` : undefined;
};

const checkChoices: Check = (value, question, lists) => {
  if (!Array.isArray(value) || value.length > MAX_CHOSEN || new Set(value).size < value.length) return NOT_AMONG;
  for (const each of value) {
    const words = checkChoice(each, question, lists);
    if (words) return words;
  }
  return undefined;
};

const checkPerson: Check = (value, question, lists) => (isGuid(value) ? checkChoice(value, question, lists) : NOT_AMONG);

const isSelection = (each: unknown): boolean => {
  if (typeof each !== 'object' || each === null) return false;
  const { locationItemId, quantity, ...more } = each as Record<string, unknown>;
  return isGuid(locationItemId) && Number.isInteger(quantity) && Object.keys(more).length === 0;
};

const checkItems: Check = (value) => {
  if (!Array.isArray(value) || !value.every(isSelection)) return 'Choose items of the list';
  if (value.length > MAX_CHOSEN) return `Choose ${MAX_CHOSEN} items or fewer`;
  const ids = new Set(value.map(({ locationItemId }) => locationItemId.toLowerCase()));
  if (ids.size < value.length) return 'An item is here twice';
  const isRight = value.every(({ quantity }) => quantity >= 1 && quantity <= MAX_ITEM_UNITS);
  return isRight ? undefined : `Enter 1 to ${MAX_ITEM_UNITS} of each item`;
};

const isImage = (image: unknown): boolean =>
  typeof image === 'string' && image.startsWith('data:image/png;base64,') && image.length <= MAX_IMAGE;

const isTyped = (text: unknown): boolean => typeof text === 'string' && !isTooLong(text.trim(), MAX_TYPED);

const checkSignature: Check = (value) => {
  if (typeof value !== 'object' || value === null) return SIGN_AGAIN;
  const { signatureType, image, typeText, ...more } = value as Record<string, unknown>;
  const isWhole = (image === undefined || isImage(image)) && (typeText === undefined || isTyped(typeText));
  if (!isWhole || Object.keys(more).length > 0 || (signatureType !== 'draw' && signatureType !== 'type')) return SIGN_AGAIN;
  return typeof typeText === 'string' ? lineFault(withoutEmbeddings(typeText)) : undefined;
};

const checks: Readonly<Record<FieldType, Check>> = {
  string: checkWords,
  integer: checkNumber,
  decimal: checkNumber,
  boolean: (value) => (typeof value === 'boolean' ? undefined : 'Choose Yes or No'),
  date: (value) => (isCalendarDate(value) ? undefined : 'Enter a date that exists'),
  time: checkNumber,
  'date-time': (value) => (isInstant(value) ? undefined : 'Enter a date and a time that exist'),
  enum: checkChoice,
  'enum-multiple': checkChoices,
  'checkbox-list': checkChoices,
  'radio-button': checkChoice,
  'radio-button-list': checkChoice,
  'carousel-list-small': checkChoice,
  'carousel-list-large': checkChoice,
  'multi-select-carousel': checkChoices,
  'merchandise-item-list': checkItems,
  address: (value) => checkAddress(value),
  'display-message': () => 'A message takes no answer',
  'system-dropdown': checkPerson,
  length: checkNumber,
  weight: checkNumber,
  percent: checkNumber,
  distance: checkNumber,
  currency: checkNumber,
  signature: checkSignature,
  initials: checkSignature,
};

/** Values that say nothing: they are missing, not wrong. */
const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * What is wrong with an answer, in the screen's own words, or nothing: its kind, its bounds, its options. An answer that is not there is
 * never wrong (`missingQuestions` finds those). Where a list of options is not known here (`optionsOf`), any option passes.
 * Whatever passes fits the kind's schema in model/answer.ts too.
 */
export function checkAnswer(question: Question, value: unknown, lists: QuestionLists = {}): string | undefined {
  return isBlank(value) ? undefined : checks[question.fieldType](value, question, lists);
}
