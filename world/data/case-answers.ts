import type { AnswersFacts } from './answers-facts.ts';
import { familyAnswers } from './case-answers-family.ts';
import { firstCallAnswers } from './case-answers-first-call.ts';

/** What is known about the sample's cases besides who and when, by the decedent's name, in order. Places are invented except for their towns. */
export const caseAnswers: Readonly<Record<string, readonly AnswersFacts[]>> = Object.fromEntries(
  Object.entries(firstCallAnswers).map(([name, first]) => [name, [...first, ...(familyAnswers[name] ?? [])]]),
);
