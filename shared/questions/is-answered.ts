import type { Address } from '../model/address.ts';
import type { MerchandiseSelection, SignatureAnswer } from '../model/answer.ts';
import type { FieldType } from '../model/enumerations/question.ts';
import type { Question } from '../model/question.ts';

type Emptiness = (value: unknown) => boolean;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWords: Emptiness = (value) => typeof value === 'string' && value.trim() !== '';
const isNumber: Emptiness = (value) => typeof value === 'number' && Number.isFinite(value);
/** `0` was "none of them" in enumerations that were numbers once; as text it comes out of old imports. */
const isChosen: Emptiness = (value) => isWords(value) && value !== '0';
const isList: Emptiness = (value) => Array.isArray(value) && value.some(isChosen);

/** A country alone is only the form's default, and an id or coordinates are nothing that a person wrote. */
const unwritten: ReadonlySet<string> = new Set(['id', 'country', 'countryCode', 'lat', 'lon'] satisfies (keyof Address)[]);
const isPlace: Emptiness = (value) =>
  isObject(value) && Object.entries(value).some(([part, words]) => !unwritten.has(part) && isWords(words));

const isSigned: Emptiness = (value) => {
  if (!isObject(value)) return false;
  const { signatureType, image, typeText } = value as Partial<SignatureAnswer>;
  return isWords(signatureType === 'draw' ? image : signatureType === 'type' ? typeText : '');
};

const isSelection: Emptiness = (value) =>
  Array.isArray(value) && value.some((each) => isObject(each) && isWords((each as Partial<MerchandiseSelection>).locationItemId));

/** What counts as an answer of each kind; a value of another kind counts as none. */
const answered: Readonly<Record<FieldType, Emptiness>> = {
  string: isWords,
  integer: isNumber,
  decimal: isNumber,
  boolean: (value) => typeof value === 'boolean',
  date: isWords,
  time: isNumber,
  'date-time': isWords,
  enum: isChosen,
  'enum-multiple': isList,
  'checkbox-list': isList,
  'radio-button': isChosen,
  'radio-button-list': isChosen,
  'carousel-list-small': isChosen,
  'carousel-list-large': isChosen,
  'multi-select-carousel': isList,
  'merchandise-item-list': isSelection,
  address: isPlace,
  'display-message': () => false,
  'system-dropdown': isChosen,
  length: isNumber,
  weight: isNumber,
  percent: isNumber,
  distance: isNumber,
  currency: isNumber,
  signature: isSigned,
  initials: isSigned,
};

/**
 * Whether a value answers the question at all (marketplace.md section 5, Question completeness): empty words, null, a zero choice, an
 * empty list, an unselected carousel do not; No and the number 0 do. Whether the answer may stand is `checkAnswer`'s word.
 */
export function isAnswered(question: Pick<Question, 'fieldType'>, value: unknown): boolean {
  return answered[question.fieldType](value);
}

/** Whether the question can be left without an answer; a message asks nothing. */
export function isOptional(question: Pick<Question, 'fieldType' | 'isOptional'>): boolean {
  return question.isOptional || question.fieldType === 'display-message';
}
