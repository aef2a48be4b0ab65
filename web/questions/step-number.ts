import type { Question } from '#shared/model/question.ts';
import type { Bounds } from '#shared/questions/kinds/kind.ts';
import { boundsOf } from '#shared/questions/kinds/number.ts';

/** The bounds of the buttons beside a number. A minus sign cannot be typed, so they only go below zero where the question says so. */
export const buttonBounds = (question: Pick<Question, 'fieldType' | 'min' | 'max'>): Bounds => {
  const bounds = boundsOf(question);
  return question.min === undefined ? { ...bounds, min: Math.max(0, bounds.min) } : bounds;
};

/**
 * The number after a press of a button, or undefined where it would leave the bounds. An empty box begins at the least or, upwards, at one;
 * a number outside its bounds comes back to the nearer one.
 */
export const stepNumber = (value: number | null, step: 1 | -1, { min, max }: Bounds): number | undefined => {
  const wanted = value === null ? (step === 1 ? 1 : min) : Number((value + step).toFixed(10));
  const next = Math.min(max, Math.max(min, wanted));
  if (value === null) return next;
  return step === 1 ? (next > value || value > max ? next : undefined) : next < value || value < min ? next : undefined;
};
