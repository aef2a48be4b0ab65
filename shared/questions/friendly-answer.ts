import type { Address } from '../model/address.ts';
import type { MerchandiseSelection, SignatureAnswer } from '../model/answer.ts';
import { placeOfDeath } from '../model/enumerations/place-of-death.ts';
import type { FieldType } from '../model/enumerations/question.ts';
import type { Question } from '../model/question.ts';
import { formatCalendarDate, formatInstant, isCalendarDate, isInstant } from '../values/dates.ts';
import { formatAddress } from '../values/format-address.ts';
import type { NumericKind } from './bounds.ts';
import { friendlyNumber } from './friendly-number.ts';
import { isAnswered, isOptional } from './is-answered.ts';
import { optionsOf, type QuestionLists } from './options.ts';

/** What stands where a required answer is missing (marketplace.md section 5). */
export const MISSING = 'Missing';

export type FriendlyContext = {
  lists?: QuestionLists;
  /** IANA zone in which moments are written, with the zone's name; the home's, where it is known. */
  timeZone?: string;
};

type Words = (value: never, question: Question, context: Required<FriendlyContext>) => string;

const number: Words = (value: number, { fieldType }) => friendlyNumber(fieldType as NumericKind, value);

/** An option that is gone is still what was answered, so its id stands for it. */
const choice: Words = (value: string, question, { lists }) =>
  optionsOf(question, lists)?.find(({ id }) => id === value)?.text ?? value;

const choices: Words = (value: unknown[], question, context) =>
  value
    .filter((each) => typeof each === 'string')
    .map((each) => choice(each as never, question, context))
    .join(', ');

const person: Words = (value: string, question, { lists }) =>
  optionsOf(question, lists)?.find(({ id }) => id === value)?.text ?? 'Somebody no longer listed';

const isSelection = (each: unknown): each is MerchandiseSelection =>
  typeof each === 'object' && each !== null && 'locationItemId' in each && typeof each.locationItemId === 'string';

const items: Words = (value: unknown[], _question, { lists }) =>
  value
    .filter(isSelection)
    .map(({ locationItemId, quantity }) => {
      const name = lists.items?.find(({ id }) => id === locationItemId)?.text ?? 'An item no longer listed';
      return quantity > 1 ? `${quantity} × ${name}` : name;
    })
    .join(', ');

/** Floor and room stand in no postal address, and are what somebody who fetches a person looks for; a county alone is better than nothing. */
const place: Words = (stored: object) => {
  const value: Partial<Address> = Object.fromEntries(Object.entries(stored).filter(([, words]) => typeof words === 'string'));
  const outside = formatAddress({ ...value, stateCode: value.stateCode ?? value.state }) || value.formatted;
  const inside = [value.floor && `floor ${value.floor}`, value.room && `room ${value.room}`];
  const parts = [value.otherLocationName, outside, ...inside].filter(Boolean);
  return (
    parts.length > 0
      ? parts
      : [value.county, placeOfDeath.has(value.locationType) && placeOfDeath.label(value.locationType)].filter(Boolean)
  ).join(', ');
};

const signature: Words = ({ signatureType, typeText }: SignatureAnswer, { fieldType }) => {
  const done = fieldType === 'initials' ? 'Initialed' : 'Signed';
  return signatureType === 'type' ? `${done} as ${typeText?.trim()}` : done;
};

const words: Readonly<Record<FieldType, Words>> = {
  string: (value: string) => value.trim(),
  integer: number,
  decimal: number,
  boolean: (value: boolean) => (value ? 'Yes' : 'No'),
  date: (value: string) => (isCalendarDate(value) ? formatCalendarDate(value) : value),
  time: number,
  'date-time': (value: string, _question, { timeZone }) => (isInstant(value) ? formatInstant(value, timeZone) : value),
  enum: choice,
  'enum-multiple': choices,
  'checkbox-list': choices,
  'radio-button': choice,
  'radio-button-list': choice,
  'carousel-list-small': choice,
  'carousel-list-large': choice,
  'multi-select-carousel': choices,
  'merchandise-item-list': items,
  address: place,
  'display-message': () => '',
  'system-dropdown': person,
  length: number,
  weight: number,
  percent: number,
  distance: number,
  currency: number,
  signature,
  initials: signature,
};

/**
 * An answer as people read it: `Yes`, `5 ft 11 in`, `March 4, 2026`, labels of options. `Missing` where a required answer is not there;
 * nothing where an optional one is not. Never throws, whatever was stored.
 */
export function friendlyAnswer(
  question: Question,
  value: unknown,
  { lists = {}, timeZone = 'UTC' }: FriendlyContext = {},
): string {
  if (!isAnswered(question, value)) return isOptional(question) ? '' : MISSING;
  return words[question.fieldType](value as never, question, { lists, timeZone });
}
