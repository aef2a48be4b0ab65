import { describe, expect, it } from 'vitest';
import type { LogicRule } from '../../model/logic-rule.ts';
import { answeredSample } from './answered-sample.ts';
import { printRule } from './print-rule.ts';
import { readRule } from './read-rule.ts';
import { tryRule } from './rule-sample.ts';
import { type RuleUse, ruleUses } from './rule-use.ts';
import { sentenceOf } from './sentence.ts';
import { faultsOfNames, type LogicName } from './vocabulary.ts';

const names: readonly LogicName[] = [
  {
    name: 'disposition',
    label: 'Disposition',
    valueKind: 'choice',
    options: [
      { id: 'burial', text: 'Burial' },
      { id: 'cremation', text: 'Cremation' },
      { id: 'donation', text: 'Donation' },
    ],
  },
  { name: 'viewing', label: 'Is there a viewing?', valueKind: 'yes-no' },
  { name: 'visitation', label: 'Is there a visitation?', valueKind: 'yes-no' },
  { name: 'miles', label: 'How far?', valueKind: 'number', say: (value) => `${value} miles` },
  { name: 'deathOn', label: 'Date of death', valueKind: 'date' },
  { name: 'papers', label: 'Papers signed', valueKind: 'choices', options: [{ id: 'permit', text: 'Permit' }] },
  { name: 'words', label: 'Words on the ribbon', valueKind: 'text' },
];
const vocabulary = new Map(names.map((each) => [each.name, each]));
const { shown, quantity } = ruleUses;

const is = (name: string, value: string | number | boolean): LogicRule => ({ '==': [{ var: name }, value] });
const viewing = is('viewing', true);
const visitation = is('visitation', true);
const cremation = is('disposition', 'cremation');
const say = (rule: LogicRule, use: RuleUse = shown) => sentenceOf(readRule(printRule(rule), use.gives), vocabulary, use);

describe('the sentence of a rule', () => {
  it('takes an operation that doesn’t exist for JSON, whatever its name', () => {
    for (const name of ['constructor', '__proto__', 'valueOf', 'divided']) {
      const rule = JSON.parse(`{ "${name}": [{ "var": "miles" }, 2] }`) as LogicRule;
      expect(say(rule), name).toBe(say({ wrong: [{ var: 'miles' }, 2] } as LogicRule));
      const amount = { '+': [rule, 1] } as LogicRule;
      expect(say(amount, quantity), name).toBe(say({ '+': [{ wrong: [{ var: 'miles' }, 2] }, 1] } as LogicRule, quantity));
    }
  });

  it.each<[LogicRule, string]>([
    [cremation, 'Shown if “Disposition” is Cremation.'],
    [{ and: [cremation, viewing] }, 'Shown if “Disposition” is Cremation and “Is there a viewing?” is Yes.'],
    [
      { and: [cremation, { or: [viewing, visitation] }] },
      'Shown if “Disposition” is Cremation and either “Is there a viewing?” is Yes or “Is there a visitation?” is Yes.',
    ],
    [
      { or: [cremation, { and: [viewing, visitation, { '>': [{ var: 'miles' }, 25] }] }] },
      'Shown if “Disposition” is Cremation, or (“Is there a viewing?” is Yes, “Is there a visitation?” is Yes, and “How far?” is more than 25 miles).',
    ],
    [
      { and: [viewing, { and: [visitation, cremation] }] },
      'Shown if “Is there a viewing?” is Yes, “Is there a visitation?” is Yes, and “Disposition” is Cremation.',
    ],
    [
      { '!': [{ or: [viewing, visitation] }] },
      'Shown if none of these is true: “Is there a viewing?” is Yes or “Is there a visitation?” is Yes.',
    ],
    [{ '!': { '>': [{ var: 'miles' }, 25] } }, 'Shown if it isn’t true that “How far?” is more than 25 miles.'],
    [{ '!': [cremation] }, 'Shown if “Disposition” is not Cremation.'],
    [{ in: [{ var: 'disposition' }, ['burial']] }, 'Shown if “Disposition” is Burial.'],
    [{ in: [{ var: 'disposition' }, ['burial', 'cremation']] }, 'Shown if “Disposition” is one of (Burial, Cremation).'],
    [
      { '!': { in: [{ var: 'disposition' }, ['burial', 'cremation', 'donation']] } },
      'Shown if “Disposition” is none of (Burial, Cremation, Donation).',
    ],
    [
      { and: [{ in: [{ var: 'disposition' }, ['burial', 'cremation']] }, viewing] },
      'Shown if “Disposition” is one of (Burial, Cremation) and “Is there a viewing?” is Yes.',
    ],
    [{ in: ['permit', { var: 'papers' }] }, 'Shown if “Papers signed” includes Permit.'],
    [{ in: ['rest', { var: 'words' }] }, 'Shown if “Words on the ribbon” contains “rest”.'],
    [{ '>=': [{ var: 'deathOn' }, '2026-05-10'] }, 'Shown if “Date of death” is on or after May 10, 2026.'],
    [{ '!': [{ var: 'deathOn' }] }, 'Shown if “Date of death” isn’t known.'],
    [{ and: [cremation, { missing: ['a'] }] }, 'Shown if “Disposition” is Cremation and a JSON block is true.'],
    [is('unheardOf', 1), 'Shown if “unheardOf” is 1.'],
    [true, 'Always shown.'],
    [false, 'Never shown.'],
  ])('%j', (rule, sentence) => {
    expect(say(rule)).toBe(sentence);
  });

  it.each<[LogicRule, string]>([
    [3, 'The quantity is 3.'],
    [{ var: 'miles' }, 'The quantity is “How far?”.'],
    [{ '-': [{ var: 'miles' }, 25] }, 'The quantity is “How far?” minus 25.'],
    [
      { max: [0, { '-': [{ var: ['miles', 1] }, 25] }] },
      'The quantity is the largest of 0 and (“How far?” (1 until it’s answered) minus 25).',
    ],
    [{ if: [viewing, 1, 2] }, 'The quantity is a JSON block.'],
    [{ nonsense: [] }, 'The quantity is a JSON block.'],
  ])('of a quantity: %j', (rule, sentence) => {
    expect(say(rule, quantity)).toBe(sentence);
  });

  it('says that there is no rule, or that the text is none', () => {
    expect(sentenceOf({ kind: 'none' }, vocabulary, shown)).toBe('No rule. Always shown.');
    expect(sentenceOf(readRule('{', 'truth'), vocabulary, shown)).toBe('The text isn’t valid JSON, so it says nothing yet.');
  });
});

