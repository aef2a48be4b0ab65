import { describe, expect, it } from 'vitest';
import type { FieldType } from '../model/enumerations/question.ts';
import { type Question, questionSchema } from '../model/question.ts';
import { checkAnswer } from './check-answer.ts';
import { fillOptions } from './fill-options.ts';
import { friendlyAnswer } from './friendly-answer.ts';
import { isAnswered, isOptional } from './is-answered.ts';
import { optionsOf } from './options.ts';
import { validAnswers } from './valid-answers.ts';
import { wordingOf } from './wording.ts';

const id = '0198a000-0000-7000-8000-000000000001';
const other = '0198a000-0000-7000-8000-000000000002';
const options = [
  { id: 'bank', text: 'Banks', disabled: false },
  { id: 'abroad', text: 'Use abroad', disabled: true },
];

const ask = (fieldType: FieldType, more: Partial<Question> = {}): Question =>
  questionSchema.parse({ id, identifier: 'a', question: 'What?', fieldType, ...more });

describe('the wording', () => {
  const worded = { question: 'Plain?', atNeedQuestion: 'Now?', preNeedQuestion: 'Then?' };
  it('follows the timing; an imminent need has the words for the living', () => {
    expect(wordingOf(worded, 'at-need')).toBe('Now?');
    expect(wordingOf(worded, 'pre-need')).toBe('Then?');
    expect(wordingOf(worded, 'imminent-need')).toBe('Then?');
    expect(wordingOf(worded, undefined)).toBe('Plain?');
  });
  it('is the plain one if the timing has no words of its own', () => {
    expect(wordingOf({ question: 'Plain?', atNeedQuestion: '' }, 'at-need')).toBe('Plain?');
    expect(wordingOf({ question: 'Plain?', atNeedQuestion: 'Now?' }, 'imminent-need')).toBe('Plain?');
  });
});

describe('what counts as no answer', () => {
  it.each<[FieldType, unknown]>([
    ['string', '  '],
    ['integer', null],
    ['integer', Number.NaN],
    ['enum', ''],
    ['enum', '0'],
    ['enum', 0],
    ['enum-multiple', []],
    ['checkbox-list', []],
    ['carousel-list-small', undefined],
    ['carousel-list-large', ''],
    ['multi-select-carousel', []],
    ['merchandise-item-list', []],
    ['address', { countryCode: 'US' }],
    ['address', { countryCode: 'US', address1: ' ' }],
    ['signature', { signatureType: 'draw' }],
    ['initials', { signatureType: 'type', typeText: ' ' }],
    ['boolean', 'false'],
    ['display-message', 'anything'],
  ])('%s: %j', (kind, value) => expect(isAnswered(ask(kind), value)).toBe(false));

  it.each<[FieldType, unknown]>([
    ['boolean', false],
    ['integer', 0],
    ['currency', 0],
    ['time', 0],
    ['address', { locationName: 'Mount Auburn Hospital' }],
    ['signature', { signatureType: 'type', typeText: 'Ana Diaz' }],
  ])('but %s: %j is one', (kind, value) => expect(isAnswered(ask(kind), value)).toBe(true));

  it('a message is never required', () => {
    expect(isOptional(ask('display-message', { isOptional: false }))).toBe(true);
  });
});

describe('friendly words', () => {
  it.each<[FieldType, unknown, string]>([
    ['boolean', true, 'Yes'],
    ['boolean', false, 'No'],
    ['enum', 'bank', 'Banks'],
    ['checkbox-list', ['bank', 'abroad'], 'Banks, Use abroad'],
    ['enum', 'gone', 'gone'],
    ['length', 71, '5 ft 11 in'],
    ['weight', 180, '180 lb'],
    ['weight', 1180, '1,180 lb'],
    ['percent', 12.5, '12.5%'],
    ['distance', 1, '1 mile'],
    ['distance', 12.25, '12.25 miles'],
    ['temperature', 98.6, '98.6 °F'],
    ['temperature', 38, '38 °F'],
    ['currency', 123_450, '$1,234.50'],
    ['currency', 0, '$0.00'],
    ['date', '2026-03-04', 'March 4, 2026'],
    ['time', 870, '2:30 pm'],
    ['time', 0, '12:00 am'],
    ['time', 720, '12:00 pm'],
    ['time', 1435, '11:55 pm'],
    ['date-time', '2026-07-01T18:30:00.000Z', 'July 1, 2026, 2:30 PM EDT'],
    ['integer', 1200, '1,200'],
    ['decimal', 0.1, '0.1'],
    ['string', ' Ave Maria\n', 'Ave Maria'],
    ['address', { address1: '12 Elm St', city: 'Boston', stateCode: 'MA', postalCode: '02108' }, '12 Elm St, Boston, MA 02108'],
    ['address', { locationName: 'General', floor: '3', room: '12', countryCode: 'US' }, 'General, floor 3, room 12'],
    ['address', { county: 'Kings' }, 'Kings'],
    ['signature', { signatureType: 'type', typeText: 'Ana Diaz' }, 'Signed as Ana Diaz'],
    ['initials', { signatureType: 'draw', image: 'data:image/png;base64,x' }, 'Initialed'],
    [
      'merchandise-item-list',
      [
        { locationItemId: id, quantity: 2 },
        { locationItemId: other, quantity: 1 },
      ],
      '2 × Oak urn, An item no longer listed',
    ],
    ['string', '', 'Missing'],
    ['enum-multiple', [], 'Missing'],
  ])('%s: %j is %s', (kind, value, words) => {
    const lists = { items: [{ id, text: 'Oak urn' }] };
    expect(friendlyAnswer(ask(kind, { options }), value, { lists, timeZone: 'America/New_York' })).toBe(words);
  });

  it('leave an optional unanswered question empty', () => {
    expect(friendlyAnswer(ask('string', { isOptional: true }), null)).toBe('');
  });

  it('name people from the lists', () => {
    const contactQuestion = ask('system-dropdown', { systemDropdown: 'family-contacts' });
    const lists = { people: { 'family-contacts': [{ id, text: 'Ana Diaz' }] } };
    expect(friendlyAnswer(contactQuestion, id, { lists })).toBe('Ana Diaz');
    expect(friendlyAnswer(contactQuestion, other, { lists })).toBe('Someone no longer listed');
  });
});

