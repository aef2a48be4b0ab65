import { describe, expect, it } from 'vitest';
import { contradictions } from './contradictions.ts';
import { feeDiscount, secondFee } from './fee-words.ts';
import { casketFromElsewhere, casketHandling, packagesOnly } from './forbidden-words.ts';
import { markedFree } from './marked-free.ts';
import { findSentence, readText, withoutSaying } from './said.ts';

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

describe('what a home may not say', () => {
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
    'is not found where it is not said: %j',
    (text) => expect(findSentence(readText(text), free)).toBeUndefined(),
  );

  it('is found far inside a sentence without end', () => {
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
  ])('is looked for in 40,000 characters of %j', (unit) => {
    const text = readText(unit.repeat(Math.floor(40_000 / unit.length)));
    expect(text.flatMap(({ pieces }) => pieces).length).toBeGreaterThan(190);
    // A pattern that tries every beginning with every end would take minutes here, and the suite's own timeout would end it.
    findSentence(text, all);
  });
});
