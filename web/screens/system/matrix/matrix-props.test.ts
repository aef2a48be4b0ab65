import { expect, it } from 'vitest';
import { markAt, shortMeanings, shortWords } from './matrix-props.ts';

const rule = { var: 'isVeteran' };
const cells = [
  { shouldShow: true },
  { shouldShow: false, logic: rule },
  { shouldShow: false },
  { shouldShow: true, quantity: 2 },
  { shouldShow: false, logic: rule, quantity: { var: 'guests' } },
];

it('explains every word that a cell shows', () => {
  const shown = cells.map(shortWords);
  expect(shown).toEqual(['Yes', 'If', 'Off', 'Yes × 2', 'If × n']);
  const known = new Set(shortMeanings.map(([words]) => words));
  const parts = shown.flatMap((words) => words.split(/ (?=×)/));
  expect(parts.filter((words) => !known.has(words))).toEqual([]);
});

it('marks a cell that isn’t saved before it marks a draft', () => {
  const place = { row: 0, column: 0 };
  const marks = (isChanged: boolean, isDraft: boolean) =>
    markAt({ isChangedAt: () => isChanged, isDraftAt: () => isDraft }, place);
  expect([marks(true, true), marks(false, true), marks(false, false)]).toEqual(['Not saved', 'Draft', undefined]);
});