describe('a check', () => {
  it.each<[FieldType, Partial<Question>, unknown, string]>([
    ['integer', { min: 2, max: 12 }, 1, 'Enter 2 to 12'],
    ['integer', { min: 2 }, 1, 'Enter 2 or more'],
    ['integer', { max: 8 }, 9, 'Enter 8 or less'],
    ['integer', {}, 1.5, 'Enter a whole number'],
    ['integer', {}, 'one', 'Enter a number'],
    ['percent', {}, 101, 'Enter 0% to 100%'],
    ['weight', {}, 10_000, 'Enter 0 lb to 9,999 lb'],
    ['temperature', {}, 19.9, 'Enter 20 °F to 120 °F'],
    ['temperature', {}, 120.1, 'Enter 20 °F to 120 °F'],
    ['temperature', { min: 34, max: 40 }, 41, 'Enter 34 °F to 40 °F'],
    ['temperature', {}, 98.65, 'Use one decimal place, like 98.6'],
    ['temperature', {}, 98.60000000000001, 'Use one decimal place, like 98.6'],
    ['length', { min: 24 }, 12, 'Choose 2 ft 0 in to 10 ft 11 in'],
    ['time', { min: 540, max: 1020 }, 480, 'Choose 9:00 am to 5:00 pm'],
    ['currency', { min: 1000, max: 5000 }, 500, 'Enter $10.00 to $50.00'],
    ['date', {}, '2026-02-30', 'Enter a date that exists'],
    ['enum', {}, 'unheard-of', 'Choose one of the options'],
    ['enum', {}, 'abroad', 'Use abroad cannot be chosen'],
    ['checkbox-list', {}, ['bank', 'bank'], 'Choose one of the options'],
    ['checkbox-list', {}, 'bank', 'Choose one of the options'],
    ['boolean', {}, 'yes', 'Choose Yes or No'],
    ['address', {}, { postalCode: '2139' }, 'Enter a ZIP code of 5 digits'],
    ['address', {}, { address1: 'x', __evil: 1 }, 'Enter the address again'],
    ['merchandise-item-list', {}, [{ locationItemId: id, quantity: 1000 }], 'Enter 1 to 999 of each item'],
    ['signature', {}, { signatureType: 'draw', image: 'data:image/svg+xml,x' }, 'Sign again'],
    ['string', {}, 'x'.repeat(4001), 'Use 4,000 characters or fewer'],
    ['string', { identifier: 'kinPhoneNumber' }, '5'.repeat(121), 'Use 120 characters or fewer'],
    ['system-dropdown', {}, 'someone', 'Choose one of the options'],
  ])('%s %j: %j', (kind, more, value, words) => expect(checkAnswer(ask(kind, { options, ...more }), value)).toBe(words));

  it('ignores bounds that nobody could meet', () => {
    expect(checkAnswer(ask('integer', { min: 9, max: 2 }), 5)).toBeUndefined();
  });

  it("doesn't mention what is missing", () => {
    for (const value of [undefined, null, '', []]) expect(checkAnswer(ask('integer', { min: 2 }), value)).toBeUndefined();
  });

  it('knows people from the caller’s lists, and accepts any id without a list', () => {
    const staffQuestion = ask('system-dropdown', { systemDropdown: 'staff-members' });
    expect(checkAnswer(staffQuestion, id)).toBeUndefined();
    expect(checkAnswer(staffQuestion, id, { people: { 'staff-members': [] } })).toBe('Choose one of the options');
  });
});

describe('options', () => {
  const named = ask('enum', { fieldTypeEnumValue: 'maritalStatus' });
  it('of a named enumeration are unknown until it is available, and any answer passes', () => {
    expect(optionsOf(named)).toBeUndefined();
    expect(checkAnswer(named, 'whatever')).toBeUndefined();
  });
  it('are filled in from every enumeration', () => {
    const filled = fillOptions(named);
    expect(optionsOf(filled)).toContainEqual({ id: 'widowed', text: 'Widowed', disabled: false });
    expect(checkAnswer(filled, 'whatever')).toBe('Choose one of the options');
    expect(fillOptions(ask('enum', { options })).options).toEqual(options);
    expect(fillOptions(ask('enum', { fieldTypeEnumValue: 'nothing' })).options).toEqual([]);
  });
});

describe('the valid answers', () => {
  it('come with the ones that were dropped', () => {
    const questions = [ask('integer', { max: 12 }), { ...ask('string', { isVisible: false }), id: other, identifier: 'b' }];
    expect(validAnswers(questions, { a: 40, b: 'x', c: true })).toEqual({
      answers: {},
      dropped: [
        { identifier: 'a', reason: 'invalid', words: 'Enter 12 or less' },
        { identifier: 'b', reason: 'hidden' },
        { identifier: 'c', reason: 'unknown' },
      ],
    });
  });
});
