import { describe, expect, it } from 'vitest';
import { contradictions } from './contradictions.ts';
import { feeDiscount, secondFee } from './fee-words.ts';
import { casketFromElsewhere, casketHandling, packagesOnly } from './forbidden-words.ts';
import { markedFree } from './marked-free.ts';
import { findSentence, readText, withoutSaying } from './sentence-patterns.ts';

const free = markedFree({ line: 'embalming', label: 'Embalming' });
const all = [
  ...free,
  ...casketHandling,
  ...casketFromElsewhere,
  ...packagesOnly,
  ...secondFee('basic-services', false),
  ...feeDiscount('basic-services'),
  ...contradictions.flatMap(({ forbidden }) => forbidden),
];

describe('a forbidden sentence', () => {
  it.each([
    'Embalming is f r e e with us.',
    'Embalming is F  R  E  E with us.',
    'Embalming is fr\u00adee with us.',
    'Embalming is fr\u200bee with us.',
    'Embalming is \u0192ree, and fr\u0435\u0435.',
    'Embalming is \uff46\uff52\uff45\uff45.',
    'Embalming is fre\u0301e.',
    'Embalming at no\u00a0cost.',
    'Embalming at no  cost.',
    'Embalming without\tcharge.',
  ])('is found however it is written: %j', (text) => {
    expect(findSentence(readText(text), free)).toBe(text);
    expect(withoutSaying(readText(`We are here. ${text}`), free)).toBe('We are here.');
  });

  it.each(['Feel free to call.', 'Plan A b c of ours.', 'Our freezer is large.', 'Stress-free.', '\u041c\u0438\u0440'])(
    "is not found where it isn't said: %j",
    (text) => expect(findSentence(readText(text), free)).toBeUndefined(),
  );

  it('is found far into an endless sentence', () => {
    const text = `${'our house and its people, '.repeat(100)}embalming is free, ${'and so on, '.repeat(100)}`;
    expect(findSentence(readText(text), free)).toBe(text.trim());
  });

  it.each([
    'fee casket ',
    'casket own ',
    'law requires ',
    'embalm required ',
    'must buy casket ',
    'fee ',
    'basic services ',
    'free ',
    'only packages ',
  ])('is searched for in 40,000 characters of %j', (unit) => {
    const text = readText(unit.repeat(Math.floor(40_000 / unit.length)));
    expect(text.flatMap(({ pieces }) => pieces).length).toBeGreaterThan(190);
    // A pattern that tries every start with every end would take minutes here and run into the suite's timeout.
    findSentence(text, all);
  });
});