describe('a rule on samples', () => {
  const samples = [
    { label: 'One', data: { disposition: 'cremation', miles: 30 } },
    { label: 'Other', data: { disposition: 'burial', miles: 10 } },
    { label: 'New', data: {} },
  ];
  const outcomes = (text: string, use: RuleUse) => tryRule(readRule(text, use.gives), samples, use).map(({ words }) => words);

  it('says what follows, also while an answer is unknown', () => {
    expect(outcomes(printRule(cremation), shown)).toEqual(['Shown', 'Hidden', 'Hidden until more is answered']);
    expect(outcomes(printRule(cremation), ruleUses.taskCreated)).toEqual(['Created', 'Not created', 'Not created']);
    expect(outcomes('{"-":[{"var":"miles"},25]}', quantity)).toEqual(['5', '-15', 'Not known yet']);
  });

  it('names what a sample has no answer to', () => {
    const missing = (rule: LogicRule) => tryRule(readRule(printRule(rule), 'truth'), samples, shown).map((each) => each.missing);
    expect(missing({ and: [cremation, viewing] })).toEqual([['viewing'], [], ['disposition', 'viewing']]);
  });

  it('is true of a sample that is answered as the rule asks', () => {
    const dataFor = (rule: LogicRule, use: RuleUse = shown) => answeredSample(readRule(printRule(rule), use.gives), use)?.data;
    expect(dataFor({ and: [cremation, { or: [viewing, visitation] }] })).toEqual({ disposition: 'cremation', viewing: true });
    expect(dataFor({ and: [{ '!': [cremation] }, { '>': [{ var: 'miles' }, 25] }] })).toMatchObject({ miles: 26 });
    expect(dataFor({ '<': [{ var: 'deathOn' }, '2026-05-10'] })).toEqual({ deathOn: '2026-05-09' });
    expect(dataFor({ in: ['permit', { var: 'papers' }] })).toEqual({ papers: ['permit'] });
    expect([dataFor({ and: [viewing, { '!': [viewing] }] }), dataFor(true), dataFor(3, quantity)]).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('says so if the rule can’t run, or is none', () => {
    expect(outcomes('{"nor":[]}', shown)).toEqual(Array(3).fill('Can’t be evaluated'));
    expect(outcomes('{', shown)).toEqual(Array(3).fill('Can’t be evaluated'));
    expect(outcomes('', shown)).toEqual([]);
  });
});

describe('the vocabulary', () => {
  const faults = (rule: LogicRule) => {
    const reading = readRule(printRule(rule), 'truth');
    return reading.kind === 'rule' ? faultsOfNames(reading.drawing, vocabulary) : [];
  };

  it.each<[LogicRule, string, readonly (string | number)[]]>([
    [{ and: [viewing, is('nobody', 1)] }, 'Nothing has the identifier “nobody”', ['and', 1]],
    [{ and: [viewing, { missing: ['nobody'] }] }, 'Nothing has the identifier “nobody”', ['and', 1]],
    [is('disposition', 'flight'), '“Disposition” has no choice “flight”', ['==', 1]],
    [is('disposition', ''), 'Choose a value', ['==', 1]],
    [{ in: [{ var: 'disposition' }, []] }, 'Choose at least one', ['in', 1]],
    [is('miles', '25'), '“How far?” is a number', ['==', 1]],
    [is('viewing', 'yes'), '“Is there a viewing?” is Yes or No', ['==', 1]],
    [is('words', 4), '“Words on the ribbon” is a text', ['==', 1]],
  ])('finds what can’t be: %j', (rule, words, path) => {
    expect(faults(rule)).toEqual([{ path, words }]);
  });

  it('finds nothing wrong with what can be', () => {
    expect(faults({ and: [cremation, viewing, is('miles', 4), { '!!': [{ var: 'deathOn' }] }] })).toEqual([]);
  });
});
