import type { Question } from '#shared/model/question.ts';
import type { Bounds } from '#shared/questions/kinds/kind.ts';
import { boundsOf } from '#shared/questions/kinds/number.ts';

/** Returns the bounds of the buttons beside a number. People can't type a minus sign, so the buttons go below zero only if the question says so. */
export const buttonBounds = (question: Pick<Question, 'fieldType' | 'min' | 'max'>): Bounds => {
  const bounds = boundsOf(question);
  return question.min === undefined ? { ...bounds, min: Math.max(0, bounds.min) } : bounds;
};

/**
 * Returns the number after a press of a button, or undefined if it would leave the bounds. An empty box starts at the minimum or, going up, at one. A
 * number outside the bounds goes to the nearer one.
 */
export const stepNumber = (value: number | null, step: 1 | -1, { min, max }: Bounds): number | undefined => {
  const wanted = value === null ? (step === 1 ? 1 : min) : Number((value + step).toFixed(10));
  const next = Math.min(max, Math.max(min, wanted));
  if (value === null) return next;
  return step === 1 ? (next > value || value > max ? next : undefined) : next < value || value < min ? next : undefined;
};
